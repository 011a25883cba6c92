-- A visitor writes no table: this function stores an error of their browser, at most 1,000 an hour from
-- all of them together, and says whether it did (T-172). The same report sent again is one row.
create or replace function app_report_error(p_id uuid, p_level text, p_path text, p_message text, p_stack text, p_release text)
  returns boolean language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    if (select count(*) from client_errors where created_at > now() - interval '1 hour') >= 1000 then return false; end if;
    insert into client_errors (id, level, path, message, stack, release)
      values (p_id, p_level, p_path, p_message, p_stack, p_release)
    on conflict (id) do nothing;
    return true;
  end $$;

grant execute on function app_report_error(uuid, text, text, text, text, text) to app_public, app_member, app_staff;
