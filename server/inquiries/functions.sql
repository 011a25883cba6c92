-- An approved review takes the decision. It is the one thing that staff who do not advise a member do on their board, and only
-- while the member's own request for it waits for an answer (4.13.9).
create or replace function app_approve_decision(p_inquiry uuid, p_at timestamptz) returns table (id uuid, version int)
  language sql security definer set search_path = public, pg_temp
  as $$
    update julboard_tasks c set status = 'completed', completed_at = coalesce(c.completed_at, p_at), decided_by = app_user(),
        decided_on = (p_at at time zone coalesce((select p.time_zone from profiles p where p.id = c.user_id), 'UTC'))::date,
        updated_at = p_at
      from inquiries i
      where i.id = p_inquiry and i.kind = 'decision_review' and i.status in ('open', 'in_progress') and not i.is_demo
        and c.id = case when i.kind = 'decision_review' then i.subject::uuid end and c.user_id = i.user_id
        and c.kind = 'decision' and c.archived_at is null and c.decided_on is null
        and exists (select from roles r where r.user_id = app_user())
      returning c.id, c.version
  $$;

grant execute on function app_approve_decision(uuid, timestamptz) to app_staff;

-- A member takes back a request of their own while it waits; nothing else of these rows is theirs to change.
create or replace function app_withdraw_inquiry(p_inquiry uuid, p_at timestamptz) returns setof inquiries
  language sql security definer set search_path = public, pg_temp
  as $$
    update inquiries set status = 'withdrawn', closed_at = p_at, updated_at = p_at
    where id = p_inquiry and user_id = app_user() and status in ('open', 'in_progress')
    returning *
  $$;

grant execute on function app_withdraw_inquiry(uuid, timestamptz) to app_member, app_staff;

-- A session that was just stored answers its member's own request for one: by whoever made that session, the member who booked it or
-- the staff member who scheduled it, who then has the request where nobody had it. A request that names a service is answered by that
-- service alone (0121).
create or replace function app_answer_asked_session(p_session uuid, p_services text[], p_answer text, p_at timestamptz)
  returns table (id uuid, "userId" uuid)
  language sql security definer set search_path = public, pg_temp
  as $$
    update inquiries i set status = 'done', answer = p_answer, commented_at = null, closed_at = p_at, updated_at = p_at,
        owner_id = coalesce(i.owner_id, nullif(s.created_by, s.user_id))
      from sessions s
      where s.id = p_session and s.created_by = app_user() and s.status = 'scheduled' and s.deleted_at is null
        and i.user_id = s.user_id and i.kind = 'session' and i.status in ('open', 'in_progress')
        and coalesce(i.context ->> 'service' = any (p_services), true)
      returning i.id, i.user_id
  $$;

grant execute on function app_answer_asked_session(uuid, text[], text, timestamptz) to app_member, app_staff;

-- An answer that closes a request ends every draft of one, its author's and colleagues': none can be sent any more (decision 0050).
create or replace function app_drop_answer_drafts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    delete from inquiry_drafts where inquiry_id = new.id;
    return null;
  end $$;
create or replace trigger inquiries_drop_drafts after update of closed_at on inquiries
  for each row when (new.closed_at is not null) execute function app_drop_answer_drafts();

