-- A visitor writes no table: this function stores what they ask for of a list, with its row of the trail and the email that asks
-- whether it is wanted, once a day for an address and a form. It says what became of it: asked; there, where the same was asked
-- within a day; held, where its page was sent too often; full, where the hour has no room, or none for its network (K13).
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
      as j(id uuid, address text, name text, form text, lists text[], consent text, context jsonb, network text, "pageNumber" text);
    -- Two clicks at once come one after the other.
    perform pg_advisory_xact_lock(hashtextextended('app_join_list ' || lower(given.address), 0));
    if (select count(*) from subscriptions where asked_at > hour) >= (p_rates ->> 'hourly')::int then return 'full'; end if;
    select id into holder from subscribers where lower(email) = lower(given.address);
    if holder is null then
      if exists (select from subscribers where id = given.id) then return 'taken'; end if;
    elsif (select count(*) from subscriptions s where s.subscriber_id = holder and s.list = any(given.lists) and s.left_at is null
        and s.asked_at > p_at - interval '1 day' and s.context = given.context) = cardinality(given.lists) then return 'there'; end if;
    -- In this transaction, so that only what is stored counts. The sign of a page holds for a day.
    if app_take('page of a list ' || given."pageNumber", (p_rates ->> 'perPage')::int, interval '1 day') > 0 then return 'held'; end if;
    if app_take('joins of ' || given.network, (p_rates ->> 'perNetworkHourly')::int, interval '1 hour') > 0 then return 'full'; end if;
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
  begin
    if not exists (select from subscribers s where s.id = p_id) then return; end if;
    update subscriptions set confirmed_at = p_at where subscriber_id = p_id and confirmed_at is null and left_at is null
      and asked_at > p_at - make_interval(days => p_days);
    if found then
      perform app_audit('visitor', 'list.confirmed', 'subscriber', p_id::text, null, p_request, p_details, p_digest, p_ip, p_agent);
      perform app_publish('newsletter', 'subscriber', p_id::text, 0, 'list.confirmed', null);
    end if;
    return query select coalesce(array_agg(s.list order by s.list), '{}') from subscriptions s
      where s.subscriber_id = p_id and s.confirmed_at is not null and s.left_at is null;
  end $$;

-- Leaves every list; says whether there is such an address (K13, T-169).
create or replace function app_leave_lists(p_id uuid, p_at timestamptz, p_request text, p_details jsonb, p_digest text, p_ip text,
    p_agent text)
  returns boolean language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    if not exists (select from subscribers s where s.id = p_id) then return false; end if;
    update subscriptions set left_at = p_at where subscriber_id = p_id and left_at is null;
    if found then
      perform app_audit('visitor', 'list.left', 'subscriber', p_id::text, null, p_request, p_details, p_digest, p_ip, p_agent);
      perform app_publish('newsletter', 'subscriber', p_id::text, 0, 'list.left', null);
    end if;
    return true;
  end $$;

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
  app_leave_lists(uuid, timestamptz, text, jsonb, text, text, text),
  app_open_report(uuid, timestamptz, text, jsonb, text, text, text) to app_public, app_member, app_staff;

-- A subscriber goes with the account that has the address, lists and all (K37).
create or replace function app_forget_subscriber(p_email text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from subscribers where lower(email) = lower(p_email) $$;

grant execute on function app_forget_subscriber(text) to app_jobs;
