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
-- has, ten with some. Titles weigh more. The excerpt has its hits between two characters of private use, which no page holds (K10). The time it takes is bounded (0081):
-- where whole words fill the answer nobody asks for their beginnings, which reads every word of the index that begins so, and of many documents only the last word may
-- be begun, where whole words found none. Of many a thousandth is looked through first and, where it has some, a thirty-second, each by an index of its own, and what fills
-- the answer there is it; where a thousandth has none, few of all have the words. At most three hundred are ranked, sixty where there are many. What was found is read again
-- by its place in the table, which holds because the whole call sees one state of it. The plan is always by index.
create or replace function app_search_site(p_words text[], p_most int)
  returns table (path text, kind text, title text, note text, excerpt text, is_partial boolean)
  language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
  as $$
  declare
    is_large boolean := coalesce((select c.reltuples > 20000 from pg_class c where c.oid = 'site_documents'::regclass), false);
    whole text[] := array(select quote_literal(each) from unnest(p_words) each);
    begun text[] := array(select quote_literal(each) || case when length(each) > 2 and (not is_large or place = cardinality(p_words)) then ':*' else '' end
      from unnest(p_words) with ordinality w(each, place));
    wanted tsquery;
    most int := p_most;
    ranked int := case when is_large then 60 else 300 end;
    best tid[] := '{}';
  begin
    for turn in 1..3 loop
      wanted := to_tsquery('english', case turn when 1 then array_to_string(whole, ' & ')
        when 2 then array_to_string(begun, ' & ') else array_to_string(begun, ' | ') end);
      if turn = 3 then most := least(p_most, 10); end if;
      if is_large then
        best := array(select c.ctid from (select d.ctid, d.path, d.words from site_documents d
            where d.words @@ wanted and (hashtext(d.path) & 1023) < 1 limit ranked) c
          order by ts_rank(c.words, wanted, 1) desc, c.path limit most);
      end if;
      if is_large and cardinality(best) between 1 and most - 1 then
        best := array(select c.ctid from (select d.ctid, d.path, d.words from site_documents d
            where d.words @@ wanted and (hashtext(d.path) & 1023) < 32 limit ranked) c
          order by ts_rank(c.words, wanted, 1) desc, c.path limit most);
      end if;
      if cardinality(best) < most then
        best := array(select c.ctid from (select d.ctid, d.path, d.words from site_documents d where d.words @@ wanted limit ranked) c
          order by ts_rank(c.words, wanted, 1) desc, c.path limit most);
      end if;
      continue when cardinality(best) < case when turn = 1 and not is_large then most else 1 end;
      return query
        select d.path, d.kind, d.title, d.note,
          case when starts_with(d.body, left(translate(cut.words, chr(57344) || chr(57345), ''), 30)) then '' else '… ' end || cut.words
            || case when right(d.body, 20) = right(translate(cut.words, chr(57344) || chr(57345), ''), 20) then '' else ' …' end,
          turn = 3
        from unnest(best) with ordinality found(at, place) join site_documents d on d.ctid = found.at,
          -- Not folded into the four places that use it, which would cut it four times.
          lateral (select ts_headline('english', d.body, wanted,
            'StartSel=' || chr(57344) || ', StopSel=' || chr(57345) || ', MaxFragments=1, MaxWords=34, MinWords=18') as words offset 0) cut
        order by found.place;
      exit;
    end loop;
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

