import { createHash } from 'node:crypto'
import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { DEAD_LETTERS, queues } from './queues.ts'

const SCHEMA = 'pgboss'

/** Installs pg-boss and the queues as the owner; the jobs' own role may then use but not change the schema. */
export async function installQueues(client: pg.Client): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    schema: SCHEMA,
    supervise: false,
    schedule: false,
  })
  const stamp = createHash('sha256')
    .update(JSON.stringify(['12.35.0', queues, DEAD_LETTERS]))
    .digest('hex')
  const { rows } = await client.query<{ stamp: string | null }>(
    `select obj_description(oid, 'pg_namespace') as stamp from pg_namespace where nspname = $1`,
    [SCHEMA],
  )
  if (rows[0]?.stamp === stamp) return
  await boss.start()
  await boss.createQueue(DEAD_LETTERS)
  for (const [name, options] of Object.entries(queues)) {
    const settings = { ...options, deadLetter: DEAD_LETTERS }
    if (await boss.getQueue(name)) await boss.updateQueue(name, settings)
    else await boss.createQueue(name, settings)
  }
  await boss.stop({ graceful: false })
  await client.query(`
    grant usage on schema ${SCHEMA} to app_jobs;
    grant select, insert, update, delete on all tables in schema ${SCHEMA} to app_jobs;
    grant usage on all sequences in schema ${SCHEMA} to app_jobs;
    grant execute on all functions in schema ${SCHEMA} to app_jobs;
    comment on schema ${SCHEMA} is '${stamp}';`)
}
