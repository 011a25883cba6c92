-- A check-in and a figure are deleted and never rewritten; whose they are, who wrote them and what they say stays.
revoke update on board_checkins, company_metrics from app_member, app_staff;
grant update (deleted_at, updated_at) on board_checkins to app_member, app_staff;
grant update (removed_at, updated_at) on company_metrics to app_member, app_staff;

-- An advisor's approval puts actions on the member's board (4.13.5): one card a line, and only of lines the member may read.
create or replace function app_board_add_line_cards(p_cards jsonb) returns setof uuid
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare c record; member uuid;
  begin
    for c in select * from jsonb_to_recordset(p_cards) as x(id uuid, "lineId" uuid, title text, description text, "dueOn" date,
        "assignedTo" uuid, "forName" text, rank text, context jsonb) loop
      perform pg_advisory_xact_lock(hashtextextended(c."lineId"::text, 0));
      select l.user_id into member from outcome_lines l join session_outcomes o on o.approved_version_id = l.version_id
        where l.line_id = c."lineId" and l.kind in ('action', 'decision', 'next_step') and app_advises(l.user_id);
      continue when not found or exists (select from board_assignments a
        where a.user_id = member and a.source_type = 'outcome_line' and a.source_id = c."lineId");
      insert into julboard_tasks (id, user_id, created_by, title, description, due_date, assigned_to, for_name, rank)
        values (c.id, member, app_user(), c.title, c.description, c."dueOn", c."assignedTo", c."forName", c.rank);
      insert into board_assignments (id, user_id, source_type, source_id, target_type, target_id, assignment_context)
        values (c.id, member, 'outcome_line', c."lineId", 'julboard_task', c.id, c.context);
      perform app_publish('board', 'card', c.id::text, 1, 'card.made_from_line', member);
      return next c.id;
    end loop;
  end $$;
grant execute on function app_board_add_line_cards(jsonb) to app_staff;

-- Of an attachment only its deletion is written later; the row that goes for good takes its file along.
revoke update on card_attachments from app_member, app_staff;
grant update (deleted_at) on card_attachments to app_member, app_staff;
create or replace function app_drop_attached_file() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    delete from files where id = old.id;
    return null;
  end $$;
create or replace trigger card_attachments_file_goes after delete on card_attachments
  for each row execute function app_drop_attached_file();

-- A deleted attachment stays for its undo, and its file is given to nobody meanwhile.
create or replace function app_withhold_attached_file() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    update files set is_withheld = new.deleted_at is not null where id = new.id;
    return null;
  end $$;
create or replace trigger card_attachments_file_withheld after update of deleted_at on card_attachments
  for each row when ((old.deleted_at is null) is distinct from (new.deleted_at is null))
  execute function app_withhold_attached_file();

-- What was deleted on a board long enough ago goes for good, some at a time; says how many (T-219, 4.0 rule 10).
create or replace function app_erase_deleted_board(p_before timestamptz, p_most int) returns int
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare gone int; total int := 0;
  begin
    delete from card_notes where id in (select id from card_notes where deleted_at < p_before limit p_most);
    get diagnostics gone = row_count; total := total + gone;
    delete from card_attachments where id in (select id from card_attachments where deleted_at < p_before limit p_most);
    get diagnostics gone = row_count; total := total + gone;
    delete from board_checkins where id in (select id from board_checkins where deleted_at < p_before limit p_most);
    get diagnostics gone = row_count; total := total + gone;
    delete from company_metrics where id in (select id from company_metrics where removed_at < p_before limit p_most);
    get diagnostics gone = row_count; total := total + gone;
    return total;
  end $$;

grant execute on function app_erase_deleted_board(timestamptz, int) to app_jobs;
