import type pg from 'pg'
import type { DevSite } from '#server/platform/http/site/devSite.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import { readDocuments } from './readDocuments.ts'

/** Puts the pages of this build before the search, in one statement each way; what has not changed is not written (K10). Issues are put there when they are sent. */
export async function fillSearch(jobsPool: pg.Pool, site: Site | DevSite | null): Promise<void> {
  // While the site is developed it has no pages to read.
  if (!site || !('pages' in site)) return
  const documents = JSON.stringify(await readDocuments(site))
  // Nodes start together: one fills after the other.
  await jobsPool.query(
    `with held as (select pg_advisory_xact_lock(hashtextextended('site_documents', 0))),
       given as (select g.* from held, jsonb_to_recordset($1::jsonb) as g(path text, kind text, title text, note text, body text)),
       gone as (delete from site_documents d where d.kind <> 'issue' and not exists (select from given g where g.path = d.path))
     insert into site_documents as d (path, kind, title, note, body) select path, kind, title, note, body from given
     on conflict (path) do update
       set kind = excluded.kind, title = excluded.title, note = excluded.note, body = excluded.body
       where (d.kind, d.title, d.note, d.body) is distinct from (excluded.kind, excluded.title, excluded.note, excluded.body)`,
    [documents],
  )
}
