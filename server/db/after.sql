-- Runs as the owner after the migrations, at every start: what the generator cannot say. Idempotent.

-- 1. Row security is enabled and forced on every table of the house.
do $$
declare each record;
begin
  for each in select c.oid::regclass as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') loop
    execute format('alter table %s enable row level security', each.name);
    execute format('alter table %s force row level security', each.name);
    -- Forced rules bind the owner too; definer functions run as the owner, so the owner needs a rule where
    -- it is no superuser (a production database).
    execute format('drop policy if exists owner_functions on %s', each.name);
    execute format('create policy owner_functions on %s to current_user using (true) with check (true)', each.name);
  end loop;
end $$;

-- 2. Grants follow the policies: a role gets a command on a table only where a policy speaks of it.
revoke all on all tables in schema public from public, app_public, app_member, app_staff, app_jobs, app_auth;
revoke all on all sequences in schema public from public, app_public, app_member, app_staff, app_jobs, app_auth;
revoke all on all functions in schema public from public, app_public, app_member, app_staff, app_jobs, app_auth;
alter default privileges in schema public revoke all on tables from public;
alter default privileges in schema public revoke execute on functions from public;
grant usage on schema public to app_public, app_member, app_staff, app_jobs, app_auth;
do $$
declare each record;
begin
  for each in
    select p.schemaname, p.tablename, p.cmd, r.role
    from pg_policies p, unnest(p.roles) as r(role)
    where p.schemaname = 'public' and r.role in ('app_public', 'app_member', 'app_staff', 'app_jobs', 'app_auth') loop
    execute format('grant %s on %I.%I to %I', each.cmd, each.schemaname, each.tablename, each.role);
  end loop;
end $$;

-- A member may change what the deeds change, and nothing the house alone knows (T-023): columns, not tables.
do $$
declare each text;
begin
  foreach each in array array['app_member', 'app_staff'] loop
    execute format('revoke update on profiles from %I', each);
    execute format('grant update (first_name, last_name, company, company_website, job_title, phone, linkedin_url,
      user_type, time_zone, locale, theme, updated_at) on profiles to %I', each);
  end loop;
end $$;
revoke update on sessions from app_member;
grant update (status, status_reason, hidden_at, report_requested_at, version, updated_at) on sessions to app_member;
-- A check-in and a figure are removed and never rewritten; whose they are, who wrote them and what they say stays.
revoke update on board_checkins, company_metrics from app_member, app_staff;
grant update (deleted_at, updated_at) on board_checkins to app_member, app_staff;
grant update (removed_at, updated_at) on company_metrics to app_member, app_staff;

-- 3. What the request path calls. Each is on the allow-list that tests/database/catalogue.test.ts holds.

-- Who a hashed sign-in token belongs to, or null: one look-up for session, roles, grants and permissions.
create or replace function app_actor(token_hash text) returns json
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select json_build_object(
      'signInId', s.id,
      'userId', u.id,
      'email', u.email,
      'isVerified', u.email_verified,
      'isDemo', p.is_demo,
      'isDisabled', p.disabled_at is not null,
      'userType', p.user_type,
      'idleUntil', s.expires_at,
      'signedInAt', s.created_at,
      'roles', (select coalesce(json_agg(r.role), '[]') from roles r where r.user_id = u.id),
      'permissions', (select coalesce(json_agg(n.name), '[]') from permissions n where n.user_id = u.id),
      'grants', (select coalesce(json_agg(json_build_object(
          'plan', g.plan, 'fromAt', g.from_at, 'untilAt', g.until_at, 'endedAt', g.ended_at)), '[]')
        from plan_grants g where g.user_id = u.id and g.ended_at is null and (g.until_at is null or g.until_at > now()))
    )
    from auth_sessions s
      join auth_users u on u.id = s.user_id
      join profiles p on p.id = u.id
    where s.token = token_hash
      and s.expires_at > now()
      and s.created_at > now() - case
        when exists (select from roles r where r.user_id = u.id) then interval '8 hours' else interval '12 hours' end
      and p.disabled_at is null
      and (p.erase_at is null or p.erase_at > now())
  $$;

-- One activity of the browser: the idle limit starts anew (T-014). The absolute limit never moves.
create or replace function app_touch(token_hash text, idle interval) returns timestamptz
  language sql security definer set search_path = public, pg_temp
  as $$
    update auth_sessions set expires_at = now() + idle, updated_at = now()
    where token = token_hash and expires_at > now()
    returning expires_at
  $$;

