-- A visitor writes no table: this function stores what a browser may keep, at most so many an hour from all of them together.
-- The same receipt with the same words again is one row; it says when it was stored, or null where there is no room or the
-- number is another's (T-160).
create or replace function app_keep_choice(p_id uuid, p_version text, p_hash text, p_functional boolean, p_analytics boolean,
    p_marketing boolean, p_at timestamptz, p_limit int)
  returns timestamptz language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare stored timestamptz;
  begin
    if (select count(*) from cookie_receipts where created_at > p_at - interval '1 hour') >= p_limit then return null; end if;
    insert into cookie_receipts (id, version, text_hash, functional, analytics, marketing, created_at)
      values (p_id, p_version, p_hash, p_functional, p_analytics, p_marketing, p_at)
      on conflict (id) do nothing;
    select created_at into stored from cookie_receipts where id = p_id and version = p_version and text_hash = p_hash
      and functional = p_functional and analytics = p_analytics and marketing = p_marketing;
    return stored;
  end $$;

grant execute on function app_keep_choice(uuid, text, text, boolean, boolean, boolean, timestamptz, int)
  to app_public, app_member, app_staff;

-- For how many months a kind of a member's data is kept: theirs where they chose fewer, else the product's (T-219).
create or replace function app_kept_months(p_user uuid, p_kind text, p_most int) returns int
  language sql stable security definer set search_path = public, pg_temp
  as $$ select least(p_most, coalesce((select months from retention_choices where user_id = p_user and kind = p_kind), p_most)) $$;

grant execute on function app_kept_months(uuid, text, int) to app_jobs;

-- An export takes its zip file along, and a new one the one before it.
create or replace function app_drop_archive() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    insert into file_erasures (key) values (old.archive_key) on conflict (key) do nothing;
    return null;
  end $$;
create or replace trigger data_requests_archive_goes after delete on data_requests
  for each row when (old.archive_key is not null) execute function app_drop_archive();
create or replace trigger data_requests_archive_left after update of archive_key on data_requests
  for each row when (old.archive_key is not null and old.archive_key is distinct from new.archive_key)
  execute function app_drop_archive();

-- Who takes back their consent takes it back for what an export holds, too: a finished one goes with its bytes, one that is being made
-- is not kept, and its member asks for another (4.12.11, K37). The same goes for a transcript or a recording that is erased, or
-- that is no longer of its member.
create or replace function app_drop_exports() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    delete from data_requests where user_id = old.user_id and kind = 'export' and status in ('running', 'ready');
    return null;
  end $$;
create or replace trigger consents_drop_exports after update of withdrawn_at, refused_at on consents for each row
  when ((new.withdrawn_at is not null and old.withdrawn_at is null) or (new.refused_at is not null and old.refused_at is null))
  execute function app_drop_exports();
create or replace trigger transcripts_drop_exports after delete on transcripts for each row execute function app_drop_exports();
create or replace trigger recordings_drop_exports after delete on recordings for each row when (old.user_id is not null)
  execute function app_drop_exports();
create or replace trigger recordings_left_drop_exports after update of status, user_id on recordings for each row
  when (old.user_id is not null
    and ((new.status = 'erased' and old.status <> 'erased') or new.user_id is distinct from old.user_id))
  execute function app_drop_exports();

