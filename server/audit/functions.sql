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

grant execute on function app_audit(text, text, text, text, uuid, text, jsonb, text, text, text)
  to app_member, app_staff, app_jobs, app_auth;