create or replace function app_publish(p_topic text, p_entity text, p_entity_id text, p_version int, p_kind text, p_member uuid)
  returns void language sql security definer set search_path = public, pg_temp
  as $$
    insert into live_events (topic, entity, entity_id, version, kind, member_id)
    values (p_topic, p_entity, p_entity_id, p_version, p_kind, p_member)
  $$;

create or replace function app_enqueue(p_id uuid, p_queue text, p_data jsonb)
  returns void language sql security definer set search_path = public, pg_temp
  as $$ insert into job_requests (id, queue, data) values (p_id, p_queue, p_data) on conflict (id) do nothing $$;

-- Mail to an address under .invalid is dropped here, whoever asks: a demo tenant sends nothing (4.12.5).
create or replace function app_mail(p_id uuid, p_template text, p_to text, p_subject text, p_text text, p_html text, p_once text)
  returns boolean language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    if p_to ilike '%.invalid' then return false; end if;
    insert into mail_messages (id, template, to_address, subject, text_body, html_body, once_key)
    values (p_id, p_template, p_to, p_subject, p_text, p_html, p_once)
    on conflict (once_key) do nothing;
    if not found then return false; end if;
    insert into job_requests (id, queue, data) values (p_id, 'mail.send', jsonb_build_object('messageId', p_id));
    return true;
  end $$;

-- A member's address, for mail that a colleague's deed sends them.
create or replace function app_address(member uuid) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select email from auth_users where id = member
      and (id = app_user() or app_advises(member) or app_may('sessions.manage') or app_is_admin()
        -- Every staff member answers requests (4.12.3), and an answer goes by mail.
        or (exists (select from roles r where r.user_id = app_user())
          and exists (select from inquiries i where i.user_id = member and not i.is_demo)))
  $$;

-- The actor is whoever the transaction is for; nobody can write an event in another's name.
create or replace function app_audit(p_kind text, p_action text, p_subject_type text, p_subject_id text, p_member uuid,
    p_request text, p_details jsonb, p_digest text, p_ip text, p_agent text)
  returns void language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare new_id bigint;
  begin
    insert into audit_events (actor_id, actor_kind, action, subject_type, subject_id, member_id, request_id, details_digest)
    values (app_user(), p_kind, p_action, p_subject_type, p_subject_id, p_member, p_request, p_digest)
    returning id into new_id;
    insert into audit_details (event_id, details, ip_address, user_agent) values (new_id, p_details, p_ip, p_agent);
  end $$;

-- Refusals: one row per actor, call and minute, counted until the seal closes it.
create or replace function app_audit_refusal(p_actor uuid, p_kind text, p_action text, p_reason text, p_request text,
    p_digest text, p_key text)
  returns void language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare refusal_id bigint;
  begin
    insert into audit_events (actor_id, actor_kind, action, outcome, subject_type, subject_id, request_id, details_digest, refusal_key)
    values (p_actor, p_kind, p_action, 'refused', 'call', p_reason, p_request, p_digest, p_key)
    on conflict (refusal_key) where refusal_key is not null do update set count = audit_events.count + 1 where audit_events.seal is null
    returning id into refusal_id;
    if refusal_id is not null then
      insert into audit_details (event_id, details) values (refusal_id, jsonb_build_object('reason', p_reason))
      on conflict (event_id) do nothing;
    end if;
  end $$;

-- Takes one token of a shared bucket; the answer is the seconds to wait, 0 when there was one left.
create or replace function app_take(p_key text, p_limit int, p_window interval) returns int
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare started timestamptz := date_bin(p_window, clock_timestamp(), timestamptz 'epoch'); taken int;
  begin
    insert into rate_buckets (key, window_start, count) values (p_key, started, 1)
    on conflict (key, window_start) do update set count = rate_buckets.count + 1
    returning count into taken;
    if taken <= p_limit then return 0; end if;
    return greatest(1, ceil(extract(epoch from started + p_window - clock_timestamp()))::int);
  end $$;

-- Looks without taking: sign-in counts failed tries only (4.12.8).
create or replace function app_wait(p_key text, p_limit int, p_window interval) returns int
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select case when coalesce(max(count), 0) < p_limit then 0
      else greatest(1, ceil(extract(epoch from max(window_start) + p_window - clock_timestamp()))::int) end
    from rate_buckets
    where key = p_key and window_start = date_bin(p_window, clock_timestamp(), timestamptz 'epoch')
  $$;