-- A guest who is erased is erased from what their hosts have asked for, too: asked before they are forgotten in the sessions.
create or replace function app_drop_exports_of_guest(p_email text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from data_requests d where d.kind = 'export' and d.status in ('running', 'ready') and (
      exists (select from consents c where c.user_id = d.user_id and lower(c.guest_email) = lower(p_email))
      or exists (select from sessions s where s.user_id = d.user_id and (lower(s.attendee_email) = lower(p_email)
        or exists (select from jsonb_array_elements(s.further_people) person where lower(person ->> 'email') = lower(p_email)))))
  $$;

grant execute on function app_drop_exports_of_guest(text) to app_jobs;

-- Whoever asks for the deletion of their account is signed out everywhere at once (K37).
create or replace function app_end_own_sign_ins() returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from auth_sessions where user_id = app_user() $$;

grant execute on function app_end_own_sign_ins() to app_member, app_staff;

-- Signing in before the grace is over cancels the deletion, whatever way somebody signs in (K37). It is looked at as the transaction
-- ends: the first step alone does not, while the second factor is waited for, nor does the row that only proves a password and is
-- gone by then. An email says so once; it is called by the sign-in, whose screens say it too.
create or replace function app_cancel_deletion() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    reader text;
    by_address uuid;
    own uuid;
    mail uuid := gen_random_uuid();
  begin
    if not exists (select from auth_sessions s where s.id = new.id and not s.awaits_factor) then return null; end if;
    select u.email into reader from auth_users u where u.id = new.user_id;
    update deletion_requests set status = 'cancelled', due_at = null
      where status = 'waiting' and lower(email) = lower(reader) returning id into by_address;
    update data_requests set status = 'cancelled', due_at = null
      where user_id = new.user_id and kind = 'deletion' and status = 'waiting' returning id into own;
    if (by_address is null and own is null) or reader ilike '%.invalid' then return null; end if;
    insert into mail_messages (id, template, to_address, values, once_key)
      values (mail, 'privacy.deletionCancelled', reader, jsonb_build_object('on', new.created_at), 'privacy.deletionCancelled ' || new.id);
    insert into job_requests (id, queue, data) values (mail, 'mail.send', jsonb_build_object('messageId', mail));
    perform app_audit('visitor', 'deletion.cancelled', 'deletion', coalesce(own, by_address)::text, new.user_id, null, '{}',
      encode(sha256('{}'), 'hex'), new.ip_address, new.user_agent);
    perform app_publish('privacy', 'deletion', coalesce(own, by_address)::text, 0, 'deletion.cancelled', null);
    return null;
  end $$;
-- A constraint trigger cannot be replaced, and dropping one waits for every open read: it is made where it is not there yet.
do $$ begin
  if not exists (select from pg_trigger
      where tgrelid = 'auth_sessions'::regclass and tgname = 'auth_sessions_cancel_deletion' and tginitdeferred) then
    drop trigger if exists auth_sessions_cancel_deletion on auth_sessions;
    create constraint trigger auth_sessions_cancel_deletion after insert on auth_sessions deferrable initially deferred
      for each row when (not new.awaits_factor) execute function app_cancel_deletion();
  end if;
end $$;

-- Whether the sign-in that asks has cancelled the deletion of its account.
create or replace function app_kept_account() returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from mail_messages
      where once_key = 'privacy.deletionCancelled ' || nullif(current_setting('app.sign_in_id', true), ''))
  $$;

grant execute on function app_kept_account() to app_member, app_staff;

