-- Booking (T-064). Every time of an advisor that is taken, by a live session or by a hold, is one row of taken_times with its
-- buffers; the constraint lets no two of one advisor overlap, whoever writes.
create extension if not exists btree_gist;
do $$
begin
  if not exists (select from pg_constraint where conname = 'taken_times_free') then
    alter table taken_times add constraint taken_times_free exclude using gist (advisor_id with =, during with &&);
  end if;
end $$;

-- A stretch of an advisor's time with the buffers that they keep today.
create or replace function app_buffered(p_advisor uuid, p_start timestamptz, p_end timestamptz) returns tstzrange
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select tstzrange(p_start - make_interval(mins => coalesce(a.buffer_before, 0)),
      p_end + make_interval(mins => coalesce(a.buffer_after, 0)))
    from (select 1) one left join availability a on a.advisor_id = p_advisor
  $$;

-- Writers of one advisor's time come one after the other, so that two who want the same time never wait for each other.
create or replace function app_booking_turn(p_advisor uuid) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ select pg_advisory_xact_lock(hashtextextended('app_booking_turn ' || p_advisor, 0)) $$;

-- A session takes its advisor's time while it is scheduled and not deleted. What is over when it is entered takes none: it is
-- filed, and nobody can be booked then. A demo's advisor is nobody's (4.12.5), and one who was erased has no time (K37).
create or replace function app_session_takes_time() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    if tg_op = 'UPDATE' and (old.advisor_id, old.start_time, old.end_time, old.status, old.deleted_at is null)
      is not distinct from (new.advisor_id, new.start_time, new.end_time, new.status, new.deleted_at is null)
      then return null; end if;
    perform app_booking_turn(case when tg_op = 'DELETE' then old.advisor_id else new.advisor_id end);
    if tg_op <> 'INSERT' then delete from taken_times where id = old.id; end if;
    if tg_op = 'DELETE' then return null; end if;
    if new.status <> 'scheduled' or new.deleted_at is not null or new.end_time <= now() or app_is_demo(new.user_id)
      or not exists (select from auth_users u where u.id = new.advisor_id)
      then return null; end if;
    delete from slot_holds where advisor_id = new.advisor_id and expires_at <= now();
    insert into taken_times (id, advisor_id, start_time, end_time, during)
      values (new.id, new.advisor_id, new.start_time, new.end_time, app_buffered(new.advisor_id, new.start_time, new.end_time));
    return null;
  end $$;
create or replace trigger session_takes_time after insert or update or delete on sessions
  for each row execute function app_session_takes_time();

create or replace function app_hold_frees_time() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$ begin delete from taken_times where id = old.id; return null; end $$;
create or replace trigger hold_frees_time after delete on slot_holds
  for each row execute function app_hold_frees_time();

-- Sessions that were scheduled before this table was; of two that overlapped already the first keeps its place.
insert into taken_times (id, advisor_id, start_time, end_time, during)
  select s.id, s.advisor_id, s.start_time, s.end_time, app_buffered(s.advisor_id, s.start_time, s.end_time)
  from sessions s
  where s.status = 'scheduled' and s.deleted_at is null and s.end_time > now() and not app_is_demo(s.user_id)
    and exists (select from auth_users u where u.id = s.advisor_id)
    and not exists (select from taken_times t where t.id = s.id)
  order by s.created_at
  on conflict do nothing;

-- Advisors who can be booked: staff who have opened their hours and are not shut out. Members see nobody else of the staff.
-- In plpgsql, as all that free times are read by: its plans stay with the connection, those of a function in SQL are made anew each time.
create or replace function app_open_advisors(p_advisor uuid)
  returns table (id uuid, name text, time_zone text, hours jsonb, buffer_before int, buffer_after int, notice_hours int,
    horizon_days int, daily_maximum int)
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
  #variable_conflict use_column
  begin
    return query
      select a.advisor_id, coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), 'Unknown'),
        a.time_zone, a.hours, a.buffer_before, a.buffer_after, a.notice_hours, a.horizon_days, a.daily_maximum
      from availability a join profiles p on p.id = a.advisor_id
      where a.is_open and (p_advisor is null or a.advisor_id = p_advisor) and p.disabled_at is null and not p.is_demo
        and exists (select from roles r where r.user_id = a.advisor_id)
      order by 2, 1 limit 20;
  end $$;