revoke execute on all functions in schema public from public;
grant execute on function app_user(), app_advises(uuid), app_may(text), app_is_admin(), app_is_demo(uuid)
  to app_public, app_member, app_staff, app_jobs, app_auth;
grant execute on function app_publish(text, text, text, int, text, uuid), app_enqueue(uuid, text, jsonb),
  app_mail(uuid, text, text, text, text, text, text),
  app_audit(text, text, text, text, uuid, text, jsonb, text, text, text)
  to app_member, app_staff, app_jobs, app_auth;
grant execute on function app_address(uuid) to app_staff, app_member;

-- 4. The three names of the specification are views of the one outcome record (T-087), under the reader's own rights.
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

-- Names of the people around a member: themselves, their advisors, and members of an advisor's own (T-215, T-117:
-- a display name and nothing else). Staff see any member's name; a demo's advisor is seen by that demo alone.
create or replace function app_names(people uuid[]) returns table (id uuid, name text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select p.id, coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), 'Somebody')
    from profiles p
    where p.id = any(people) and (
      p.id = app_user()
      or exists (select from member_advisors a where a.user_id = app_user() and a.advisor_id = p.id)
      or exists (select from sessions s where s.user_id = app_user() and s.advisor_id = p.id)
      or (exists (select from roles r where r.user_id = app_user()) and not p.is_demo)
    )
  $$;
-- Who may be given a member's card: the member and the advisors assigned today.
create or replace function app_assignable(member uuid) returns table (id uuid, name text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select p.id, coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), 'Somebody')
    from profiles p
    where (member = app_user() or app_advises(member))
      and (p.id = member or exists (select from member_advisors a where a.user_id = member and a.advisor_id = p.id
        and (a.until_at is null or a.until_at > now())))
    order by (p.id <> member), 2
    limit 50
  $$;
revoke execute on function app_names(uuid[]), app_assignable(uuid) from public;
grant execute on function app_names(uuid[]), app_assignable(uuid) to app_member, app_staff;

-- The jobs seal an event and change nothing else of it.
revoke update on audit_events from app_jobs;
grant update (seal_number, seal) on audit_events to app_jobs;