-- A visitor writes no table: this function stores that somebody asks for the deletion of what is held about an address, and mails
-- the link there, once a day. It looks into no other table, so that it answers alike whether anything is held. It says what
-- became of it: asked; there, where the link went out within a day; held, where its page was sent too often; full, where the hour
-- has no room for its network or for anybody (K37). Whoever asked is told of full alone.
create or replace function app_ask_deletion(p_ask jsonb, p_rates jsonb, p_hours int, p_at timestamptz, p_request text, p_details jsonb,
    p_digest text, p_ip text, p_agent text)
  returns text language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    given record;
    room text;
    one uuid;
  begin
    select * into given from jsonb_to_record(p_ask)
      as a(id uuid, address text, mail uuid, template text, network text, "pageNumber" text);
    perform pg_advisory_xact_lock(hashtextextended('app_ask_deletion ' || lower(given.address), 0));
    if app_take('page of a deletion ' || given."pageNumber", (p_rates ->> 'perPage')::int, interval '1 day') > 0 then return 'held'; end if;
    -- What all together may ask is used up by those who ask a lot: a network's first few have a bound of their own.
    room := case when (select count(*) from deletion_requests where created_at > p_at - interval '1 hour') >= (p_rates ->> 'hourly')::int
      then 'firstOfNetwork' else 'perNetworkHourly' end;
    if app_take('deletions of ' || given.network, (p_rates ->> room)::int, interval '1 hour') > 0 then return 'full'; end if;
    -- Networks are cheap: the last bound is of all together, and counts whoever was let in, also where the address is asked for again.
    if app_take('deletions of all together', (p_rates ->> 'ceiling')::int, interval '1 hour') > 0 then return 'full'; end if;
    delete from deletion_requests where lower(email) = lower(given.address) and status = 'asked'
      and created_at <= p_at - make_interval(hours => p_hours);
    select id into one from deletion_requests where lower(email) = lower(given.address) and status in ('asked', 'waiting');
    if one is null then
      insert into deletion_requests (id, email, created_at) values (given.id, given.address, p_at) on conflict (id) do nothing;
      if not found then return 'there'; end if;
      one := given.id;
      perform app_audit('visitor', 'deletion.asked', 'deletion', one::text, null, p_request, p_details, p_digest, p_ip, p_agent);
      perform app_publish('privacy', 'deletion', one::text, 0, 'deletion.asked', null);
    end if;
    if lower(given.address) like '%.invalid' then return 'asked'; end if;
    insert into mail_messages (id, template, to_address, values, once_key)
      values (given.mail, given.template, given.address, jsonb_build_object('id', one),
        'privacy.deletionLink ' || one || ' ' || (p_at at time zone 'UTC')::date)
      on conflict (once_key) do nothing;
    if not found then return 'there'; end if;
    insert into job_requests (id, queue, data) values (given.mail, 'mail.send', jsonb_build_object('messageId', given.mail));
    return 'asked';
  end $$;