-- The same with what decides which of their times are free: days with hours of their own, and when their time is taken, by nothing
-- that could be read. What the reader holds or is about to move is free to them. Instants as milliseconds: start, end, and both with buffers.
create or replace function app_open_times(p_advisor uuid, p_from timestamptz, p_until timestamptz, p_moving uuid, p_at timestamptz)
  returns table (id uuid, name text, time_zone text, hours jsonb, buffer_before int, buffer_after int, notice_hours int,
    horizon_days int, daily_maximum int, exceptions json, taken json)
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
  #variable_conflict use_column
  begin
    return query
      select a.*,
        coalesce((select json_agg(json_build_object('day', e.day, 'hours', e.hours) order by e.day)
          from availability_exceptions e
          where e.advisor_id = a.id and e.day between (p_from at time zone 'UTC')::date and (p_until at time zone 'UTC')::date), '[]'),
        coalesce((select json_agg(json_build_array(date_part('epoch', t.start_time) * 1000, date_part('epoch', t.end_time) * 1000,
            date_part('epoch', lower(t.during)) * 1000, date_part('epoch', upper(t.during)) * 1000) order by t.start_time)
          from taken_times t
          where t.advisor_id = a.id and t.during && tstzrange(p_from, p_until)
            and not exists (select from slot_holds h where h.id = t.id and (h.expires_at <= p_at or h.user_id = app_user()))
            and not (t.id is not distinct from p_moving
              and exists (select from sessions s where s.id = p_moving and s.user_id = app_user()))), '[]')
      from app_open_advisors(p_advisor) a;
  end $$;

-- A slot for the signed-in person for 15 minutes. An earlier hold of theirs goes; where somebody else has the time, everything
-- stays as it was.
create or replace function app_hold_slot(p_id uuid, p_advisor uuid, p_service text, p_start timestamptz, p_end timestamptz,
    p_at timestamptz)
  returns boolean language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    if app_user() is null or not exists (select from app_open_advisors(p_advisor)) then return false; end if;
    perform app_booking_turn(p_advisor);
    delete from slot_holds where advisor_id = p_advisor and expires_at <= greatest(p_at, now());
    delete from slot_holds where user_id = app_user();
    -- An id that another hold or session has is no time that is taken: it is said as every id that cannot be used.
    if exists (select from taken_times where id = p_id) then
      raise unique_violation using message = 'the id is taken', constraint = 'taken_times_pkey';
    end if;
    insert into taken_times (id, advisor_id, start_time, end_time, during)
      values (p_id, p_advisor, p_start, p_end, app_buffered(p_advisor, p_start, p_end))
      on conflict do nothing;
    if not found then return false; end if;
    insert into slot_holds (id, user_id, advisor_id, service, start_time, end_time, expires_at, created_at)
      values (p_id, app_user(), p_advisor, p_service, p_start, p_end, p_at + interval '15 minutes', p_at);
    return true;
  end $$;

-- A hold becomes a session and a credit is spent. Both are the signed-in person's own; whoever calls it rolls back where it does
-- not answer 'booked'.
create or replace function app_book_session(p_session uuid, p_hold uuid, p_credit uuid, p_title text, p_description text,
    p_type text, p_at timestamptz)
  returns text language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare held slot_holds;
  begin
    select * into held from slot_holds where id = p_hold and user_id = app_user();
    if not found then return 'hold_gone'; end if;
    perform app_booking_turn(held.advisor_id);
    delete from slot_holds where id = p_hold and user_id = app_user() and expires_at > p_at returning * into held;
    if not found then return 'hold_gone'; end if;
    update session_credits set spent_at = p_at
      where id = p_credit and user_id = app_user() and service = held.service and spent_at is null and revoked_at is null
        and (expires_at is null or expires_at > p_at) and (advisor_id is null or advisor_id = held.advisor_id);
    if not found then return 'credit_gone'; end if;
    insert into sessions (id, user_id, created_by, advisor_id, title, description, session_type, start_time, end_time, time_zone,
        status, meeting_url)
      select p_session, app_user(), app_user(), held.advisor_id, p_title, p_description, p_type, held.start_time, held.end_time,
        a.time_zone, 'scheduled', a.meeting_url
      from availability a where a.advisor_id = held.advisor_id;
    update session_credits set session_id = p_session where id = p_credit;
    return 'booked';
  end $$;

-- Another time for an own session that is still to come; its advisor and its length stay. False where the time is taken.
create or replace function app_move_session(p_session uuid, p_start timestamptz, p_end timestamptz, p_moves int, p_at timestamptz)
  returns boolean language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    update sessions set start_time = p_start, end_time = p_end, moves = moves + 1, version = version + 1, updated_at = p_at
      where id = p_session and user_id = app_user() and status = 'scheduled' and deleted_at is null and moves < p_moves
        and start_time - interval '24 hours' >= p_at;
    return found;
  exception when exclusion_violation then return false;
  end $$;

