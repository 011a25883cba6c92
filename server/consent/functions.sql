-- Consent (4.12.11). A guest has no rows and no role of their own: the secret of their link, hashed, is all they bring.

-- What a session's words became goes: sound, transcript, drafts, labels, quotes, emails not yet sent, and the words of every approved
-- line and card that nobody has changed (4.13.8). What a person worded stays, and so do versions that hold nothing else, such as minutes
-- written by hand and those that an advisor is writing anew after an earlier no. Only the two functions below may call it.
create or replace function app_consent_erase_traces(p_session uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    spoken uuid[] := array(select v.id from session_outcomes o join outcome_versions v on v.outcome_id = o.id
      where o.session_id = p_session and (v.transcript_id is not null or exists (select from outcome_lines l
        where l.version_id = v.id and (l.quote is not null or (l.worded_by is null and l.text <> '')))));
  begin
    -- Whoever leads the session is told by a job: not where nothing was there to go, nor where it is them who say no.
    perform app_enqueue(gen_random_uuid(), 'consent.tellAdvisor', jsonb_build_object('sessionId', s.id)) from sessions s
      where s.id = p_session and s.advisor_id is distinct from app_user() and (
        exists (select from transcripts t where t.session_id = s.id)
        or exists (select from recordings r where r.session_id = s.id and r.status in ('found', 'arriving', 'ready'))
        or cardinality(spoken) > 0);
    delete from transcripts where session_id = p_session;
    delete from transcriptions where session_id = p_session;
    perform app_erase_recordings(array(select id from recordings where session_id = p_session), now());
    delete from outcome_offers f using session_outcomes o where o.session_id = p_session and f.outcome_id = o.id;
    delete from mail_messages m using outcome_versions v join session_outcomes o on o.id = v.outcome_id
      where v.id = any(spoken) and m.once_key = 'minutes.approved ' || v.id;
    delete from outcome_versions v using session_outcomes o
      where v.id = any(spoken) and v.outcome_id = o.id and v.id is distinct from o.approved_version_id;
    update outcome_versions v set transcript_id = null
      from session_outcomes o where o.session_id = p_session and v.id = o.approved_version_id;
    -- Names and topics are nobody's wording; of the others the place stays, for the advisor to write it anew.
    delete from outcome_lines l using session_outcomes o where o.session_id = p_session
      and l.version_id = o.approved_version_id and l.worded_by is null and l.kind in ('topic', 'attendee');
    update outcome_lines l set quote = null, speaker = null, segment = null, start_ms = null,
        text = case when l.worded_by is null then '' else l.text end,
        owner = case when l.worded_by is null then null else l.owner end
      from session_outcomes o where o.session_id = p_session and l.version_id = o.approved_version_id;
    update julboard_tasks c set
        title = case when c.title = a.assignment_context->'made'->>'title'
          then left('To be reworded: ' || (a.assignment_context->>'sessionTitle'), 200) else c.title end,
        for_name = case when c.title = a.assignment_context->'made'->>'title' then null else c.for_name end,
        description = case when c.description = a.assignment_context->'made'->>'description' then '' else c.description end,
        version = c.version + 1, updated_at = now()
      from board_assignments a where a.target_id = c.id and a.source_type = 'outcome_line'
        and a.assignment_context->>'sessionId' = p_session::text and jsonb_typeof(a.assignment_context->'made') = 'object';
    update session_outcomes o set current_version_id = latest.id, drafting = 'ready', draft_failure = null,
      status = coalesce(latest.status, 'draft'), updated_at = now(),
      words_lost_at = case when exists (select from outcome_lines l where l.version_id = o.approved_version_id and l.text = '')
        then coalesce(o.words_lost_at, now()) end
      from (select) as one left join lateral (
        select v.id, v.status from outcome_versions v join session_outcomes own on own.id = v.outcome_id
        where own.session_id = p_session and v.status <> 'archived' order by v.number desc limit 1) as latest on true
      where o.session_id = p_session;
    update board_assignments set assignment_context = assignment_context
        || '{"quote": null, "speaker": null, "segment": null, "startMs": null, "line": null, "made": null}'
        || case when assignment_context->>'quote' is null then '{}' else '{"isErased": true}' end::jsonb
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
      and (user_id = app_user() or advisor_id = app_user() or app_advises(user_id) or app_may('sessions.manage')) for update;
    if found then perform app_consent_erase_traces(p_session); end if;
  end $$;

create or replace function app_consent_by_link(p_hash text) returns json
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select json_build_object('guestName', c.guest_name, 'title', s.title, 'startAt', s.start_time, 'endAt', s.end_time,
      'timeZone', s.time_zone, 'textVersion', c.text_version, 'givenAt', c.given_at, 'refusedAt', c.refused_at,
      'withdrawnAt', c.withdrawn_at, 'askedAt', c.created_at, 'isCancelled', s.status = 'cancelled',
      'advisorName', coalesce((select nullif(trim(concat_ws(' ', p.first_name, p.last_name)), '')
        from profiles p where p.id = s.advisor_id), 'Unknown'))
    from consents c join sessions s on s.id = c.session_id
    where c.token_hash = p_hash and c.party = 'guest'
  $$;

-- Whether everybody of a session has said yes to this version of the text, and nothing else since: for whoever looks through many
-- sessions. The rule itself is consentState, which is asked before anything is done.
create or replace function app_consent_seems_complete(p_session uuid, p_version text) returns boolean
  language sql stable set search_path = public, pg_temp
  as $$
    select count(distinct c.party) filter (where c.party in ('member', 'advisor')) = 2 and not exists (
      select from consents each where each.session_id = p_session
        group by each.party, lower(trim(each.guest_email))
        having coalesce(max(each.given_at) filter (where each.text_version = p_version) <= greatest(max(each.refused_at),
          max(each.withdrawn_at), max(each.given_at) filter (where each.text_version is distinct from p_version), '-infinity'), true))
    from consents c where c.session_id = p_session
  $$;

grant execute on function app_consent_seems_complete(uuid, text) to app_jobs;

-- What one person said, in their one row; earlier moments stay as they were. It has the rights of whoever calls it: members
-- and staff by their row rules, a guest through the function below.
create or replace function app_consent_store(p_consent uuid, p_answer text, p_version text, p_at timestamptz) returns void
  language sql set search_path = public, pg_temp
  as $$
    update consents set
        given_at = case when p_answer = 'given' then p_at else given_at end,
        text_version = case when p_answer = 'given' then p_version else text_version end,
        refused_at = case when p_answer = 'refused' then p_at else refused_at end,
        withdrawn_at = case when p_answer = 'withdrawn' then p_at else withdrawn_at end
      where id = p_consent
  $$;

-- The session's row is held first, as in every other answer, so that answers and drafts come one after the other.
create or replace function app_consent_answer(p_hash text, p_answer text, p_version text, p_at timestamptz, p_request text,
    p_details jsonb, p_digest text, p_ip text, p_agent text)
  returns void language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare held record;
  begin
    select s.id, s.user_id, c.id as consent_id into held from consents c join sessions s on s.id = c.session_id
      where c.token_hash = p_hash and c.party = 'guest' for update of s;
    if not found then return; end if;
    perform app_consent_store(held.consent_id, p_answer, p_version, p_at);
    perform app_audit('visitor', 'consent.' || p_answer, 'session', held.id::text, held.user_id, p_request, p_details, p_digest, p_ip, p_agent);
    perform app_publish('consent', 'consent', held.id::text, 0, 'consent.' || p_answer, held.user_id);
    if p_answer <> 'given' then perform app_consent_erase_traces(held.id); end if;
  end $$;

-- Who comes to a session, besides its member and its advisor, is asked for consent by link (4.13.18); whoever left is asked no
-- more unless they have answered. Answers who is asked anew, and how many guests the session has now. For the member and those
-- who manage the session.
create or replace function app_consent_keep_guests(p_session uuid, p_guests jsonb, p_left text[])
  returns table (id uuid, guests bigint) language plpgsql security definer set search_path = public, pg_temp
  as $$
  #variable_conflict use_column
  declare held record;
  begin
    select s.id as session_id, s.user_id, s.advisor_id into held from sessions s where s.id = p_session
      and (s.user_id = app_user() or s.advisor_id = app_user() or app_advises(s.user_id) or app_may('sessions.manage')) for update;
    if not found then return; end if;
    delete from consents c where c.session_id = p_session and c.party = 'guest' and c.guest_email = any(p_left)
      and c.given_at is null and c.refused_at is null and c.withdrawn_at is null;
    update consents c set guest_name = x.name from jsonb_to_recordset(p_guests) as x(name text, email text)
      where c.session_id = p_session and c.party = 'guest' and c.guest_email = x.email
        and c.given_at is null and c.refused_at is null and c.withdrawn_at is null;
    return query with asked as (
        insert into consents (id, session_id, user_id, party, guest_name, guest_email, token_hash)
          select x.id, p_session, held.user_id, 'guest', x.name, x.email, x."tokenHash"
          from jsonb_to_recordset(p_guests) as x(id uuid, name text, email text, "tokenHash" text)
          where not exists (select from auth_users u where u.id in (held.user_id, held.advisor_id) and lower(u.email) = x.email)
          on conflict (session_id, party, guest_email) do nothing returning consents.id)
      select a.id, (select count(*) from consents c where c.session_id = p_session and c.party = 'guest')
        + (select count(*) from asked) from asked a;
  end $$;

-- Whose address of a session this is, its member's or its advisor's, who are asked in their consoles and never as guests. For those
-- who manage the session.
create or replace function app_consent_whose(p_session uuid, p_email text) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select case when u.id = s.user_id then 'member' else 'advisor' end
    from sessions s join auth_users u on u.id in (s.user_id, s.advisor_id)
    where s.id = p_session and lower(u.email) = lower(p_email)
      and (s.advisor_id = app_user() or app_advises(s.user_id) or app_may('sessions.manage'))
  $$;

-- Invitations that are about to be queued, taken from a bucket of the member and one of each address, which outlive guests who
-- are deleted. Answers the row there was none left for, and whose bucket was empty. Addresses in one order: nobody waits in a ring.
create or replace function app_consent_take_invitations(p_session uuid, p_asked uuid[], p_by_member int, p_by_address int)
  returns table (id uuid, is_member boolean) language plpgsql security definer set search_path = public, pg_temp
  as $$
  #variable_conflict use_column
  declare guest record;
  begin
    for guest in select c.id, c.user_id, lower(c.guest_email) as email from consents c
        where c.session_id = p_session and c.id = any(p_asked) and c.party = 'guest' order by lower(c.guest_email)
    loop
      if app_take('invitations of ' || guest.user_id, p_by_member, interval '24 hours') > 0 then
        return query select guest.id, true;
        return;
      end if;
      if app_take('invitations to ' || app_mail_digest(guest.email), p_by_address, interval '24 hours') > 0 then
        return query select guest.id, false;
        return;
      end if;
    end loop;
  end $$;

-- The address of an invitation, for the email that asks or tells: for its member, those who manage its session and the jobs, which
-- hear from elsewhere that a session changed (T-065). Called by app_mail.
create or replace function app_guest_address(p_consent uuid) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.guest_email from consents c join sessions s on s.id = c.session_id
    where c.id = p_consent and c.party = 'guest'
      and (s.user_id = app_user() or s.advisor_id = app_user() or app_advises(s.user_id) or app_may('sessions.manage')
        or current_setting('role') = 'app_jobs')
      and not app_is_demo(s.user_id)
  $$;

grant execute on function app_consent_erase(uuid), app_consent_store(uuid, text, text, timestamptz),
  app_consent_keep_guests(uuid, jsonb, text[]), app_consent_take_invitations(uuid, uuid[], int, int) to app_member, app_staff;
grant execute on function app_consent_whose(uuid, text) to app_staff;
grant execute on function app_consent_by_link(text),
  app_consent_answer(text, text, text, timestamptz, text, jsonb, text, text, text) to app_public, app_member, app_staff;

-- Members answer for themselves; nothing else of these rows is theirs to change.
revoke update on consents from app_member;
grant update (text_version, given_at, refused_at, withdrawn_at) on consents to app_member;

-- A guest of others' sessions who is erased keeps no name and no address there; that somebody answered stays (K37, 4.12.11), and nobody
-- waits for whoever had not. Nor are they among who comes any more: whoever stores these people again would invite them anew.
create or replace function app_forget_guest(p_email text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from consents where lower(guest_email) = lower(p_email)
      and given_at is null and refused_at is null and withdrawn_at is null;
    update consents set guest_name = 'Deleted person', guest_email = id::text || '@deleted.invalid', token_hash = null
    where lower(guest_email) = lower(p_email);
    update sessions s set
        attendee_name = case when lower(s.attendee_email) = lower(p_email) then null else s.attendee_name end,
        attendee_email = case when lower(s.attendee_email) = lower(p_email) then null else s.attendee_email end,
        further_people = (select coalesce(jsonb_agg(person order by at), '[]') from jsonb_array_elements(s.further_people)
          with ordinality as each(person, at) where lower(person ->> 'email') is distinct from lower(p_email))
      where lower(s.attendee_email) = lower(p_email)
        or exists (select from jsonb_array_elements(s.further_people) person where lower(person ->> 'email') = lower(p_email))
  $$;

grant execute on function app_forget_guest(text) to app_jobs;
