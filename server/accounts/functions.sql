-- A member may change what the calls change, and nothing the server alone knows (T-023): columns, not tables.
revoke update on profiles from app_member, app_staff;
grant update (card_slug, first_name, last_name, company, company_website, job_title, phone, linkedin_url, user_type, time_zone,
  locale, theme, preferred_currency, auto_lock, nudges, nudges_dismissed, updated_at) on profiles to app_member, app_staff;

-- The business card that somebody of ours shows to everybody, by its address; a visitor reads no table (K115). It is gone once
-- they are no staff any more, or disabled.
create or replace function app_find_card(p_slug text)
  returns table (first_name text, last_name text, job_title text, company text, email text, phone text, website text, linkedin_url text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce(p.first_name, ''), coalesce(p.last_name, ''), coalesce(p.job_title, ''), coalesce(p.company, ''), u.email,
      coalesce(p.phone, ''), coalesce(p.company_website, ''), coalesce(p.linkedin_url, '')
    from profiles p join auth_users u on u.id = p.id
    where p.card_slug = p_slug and p.disabled_at is null and exists (select from roles r where r.user_id = p.id)
  $$;

grant execute on function app_find_card(text) to app_public, app_member, app_staff;

-- An assignment is ended, never handed to somebody else.
revoke update on member_advisors from app_staff;
grant update (until_at) on member_advisors to app_staff;

-- Who a hashed sign-in token belongs to, or null: one look-up for session, roles, grants and permissions. A role that asks
-- for a second factor is none until it was given in this sign-in: admin always, staff where the configuration says so (T-200).
-- An advisor who looks at a member's console is that member here, for as long as they are assigned, and `viewerId` says who looks.
drop function if exists app_actor(text);
create or replace function app_actor(token_hash text, staff_factor boolean default false) returns json
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
      'provenAt', s.proven_at,
      'isLocked', s.locked_at is not null,
      'viewerId', case when v.id is not null then s.user_id end,
      'viewDesktop', case when r.is_staff and v.id is null then s.view_desktop end,
      'viewMobile', case when r.is_staff and v.id is null then s.view_mobile end,
      'isFactorMissing', s.factor_at is null
        and exists (select from roles r where r.user_id = u.id and (r.role = 'admin' or staff_factor)),
      'roles', (select coalesce(json_agg(r.role), '[]') from roles r where r.user_id = u.id
        and (s.factor_at is not null or (r.role <> 'admin' and not staff_factor))),
      'permissions', (select coalesce(json_agg(n.name), '[]') from permissions n where n.user_id = u.id
        and (s.factor_at is not null or not staff_factor)),
      'grants', (select coalesce(json_agg(json_build_object(
          'plan', g.plan, 'fromAt', g.from_at, 'untilAt', g.until_at, 'endedAt', g.ended_at)), '[]')
        from plan_grants g where g.user_id = u.id and g.ended_at is null and (g.until_at is null or g.until_at > now()))
    )
    from auth_sessions s
      join profiles o on o.id = s.user_id
      cross join lateral (select exists (select from roles r where r.user_id = s.user_id)
        and (s.factor_at is not null or not staff_factor) as is_staff) r
      left join lateral (select a.user_id as id from member_advisors a
        where r.is_staff and a.user_id = s.view_member and a.advisor_id = s.user_id
          and (a.until_at is null or a.until_at > now())
          and not exists (select from profiles d where d.id = a.user_id and d.disabled_at is not null)
          and not exists (select from roles m where m.user_id = a.user_id) limit 1) v on true
      join auth_users u on u.id = coalesce(v.id, s.user_id)
      join profiles p on p.id = u.id
    where s.token = token_hash
      and not s.awaits_factor
      and s.expires_at > now()
      and s.created_at > now() - case
        when exists (select from roles r where r.user_id = s.user_id) then interval '8 hours' else interval '12 hours' end
      and o.disabled_at is null
      and (o.erase_at is null or o.erase_at > now())
  $$;

-- One activity of the browser: the idle limit starts anew (T-014). The absolute limit never moves.
create or replace function app_touch(token_hash text, idle interval) returns timestamptz
  language sql security definer set search_path = public, pg_temp
  as $$
    update auth_sessions set expires_at = now() + idle, updated_at = now()
    where token = token_hash and expires_at > now()
    returning expires_at
  $$;