-- The credit of a session that was cancelled, or deleted while it was scheduled, comes back: to its member in time, by staff at any
-- time. A credit that ended meanwhile can be spent for two weeks more.
create or replace function app_return_credit(p_session uuid, p_at timestamptz)
  returns boolean language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    update session_credits c set spent_at = null, session_id = null, returned_from = s.id,
        advisor_id = case when app_is_open_staff(c.advisor_id) then c.advisor_id end,
        expires_at = case when c.expires_at is null then null else greatest(c.expires_at, p_at + interval '14 days') end
      from sessions s
      where s.id = p_session and c.session_id = s.id
        and (s.status = 'cancelled' or (s.status = 'scheduled' and s.deleted_at is not null))
        and ((s.user_id = app_user() and s.start_time - interval '24 hours' >= p_at)
          or (s.user_id <> app_user() and (app_advises(s.user_id) or app_may('sessions.manage') or s.advisor_id = app_user())));
    return found;
  end $$;

-- Nobody could book with it: what was meant for one advisor who works here no more is for whoever of the others is free.
create or replace function app_free_credits() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    update session_credits set advisor_id = null where advisor_id = old.user_id and spent_at is null
      and not exists (select from roles r where r.user_id = old.user_id);
    return null;
  end $$;
create or replace trigger roles_credits_freed after delete on roles for each row execute function app_free_credits();

-- A cancelled session that staff set back, or a deleted one that they restore, takes its credit again, unless that was spent or
-- taken away meanwhile.
create or replace function app_take_credit_again(p_session uuid, p_at timestamptz)
  returns boolean language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    update session_credits c set spent_at = p_at, session_id = s.id, returned_from = null
      from sessions s
      where s.id = p_session and c.returned_from = s.id and c.user_id = s.user_id and s.status <> 'cancelled'
        and s.deleted_at is null and c.spent_at is null and c.revoked_at is null
        and s.user_id <> app_user() and (app_advises(s.user_id) or app_may('sessions.manage') or s.advisor_id = app_user());
    return found;
  end $$;

-- What a link offers, by the hash of its secret; `mine` and `for_me` are about the signed-in person.
create or replace function app_booking_link(p_hash text) returns json
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select json_build_object('id', l.id, 'service', l.service, 'advisorId', l.advisor_id,
      'advisorName', (select coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), 'Unknown')
        from profiles p where p.id = l.advisor_id),
      'isForOneAddress', l.for_email is not null, 'expiresAt', l.expires_at, 'usedAt', l.used_at, 'revokedAt', l.revoked_at,
      'isMine', l.used_by is not null and l.used_by = app_user(),
      'isForMe', l.for_email is null or exists (
        select from auth_users u where u.id = app_user() and u.email_verified and lower(u.email) = lower(l.for_email)))
    from booking_links l where l.token_hash = p_hash
  $$;

-- The one use of a link becomes a credit of the signed-in person. Says whether it did.
create or replace function app_claim_link(p_hash text, p_credit uuid, p_at timestamptz)
  returns boolean language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare link booking_links;
  begin
    update booking_links l set used_at = p_at, used_by = app_user()
      where l.token_hash = p_hash and l.used_at is null and l.revoked_at is null and l.expires_at > p_at and app_user() is not null
        and not app_is_demo(app_user())
        and (l.for_email is null or exists (
          select from auth_users u where u.id = app_user() and u.email_verified and lower(u.email) = lower(l.for_email)))
      returning * into link;
    if not found then return false; end if;
    insert into session_credits (id, user_id, service, source, link_id, advisor_id, granted_by, expires_at, created_at)
      values (p_credit, app_user(), link.service, 'link', link.id, link.advisor_id, link.created_by, link.expires_at, p_at);
    return true;
  end $$;

-- An advisor's address, for the email that tells them of a booking: of own sessions alone. Called by app_mail.
create or replace function app_booking_address(p_advisor uuid) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.email from auth_users u
    where u.id = p_advisor and app_is_open_staff(p_advisor)
      and exists (select from sessions s where s.user_id = app_user() and s.advisor_id = p_advisor)
  $$;

grant execute on function app_open_advisors(uuid),
  app_open_times(uuid, timestamptz, timestamptz, uuid, timestamptz), app_booking_turn(uuid),
  app_hold_slot(uuid, uuid, text, timestamptz, timestamptz, timestamptz),
  app_book_session(uuid, uuid, uuid, text, text, text, timestamptz),
  app_move_session(uuid, timestamptz, timestamptz, int, timestamptz), app_return_credit(uuid, timestamptz),
  app_take_credit_again(uuid, timestamptz),
  app_claim_link(text, uuid, timestamptz)
  to app_member, app_staff;
grant execute on function app_booking_link(text) to app_public, app_member, app_staff;

