-- The jobs seal an event and change nothing else of it.
revoke update on audit_events from app_jobs;
grant update (seal_number, seal) on audit_events to app_jobs;

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
    insert into audit_details (event_id, details, ip_address, user_agent, sign_in_id)
    values (new_id, p_details, p_ip, p_agent, nullif(current_setting('app.sign_in_id', true), '')::uuid);
  end $$;

-- Refusals of about a second, counted by the node (4.13.15): one row per actor, call, reason and minute, counted until the
-- seal closes it. What comes after that gets a row of its own: a refusal is never lost to a seal that was faster.
drop function if exists app_audit_refusal(uuid, text, text, text, text, text, text);
create or replace function app_audit_refusals(p_refusals jsonb)
  returns void language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    each record; refusal_id bigint; minute_key text;
    minute text := to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI');
  begin
    for each in
      select * from jsonb_to_recordset(p_refusals) as r(actor uuid, kind text, call text, reason text, request text,
        digest text, count int, ip text, agent text, sign_in uuid)
      -- In one order, so that two nodes that write at once never wait for each other in a ring.
      order by actor, call, reason
    loop
      minute_key := concat_ws(' ', coalesce(each.actor::text, 'visitor'), each.call, each.reason, minute);
      loop
        insert into audit_events (actor_id, actor_kind, action, outcome, count, subject_type, subject_id, request_id,
          details_digest, refusal_key)
        values (each.actor, each.kind, each.call, 'refused', each.count, 'call', each.reason, each.request, each.digest, minute_key)
        on conflict (refusal_key) where refusal_key is not null
          do update set count = audit_events.count + each.count where audit_events.seal is null
        returning id into refusal_id;
        exit when refusal_id is not null;
        minute_key := minute_key || ' late ' || gen_random_uuid();
      end loop;
      -- Of a minute's refusals of one kind the first says where from.
      insert into audit_details (event_id, details, ip_address, user_agent, sign_in_id)
      values (refusal_id, jsonb_build_object('reason', each.reason), each.ip, each.agent, each.sign_in)
      on conflict (event_id) do nothing;
    end loop;
  end $$;

grant execute on function app_audit(text, text, text, text, uuid, text, jsonb, text, text, text)
  to app_member, app_staff, app_jobs, app_auth;

-- Drops everything up to the last event before `p_before` and keeps its seal, while nobody seals; says how many (4.12.13).
create or replace function app_cut_trail(p_before timestamptz) returns int
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare last bigint; gone int;
  begin
    perform pg_advisory_xact_lock(7351002);
    select coalesce((select min(seal_number) from audit_events where at >= p_before), max(seal_number)) - 1
      into last from audit_events;
    insert into audit_cuts (seal_number, seal) select seal_number, seal from audit_events where seal_number = last;
    if not found then return 0; end if;
    delete from audit_details where event_id in (select id from audit_events where seal_number <= last);
    delete from audit_events where seal_number <= last;
    get diagnostics gone = row_count;
    return gone;
  end $$;

grant execute on function app_cut_trail(timestamptz) to app_jobs;

-- What the trail's side table holds of a person goes; the events stay, as ids and digests (4.12.13, K37).
create or replace function app_forget_in_trail(p_user uuid) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from audit_details where event_id in (select id from audit_events where actor_id = p_user or member_id = p_user)
  $$;

grant execute on function app_forget_in_trail(uuid) to app_jobs;

-- A caller who came too fast or too evenly (T-029). Of the first kind every admin is told by email, once an hour whoever it was:
-- the trail has the rest.
create or replace function app_note_timing(p_call text, p_token text, p_details jsonb, p_digest text, p_request text, p_ip text,
    p_agent text)
  returns void language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare new_id bigint; sign_in uuid; person uuid; each uuid; mail uuid;
  begin
    select id, user_id into sign_in, person from auth_sessions where token = p_token and expires_at > now();
    insert into audit_events (actor_id, actor_kind, action, subject_type, subject_id, member_id, request_id, details_digest)
    values (person, case when person is null then 'visitor' when exists (select from roles where user_id = person) then 'staff'
      else 'member' end, 'timing.suspected', 'call', p_call, person, p_request, p_digest)
    returning id into new_id;
    insert into audit_details (event_id, details, ip_address, user_agent, sign_in_id)
    values (new_id, p_details, p_ip, p_agent, sign_in);
    if not p_details->'found' ? 'burst' then return; end if;
    for each in select r.user_id from roles r join profiles p on p.id = r.user_id
      where r.role = 'admin' and p.disabled_at is null order by 1 limit 20 loop
      mail := gen_random_uuid();
      insert into mail_messages (id, template, to_address, values, once_key)
      select mail, 'audit.suspicion', u.email, jsonb_build_object('call', p_call),
        'suspicion ' || each || to_char(now() at time zone 'utc', ' YYYY-MM-DD HH24')
      from auth_users u where u.id = each
      on conflict (once_key) do nothing;
      if found then
        insert into job_requests (id, queue, data) values (mail, 'mail.send', jsonb_build_object('messageId', mail));
      end if;
    end loop;
  end $$;

-- What browsers of a person say happened; untrusted, and said to be. Each event once, however often it is sent (T-027, T-028).
create or replace function app_take_client_events(p_events jsonb, p_request text, p_ip text, p_agent text) returns int
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    each record; new_id bigint; taken int := 0;
    signed_in uuid := nullif(current_setting('app.sign_in_id', true), '')::uuid;
    -- Whose browser it is: an advisor's, also while they look at a member's console.
    who uuid := coalesce((select s.user_id from auth_sessions s where s.id = signed_in), app_user());
    kind text := case when current_setting('role') = 'app_staff' or who <> app_user() then 'staff' else 'member' end;
  begin
    if app_user() is null then return 0; end if;
    for each in select * from jsonb_to_recordset(p_events) as r(id uuid, details jsonb, digest text) loop
      insert into audit_events (actor_id, actor_kind, action, subject_type, subject_id, member_id, request_id, details_digest, report_key)
      values (who, kind, 'client.reported', 'client', each.id::text, who, p_request, each.digest,
        who || ' ' || each.id)
      on conflict (report_key) where report_key is not null do nothing
      returning id into new_id;
      continue when new_id is null;
      insert into audit_details (event_id, details, ip_address, user_agent, sign_in_id)
      values (new_id, each.details, p_ip, p_agent, signed_in);
      taken := taken + 1;
      new_id := null;
    end loop;
    return taken;
  end $$;

grant execute on function app_take_client_events(jsonb, text, text, text) to app_member, app_staff;
