import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { openClient } from '#server/platform/db/pool.ts'
import { load } from './load.ts'
import { median } from './processes.ts'
import type { BenchDatabase } from './product.ts'
import { startBare, startProduct } from './product.ts'
import type { Figure, Report } from './report.ts'
import { atMost, ratio } from './report.ts'
import type { Member } from './seed.ts'
import { seed } from './seed.ts'

const SMALL = 1_000
const LARGE = 1_000_000
const EACH = 100
const MEMBERS = 10
const ROUNDS = 7
const ANSWERS = 40
const PORTS = { few: { product: 4311, bare: 4312 }, many: { product: 4313, bare: 4314 } }

/** Advisors who can be booked, on both sides the same: members look at the hours of those, however many sessions there are. */
const OPEN = 5
/** Sessions ahead of each of them, in the weeks that are looked at. */
const AHEAD = 40

type Side = 'product' | 'bare'
const calls = ['list', 'detail', 'slots'] as const
type Call = (typeof calls)[number]

/**
 * Sessions and free times at a thousand and at a million sessions: what a member waits for must not grow with everybody else's,
 * and a month of free times costs at most twice what it takes to read the same rows.
 */
export async function measureSessions(make: (name: string) => Promise<BenchDatabase>): Promise<Report> {
  const few = await prepare(SMALL, await make(`bench_sessions_${SMALL}`))
  const many = await prepare(LARGE, await make(`bench_sessions_${LARGE}`))
  // What is asked first warms both. The sizes take turns, or one would have the quieter minutes of the machine.
  for (const size of [few, many]) await size.round()
  for (const size of [few, many]) size.forget()
  for (let n = 0; n < ROUNDS; n++) for (const size of [few, many]) await size.round()
  for (const size of [few, many]) await size.stop()
  const [small, large] = [few.times, many.times]
  const p50 = (of: typeof small, side: Side, call: Call) => median(of[side][call])
  const growth = (call: Call): Figure => {
    const own = p50(large, 'product', call) / p50(small, 'product', call)
    return { name: `${call}, growth`, value: ratio(own), ...atMost(own, 1.3) }
  }
  const told = (call: Call): Figure => ({
    name: `${call}, p50`,
    value: `product ${p50(small, 'product', call).toFixed(2)} ms, then ${p50(large, 'product', call).toFixed(2)} ms; bare ${p50(small, 'bare', call).toFixed(2)} ms, then ${p50(large, 'bare', call).toFixed(2)} ms`,
  })
  const cost = p50(large, 'product', 'slots') / p50(large, 'bare', 'slots')
  return {
    title: `sessions at ${SMALL} and at ${LARGE} of them, one connection`,
    figures: [
      ...calls.flatMap((call) => [told(call), growth(call)]),
      { name: 'slots, against bare', value: ratio(cost), ...atMost(cost, 2) },
    ],
  }
}

/** Both sides on one database of this many sessions, and what each round of calls took there. */
async function prepare(size: number, database: BenchDatabase) {
  const owner = openClient({ connectionString: database.ownerUrl })
  await owner.connect()
  const members = await seed(owner, size / EACH, Math.min(MEMBERS, size / EACH), 1)
  const first = await seedSessions(owner, members)
  await owner.end()
  const ports = PORTS[size === SMALL ? 'few' : 'many']
  const product = await startProduct(ports.product, database)
  const bare = await startBare(ports.bare, database.ownerUrl)
  const month = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 7)
  const after = new Date(`${month}-01T00:00:00Z`)
  after.setUTCMonth(after.getUTCMonth() + 1)
  const days = `${month}-01,${after.toISOString().slice(0, 10)}`
  const paths: Record<Side, Record<Call, (member: Member) => string>> = {
    product: {
      list: () => '/api/v1/sessions?limit=20',
      detail: ({ id }) => `/api/v1/sessions/${first.get(id)}`,
      slots: () => `/api/v1/booking/slots?service=sprint&month=${month}&timeZone=Europe%2FBerlin`,
    },
    bare: {
      list: () => '/sessions',
      detail: ({ id }) => `/session/${first.get(id)}`,
      slots: () => `/slots/${days}`,
    },
  }
  const times = { product: empty(), bare: empty() }
  const ask = async (side: Side, call: Call, tries = 10): Promise<void> => {
    const result = await load(ports[side], 1, { answers: ANSWERS }, (turn) => {
      const member = members[turn % members.length] as Member // safe because somebody is seeded
      return {
        path: paths[side][call](member),
        headers: { cookie: member.cookie, 'x-token': member.tokenHash },
      }
    })
    if (result.failures === 0) times[side][call].push(result.p50Ms)
    else if (tries === 0) throw new Error(`${side} ${call} at ${size}: ${result.failures} failed`)
    else {
      // Busy with what else runs here: a round that was turned away says nothing.
      await pause(1_000)
      await ask(side, call, tries - 1)
    }
  }
  return {
    times,
    round: async () => {
      for (const call of calls) for (const side of ['product', 'bare'] as const) await ask(side, call)
    },
    forget: () => {
      for (const each of [times.product, times.bare]) for (const call of calls) each[call].length = 0
    },
    stop: async () => void (await Promise.all([product.stop(), bare.stop()])),
  }
}

