import type pg from 'pg'
import type { Retry } from './lockRetry.ts'

// Forced rules bind the owner, too. Definer functions run as the owner, so the owner needs a rule of its own where it
// is no superuser (a production database).
const UNFINISHED = `
  select c.oid::regclass::text as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and not (c.relrowsecurity and c.relforcerowsecurity and exists (
      select from pg_policy p
      where p.polrelid = c.oid and p.polname = 'owner_functions' and p.polcmd = '*' and p.polpermissive
        and p.polroles = array(select oid from pg_roles where rolname = current_user)
        and pg_get_expr(p.polqual, p.polrelid) = 'true' and pg_get_expr(p.polwithcheck, p.polrelid) = 'true'))
  order by 1`

/**
 * Row security is enabled and forced on every table. Only a table that lacks it is locked, and one at a time: each
 * has a transaction of its own, so nobody waits for more than one lock.
 */
export async function forceRowSecurity(client: pg.Client, retry: Retry): Promise<void> {
  const { rows } = await client.query<{ name: string }>(UNFINISHED)
  for (const { name } of rows) {
    await retry(() =>
      client.query(`
        begin;
        -- The grants that follow are committed for certain, and this with them.
        set local synchronous_commit = off;
        alter table ${name} enable row level security, force row level security;
        drop policy if exists owner_functions on ${name};
        create policy owner_functions on ${name} to current_user using (true) with check (true);
        commit`),
    )
  }
}
