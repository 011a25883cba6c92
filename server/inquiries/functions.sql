-- An approved review takes the decision. It is the one thing that staff who do not advise a member do on their board, and only
-- while the member's own request for it waits for an answer (4.13.9).
create or replace function app_approve_decision(p_inquiry uuid, p_at timestamptz) returns table (id uuid, version int)
  language sql security definer set search_path = public, pg_temp
  as $$
    update julboard_tasks c set status = 'completed', completed_at = coalesce(c.completed_at, p_at), decided_by = app_user(),
        decided_on = (p_at at time zone coalesce((select p.time_zone from profiles p where p.id = c.user_id), 'UTC'))::date,
        updated_at = p_at
      from inquiries i
      where i.id = p_inquiry and i.kind = 'decision_review' and i.status in ('open', 'in_progress') and not i.is_demo
        and c.id = case when i.kind = 'decision_review' then i.subject::uuid end and c.user_id = i.user_id
        and c.kind = 'decision' and c.archived_at is null and c.decided_on is null
        and exists (select from roles r where r.user_id = app_user())
      returning c.id, c.version
  $$;

grant execute on function app_approve_decision(uuid, timestamptz) to app_staff;