const empty = (): Record<Call, number[]> => ({ list: [], detail: [], slots: [] })

/** A hundred held sessions for each member, and what is ahead of those who can be booked; answers a session of each who signs in. */
async function seedSessions(owner: pg.Client, members: readonly Member[]): Promise<Map<string, string>> {
  const { rows: advisors } = await owner.query<{ id: string }>(
    `with made as (
       insert into auth_users (id, name, email, email_verified)
         select gen_random_uuid(), 'Advisor', gen_random_uuid() || '@advisors.example', true from generate_series(1, ${OPEN}) returning id),
     named as (insert into profiles (id, first_name, last_name) select id, 'Ada', left(id::text, 4) from made),
     staff as (insert into roles (user_id, role) select id, 'staff' from made)
     select id from made`,
  )
  const ids = advisors.map(({ id }) => id)
  // Past sessions take no time, and a million of them are not looked at one by one.
  await owner.query(`set session_replication_role = replica`)
  await owner.query(
    `insert into sessions (id, user_id, created_by, advisor_id, title, session_type, start_time, end_time, time_zone, status)
     select gen_random_uuid(), p.id, $1::uuid[][1 + n % ${OPEN}], $1::uuid[][1 + n % ${OPEN}], 'Session ' || n, 'advisory',
       now() - make_interval(hours => n * 30), now() - make_interval(hours => n * 30 - 1), 'Europe/Berlin', 'completed'
     from (select id from profiles where first_name = 'Bench') p, generate_series(1, ${EACH}) n`.replaceAll(
      '$1::uuid[]',
      '($1::uuid[])',
    ),
    [ids],
  )
  await owner.query(`set session_replication_role = origin`)
  await owner.query(
    `insert into availability (advisor_id, is_open, time_zone, hours, buffer_before, buffer_after, notice_hours, horizon_days, daily_maximum)
     select id, true, 'Europe/Berlin', $2::jsonb, 15, 15, 24, 90, 6 from unnest($1::uuid[]) id`,
    [ids, JSON.stringify([1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', until: '17:00' })))],
  )
  await owner.query(
    `insert into availability_exceptions (advisor_id, day, hours)
     select id, (now() + make_interval(days => n * 7))::date, '[]' from unnest($1::uuid[]) id, generate_series(1, 6) n`,
    [ids],
  )
  await owner.query(
    `insert into sessions (id, user_id, created_by, advisor_id, title, session_type, start_time, end_time, time_zone)
     select gen_random_uuid(), $2, a, a, 'Ahead', 'advisory', date_trunc('day', now()) + make_interval(hours => n * 26 + 9),
       date_trunc('day', now()) + make_interval(hours => n * 26 + 10), 'Europe/Berlin'
     from unnest($1::uuid[]) a, generate_series(1, ${AHEAD}) n`,
    [ids, members[0]?.id],
  )
  // A million rows written at once are followed by the database's own work on them, which is no member's wait.
  await owner.query('vacuum (analyze)')
  await owner.query('checkpoint')
  const { rows } = await owner.query<{ user_id: string; id: string }>(
    `select distinct on (user_id) user_id, id from sessions where user_id = any($1) and status = 'completed' order by user_id, start_time`,
    [members.map(({ id }) => id)],
  )
  return new Map(rows.map(({ user_id, id }) => [user_id, id]))
}
