-- Runs as the owner before the migrations: the roles and the functions that row rules name.
-- Every statement may run again at any time.

do $$
declare each text;
begin
  foreach each in array array['app_public', 'app_member', 'app_staff', 'app_jobs', 'app_auth'] loop
    if not exists (select from pg_roles where rolname = each) then
      execute format('create role %I nologin noinherit', each);
    end if;
  end loop;
end $$;

-- Functions below name tables that the first migration makes.
set check_function_bodies = off;

create or replace function app_user() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;

-- The five questions that row rules ask. They read tables whose own rules would recurse, hence definer
-- rights; the search path is pinned, and the answer is about the signed-in person alone.
create or replace function app_advises(member uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$ select exists (
    select from member_advisors a join roles r on r.user_id = a.advisor_id
    where a.user_id = member and a.advisor_id = app_user() and (a.until_at is null or a.until_at > now())
  ) $$;

create or replace function app_may(permission text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$ select exists (
    select from permissions p join roles r on r.user_id = p.user_id
    where p.user_id = app_user() and p.name = permission
  ) $$;

create or replace function app_is_admin() returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$ select exists (select from roles where user_id = app_user() and role = 'admin') $$;

create or replace function app_is_demo(member uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$ select coalesce((select is_demo from profiles where id = member), false) $$;

reset check_function_bodies;