-- Of a link nothing changes but that it is withdrawn, of a credit that it is taken back.
revoke update on booking_links from app_staff;
grant update (revoked_at) on booking_links to app_staff;
revoke update on session_credits from app_staff;
grant update (revoked_at) on session_credits to app_staff;

-- Booking links that ran out long enough ago; says how many (T-219).
create or replace function app_erase_booking_links(p_before timestamptz, p_most int) returns int
  language sql security definer set search_path = public, pg_temp
  as $$
    with gone as (
      delete from booking_links where id in (select id from booking_links where expires_at < p_before limit p_most) returning 1)
    select count(*)::int from gone
  $$;

grant execute on function app_erase_booking_links(timestamptz, int) to app_jobs;

-- Links to book by that were made for an address go with the account that has it (K37).
create or replace function app_forget_booking_links(p_email text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from booking_links where lower(for_email) = lower(p_email) $$;

grant execute on function app_forget_booking_links(text) to app_jobs;

-- A webhook is kept as long as the booking it told of: the same one, sent late, must not be taken for news.
create or replace function app_erase_calendly(p_before timestamptz, p_most int) returns int
  language sql security definer set search_path = public, pg_temp
  as $$
    with invitees as (
      delete from calendly_invitees
        where id in (select id from calendly_invitees where updated_at < p_before limit p_most) returning 1),
    webhooks as (
      delete from calendly_webhooks
        where key in (select key from calendly_webhooks where received_at < p_before limit p_most) returning 1)
    select greatest((select count(*) from invitees), (select count(*) from webhooks))::int
  $$;

grant execute on function app_erase_calendly(timestamptz, int) to app_jobs;

-- What Calendly told of an address that nobody was matched with goes with the account that has it (K37).
create or replace function app_forget_calendly(p_email text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from calendly_invitees where lower(trim(facts ->> 'email')) = lower(p_email) $$;

grant execute on function app_forget_calendly(text) to app_jobs;

-- Who has this confirmed address: a booking that came from Calendly belongs to its member, and to the staff member who hosts it.
create or replace function app_confirmed_person(p_email text) returns table (id uuid, is_staff boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.id, exists (select from roles r where r.user_id = u.id)
    from auth_users u join profiles p on p.id = u.id
    where lower(u.email) = lower(trim(p_email)) and u.email_verified and not p.is_demo and p.disabled_at is null
  $$;

grant execute on function app_confirmed_person(text) to app_jobs;

-- Staff who manage sessions ask for a subscription of webhooks; jobs, which may speak with Calendly, make it. Says whether it is news.
create or replace function app_ask_calendly_subscription(p_at timestamptz) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    if not (app_may('sessions.manage') or app_is_admin()) then return false; end if;
    insert into calendly_connections as c (id, next_check_at, subscription_asked_at, updated_at) values ('company', p_at, p_at, p_at)
      on conflict (id) do update set subscription_asked_at = p_at, updated_at = p_at where c.subscription_asked_at is null;
    return found;
  end $$;

grant execute on function app_ask_calendly_subscription(timestamptz) to app_staff;

-- A booking from Calendly that is nobody's yet takes its host's time all the same: whoever booked it is going to come (T-064). Says
-- whether the time was free; where it was not, both stand, and a person sees that they do.
create or replace function app_calendly_takes_time(p_id uuid, p_advisor uuid, p_start timestamptz, p_end timestamptz)
  returns boolean language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    perform app_booking_turn(p_advisor);
    delete from slot_holds where advisor_id = p_advisor and expires_at <= now();
    insert into taken_times (id, advisor_id, start_time, end_time, during)
      select p_id, p_advisor, p_start, p_end, app_buffered(p_advisor, p_start, p_end)
      where p_end > now() and exists (select from calendly_invitees where id = p_id);
    return true;
  exception when exclusion_violation then return false;
  end $$;

-- Takes back what such a booking took, before it becomes a session or something else.
create or replace function app_calendly_frees_time(p_ids uuid[]) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from taken_times where id = any(p_ids) and id in (select id from calendly_invitees) $$;

create or replace trigger invitee_frees_time after delete on calendly_invitees
  for each row execute function app_hold_frees_time();

grant execute on function app_calendly_takes_time(uuid, uuid, timestamptz, timestamptz), app_calendly_frees_time(uuid[]) to app_jobs;

-- Admins whose accounts are open: whom a job tells of what only they can mend.
create or replace function app_open_admins() returns table (id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select r.user_id from roles r join profiles p on p.id = r.user_id
    where r.role = 'admin' and p.disabled_at is null order by 1 limit 50
  $$;

grant execute on function app_open_admins() to app_jobs;
