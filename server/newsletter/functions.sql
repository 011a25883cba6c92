-- What an address is remembered by where nothing may be written to it: it says whose it is only to whoever has the address.
create or replace function app_mail_digest(p_email text) returns text
  language sql immutable security invoker set search_path = public, pg_temp
  as $$ select encode(sha256(convert_to(lower(p_email), 'UTF8')), 'hex') $$;

grant execute on function app_mail_digest(text) to app_staff, app_jobs;

-- Waits until no issue is being handed over to a subscriber: whoever was answered that they left gets none after the answer (K15).
-- The caller holds the subscriber's row, so that none begins. What hangs for longer than three seconds is not waited for.
create or replace function app_await_delivery(p_id uuid) returns void
  language plpgsql security invoker set search_path = public, pg_temp
  as $$
  begin
    for turn in 1 .. 150 loop
      exit when not exists (select from newsletter_deliveries d where d.subscriber_id = p_id and d.status = 'sending'
        and d.at > clock_timestamp() - interval '20 seconds');
      perform pg_sleep(0.02);
    end loop;
  end $$;

-- A visitor writes no table: this function stores what they ask for of a list, with its row of the trail and the email that asks
-- whether it is wanted, once a day for an address and a form. It says what became of it: asked; there, where the same was asked
-- within a day or the address complained; held, where its page was sent too often or a program sent it; full, where the hour has no
-- room, or none for its network; taken, where the id is another address's (K13).
create or replace function app_join_list(p_join jsonb, p_rates jsonb, p_at timestamptz, p_request text, p_details jsonb,
    p_digest text, p_ip text, p_agent text)
  returns text language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    given record;
    holder uuid;
    mail uuid := (p_join #>> '{email,id}')::uuid;
    hour timestamptz := p_at - interval '1 hour';
  begin
    select * into given from jsonb_to_record(p_join)
      as j(id uuid, address text, name text, form text, lists text[], consent text, context jsonb, network text, "pageNumber" text,
        "isHeld" boolean);
    -- Two clicks at once come one after the other.
    perform pg_advisory_xact_lock(hashtextextended('app_join_list ' || lower(given.address), 0));
    if (select count(*) from subscriptions where asked_at > hour) >= (p_rates ->> 'hourly')::int then return 'full'; end if;
    if exists (select from subscribers where id = given.id and lower(email) <> lower(given.address)) then return 'taken'; end if;
    -- Counted before anything is asked of the address, so that neither answers nor counts tell of it. The sign of a page holds for a day.
    if app_take('joins of ' || given.network, (p_rates ->> 'perNetworkHourly')::int, interval '1 hour') > 0 then return 'full'; end if;
    if app_take('page of a list ' || given."pageNumber", (p_rates ->> 'perPage')::int, interval '1 day') > 0 or given."isHeld" then
      return 'held';
    end if;
    -- Whoever complained is not written to because somebody types their address.
    if exists (select from suppressions where digest = app_mail_digest(given.address) and reason = 'complained') then return 'there'; end if;
    select id into holder from subscribers where lower(email) = lower(given.address);
    if (select count(*) from subscriptions s where s.subscriber_id = holder and s.list = any(given.lists) and s.left_at is null
      and s.asked_at > p_at - interval '1 day' and s.context = given.context) = cardinality(given.lists) then return 'there'; end if;
    if holder is null then
      holder := given.id;
      insert into subscribers (id, email, name, created_at) values (holder, given.address, given.name, p_at);
    end if;
    insert into subscriptions (subscriber_id, list, consent_version, context, asked_at)
      select holder, each, given.consent, given.context, p_at from unnest(given.lists) each
      on conflict (subscriber_id, list) do update set consent_version = excluded.consent_version, context = excluded.context,
        asked_at = excluded.asked_at, left_at = null,
        -- Whoever left and comes back confirms anew.
        confirmed_at = null
      -- Of a place that is held nothing changes by what anybody types.
      where subscriptions.confirmed_at is null or subscriptions.left_at is not null;
    perform app_audit('visitor', 'list.joined', 'subscriber', holder::text, null, p_request, p_details, p_digest, p_ip, p_agent);
    perform app_publish('newsletter', 'subscriber', holder::text, 0, 'list.joined', null);
    if lower(given.address) not like '%.invalid' then
      insert into mail_messages (id, template, to_address, values, once_key)
        values (mail, p_join #>> '{email,template}', given.address, jsonb_build_object('id', holder, 'form', given.form),
          'newsletter.confirm ' || given.form || ' ' || lower(given.address) || ' ' || (p_at at time zone 'UTC')::date)
        on conflict (once_key) do nothing;
      if found then
        insert into job_requests (id, queue, data) values (mail, 'mail.send', jsonb_build_object('messageId', mail));
      end if;
    end if;
    return 'asked';
  end $$;

-- What somebody confirms who has the link of their address: every place that still waits for it and is not too old. Says which
-- lists the address is on now; no row where there is no such address (K13).
create or replace function app_confirm_address(p_id uuid, p_days int, p_at timestamptz, p_request text, p_details jsonb,
    p_digest text, p_ip text, p_agent text)
  returns table (lists text[]) language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    one subscribers;
    is_new boolean;
  begin
    select * into one from subscribers s where s.id = p_id for update;
    if not found then return; end if;
    update subscriptions set confirmed_at = p_at where subscriber_id = p_id and confirmed_at is null and left_at is null
      and asked_at > p_at - make_interval(days => p_days);
    is_new := found;
    if is_new then
      perform app_audit('visitor', 'list.confirmed', 'subscriber', p_id::text, null, p_request, p_details, p_digest, p_ip, p_agent);
      perform app_publish('newsletter', 'subscriber', p_id::text, 0, 'list.confirmed', null);
      -- Its reader opens what comes: a refusal of long ago no longer holds.
      delete from suppressions where digest = app_mail_digest(one.email) and reason <> 'complained';
      if one.replaces_id is not null then
        update subscriptions set left_at = p_at where subscriber_id = one.replaces_id and left_at is null
          and list in ('founders', 'investors', 'lessons');
        update subscribers set replaces_id = null where id = p_id;
      end if;
    end if;
    -- Who is on another list already is told of the one that this link confirmed; pressed once more it says all of them.
    return query select coalesce(array_agg(s.list order by s.list), '{}') from subscriptions s
      where s.subscriber_id = p_id and s.left_at is null
        and (s.confirmed_at = p_at or (not is_new and s.confirmed_at is not null));
  end $$;

-- Leaves some lists, or every one where none is named; says whether there is such an address (K13, K15, T-169).
drop function if exists app_leave_lists(uuid, timestamptz, text, jsonb, text, text, text);
create or replace function app_leave_lists(p_id uuid, p_lists text[], p_at timestamptz, p_request text, p_details jsonb, p_digest text,
    p_ip text, p_agent text)
  returns boolean language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    perform from subscribers s where s.id = p_id for update;
    if not found then return false; end if;
    update subscriptions set left_at = p_at where subscriber_id = p_id and left_at is null and (p_lists is null or list = any(p_lists));
    if found then
      perform app_audit('visitor', 'list.left', 'subscriber', p_id::text, null, p_request, p_details, p_digest, p_ip, p_agent);
      perform app_publish('newsletter', 'subscriber', p_id::text, 0, 'list.left', null);
    end if;
    perform app_await_delivery(p_id);
    return true;
  end $$;

-- What an address gets of YELMail, for whoever has a link of an issue; no row where there is no such address (K15).
create or replace function app_preferences(p_id uuid)
  returns table (email text, topics text[], paused_until timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.email, coalesce((select array_agg(p.list order by p.list) from subscriptions p where p.subscriber_id = s.id
        and p.confirmed_at is not null and p.left_at is null and p.list in ('founders', 'investors', 'lessons')), '{}'), s.paused_until
    from subscribers s where s.id = p_id
  $$;

-- Sets what an address gets of YELMail: these topics and no others, from when on, why where it leaves. The link came by mail, so
-- what is chosen is confirmed. Says whether there is such an address (K15).
create or replace function app_set_preferences(p_id uuid, p_topics text[], p_paused_until timestamptz, p_why text, p_consent text,
    p_at timestamptz, p_request text, p_details jsonb, p_digest text, p_ip text, p_agent text)
  returns boolean language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    perform from subscribers s where s.id = p_id for update;
    if not found then return false; end if;
    update subscribers set paused_until = p_paused_until, left_why = p_why where id = p_id;
    update subscriptions set left_at = p_at where subscriber_id = p_id and left_at is null
      and list in ('founders', 'investors', 'lessons') and list <> all(p_topics);
    insert into subscriptions (subscriber_id, list, consent_version, asked_at, confirmed_at)
      select p_id, each, p_consent, p_at, p_at from unnest(p_topics) each where each in ('founders', 'investors', 'lessons')
      on conflict (subscriber_id, list) do update set consent_version = excluded.consent_version, asked_at = excluded.asked_at,
        confirmed_at = excluded.confirmed_at, left_at = null
      where subscriptions.left_at is not null or subscriptions.confirmed_at is null;
    perform app_audit('visitor', 'preferences.changed', 'subscriber', p_id::text, null, p_request, p_details, p_digest, p_ip, p_agent);
    perform app_publish('newsletter', 'subscriber', p_id::text, 0, 'preferences.changed', null);
    perform app_await_delivery(p_id);
    return true;
  end $$;

-- One address takes over from another, whose link it was asked by, once it is confirmed (K15).
create or replace function app_replace_address(p_from uuid, p_to text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update subscribers set replaces_id = p_from where lower(email) = lower(p_to) and id <> p_from
      and exists (select from subscribers s where s.id = p_from)
  $$;

-- Mails the link to its preferences to an address that subscribes, once a day; says nothing to whoever asked (K15).
create or replace function app_ask_preferences(p_address text, p_mail uuid, p_template text, p_network text, p_hourly int, p_at timestamptz,
    p_request text, p_details jsonb, p_digest text, p_ip text, p_agent text)
  returns text language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    one subscribers;
  begin
    if app_take('preference links of ' || p_network, p_hourly, interval '1 hour') > 0 then return 'full'; end if;
    select * into one from subscribers s where lower(s.email) = lower(p_address) and lower(s.email) not like '%.invalid'
      and exists (select from subscriptions p where p.subscriber_id = s.id and p.confirmed_at is not null);
    if not found or exists (select from suppressions where digest = app_mail_digest(p_address) and reason = 'complained')
      then return 'none'; end if;
    insert into mail_messages (id, template, to_address, values, once_key)
      values (p_mail, p_template, one.email, jsonb_build_object('id', one.id),
        'newsletter.preferences ' || one.id || ' ' || (p_at at time zone 'UTC')::date)
      on conflict (once_key) do nothing;
    if not found then return 'there'; end if;
    insert into job_requests (id, queue, data) values (p_mail, 'mail.send', jsonb_build_object('messageId', p_mail));
    perform app_audit('visitor', 'preferences.asked', 'subscriber', one.id::text, null, p_request, p_details, p_digest, p_ip, p_agent);
    return 'asked';
  end $$;

-- The next receiver of an issue, in the order of their ids, after what became of the last one was written down: both are one
-- commit, so that whoever is killed leaves one receiver of whom it is not known. That one comes first the next time, under the
-- same Message-ID. Whoever wants it no more, rests or is not to be written to is passed over. A row without an address says from
-- where to ask on; no row, that nobody is due (K15). The row of the subscriber is held to the commit: whoever leaves meanwhile
-- either comes first, and gets nothing, or waits until this one is settled.
create or replace function app_next_delivery(p_issue uuid, p_done uuid, p_status text, p_reply text, p_due timestamptz, p_after uuid,
    p_now timestamptz)
  returns table (subscriber_id uuid, email text, attempts int)
  language plpgsql security invoker set search_path = public, pg_temp
  as $$
  #variable_conflict use_column
  declare
    one uuid := p_after;
    address text;
    tries int;
  begin
    if p_done is not null then
      update newsletter_deliveries d set status = p_status, reply = p_reply, at = clock_timestamp(), due_at = coalesce(p_due, d.due_at)
        where d.issue_id = p_issue and d.subscriber_id = p_done;
    end if;
    if not exists (select from newsletter_issues i where i.id = p_issue and i.status = 'sending') then return; end if;
    for turn in 1 .. 100 loop
      p_after := one;
      select d.subscriber_id into one from newsletter_deliveries d
        where d.issue_id = p_issue and d.status in ('waiting', 'sending') and d.subscriber_id > p_after and d.due_at <= p_now
        order by d.subscriber_id limit 1;
      if one is null then return; end if;
      select s.email into address from subscribers s where s.id = one for update;
      -- A statement of its own, so that it sees what was committed while the row was waited for.
      if address is not null and exists (select from app_issue_readers(p_issue, p_now) r where r.id = one) then
        update newsletter_deliveries d set status = 'sending', at = clock_timestamp(), attempts = d.attempts + 1
          where d.issue_id = p_issue and d.subscriber_id = one returning d.attempts into tries;
        return query select one, address, tries;
        return;
      end if;
      update newsletter_deliveries d set status = 'left', at = clock_timestamp() where d.issue_id = p_issue and d.subscriber_id = one;
    end loop;
    return query select one, null::text, 0;
  end $$;

drop function if exists app_wants_issue(uuid, uuid, text, timestamptz);
-- Who is to get an issue: on one of its topics, confirmed, not resting and not one of those who get nothing. Its search path is not set,
-- because only then does the database plan it within the statement that asks, for one reader as for thousands.
create or replace function app_issue_readers(p_issue uuid, p_now timestamptz) returns table (id uuid)
  language sql stable security invoker
  as $$
    select s.id from subscribers s
    where exists (select from subscriptions p where p.subscriber_id = s.id and p.confirmed_at is not null and p.left_at is null
        and p.list = any((select i.topics from newsletter_issues i where i.id = p_issue)::text[]))
      and (s.paused_until is null or s.paused_until <= p_now)
      and not exists (select from suppressions x where x.digest = app_mail_digest(s.email))
  $$;

grant execute on function app_next_delivery(uuid, uuid, text, text, timestamptz, uuid, timestamptz),
  app_issue_readers(uuid, timestamptz) to app_jobs;
grant execute on function app_issue_readers(uuid, timestamptz) to app_staff;

-- Whose code somebody types of the report: whoever asked for it by this address and has not left; null where nobody did. The code
-- itself is looked at where it is made, and nothing is told of the address but by it (K17).
create or replace function app_report_reader(p_email text) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.id from subscribers s join subscriptions p on p.subscriber_id = s.id and p.list = 'report' and p.left_at is null
    where lower(s.email) = lower(p_email)
  $$;

grant execute on function app_report_reader(text) to app_public, app_member, app_staff;

-- Whether an address is a confirmed reader of the report; where it is, the trail gets a row that says what was taken (K17).
create or replace function app_open_report(p_id uuid, p_at timestamptz, p_request text, p_details jsonb, p_digest text, p_ip text,
    p_agent text)
  returns boolean language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    if not exists (select from subscriptions s where s.subscriber_id = p_id and s.list = 'report' and s.confirmed_at is not null
      and s.left_at is null) then return false; end if;
    perform app_audit('visitor', 'report.opened', 'subscriber', p_id::text, null, p_request, p_details, p_digest, p_ip, p_agent);
    perform app_publish('newsletter', 'subscriber', p_id::text, 0, 'report.opened', null);
    return true;
  end $$;

grant execute on function app_join_list(jsonb, jsonb, timestamptz, text, jsonb, text, text, text),
  app_confirm_address(uuid, int, timestamptz, text, jsonb, text, text, text),
  app_leave_lists(uuid, text[], timestamptz, text, jsonb, text, text, text),
  app_preferences(uuid),
  app_set_preferences(uuid, text[], timestamptz, text, text, timestamptz, text, jsonb, text, text, text),
  app_replace_address(uuid, text),
  app_ask_preferences(text, uuid, text, text, int, timestamptz, text, jsonb, text, text, text),
  app_open_report(uuid, timestamptz, text, jsonb, text, text, text) to app_public, app_member, app_staff;

-- A subscriber goes with the account that has the address, lists and all (K37).
create or replace function app_forget_subscriber(p_email text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from subscribers where lower(email) = lower(p_email) $$;

grant execute on function app_forget_subscriber(text) to app_jobs;

-- What a person has confirmed to get by the address of their account, for the copy of their data (K37).
create or replace function app_own_subscriptions()
  returns table (list text, consent_version text, context jsonb, asked_at timestamptz, confirmed_at timestamptz, left_at timestamptz,
    email text, name text, paused_until timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select p.list, p.consent_version, p.context, p.asked_at, p.confirmed_at, p.left_at, s.email, s.name, s.paused_until
    from auth_users u join subscribers s on lower(s.email) = lower(u.email) join subscriptions p on p.subscriber_id = s.id
    where u.id = app_user() and u.email_verified order by p.asked_at, p.list
  $$;

grant execute on function app_own_subscriptions() to app_member, app_staff;
