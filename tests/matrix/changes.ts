import type pg from 'pg'

/** A row that was made, changed or removed: whose it was and is, and its new content. */
export type Change = {
  table: string
  verb: 'INSERT' | 'UPDATE' | 'DELETE'
  owner: string | null
  ownerBefore: string | null
  row: Readonly<Record<string, unknown>>
}

/**
 * Writes down every change of every row, whoever makes it and through whatever: what a checksum over all rows
 * would only say happened, this says by name.
 */
export async function watchChanges(owner: pg.Pool): Promise<void> {
  await owner.query(`
    create schema matrix;
    create table matrix.changes (at bigserial primary key, "table" text, verb text, owner text, owner_before text, row jsonb);
    create function matrix.owner_of(name text, of jsonb) returns text language sql immutable as $$
      select case when name in ('profiles', 'auth_users') then of->>'id' else coalesce(of->>'user_id', of->>'member_id') end
    $$;
    create function matrix.note() returns trigger language plpgsql security definer set search_path = matrix, pg_temp as $$
    declare was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
            now_is jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
    begin
      if was is distinct from now_is then
        insert into changes ("table", verb, owner, owner_before, row) values (tg_table_name, tg_op,
          owner_of(tg_table_name, now_is), owner_of(tg_table_name, was), coalesce(now_is, was));
      end if;
      return null;
    end $$;
    grant usage on schema matrix to public;
    grant select on matrix.changes to public;
    do $$
    declare each record;
    begin
      for each in select c.oid::regclass as name from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' loop
        execute format('create trigger matrix_note after insert or update or delete on %s for each row execute function matrix.note()', each.name);
      end loop;
    end $$;`)
}

/** Every change after the one with this number, in its order: what earlier cases took back lies before it and is not read again. */
export const changesAfter = (at: string) =>
  `select at, "table", verb, owner, owner_before as "ownerBefore", row from matrix.changes where at > ${at} order by at`
