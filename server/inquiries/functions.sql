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

-- A visitor writes no table: this function stores a message of the contact form, with its row of the trail and its event.
-- It says what became of it: stored; there, where the same sender wrote the same within a day; taken, where its id is
-- another row's; full, where this sender or all of them together have sent what an hour allows (K14).
create or replace function app_send_message(p_id uuid, p_topic text, p_body text, p_context jsonb, p_due date, p_at timestamptz,
    p_sender_limit int, p_limit int, p_request text, p_details jsonb, p_digest text, p_ip text, p_agent text)
  returns text language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare sender text := lower(p_context ->> 'email');
  begin
    -- Two clicks at once come one after the other.
    perform pg_advisory_xact_lock(hashtextextended('app_send_message ' || sender, 0));
    if exists (select from inquiries where user_id is null and created_at > p_at - interval '1 day'
        and lower(context ->> 'email') = sender and subject = p_topic and body = p_body) then return 'there'; end if;
    if exists (select from inquiries where id = p_id) then return 'taken'; end if;
    if (select count(*) from inquiries where user_id is null and created_at > p_at - interval '1 hour') >= p_limit
      or (select count(*) from inquiries where user_id is null and created_at > p_at - interval '1 hour'
        and lower(context ->> 'email') = sender) >= p_sender_limit then return 'full'; end if;
    insert into inquiries (id, kind, subject, body, context, due_on, created_at, updated_at)
      values (p_id, 'contact', p_topic, p_body, p_context, p_due, p_at, p_at);
    perform app_audit('visitor', 'inquiry.opened', 'inquiry', p_id::text, null, p_request, p_details, p_digest, p_ip, p_agent);
    perform app_publish('inquiries', 'inquiry', p_id::text, 0, 'inquiry.opened', null);
    return 'stored';
  end $$;

grant execute on function app_send_message(uuid, text, text, jsonb, date, timestamptz, int, int, text, jsonb, text, text, text)
  to app_public, app_member, app_staff;

-- A visitor's message is erased after its months, whatever became of it, some at a time (4.13.18). Says how many.
create or replace function app_erase_messages(p_months int, p_most int) returns int
  language sql security definer set search_path = public, pg_temp
  as $$
    with gone as (
      delete from inquiries where id in (
        select id from inquiries where user_id is null and created_at < now() - make_interval(months => p_months)
        order by created_at limit p_most for update skip locked)
      returning 1)
    select count(*)::int from gone
  $$;

grant execute on function app_erase_messages(int, int) to app_jobs;