-- Sign-ins that ran out for want of activity and are not in the trail yet, noted as if they were: whoever asks writes them there.
create or replace function app_note_idle(p_now timestamptz, p_most int) returns table (id uuid, user_id uuid)
  language sql security definer set search_path = public, pg_temp
  as $$
    update auth_sessions s set idle_noted = true
    where s.id in (select i.id from auth_sessions i
      where i.expires_at <= p_now and not i.idle_noted and not i.awaits_factor order by i.expires_at limit p_most for update skip locked)
    returning s.id, s.user_id
  $$;
grant execute on function app_note_idle(timestamptz, int) to app_jobs;

-- A member's address, for colleagues who may write to them.
create or replace function app_address(member uuid) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select email from auth_users where id = member
      and (id = app_user() or app_advises(member) or app_may('sessions.manage') or app_is_admin()
        or exists (select from sessions s join roles r on r.user_id = s.advisor_id
          where s.user_id = member and s.advisor_id = app_user() and s.deleted_at is null)
        -- Every staff member answers requests (4.12.3), and an answer goes by mail.
        or (exists (select from roles r where r.user_id = app_user())
          and exists (select from inquiries i where i.user_id = member and not i.is_demo)))
  $$;

-- Whose address this is, for whoever may have it: staff find people by the whole of it (K79, 4.12.3).
create or replace function app_person_at(p_address text) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select id from auth_users where email = lower(p_address) and app_address(id) is not null $$;

-- Names of the people around a member: themselves, their advisors, who of staff looked at their data (T-203), and members of an advisor's own (T-215, T-117:
-- a display name and nothing else). Staff see any member's name; a demo's advisor is seen by that demo alone.
-- In plpgsql, which keeps its plans: as a column of a list it is asked for every row.
create or replace function app_name(person uuid) returns text
  language plpgsql stable strict security definer set search_path = public, pg_temp
  as $$
  begin
    return (select coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), 'Unknown')
      from profiles p
      where p.id = person and (
        p.id = app_user()
        or exists (select from member_advisors a where a.user_id = app_user() and a.advisor_id = p.id)
        or exists (select from sessions s where s.user_id = app_user() and s.advisor_id = p.id)
        or exists (select from plan_grants g where g.user_id = app_user() and g.granted_by = p.id)
        or exists (select from member_views v where v.user_id = app_user() and v.advisor_id = p.id)
        or (exists (select from roles r where r.user_id = app_user()) and not p.is_demo)
      ));
  end $$;
create or replace function app_names(people uuid[]) returns table (id uuid, name text)
  language sql stable security invoker set search_path = public, pg_temp
  as $$
    select each.id, each.name
    from (select person as id, app_name(person) as name from unnest(people) as asked(person)) each
    where each.name is not null
  $$;

-- Words as they are compared: no case, no accents, no signs within a name, and a space ahead of each.
create or replace function app_folded(p_text text) returns text
  language sql immutable security invoker set search_path = public, pg_temp
  as $$
    select ' ' || regexp_replace(regexp_replace(lower(normalize(p_text, NFKD)), U&'[\0300-\036F]', '', 'g'), '[-''’.,/()&" ]+', ' ', 'g')
  $$;
-- Whether each of these words is the beginning of one of a text, in whatever order.
create or replace function app_has_words(p_text text, p_words text) returns boolean
  language sql immutable security invoker set search_path = public, pg_temp
  as $$
    select coalesce(bool_and(strpos(t.folded, ' ' || word) > 0), false)
    from (select app_folded(p_text) as folded) t, regexp_split_to_table(trim(app_folded(p_words)), ' +') word
    where word <> ''
  $$;
grant execute on function app_folded(text), app_has_words(text, text) to app_staff;

-- Who may be given a member's card: the member and the advisors assigned today.
create or replace function app_assignable(member uuid) returns table (id uuid, name text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select p.id, coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), 'Unknown')
    from profiles p
    where (member = app_user() or app_advises(member))
      and (p.id = member or exists (select from member_advisors a where a.user_id = member and a.advisor_id = p.id
        and (a.until_at is null or a.until_at > now())))
    order by (p.id <> member), 2
    limit 50
  $$;

