import type pg from 'pg'
import { openClient } from '#server/platform/db/pool.ts'
import { load } from './load.ts'
import { median } from './processes.ts'
import type { BenchDatabase } from './product.ts'
import { startProduct } from './product.ts'
import type { Figure, Report } from './report.ts'
import { atMost, ratio } from './report.ts'
import type { Member } from './seed.ts'
import { seed } from './seed.ts'

const PORT = 4313
const SMALL = 1_000
const LARGE = 1_000_000
const MEMBERS = 10
/** Of each member: minutes with their lines, and the transcript they rest on. */
const MEETINGS = 10
const LINES = 10
const PARTS = 60
const ROUNDS = 7
const ANSWERS = 40

const calls = ['deliverables', 'report', 'transcript'] as const
type Call = (typeof calls)[number]

/**
 * Minutes, and the words that the player's search looks through, at a thousand and at a million lines: what a member waits for must
 * not grow with everybody else's.
 */
export async function measureMinutes(make: (name: string) => Promise<BenchDatabase>): Promise<Report> {
  const sides: Record<Call, number[]>[] = []
  for (const size of [SMALL, LARGE]) sides.push(await measure(size, await make(`bench_minutes_${size}`)))
  const [small, large] = sides
  const p50 = (of: typeof small, call: Call) => median(of?.[call] ?? [])
  return {
    title: `minutes and transcripts at ${SMALL} and at ${LARGE} lines, one connection`,
    figures: calls.flatMap((call): Figure[] => {
      const growth = p50(large, call) / p50(small, call)
      const value = `${p50(small, call).toFixed(2)} ms, then ${p50(large, call).toFixed(2)} ms`
      return [
        { name: `${call}, p50`, value },
        { name: `${call}, growth`, value: ratio(growth), ...atMost(growth, 1.3) },
      ]
    }),
  }
}

async function measure(size: number, database: BenchDatabase): Promise<Record<Call, number[]>> {
  const owner = openClient({ connectionString: database.ownerUrl })
  await owner.connect()
  const members = await seed(owner, size / (MEETINGS * LINES), MEMBERS, 1)
  await seedMinutes(owner)
  const { rows } = await owner.query<{ user_id: string; id: string }>(
    'select distinct on (user_id) user_id, id from sessions where user_id = any($1) order by user_id, start_time',
    [members.map(({ id }) => id)],
  )
  await owner.end()
  const first = new Map(rows.map(({ user_id, id }) => [user_id, id]))
  const product = await startProduct(PORT, database)
  const paths: Record<Call, (member: Member) => string> = {
    deliverables: () => '/api/v1/minutes/approved?limit=20',
    report: ({ id }) => `/api/v1/minutes/${first.get(id)}`,
    transcript: ({ id }) => `/api/v1/recordings/of-session/${first.get(id)}?from=0&limit=500`,
  }
  const times: Record<Call, number[]> = { deliverables: [], report: [], transcript: [] }
  // The first round warms what the others measure.
  for (let round = 0; round <= ROUNDS; round++)
    for (const call of calls) {
      const result = await load(PORT, 1, { answers: ANSWERS }, (turn) => {
        const member = members[turn % members.length] as Member // safe because somebody is seeded
        return { path: paths[call](member), headers: { cookie: member.cookie } }
      })
      if (result.failures > 0) throw new Error(`${call} at ${size}: ${result.failures} failed`)
      if (round > 0) times[call].push(result.p50Ms)
    }
  await product.stop()
  return times
}

/** Held sessions of every member with approved minutes and the transcript behind them, written behind the row rules. */
async function seedMinutes(owner: pg.Client): Promise<void> {
  await owner.query('set session_replication_role = replica')
  await owner.query(
    `insert into sessions (id, user_id, created_by, advisor_id, title, session_type, start_time, end_time, time_zone, status)
     select gen_random_uuid(), p.id, p.id, p.id, 'Session ' || n, 'advisory', now() - make_interval(days => n),
       now() - make_interval(days => n) + interval '1 hour', 'Europe/Berlin', 'completed'
     from profiles p, generate_series(1, ${MEETINGS}) n where p.first_name = 'Bench'`,
  )
  await owner.query(
    `insert into transcripts (id, session_id, user_id, created_by, file_name, format, byte_size, sha256, segment_count, segments)
     select id, id, user_id, user_id, 'talk.vtt', 'vtt', 4000, id::text, ${PARTS},
       (select jsonb_agg(jsonb_build_object('index', n, 'line', n * 3, 'startMs', n * 4000, 'endMs', n * 4000 + 3000, 'speaker', 'Ada',
         'text', 'We looked at price number ' || n || ' and kept it.')) from generate_series(0, ${PARTS - 1}) n)
     from sessions`,
  )
  await owner.query(
    `insert into session_outcomes (id, session_id, user_id, created_by, drafting, status, current_version_id, approved_version_id, approved_at)
     select id, id, user_id, user_id, 'ready', 'approved', id, id, end_time from sessions`,
  )
  await owner.query(
    `insert into outcome_versions (id, outcome_id, user_id, number, status, method, transcript_id)
     select id, id, user_id, 1, 'approved', 'extractive', id from sessions`,
  )
  await owner.query(
    `insert into outcome_lines (version_id, line_id, user_id, kind, position, text, quote, speaker, segment, start_ms)
     select id, gen_random_uuid(), user_id, (array['insight','action','decision'])[1 + n % 3], n, 'Line ' || n || ' of the minutes',
       'We looked at price number ' || n || ' and kept it.', 'Ada', n, n * 4000
     from sessions, generate_series(1, ${LINES}) n`,
  )
  await owner.query('set session_replication_role = origin')
  await owner.query('vacuum analyze')
}
