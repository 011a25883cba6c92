-- Members ask for a draft; nothing else of the outcome is theirs to change.
revoke update on session_outcomes from app_member;
grant update (drafting, draft_failure, updated_at) on session_outcomes to app_member;

-- Test rows among minutes: whole words, only where the row is marked, until staff say otherwise (T-085). Its like in the domain is
-- isHiddenSample; a test holds both to the same titles.
create or replace function app_hides_minutes(p_title text, p_is_sample boolean, p_is_imported boolean, p_is_unhidden boolean)
  returns boolean language sql immutable
  as $$ select (p_is_sample or p_is_imported) and not p_is_unhidden and p_title ~* '\m(test|sample|demo|mockup)\M' $$;
grant execute on function app_hides_minutes(text, boolean, boolean, boolean) to app_member, app_staff, app_jobs;

-- The three names of the specification are views of the one outcome record (T-087), under the reader's own rights: the report is the
-- analysis, the recap the member's summary, the minutes the formal record. One line of a text is one line of the outcome.
drop view if exists session_reports, session_recaps, meeting_minutes;
create view session_reports with (security_invoker = true) as
  select o.id, o.session_id, o.user_id, s.title, v.created_at, s.session_type,
    (extract(epoch from s.end_time - s.start_time) / 60)::int || ' minutes' as duration,
    (select string_agg(text, E'\n' order by position) from outcome_lines l where l.version_id = v.id and l.kind = 'summary') as executive_summary,
    array(select text from outcome_lines l where l.version_id = v.id and l.kind = 'insight' order by position) as key_insights,
    array(select text from outcome_lines l where l.version_id = v.id and l.kind = 'action' order by position) as action_items,
    array(select text from outcome_lines l where l.version_id = v.id and l.kind = 'recommendation' order by position) as recommendations,
    array(select text from outcome_lines l where l.version_id = v.id and l.kind = 'next_step' order by position) as next_steps,
    array(select text from outcome_lines l where l.version_id = v.id and l.kind = 'attendee' order by position) as attendees
  from session_outcomes o join sessions s on s.id = o.session_id
    join outcome_versions v on v.id = o.approved_version_id
  where not (o.user_id = app_user() and app_hides_minutes(s.title, o.is_sample, o.is_imported, o.is_unhidden));
create view session_recaps with (security_invoker = true) as
  select o.id, o.user_id, s.title, s.session_type, s.start_time as session_date, s.recording_url,
    (select string_agg(text, E'\n' order by position) from outcome_lines l where l.version_id = v.id and l.kind = 'summary') as summary,
    array(select text from outcome_lines l where l.version_id = v.id and l.kind = 'action' order by position) as action_items,
    array(select text from outcome_lines l where l.version_id = v.id and l.kind = 'insight' order by position) as key_insights
  from session_outcomes o join sessions s on s.id = o.session_id
    join outcome_versions v on v.id = o.approved_version_id
  where not (o.user_id = app_user() and app_hides_minutes(s.title, o.is_sample, o.is_imported, o.is_unhidden));
create view meeting_minutes with (security_invoker = true) as
  select o.id, o.user_id, o.session_id, s.title, s.start_time as meeting_date,
    (extract(epoch from s.end_time - s.start_time) / 60)::int as duration_minutes, o.status, v.created_at, s.recording_url,
    array(select text from outcome_lines l where l.version_id = v.id and l.kind = 'attendee' order by position) as attendees,
    -- As summaryOf in the domain says them: what was found, then what was talked about.
    array(select text from outcome_lines l where l.version_id = v.id and l.kind in ('insight', 'topic') and text <> ''
      order by l.kind = 'topic', position) as key_topics,
    array(select text from outcome_lines l where l.version_id = v.id and l.kind = 'decision' order by position) as decisions_made,
    array(select text from outcome_lines l where l.version_id = v.id and l.kind = 'action' order by position) as action_items,
    -- What the advisor took upon themselves, for the member: owners are named as they were called in the talk.
    array(select text from outcome_lines l where l.version_id = v.id and l.kind in ('action', 'next_step')
      and lower(split_part(l.owner, ' ', 1)) = lower(split_part(app_name(s.advisor_id), ' ', 1))
      and lower(l.owner) is distinct from lower(app_name(s.user_id)) order by position) as deliverables_promised,
    array(select text from outcome_lines l where l.version_id = v.id and l.kind = 'next_step' order by position) as next_steps,
    -- What the session was worth to the client stands in the summary, which the advisor writes (4.13.7).
    (select string_agg(text, E'\n' order by position) from outcome_lines l where l.version_id = v.id and l.kind = 'summary') as client_value_summary
  from session_outcomes o join sessions s on s.id = o.session_id
    join outcome_versions v on v.id = coalesce(o.approved_version_id, o.current_version_id)
  where not (o.user_id = app_user() and app_hides_minutes(s.title, o.is_sample, o.is_imported, o.is_unhidden));
