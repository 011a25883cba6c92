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

-- What the public site has for some words, each of them the beginning of a word, or a whole one where it is short: documents with all of them, or where none
-- has, with some. Titles weigh more. The excerpt has its hits between two characters of private use, which no page holds (K10).
create or replace function app_search_site(p_words text[], p_most int)
  returns table (path text, kind text, title text, note text, excerpt text, is_partial boolean)
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
  declare
    terms text[] := array(select quote_literal(each) || case when length(each) > 2 then ':*' else '' end from unnest(p_words) each);
    wanted tsquery := to_tsquery('english', array_to_string(terms, ' & '));
    partial boolean := not exists (select from site_documents d where d.words @@ wanted);
  begin
    if partial then wanted := to_tsquery('english', array_to_string(terms, ' | ')); end if;
    return query
      with best as (
        select d.path, ts_rank(d.words, wanted, 1) as rank from site_documents d where d.words @@ wanted
        order by rank desc, d.path limit p_most)
      select d.path, d.kind, d.title, d.note,
        case when starts_with(d.body, left(translate(cut.words, chr(57344) || chr(57345), ''), 30)) then '' else '… ' end || cut.words
          || case when right(d.body, 20) = right(translate(cut.words, chr(57344) || chr(57345), ''), 20) then '' else ' …' end,
        partial
      from best join site_documents d using (path),
        lateral (select ts_headline('english', d.body, wanted,
          'StartSel=' || chr(57344) || ', StopSel=' || chr(57345) || ', MaxWords=34, MinWords=18') as words) cut
      order by best.rank desc, d.path;
  end $$;

grant execute on function app_search_site(text[], int) to app_public, app_member, app_staff;

-- A visitor writes no table: this function counts a page that was opened, of at most so many different addresses a day (T-159).
create or replace function app_count_page(p_day date, p_path text, p_most int) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    update page_counts set count = count + 1 where day = p_day and path = p_path;
    if found then return true; end if;
    if (select count(*) from page_counts where day = p_day) >= p_most then return false; end if;
    insert into page_counts (day, path) values (p_day, p_path)
      on conflict (day, path) do update set count = page_counts.count + 1;
    return true;
  end $$;

grant execute on function app_count_page(date, text, int) to app_public, app_member, app_staff;