-- 5. Accounts: what the directory and the admin pages need of tables that are closed to staff. Each asks for the
-- reader's role itself, because definer rights see every row.
create or replace function app_verified(people uuid[]) returns table (id uuid, is_verified boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.id, u.email_verified from auth_users u
    where u.id = any(people) and exists (select from roles r where r.user_id = app_user())
  $$;
-- Every sign-in of a person whose rights were taken; streams end with them (T-005).
create or replace function app_end_sign_ins(member uuid) returns bigint
  language sql security definer set search_path = public, pg_temp
  as $$
    with ended as (delete from auth_sessions where user_id = member and app_is_admin() returning 1)
    select count(*) from ended
  $$;
-- The columns of a profile that staff may not write include this one; an admin shuts out by this function alone.
create or replace function app_disable(member uuid, disabled boolean) returns boolean
  language sql security definer set search_path = public, pg_temp
  as $$
    update profiles set disabled_at = case when disabled then coalesce(disabled_at, now()) end, updated_at = now()
    where id = member and not is_demo and app_is_admin() and (disabled_at is not null) <> disabled
    returning true
  $$;
revoke execute on function app_verified(uuid[]), app_end_sign_ins(uuid), app_disable(uuid, boolean) from public;
grant execute on function app_verified(uuid[]), app_end_sign_ins(uuid), app_disable(uuid, boolean) to app_staff;
grant execute on function app_touch(text, interval) to app_member, app_staff;

-- 5. Consent (4.12.11). A guest has no rows and no role of their own: the secret of their link, hashed, is all they bring.
-- What a session's words became goes; the approved wording stays. Only the two functions below may call it.
create or replace function app_consent_forget(p_session uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    delete from transcripts where session_id = p_session;
    delete from outcome_versions v using session_outcomes o
      where o.session_id = p_session and v.outcome_id = o.id and v.id is distinct from o.approved_version_id;
    update outcome_versions v set transcript_id = null
      from session_outcomes o where o.session_id = p_session and v.id = o.approved_version_id;
    update outcome_lines l set quote = null, speaker = null, segment = null, start_ms = null
      from session_outcomes o where o.session_id = p_session and l.version_id = o.approved_version_id;
    update session_outcomes set current_version_id = approved_version_id, drafting = 'ready', draft_failure = null,
      status = case when approved_version_id is null then 'draft' else 'approved' end, updated_at = now()
      where session_id = p_session;
    update board_assignments set assignment_context = assignment_context
        || '{"quote": null, "speaker": null, "segment": null, "startMs": null, "line": null}'
      where source_type = 'outcome_line' and assignment_context->>'sessionId' = p_session::text;
    update sessions set recording_url = null where id = p_session and recording_url is not null;
    -- Open screens let go of it, too.
    perform app_publish('recordings', 'transcript', p_session::text, 0, 'transcript.erased', user_id),
        app_publish('minutes', 'minutes', p_session::text, 0, 'minutes.evidence_erased', user_id)
      from sessions where id = p_session;
    perform app_publish('board', 'card', target_id::text, 0, 'card.edited', user_id) from board_assignments
      where source_type = 'outcome_line' and assignment_context->>'sessionId' = p_session::text;
  end $$;

-- The member and those who manage the session; nobody else's session.
create or replace function app_consent_erase(p_session uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    perform from sessions where id = p_session
      and (user_id = app_user() or app_advises(user_id) or app_may('sessions.manage')) for update;
    if found then perform app_consent_forget(p_session); end if;
  end $$;

create or replace function app_consent_by_link(p_hash text) returns json
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select json_build_object('guestName', c.guest_name, 'title', s.title, 'startAt', s.start_time, 'endAt', s.end_time,
      'timeZone', s.time_zone, 'textVersion', c.text_version, 'givenAt', c.given_at, 'refusedAt', c.refused_at,
      'withdrawnAt', c.withdrawn_at, 'askedAt', c.created_at,
      'advisorName', (select coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), 'Somebody')
        from profiles p where p.id = s.advisor_id))
    from consents c join sessions s on s.id = c.session_id
    where c.token_hash = p_hash and c.party = 'guest'
  $$;

-- The session's row is held first, as in every other answer, so that answers and drafts come one after the other.
create or replace function app_consent_answer(p_hash text, p_answer text, p_version text, p_at timestamptz, p_request text,
    p_details jsonb, p_digest text, p_ip text, p_agent text)
  returns void language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare held record;
  begin
    select s.id, s.user_id into held from consents c join sessions s on s.id = c.session_id
      where c.token_hash = p_hash and c.party = 'guest' for update of s;
    if not found then return; end if;
    update consents set
        given_at = case when p_answer = 'given' then p_at else given_at end,
        text_version = case when p_answer = 'given' then p_version else text_version end,
        refused_at = case when p_answer = 'refused' then p_at else refused_at end,
        withdrawn_at = case when p_answer = 'withdrawn' then p_at else withdrawn_at end
      where token_hash = p_hash and party = 'guest';
    perform app_audit('visitor', 'consent.' || p_answer, 'session', held.id::text, held.user_id, p_request, p_details, p_digest, p_ip, p_agent);
    perform app_publish('consent', 'consent', held.id::text, 0, 'consent.' || p_answer, held.user_id);
    if p_answer <> 'given' then perform app_consent_forget(held.id); end if;
  end $$;

revoke execute on function app_consent_forget(uuid), app_consent_erase(uuid), app_consent_by_link(text),
  app_consent_answer(text, text, text, timestamptz, text, jsonb, text, text, text) from public;
grant execute on function app_consent_erase(uuid) to app_member, app_staff;
grant execute on function app_consent_by_link(text),
  app_consent_answer(text, text, text, timestamptz, text, jsonb, text, text, text) to app_public, app_member, app_staff;

-- Members answer for themselves and ask for a draft; nothing else of these rows is theirs to change.
revoke update on consents from app_member;
grant update (text_version, given_at, refused_at, withdrawn_at) on consents to app_member;
revoke update on session_outcomes from app_member;
grant update (drafting, draft_failure, updated_at) on session_outcomes to app_member;

-- 6. Content. A visitor writes no table: this function stores an error of their browser, at most 1,000 an hour from
-- all of them together, and says whether it did (T-172). The same report sent again is one row.
create or replace function app_report_error(p_id uuid, p_level text, p_path text, p_message text, p_stack text, p_release text)
  returns boolean language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    if (select count(*) from client_errors where created_at > now() - interval '1 hour') >= 1000 then return false; end if;
    insert into client_errors (id, level, path, message, stack, release)
      values (p_id, p_level, p_path, p_message, p_stack, p_release)
    on conflict (id) do nothing;
    return true;
  end $$;
revoke execute on function app_report_error(uuid, text, text, text, text, text) from public;
grant execute on function app_report_error(uuid, text, text, text, text, text) to app_public, app_member, app_staff;
