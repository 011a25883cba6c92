-- Members ask for a draft; nothing else of the outcome is theirs to change.
revoke update on session_outcomes from app_member;
grant update (drafting, draft_failure, updated_at) on session_outcomes to app_member;

-- The three names of the specification are views of the one outcome record (T-087), under the reader's own rights.
create or replace view session_reports with (security_invoker = true) as
  select o.id, o.session_id, o.user_id, s.title, v.created_at, s.session_type,
    array(select text from outcome_lines l where l.version_id = v.id and l.kind = 'summary' order by position) as executive_summary,
    array(select text from outcome_lines l where l.version_id = v.id and l.kind = 'insight' order by position) as key_insights,
    array(select text from outcome_lines l where l.version_id = v.id and l.kind = 'action' order by position) as action_items,
    array(select text from outcome_lines l where l.version_id = v.id and l.kind = 'recommendation' order by position) as recommendations,
    array(select text from outcome_lines l where l.version_id = v.id and l.kind = 'next_step' order by position) as next_steps,
    array(select text from outcome_lines l where l.version_id = v.id and l.kind = 'attendee' order by position) as attendees
  from session_outcomes o join sessions s on s.id = o.session_id
    join outcome_versions v on v.id = o.approved_version_id;
create or replace view session_recaps with (security_invoker = true) as
  select o.id, o.user_id, s.title, s.session_type, s.start_time as session_date, s.recording_url,
    array(select text from outcome_lines l where l.version_id = v.id and l.kind = 'summary' order by position) as summary,
    array(select text from outcome_lines l where l.version_id = v.id and l.kind = 'action' order by position) as action_items,
    array(select text from outcome_lines l where l.version_id = v.id and l.kind = 'insight' order by position) as key_insights
  from session_outcomes o join sessions s on s.id = o.session_id
    join outcome_versions v on v.id = o.approved_version_id;
create or replace view meeting_minutes with (security_invoker = true) as
  select o.id, o.user_id, o.session_id, s.title, s.start_time as meeting_date,
    (extract(epoch from s.end_time - s.start_time) / 60)::int as duration_minutes, o.status, v.created_at, s.recording_url,
    array(select text from outcome_lines l where l.version_id = v.id and l.kind = 'attendee' order by position) as attendees,
    array(select text from outcome_lines l where l.version_id = v.id and l.kind = 'insight' order by position) as key_topics,
    array(select text from outcome_lines l where l.version_id = v.id and l.kind = 'decision' order by position) as decisions_made,
    array(select text from outcome_lines l where l.version_id = v.id and l.kind = 'action' order by position) as action_items,
    array(select text from outcome_lines l where l.version_id = v.id and l.kind = 'next_step' order by position) as next_steps
  from session_outcomes o join sessions s on s.id = o.session_id
    join outcome_versions v on v.id = coalesce(o.approved_version_id, o.current_version_id);
grant select on session_reports, session_recaps, meeting_minutes to app_member, app_staff;

-- The member has the approved version before them: on every device it counts as read (T-205). Nobody else's look counts.
create or replace function app_minutes_opened(p_session uuid) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update session_outcomes set opened_version_id = approved_version_id
    where session_id = p_session and user_id = app_user() and opened_version_id is distinct from approved_version_id
  $$;
grant execute on function app_minutes_opened(uuid) to app_member, app_staff;

-- Staff see how the drive is connected, and none of what connects it.
revoke select, update on drive_connections from app_staff;
grant select (id, status, failure, is_automatic, connected_by, connected_at, next_check_at, updated_at) on drive_connections to app_staff;
grant update (status, failure, code_sealed, token_sealed, is_automatic, connected_by, connected_at, next_check_at, updated_at) on drive_connections to app_staff;

-- Verified addresses of the member's side of sessions: the member's own, and those of guests who answered the link sent there.
-- The jobs hold them against who a recording is shared with (T-068), and see no other address.
create or replace function app_attendee_addresses(p_sessions uuid[]) returns table (session_id uuid, address text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.id, lower(u.email) from sessions s join auth_users u on u.id = s.user_id
      where s.id = any(p_sessions) and u.email_verified
    union
    select c.session_id, lower(c.guest_email) from consents c
      where c.session_id = any(p_sessions) and c.party = 'guest' and c.given_at is not null
  $$;
grant execute on function app_attendee_addresses(uuid[]) to app_jobs;

create or replace function app_drop_recording_decisions() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    delete from recording_decisions where recording_id = old.id;
    return null;
  end $$;
create or replace trigger recordings_decisions_go after delete on recordings
  for each row execute function app_drop_recording_decisions();
