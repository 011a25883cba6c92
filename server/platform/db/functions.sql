-- Runs as the owner after the migrations and before the functions.sql of each feature, all in one transaction: what the
-- generator cannot say of the whole. May run again at any time.

-- 1. Grants follow the policies: a role gets a command on a table only where a policy speaks of it. Features narrow
-- them to columns.
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

-- 2. What the request path calls. Each is on the allow-list that tests/database/catalogue.test.ts holds.
-- With the rights of its caller: the row rules of live_events decide of whom may be told (server/platform/live/tables.ts).
create or replace function app_publish(p_topic text, p_entity text, p_entity_id text, p_version int, p_kind text, p_member uuid)
  returns void language sql security invoker set search_path = public, pg_temp
  as $$
    insert into live_events (topic, entity, entity_id, version, kind, member_id)
    values (p_topic, p_entity, p_entity_id, p_version, p_kind, p_member)
  $$;

create or replace function app_enqueue(p_id uuid, p_queue text, p_data jsonb)
  returns void language sql security definer set search_path = public, pg_temp
  as $$ insert into job_requests (id, queue, data) values (p_id, p_queue, p_data) on conflict (id) do nothing $$;

-- Staff whose account is not disabled: nobody else is told of the sessions that they lead.
create or replace function app_is_open_staff(p_person uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from roles r join profiles p on p.id = r.user_id where r.user_id = p_person and p.disabled_at is null)
  $$;

grant execute on function app_is_open_staff(uuid) to app_jobs;

-- An email by its template and what fills it, to a person, to whom an invitation names, to the advisor of an own session or to who
-- sent a form: the address is found here, and
-- only of somebody whom this transaction may write to. Whoever holds the login of calls can send nothing of their own.
-- Mail to an address under .invalid is dropped, whoever asks: a demo tenant sends nothing (4.12.5). A disabled account gets
-- mail about itself and its requests alone.
drop function if exists app_mail(uuid, text, text, text, text, text, text);
create or replace function app_mail(p_id uuid, p_template text, p_to uuid, p_values jsonb, p_once text)
  returns boolean language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare address text;
  begin
    if current_setting('role') in ('app_auth', 'app_jobs') then
      -- A change of address is named by its own id: its email goes to the address that is to become the account's.
      address := coalesce((select email from auth_users where id = p_to), (select new_email from address_changes where id = p_to), app_guest_address(p_to));
      else address := coalesce(app_address(p_to), app_guest_address(p_to), app_booking_address(p_to), app_sender_address(p_to));
    end if;
    if address is null or address ilike '%.invalid' then return false; end if;
    if p_template ~ '^(audit|booking|consent|minutes|sessions)\.'
      and exists (select from profiles where id = p_to and disabled_at is not null) then return false; end if;
    insert into mail_messages (id, template, to_address, values, once_key)
    values (p_id, p_template, address, p_values, p_once)
    on conflict (once_key) do nothing;
    if not found then return false; end if;
    insert into job_requests (id, queue, data) values (p_id, 'mail.send', jsonb_build_object('messageId', p_id));
    return true;
  end $$;

-- Takes one token of a shared bucket; the answer is the seconds to wait, 0 when there was one left. The window slides: at
-- no moment were more than `p_limit` taken in the last `p_window`. A refused try takes nothing, or a flood would never end.
create or replace function app_take(p_key text, p_limit int, p_window interval) returns int
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare at timestamptz := clock_timestamp();
  begin
    insert into rate_takes as kept (key, taken_at, empty_at) values (p_key, array[at], at + p_window)
    on conflict (key) do update
      set taken_at = array(select each from unnest(kept.taken_at) each where each > at - p_window order by each) || at,
        empty_at = at + p_window
      where (select count(*) from unnest(kept.taken_at) each where each > at - p_window) < p_limit;
    if found then return 0; end if;
    return greatest(1, app_wait(p_key, p_limit, p_window));
  end $$;

-- Looks without taking: sign-in counts failed tries only (4.12.8). The wait ends when the oldest that is one too many leaves.
create or replace function app_wait(p_key text, p_limit int, p_window interval) returns int
  language sql volatile security definer set search_path = public, pg_temp
  as $$
    select coalesce((
      select greatest(1, ceil(extract(epoch from each + p_window - clock_timestamp()))::int)
      from rate_takes, unnest(taken_at) each
      where key = p_key and each > clock_timestamp() - p_window
      order by each desc offset p_limit - 1 limit 1
    ), 0)
  $$;

-- Whoever deletes the row of a file need not know the store: its bytes are removed by a routine.
create or replace function app_drop_bytes() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    insert into file_erasures (key) values (old.key) on conflict (key) do nothing;
    return null;
  end $$;
create or replace trigger files_bytes_go after delete on files for each row execute function app_drop_bytes();
-- What a scanner found in a stored file is not kept either, however long the store is away.
create or replace trigger files_refused_go after update on files for each row
  when (old.status = 'stored' and new.status = 'refused') execute function app_drop_bytes();

-- Of an event nobody chooses its number, its transaction or its time: readers go by them.
revoke insert on live_events from app_member, app_staff, app_auth, app_jobs;
grant insert (topic, entity, entity_id, version, kind, member_id) on live_events to app_member, app_staff, app_auth, app_jobs;
grant usage on sequence live_events_id_seq to app_member, app_staff, app_auth, app_jobs;

grant execute on function app_user(), app_advises(uuid), app_may(text), app_is_admin(), app_is_demo(uuid)
  to app_public, app_member, app_staff, app_jobs, app_auth;
grant execute on function app_publish(text, text, text, int, text, uuid), app_enqueue(uuid, text, jsonb),
  app_mail(uuid, text, uuid, jsonb, text)
  to app_member, app_staff, app_jobs, app_auth;