-- How far the request of a link is; no row where there is none, or where its link is over.
create or replace function app_deletion(p_id uuid, p_hours int, p_at timestamptz) returns table (status text, due_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select d.status, d.due_at from deletion_requests d
    where d.id = p_id and (d.status <> 'asked' or d.created_at > p_at - make_interval(hours => p_hours))
  $$;

-- The link was pressed: the grace begins, for the account too where the address has one, whose sign-ins end. People who work here
-- hold others' sessions, and are deleted by an admin (K37).
create or replace function app_confirm_deletion(p_id uuid, p_confirm jsonb, p_at timestamptz, p_request text, p_details jsonb,
    p_digest text, p_ip text, p_agent text)
  returns text language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    one deletion_requests;
    given record;
    person uuid;
    due timestamptz;
  begin
    select * into given from jsonb_to_record(p_confirm) as c("requestId" uuid, mail uuid, template text, hours int, days int);
    select * into one from deletion_requests d where d.id = p_id for update;
    if one.status = 'waiting' then return 'waiting'; end if;
    if one.status is distinct from 'asked' or one.created_at <= p_at - make_interval(hours => given.hours) then return 'unknown'; end if;
    select u.id into person from auth_users u where lower(u.email) = lower(one.email) for update;
    if exists (select from roles r where r.user_id = person) then return 'staff'; end if;
    due := p_at + make_interval(days => given.days);
    update deletion_requests set status = 'waiting', confirmed_at = p_at, due_at = due where id = p_id;
    if person is not null then
      insert into data_requests (id, user_id, kind, status, due_at) values (given."requestId", person, 'deletion', 'waiting', due)
        on conflict do nothing;
      delete from auth_sessions where user_id = person;
    end if;
    insert into mail_messages (id, template, to_address, values, once_key)
      values (given.mail, given.template, one.email, jsonb_build_object('id', p_id, 'on', due), 'privacy.deletionConfirmed ' || p_id)
      on conflict (once_key) do nothing;
    if found then
      insert into job_requests (id, queue, data) values (given.mail, 'mail.send', jsonb_build_object('messageId', given.mail));
    end if;
    perform app_audit('visitor', 'deletion.requested', 'deletion', p_id::text, person, p_request, p_details, p_digest, p_ip, p_agent);
    perform app_publish('privacy', 'deletion', p_id::text, 0, 'deletion.requested', null);
    return 'waiting';
  end $$;

-- Their owner keeps the data after all; says whether there is such a request (K37).
create or replace function app_keep_data(p_id uuid, p_at timestamptz, p_request text, p_details jsonb, p_digest text, p_ip text,
    p_agent text)
  returns boolean language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    one deletion_requests;
    person uuid;
  begin
    select * into one from deletion_requests d where d.id = p_id for update;
    if not found then return false; end if;
    if one.status = 'cancelled' then return true; end if;
    update deletion_requests set status = 'cancelled', due_at = null where id = p_id;
    select u.id into person from auth_users u where lower(u.email) = lower(one.email);
    update data_requests set status = 'cancelled', due_at = null
      where one.status = 'waiting' and user_id = person and kind = 'deletion' and status = 'waiting';
    perform app_audit('visitor', 'deletion.cancelled', 'deletion', p_id::text, person, p_request, p_details, p_digest, p_ip, p_agent);
    perform app_publish('privacy', 'deletion', p_id::text, 0, 'deletion.cancelled', null);
    return true;
  end $$;

grant execute on function app_ask_deletion(jsonb, jsonb, int, timestamptz, text, jsonb, text, text, text),
  app_deletion(uuid, int, timestamptz),
  app_confirm_deletion(uuid, jsonb, timestamptz, text, jsonb, text, text, text),
  app_keep_data(uuid, timestamptz, text, jsonb, text, text, text) to app_public, app_member, app_staff;

-- Whether an address has an account, for staff who read what was asked about it.
create or replace function app_has_account(p_email text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$ select exists (select from auth_users u where lower(u.email) = lower(p_email)) $$;

grant execute on function app_has_account(text) to app_staff;

-- Addresses without an account whose grace is over. One with an account is erased with it (app_erase_account).
create or replace function app_due_addresses(p_at timestamptz) returns table (id uuid, email text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select d.id, d.email from deletion_requests d where d.status = 'waiting' and d.due_at <= p_at
      and not exists (select from auth_users u where lower(u.email) = lower(d.email)) limit 100
  $$;

-- Holds one of them until the transaction ends, if nobody has taken it back meanwhile.
create or replace function app_hold_due_address(p_id uuid, p_at timestamptz) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    perform from deletion_requests d where d.id = p_id and d.status = 'waiting' and d.due_at <= p_at
      and not exists (select from auth_users u where lower(u.email) = lower(d.email)) for update;
    return found;
  end $$;

-- Addresses on the list of the data folder, by their digests, of which something from before their erasure is there again: a
-- backup was restored (K37).
create or replace function app_listed_addresses(p_listed jsonb) returns table (email text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select distinct lower(held.email) from (
      select s.email, s.created_at from subscribers s
      union all select i.context ->> 'email', i.created_at from inquiries i where i.user_id is null
      union all select c.guest_email, c.created_at from consents c where c.guest_email is not null
      -- Whoever was named since is somebody who comes again.
      union all select s.attendee_email, s.updated_at from sessions s where s.attendee_email is not null
      union all select person ->> 'email', s.updated_at from sessions s, jsonb_array_elements(s.further_people) person
      union all select m.to_address, m.created_at from mail_messages m
      union all select d.email, d.created_at from deletion_requests d
      union all select l.for_email, l.created_at from booking_links l where l.for_email is not null
      union all select trim(v.facts ->> 'email'), v.updated_at from calendly_invitees v where trim(v.facts ->> 'email') <> ''
    ) held join jsonb_to_recordset(p_listed) as l(digest text, "at" timestamptz)
      on l.digest = app_mail_digest(held.email) and held.created_at < l."at"
    where not exists (select from auth_users u where lower(u.email) = lower(held.email))
  $$;

grant execute on function app_due_addresses(timestamptz), app_hold_due_address(uuid, timestamptz), app_listed_addresses(jsonb) to app_jobs;