grant select on session_reports, session_recaps, meeting_minutes to app_member, app_staff;

-- The member has the approved version before them: on every device it counts as read (T-205). Nobody else's look counts. Says whether
-- it was the first.
drop function if exists app_minutes_opened(uuid);
create or replace function app_minutes_opened(p_session uuid) returns boolean
  language sql security definer set search_path = public, pg_temp
  as $$
    with opened as (update session_outcomes set opened_version_id = approved_version_id
      where session_id = p_session and user_id = app_user() and opened_version_id is distinct from approved_version_id returning 1)
    select exists (select from opened)
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

-- Which of these sessions, once held, a recording may be of that is linked to none yet (T-068): for whoever sees the session, and of
-- the recording nothing but that it is there. Who put it aside said that it is of none.
create or replace function app_candidate_sessions(p_sessions uuid[]) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.id from sessions s where s.id = any(p_sessions) and s.end_time <= now()
      and (s.user_id = app_user() or s.advisor_id = app_user() or app_advises(s.user_id) or app_may('sessions.manage'))
      and exists (select from recording_decisions d join recordings r on r.id = d.recording_id
        where d.candidates @> jsonb_build_array(jsonb_build_object('sessionId', s.id)) and d.decision in ('left', 'undone')
          and r.session_id is null and r.status <> 'erased'
          and d.id = (select e.id from recording_decisions e where e.recording_id = r.id order by e.created_at desc, e.id limit 1))
  $$;
grant execute on function app_candidate_sessions(uuid[]) to app_member, app_staff;

create or replace function app_drop_recording_decisions() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    delete from recording_decisions where recording_id = old.id;
    return null;
  end $$;
create or replace trigger recordings_decisions_go after delete on recordings
  for each row execute function app_drop_recording_decisions();

-- Sound that is taken from its session, or erased, is written down for it no longer: a run on the way finds nothing and stops.
create or replace function app_drop_transcriptions() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    delete from transcriptions where recording_id = old.id;
    return new;
  end $$;
create or replace trigger recordings_transcriptions_go before update on recordings for each row
  when (old.session_id is distinct from new.session_id or (new.status = 'erased' and old.status <> 'erased'))
  execute function app_drop_transcriptions();

-- Words that are erased are not kept a second time, piece by piece; the sound, where it is there still, can be written down anew.
create or replace function app_drop_spoken() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    delete from transcriptions where id = old.id;
    return null;
  end $$;
create or replace trigger transcripts_spoken_go after delete on transcripts
  for each row execute function app_drop_spoken();

-- What the board says of how calls become minutes: whether the drive is connected, and counts of the reader's own (spec 2 §2).
create or replace function app_automation_status() returns table
    (is_ready boolean, is_automatic boolean, checked_at timestamptz, transcribing int, drafting int, waiting int)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce((select d.status = 'ready' from drive_connections d limit 1), false),
      coalesce((select d.is_automatic from drive_connections d limit 1), false),
      (select r.finished_at from automation_runs r where r.status = 'done' order by r.created_at desc limit 1),
      (select count(*)::int from transcriptions t where t.user_id = app_user() and t.status in ('queued', 'running')),
      (select count(*)::int from session_outcomes o where o.user_id = app_user() and o.drafting in ('queued', 'running')),
      (select count(*)::int from session_outcomes o join sessions s on s.id = o.session_id
       where o.user_id = app_user() and o.drafting = 'ready' and s.deleted_at is null and o.current_version_id is not null
         and o.current_version_id is distinct from o.approved_version_id)
  $$;
grant execute on function app_automation_status() to app_member, app_staff;