-- Emails that failed for good since a day, for staff who may know of them: admins of all; everybody of their own and of those about
-- requests, which every staff member answers; whoever advises a member, leads a session of theirs or manages sessions of what is
-- about bookings and sessions. One is over once the same email reached the same address.
create or replace function app_failed_mail(p_since timestamptz, p_most int)
  returns table (id uuid, template text, address text, failure text, asked_at timestamptz, member_id uuid, member_name text,
    inquiry_id uuid, session_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select m.id, m.template, m.to_address, m.failure, m.created_at, u.id, app_name(u.id), i.id, g.session_id
    from mail_messages m
    left join auth_users u on lower(u.email) = lower(m.to_address)
    -- Of a visitor the newest form, of a guest the newest session that the reader manages.
    left join lateral (select i.id from inquiries i where u.id is null and m.template like 'inquiries.%' and i.user_id is null
      and i.held is null and lower(i.context ->> 'email') = lower(m.to_address) order by i.created_at desc, i.id limit 1) i on true
    left join lateral (select c.session_id from consents c join sessions s on s.id = c.session_id
      where m.template like 'consent.%' and c.party = 'guest' and lower(c.guest_email) = lower(m.to_address) and s.deleted_at is null
        and (s.advisor_id = app_user() or app_advises(s.user_id) or app_may('sessions.manage'))
      order by s.start_time desc, c.id limit 1) g on true
    where m.status = 'failed' and m.created_at > p_since and exists (select from roles r where r.user_id = app_user())
      and not exists (select from mail_messages l where lower(l.to_address) = lower(m.to_address) and l.created_at > m.created_at
        and l.template = m.template and l.status = 'sent')
      and (app_is_admin() or u.id = app_user() or m.template like 'inquiries.%' or g.session_id is not null
        or (m.template ~ '^(booking|consent|minutes|sessions)\.' and u.id is not null and (app_may('sessions.manage')
          or app_advises(u.id)
          or exists (select from sessions s where s.user_id = u.id and s.advisor_id = app_user() and s.deleted_at is null))))
    order by m.created_at desc, m.id limit p_most
  $$;
grant execute on function app_failed_mail(timestamptz, int) to app_staff;

-- What the directory and the admin pages need of tables that are closed to staff. Each asks for the reader's role
-- itself, because definer rights see every row.
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

-- What a person's own security page shows of tables that are closed to the calls; staff are asked for a factor where the
-- configuration says so.
drop function if exists app_security();
create or replace function app_security(staff_factor boolean) returns json
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select json_build_object(
      'appSince', (select confirmed_at from authenticators where user_id = app_user()),
      'codesLeft', (select count(*) from recovery_codes where user_id = app_user()),
      'waitingEmail', (select new_email from address_changes
        where user_id = app_user() and confirmed_at is null and expires_at > now()),
      'isFactorAsked', exists (select from roles where user_id = app_user() and (role = 'admin' or staff_factor))
    )
  $$;

-- Where a person is signed in now, for their own eyes.
create or replace function app_sign_ins()
  returns table (id uuid, user_agent text, ip_address text, created_at timestamptz, updated_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select id, user_agent, ip_address, created_at, updated_at from auth_sessions
    where user_id = app_user() and not awaits_factor and expires_at > now()
    order by updated_at desc limit 50
  $$;
grant execute on function app_sign_ins() to app_member, app_staff;

-- A person's own address, and the one that waits to take its place, for the copy of their data (K37).
create or replace function app_own_account() returns table (email text, is_confirmed boolean, waiting_email text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.email, u.email_verified, (select c.new_email from address_changes c
      where c.user_id = u.id and c.confirmed_at is null and c.expires_at > now())
    from auth_users u where u.id = app_user()
  $$;
grant execute on function app_own_account() to app_member, app_staff;

-- Where a person is signed in now, for an admin.
create or replace function app_sign_ins_of(member uuid)
  returns table (id uuid, user_agent text, ip_address text, created_at timestamptz, updated_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select id, user_agent, ip_address, created_at, updated_at from auth_sessions
    where user_id = member and app_is_admin() and not awaits_factor and expires_at > now()
    order by updated_at desc limit 50
  $$;
grant execute on function app_sign_ins_of(uuid) to app_staff;

-- Another admin asks for a lost factor to be taken away once the wait is over.
create or replace function app_reset_factor(member uuid, why text, wait interval) returns timestamptz
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into factor_resets (user_id, asked_by, reason, due_at)
    select member, app_user(), why, now() + wait
    where app_is_admin() and member <> app_user()
      and (exists (select from authenticators where user_id = member and confirmed_at is not null)
        or exists (select from passkeys where user_id = member))
    -- Asked again it waits no longer than at first.
    on conflict (user_id) do update set reason = excluded.reason
    returning due_at
  $$;
grant execute on function app_security(boolean) to app_member, app_staff;
grant execute on function app_reset_factor(uuid, text, interval) to app_staff;

grant execute on function app_address(uuid), app_name(uuid), app_names(uuid[]), app_assignable(uuid), app_touch(text, interval)
  to app_member, app_staff;
grant execute on function app_verified(uuid[]), app_end_sign_ins(uuid), app_disable(uuid, boolean), app_person_at(text) to app_staff;

-- Sign-ins that ended long enough ago; says how many (T-219). The jobs read no sign-in, so this does it for them.
create or replace function app_erase_sign_ins(p_before timestamptz, p_most int) returns int
  language sql security definer set search_path = public, pg_temp
  as $$
    with gone as (
      delete from auth_sessions where id in (select id from auth_sessions where expires_at < p_before limit p_most) returning 1)
    select count(*)::int from gone
  $$;

-- Links and codes that ran out long enough ago; says how many (T-219).
create or replace function app_erase_links(p_before timestamptz, p_most int) returns int
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare gone int; total int := 0;
  begin
    delete from auth_verifications where id in (select id from auth_verifications where expires_at < p_before limit p_most);
    get diagnostics gone = row_count; total := total + gone;
    delete from sign_in_mails where id in (select id from sign_in_mails where expires_at < p_before limit p_most);
    get diagnostics gone = row_count; total := total + gone;
    delete from address_changes where id in (select id from address_changes where expires_at < p_before limit p_most);
    get diagnostics gone = row_count; total := total + gone;
    return total;
  end $$;

-- Who looked at a member's data, once it is older than this member keeps it; says how many (T-219).
create or replace function app_erase_views(p_now timestamptz, p_months int, p_most int) returns int
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare gone int;
  begin
    delete from member_views where ctid in (
      select v.ctid from member_views v where v.viewed_on < (p_now - interval '1 month')::date
        and v.viewed_on < (p_now - make_interval(months => app_kept_months(v.user_id, 'views', p_months)))::date limit p_most);
    get diagnostics gone = row_count;
    return gone;
  end $$;

grant execute on function app_erase_sign_ins(timestamptz, int), app_erase_links(timestamptz, int), app_erase_views(timestamptz, int, int)
  to app_jobs;

-- Whose account is to go now. Whoever was given a role meanwhile keeps it: people who work here are deleted by an admin (K37).
create or replace function app_due_people(p_at timestamptz) returns table (user_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select d.user_id from data_requests d where d.kind = 'deletion' and d.status = 'waiting' and d.due_at <= p_at
      and not exists (select from roles r where r.user_id = d.user_id) limit 100
  $$;

-- Erases the account of a member whose deletion is due, or who is on the list of those erased; everything of theirs goes with it.
-- Answers the address, so that what names it elsewhere goes too; null where there is no such account (K37).
create or replace function app_erase_account(p_user uuid, p_at timestamptz) returns text
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare address text;
  begin
    -- Held before it is looked at: a sign-in that cancels the deletion stands before this or after it, never between.
    perform 1 from auth_users where id = p_user for update;
    if not exists (select from data_requests where user_id = p_user and kind = 'deletion' and status = 'waiting' and due_at <= p_at)
      and not exists (select from erased_people where id = p_user) then return null; end if;
    -- What was mailed to addresses that the account had before goes with it.
    delete from mail_messages where lower(to_address) in (select lower(old_email) from address_changes where user_id = p_user)
      and not exists (select from auth_users o where lower(o.email) = lower(to_address) and o.id <> p_user);
    delete from auth_users where id = p_user and not exists (select from roles where user_id = p_user) returning email into address;
    return address;
  end $$;

grant execute on function app_due_people(timestamptz), app_erase_account(uuid, timestamptz) to app_jobs;