-- A visitor writes no table: this function stores what they send by a form of the site, with its row of the trail, its event and
-- the emails that say so: to the sender one a day for an address and a form, of a fixed text, to staff one an hour for a form. It says
-- what became of it: stored; held, where it looks like a program's (p_message says so, or its page was sent too often, or its words
-- came from too many addresses); there, where the same sender wrote the same within a day; taken, where its id is another row's; full,
-- where this sender, their network or all of them together have sent what an hour allows (K14). And which row it is, where there is one
-- that whoever sends it may see (0116).
drop function if exists app_send_message(uuid, text, text, jsonb, date, timestamptz, int, int, text, jsonb, text, text, text);
drop function if exists app_send_message(jsonb, jsonb, timestamptz, text, jsonb, text, text, text);
create or replace function app_store_message(p_message jsonb, p_rates jsonb, p_at timestamptz, p_request text, p_details jsonb,
    p_digest text, p_ip text, p_agent text, out became text, out message uuid)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    given record;
    sender text := lower(p_message #>> '{context,email}');
    held text := p_message ->> 'held';
    hour timestamptz := p_at - interval '1 hour';
    day timestamptz := p_at - interval '1 day';
    mail uuid := (p_message #>> '{email,id}')::uuid;
  begin
    select * into given from jsonb_to_record(p_message)
      as m(id uuid, kind text, subject text, body text, context jsonb, "dueOn" date, "pageNumber" text, "textDigest" text, network text);
    -- Two clicks at once come one after the other.
    perform pg_advisory_xact_lock(hashtextextended('app_store_message ' || sender, 0));
    -- The message itself is told to whoever sends it from the same page, as a second click does.
    select 'there', case when i.page_number = given."pageNumber" then i.id end into became, message
      from inquiries i
      where i.user_id is null and i.created_at > day and i.kind = given.kind and lower(i.context ->> 'email') = sender
        and i.subject = given.subject and i.body = given.body and i.context = given.context
      order by coalesce(i.page_number = given."pageNumber", false) desc limit 1;
    if found then return; end if;
    became := 'taken';
    if exists (select from inquiries i where i.id = given.id) then return; end if;
    if held is null and (select count(*) from inquiries i where i.user_id is null and i.page_number = given."pageNumber")
        >= (p_rates ->> 'perPage')::int then held := 'token'; end if;
    if held is null and given."textDigest" is not null and (select count(distinct lower(i.context ->> 'email')) from inquiries i
        where i.user_id is null and i.text_digest = given."textDigest" and i.created_at > day
          and lower(i.context ->> 'email') <> sender) >= (p_rates ->> 'sendersOfText')::int then held := 'text'; end if;
    became := case when held is null then 'full' else 'held' end;
    if held is not null then
      -- Of what is held back an hour keeps so much; the rest is a flood, answered like the rest.
      if (select count(*) from inquiries i where i.user_id is null and i.created_at > hour and i.held is not null)
        >= (p_rates ->> 'heldHourly')::int then return; end if;
    elsif (select count(*) from inquiries i where i.user_id is null and i.created_at > hour and i.held is null)
        >= (p_rates ->> 'hourly')::int
      or (select count(*) from inquiries i where i.user_id is null and i.created_at > hour
        and lower(i.context ->> 'email') = sender) >= (p_rates ->> 'perSenderHourly')::int then return;
    end if;
    -- In this transaction, so that only what is stored counts.
    if app_take('messages of ' || given.network, (p_rates ->> 'perNetworkHourly')::int, interval '1 hour') > 0
      then return; end if;
    message := given.id;
    insert into inquiries (id, kind, subject, body, context, due_on, held, page_number, text_digest, created_at, updated_at)
      values (given.id, given.kind, given.subject, given.body, given.context, given."dueOn", held, given."pageNumber",
        given."textDigest", p_at, p_at);
    perform app_audit('visitor', 'inquiry.opened', 'inquiry', given.id::text, null, p_request, p_details, p_digest, p_ip, p_agent);
    -- What reads like an attack is noted as such, and taken all the same (T-031).
    if p_details ? 'found' then
      perform app_audit('visitor', 'text.suspected', 'inquiry', given.id::text, null, p_request, p_details, p_digest, p_ip, p_agent);
    end if;
    perform app_publish('inquiries', 'inquiry', given.id::text, 0, 'inquiry.opened', null);
    if held is not null then return; end if;
    became := 'stored';
    if sender not like '%.invalid' then
      insert into mail_messages (id, template, to_address, values, once_key)
        values (mail, p_message #>> '{email,template}', given.context ->> 'email', p_message #> '{email,values}',
          'inquiries.received ' || given.kind || ' ' || sender || ' ' || (p_at at time zone 'UTC')::date)
        on conflict (once_key) do nothing;
      if found then
        insert into job_requests (id, queue, data) values (mail, 'mail.send', jsonb_build_object('messageId', mail));
      end if;
    end if;
    -- Staff hear of it in their own mailbox: once an hour for each form, however many come.
    insert into mail_messages (id, template, to_address, values, once_key)
      values ((p_message #>> '{notice,id}')::uuid, p_message #>> '{notice,template}', p_message #>> '{notice,address}',
        p_message #> '{notice,values}',
        'inquiries.arrived ' || given.kind || ' ' || to_char(p_at at time zone 'UTC', 'YYYY-MM-DD HH24'))
      on conflict (once_key) do nothing;
    if found then
      insert into job_requests (id, queue, data)
        values ((p_message #>> '{notice,id}')::uuid, 'mail.send', jsonb_build_object('messageId', p_message #>> '{notice,id}'));
    end if;
  end $$;

grant execute on function app_store_message(jsonb, jsonb, timestamptz, text, jsonb, text, text, text)
  to app_public, app_member, app_staff;

-- What somebody sent a short while ago, without the name and the address. The server has checked the token of its page (0116).
create or replace function app_sent_message(p_id uuid, p_since timestamptz)
  returns table (kind text, subject text, body text, due_on date)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select i.kind, i.subject, i.body, i.due_on from inquiries i
    where i.id = p_id and i.user_id is null and i.created_at > p_since
  $$;

grant execute on function app_sent_message(uuid, timestamptz) to app_public, app_member, app_staff;

-- The address of whoever sent a form, for staff alone, who answer it by mail. Called by app_mail.
create or replace function app_sender_address(p_inquiry uuid) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select i.context ->> 'email' from inquiries i
    where i.id = p_inquiry and i.user_id is null and exists (select from roles r where r.user_id = app_user())
  $$;

-- A visitor's message is erased after its months, whatever became of it, some at a time (4.13.18). Says how many.
drop function if exists app_erase_messages(int, int);
create or replace function app_erase_messages(p_before timestamptz, p_most int) returns int
  language sql security definer set search_path = public, pg_temp
  as $$
    with gone as (
      delete from inquiries where id in (
        select id from inquiries where user_id is null and created_at < p_before
        order by created_at limit p_most for update skip locked)
      returning 1)
    select count(*)::int from gone
  $$;

-- A member's request goes its months after it was answered; says how many (T-219).
create or replace function app_erase_requests(p_before timestamptz, p_most int) returns int
  language sql security definer set search_path = public, pg_temp
  as $$
    with gone as (
      delete from inquiries where id in (
        select id from inquiries where user_id is not null and closed_at < p_before limit p_most) returning 1)
    select count(*)::int from gone
  $$;

grant execute on function app_erase_messages(timestamptz, int), app_erase_requests(timestamptz, int) to app_jobs;

-- What was sent from an address without signing in goes with the account that has it (K37).
create or replace function app_forget_sender(p_email text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from inquiries where user_id is null and lower(context ->> 'email') = lower(p_email) $$;

grant execute on function app_forget_sender(text) to app_jobs;

-- What was sent by a form of the site from the address of an account, once confirmed, for the copy of its person's data (K37). A form
-- asks for no sign-in, so the address is all that says whose it is.
create or replace function app_own_messages()
  returns table (kind text, subject text, body text, context jsonb, created_at timestamptz, answer text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select i.kind, i.subject, i.body, i.context, i.created_at, i.answer
    from auth_users u join inquiries i on i.user_id is null and lower(i.context ->> 'email') = lower(u.email)
    where u.id = app_user() and u.email_verified order by i.created_at, i.id
  $$;

grant execute on function app_own_messages() to app_member, app_staff;
