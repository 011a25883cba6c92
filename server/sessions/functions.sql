-- Of a session a member changes whether it takes place and whether they see it, never what it is.
revoke update on sessions from app_member;
grant update (status, status_reason, hidden_at, report_requested_at, attendee_name, attendee_email, further_people, version, updated_at)
  on sessions to app_member;

-- Staff change what a session is, never whose it is nor who leads it: that is settled when it is scheduled (4.13.1).
revoke update on sessions from app_staff;
grant update (title, description, session_type, start_time, end_time, time_zone, status, status_reason, attendee_name,
  attendee_email, further_people, meeting_url, recording_url, recording_checked_at, notes, moves, report_requested_at, consent_asked_at,
  archived_at, hidden_at, deleted_at, no_show_at, version, updated_at) on sessions to app_staff;

-- Whose note it is, of which session, and by whom it was written stays.
revoke update on session_notes from app_member, app_staff;
grant update (tags, content, version, deleted_at, updated_at) on session_notes to app_member, app_staff;

-- A session that staff deleted long enough ago goes for good, with everything that hangs on it; says how many (T-076, T-219).
create or replace function app_erase_deleted_sessions(p_before timestamptz, p_most int) returns int
  language sql security definer set search_path = public, pg_temp
  as $$
    with gone as (
      delete from sessions where id in (select id from sessions where deleted_at < p_before limit p_most) returning 1)
    select count(*)::int from gone
  $$;

grant execute on function app_erase_deleted_sessions(timestamptz, int) to app_jobs;
