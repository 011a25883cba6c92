import { openClient } from '#server/platform/db/pool.ts'
import { explain } from './initialiseDatabase.ts'

type Environment = Record<string, string | undefined>

// Only what was decided, and of that what a method can learn from: no names, no member, no session by its title.
const labels = `select jsonb_build_object('meeting', transcript_id, 'segment', segment, 'tier', tier, 'probability', probability,
    'offeredKind', offered_kind, 'state', state, 'kind', kind, 'quote', quote, 'before', before, 'after', after,
    'isReworded', worded_by is not null, 'decidedAt', decided_at)::text as label
  from outcome_offers
  where state <> 'open' and quote is not null and kind in ('action', 'decision', 'next_step', 'insight')
  order by transcript_id, segment, id`

/**
 * What `npm run labels` prints: everything that advisors accepted, dismissed or added, one JSON object a line, for the
 * training script of this installation. It stays here: nothing sends it, and it goes with the consent it rests on.
 */
export async function exportLabels(env: Environment): Promise<string[]> {
  const ownerUrl = env.DATABASE_OWNER_URL
  if (!ownerUrl) throw new Error('DATABASE_OWNER_URL: required, the address that db:init was given')
  const client = openClient({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    // Row security holds for the owner, too; the jobs may read what they draft.
    await client.query('set role app_jobs')
    const { rows } = await client.query<{ label: string }>(labels)
    return rows.map((row) => row.label)
  } finally {
    await client.end()
  }
}

if (process.argv[1] === import.meta.filename) {
  exportLabels(process.env).then(
    (lines) => void process.stdout.write(lines.map((line) => `${line}\n`).join('')),
    (error: unknown) => {
      process.stderr.write(`${explain(error)}\n`)
      process.exitCode = 1
    },
  )
}