-- What visitors see now of the texts that staff write: of each its latest version whose time has come (K07). What the build brought
-- is already on its pages, so of that only what staff took off them is told. What was taken off stays off until a version of after that
-- is due. A visitor reads no table.
drop function if exists app_site_texts();
create or replace function app_shown_texts() returns table (kind text, slug text, fields jsonb, is_withdrawn boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select t.kind, v.fields->>'slug', v.fields, v.is_off from site_texts t, lateral (
      -- What a build words otherwise brings nothing back.
      select fields, published_by, t.withdrawn_at is not null and (published_by is null or from_at <= t.withdrawn_at) as is_off
      from site_text_versions where text_id = t.id and from_at <= now() order by version desc limit 1) v
    where (v.published_by is not null and not v.is_off)
      or (v.is_off and exists (select from site_text_versions b where b.text_id = t.id and b.published_by is null))
    order by t.kind, t.updated_at, t.id
  $$;

grant execute on function app_shown_texts() to app_public, app_member, app_staff;

-- The texts that this build brings, so that staff edit them like their own: a new one is a text that was published by nobody, a changed
-- one another version of it as long as staff have published none, and one that is gone goes unless staff wrote in it (K90).
create or replace function app_seed_texts(p_texts jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    given record;
    there site_texts;
    last jsonb;
  begin
    -- Nodes start together: one after the other.
    perform pg_advisory_xact_lock(hashtextextended('site_texts', 0));
    for given in select * from jsonb_to_recordset(p_texts) as g(kind text, slug text, fields jsonb) loop
      select * into there from site_texts t where t.kind = given.kind and t.slug = given.slug;
      if not found then
        -- Publishing counts one on, as it does for staff.
        insert into site_texts (id, kind, slug, fields, version) values (gen_random_uuid(), given.kind, given.slug, given.fields, 2)
          returning * into there;
        insert into site_text_versions (text_id, version, fields, from_at) values (there.id, 1, given.fields, now());
      elsif not exists (select from site_text_versions v where v.text_id = there.id and v.published_by is not null) then
        select v.fields into last from site_text_versions v where v.text_id = there.id order by v.version desc limit 1;
        if last is distinct from given.fields then
          insert into site_text_versions (text_id, version, fields, from_at) values (there.id, there.version, given.fields, now());
          update site_texts t set version = t.version + 1, fields = case when t.fields = last then given.fields else t.fields end
            where t.id = there.id;
        end if;
      end if;
    end loop;
    delete from site_texts t
      where t.withdrawn_at is null and not exists (select from jsonb_to_recordset(p_texts) as g(kind text, slug text) where g.kind = t.kind and g.slug = t.slug)
        and exists (select from site_text_versions v where v.text_id = t.id)
        and not exists (select from site_text_versions v where v.text_id = t.id and (v.published_by is not null or v.fields <> t.fields));
  end $$;

grant execute on function app_seed_texts(jsonb) to app_jobs;

-- Which of these addresses no page of the site has; staff read no table of the search (K90).
create or replace function app_unknown_paths(p_paths text[]) returns table (path text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select each from unnest(p_paths) each
    where each not in ('/auth', '/dashboard', '/app')
      and not exists (select from site_documents d where d.path = each)
      and not exists (select from app_shown_texts() s where s.kind = 'landing' and '/landing/' || s.slug = each)
  $$;

grant execute on function app_unknown_paths(text[]) to app_staff;

-- The version of a legal text that staff published and that is in force; 0 while the one of the build is (T-160).
create or replace function app_legal_version(p_slug text) returns int
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce(max((v.fields->>'version')::int), 0) from site_texts t join site_text_versions v on v.text_id = t.id
    where t.kind = 'legal' and t.slug = p_slug and v.published_by is not null and v.from_at <= now()
  $$;

-- The last version that staff published, whose change is more than wording, so that members agree again; 0 where none is (T-199).
create or replace function app_asked_version(p_slug text) returns int
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce(max((v.fields->>'version')::int), 0) from site_texts t join site_text_versions v on v.text_id = t.id
    where t.kind = 'legal' and t.slug = p_slug and v.published_by is not null and v.from_at <= now() and v.fields->>'again' = 'yes'
  $$;

grant execute on function app_legal_version(text) to app_public, app_member, app_staff, app_auth;
grant execute on function app_asked_version(text) to app_member, app_staff;

-- Every version of a legal text that is or was in force, of each the last first; what it says only where that is wanted, for nodes ask
-- every 1.5 s whether there is another one (K19). A visitor reads no table.
create or replace function app_legal_history(p_whole boolean) returns table (slug text, fields jsonb)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select t.slug, case when p_whole then v.fields else v.fields - array['title', 'short', 'sections'] end
    from site_texts t join site_text_versions v on v.text_id = t.id
    where t.kind = 'legal' and v.from_at <= now() order by t.slug, v.version desc
  $$;

grant execute on function app_legal_history(boolean) to app_public, app_member, app_staff;

-- A visitor writes no table: this function counts what a browser refused, equal reports as one row, of at most so many different
-- ones (T-158).
create or replace function app_report_csp(p_reports jsonb, p_now timestamptz, p_most int) returns int
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    given record;
    taken int := 0;
  begin
    -- In one order for everybody, so that two posts do not wait for each other.
    for given in select * from jsonb_to_recordset(p_reports) as g(path text, directive text, blocked text, source text, line int)
      order by path, directive, blocked, source, line loop
      update csp_reports c set count = c.count + 1, last_at = p_now
        where (c.path, c.directive, c.blocked, c.source, c.line) = (given.path, given.directive, given.blocked, given.source, given.line);
      if not found then
        -- What was reported seldom and long ago makes room, so that nobody can fill the list for good.
        if (select count(*) from csp_reports) >= p_most then
          delete from csp_reports where ctid = (select ctid from csp_reports order by count, last_at limit 1);
        end if;
        insert into csp_reports as c (path, directive, blocked, source, line, first_at, last_at)
          values (given.path, given.directive, given.blocked, given.source, given.line, p_now, p_now)
          on conflict (path, directive, blocked, source, line) do update set count = c.count + 1, last_at = p_now;
      end if;
      taken := taken + 1;
    end loop;
    return taken;
  end $$;

grant execute on function app_report_csp(jsonb, timestamptz, int) to app_public;

-- A picture of a text in one format and width, for everybody: pages show it (K90).
create or replace function app_picture_file(p_id uuid, p_format text, p_width int) returns bytea
  language sql stable security definer set search_path = public, pg_temp
  as $$ select bytes from site_picture_files where picture_id = p_id and format = p_format and width = p_width $$;

grant execute on function app_picture_file(uuid, text, int) to app_public, app_member, app_staff;

-- Whoever let a picture in stores what was made of it; nobody reads or writes the files themselves (K90).
create or replace function app_keep_picture_file(p_id uuid, p_format text, p_width int, p_bytes bytea) returns boolean
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into site_picture_files (picture_id, format, width, bytes)
      select id, p_format, p_width, p_bytes from site_pictures where id = p_id and created_by = app_user() returning true
  $$;

grant execute on function app_keep_picture_file(uuid, text, int, bytea) to app_staff;
