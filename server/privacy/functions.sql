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

-- Whoever asks for the deletion of their account is signed out everywhere at once (K37).
create or replace function app_end_own_sign_ins() returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from auth_sessions where user_id = app_user() $$;

grant execute on function app_end_own_sign_ins() to app_member, app_staff;

-- Signing in before the grace is over cancels the deletion, whatever way somebody signs in (K37); the first step alone
-- does not, while the second factor is waited for.
create or replace function app_cancel_deletion() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    update data_requests set status = 'cancelled', due_at = null
      where user_id = new.user_id and kind = 'deletion' and status = 'waiting';
    return null;
  end $$;
create or replace trigger auth_sessions_cancel_deletion after insert on auth_sessions
  for each row when (not new.awaits_factor) execute function app_cancel_deletion();
