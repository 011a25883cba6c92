import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { alwaysOpen } from '#tests/app/alwaysOpen.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import type { ProductNode } from '#tests/faults/productNode.ts'
import { ask, freePort, newCookie, startNode } from '#tests/faults/productNode.ts'

let at: TestApp
let advisor: Person
let member: Person
let other: Person
let env: Record<string, string>

beforeAll(async () => {
  at = await testApp()
  advisor = await at.person({ roles: ['staff'] })
  member = await at.person({ plans: ['mobile_premium'] })
  other = await at.person({ plans: ['mobile_premium'] })
  await alwaysOpen(at, advisor)
  env = { ...at.env, PORT: String(await freePort()) }
})
afterAll(() => at?.close())

const DAY = 86_400_000
const inDays = (days: number) =>
  new Date(Math.ceil(Date.now() / DAY) * DAY + days * DAY + 9 * 3_600_000).toISOString()
const count = async (text: string, values: unknown[] = []) =>
  (await at.query<{ n: number }>(`select count(*)::int as n from ${text}`, values))[0]?.n

/** Whatever a write waits for can be kept from it: its turn with the advisor, or the table it writes to last. */
const stops = {
  'its turn with the advisor': `select pg_advisory_xact_lock(hashtextextended('app_booking_turn ' || $1, 0)) where $1 is not null`,
  'its emails': 'lock table mail_messages in share row exclusive mode',
  'its row of the trail': 'lock table audit_events in share row exclusive mode',
} as const
type Stop = keyof typeof stops

/** Kills the node while it waits at a point of one write, and lets go of the point only then. */
async function killAt(node: ProductNode, stop: Stop, write: (node: ProductNode) => Promise<Response>) {
  const client = await at.owner.connect()
  await client.query('begin')
  await client.query(stops[stop], stop === 'its turn with the advisor' ? [advisor.id] : [])
  const asked = write(node).then(
    (answer) => answer.status,
    () => null,
  )
  const isWaiting = async () =>
    (await count(
      `pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`,
    )) !== 0
  for (const until = Date.now() + 20_000; !(await isWaiting()); await pause(20))
    if (Date.now() > until) throw new Error(`nothing waits for ${stop}`)
  await node.kill('SIGKILL')
  await client.query('rollback')
  client.release()
  expect(await asked, 'it was answered before it could be killed').toBeNull()
  // Its statements may be under way still: what they come to is all or nothing.
  for (const until = Date.now() + 20_000; ; await pause(50)) {
    const left = await count(
      `pg_stat_activity where datname = current_database() and usename <> current_user and state <> 'idle'`,
    )
    if (left === 0 || Date.now() > until) break
  }
}

/** No session without its credit, no credit without its session, and no time taken but by a hold or a session. */
async function expectWhole() {
  expect(
    await count(
      `sessions s where status = 'scheduled' and not exists
        (select from session_credits c where c.session_id = s.id and c.spent_at is not null and c.user_id = s.user_id)`,
    ),
    'a session without its credit',
  ).toBe(0)
  expect(
    await count(
      `session_credits c where (c.spent_at is null) <> (c.session_id is null) or (c.session_id is not null and not exists
        (select from sessions s where s.id = c.session_id and s.user_id = c.user_id and s.status = 'scheduled'))`,
    ),
    'a credit without its session',
  ).toBe(0)
  expect(
    await count(
      `(select id, start_time from taken_times except
        (select id, start_time from sessions where status = 'scheduled' union select id, start_time from slot_holds)) free`,
    ),
    'a time that nobody takes',
  ).toBe(0)
  expect(
    await count(
      `(select id, start_time from sessions where status = 'scheduled' union select id, start_time from slot_holds
        except select id, start_time from taken_times) free`,
    ),
    'a session or a hold without its time',
  ).toBe(0)
  expect(
    await count(`(select id from sessions except select subject_id::uuid from audit_events
      where action = 'booking.booked') untold`),
    'a session that the trail does not know',
  ).toBe(0)
}

it('is booked whole or not at all wherever kill -9 ends the server, and a retry is the same booking', {
  timeout: 300_000,
}, async () => {
  const points: Stop[] = ['its turn with the advisor', 'its emails', 'its row of the trail']
  let node = await startNode(env)
  let cookie = ''
  const send = (path: string, body: object) => (to: ProductNode) => ask(to, cookie, 'POST', path, body)
  let kills = 0
  const killed = async (stop: Stop, write: (to: ProductNode) => Promise<Response>) => {
    await killAt(node, stop, write)
    kills += 1
    await expectWhole()
    node = await startNode(env)
    const again = await write(node)
    expect(again.status, `${stop}: ${await again.clone().text()}`).toBe(200)
    await expectWhole()
    return await again.json()
  }
  for (const [round, stop] of points.entries()) {
    cookie = await newCookie(at.owner, member.id)
    const creditId = randomUUID()
    await at.query(
      `insert into session_credits (id, user_id, service, source) values ($1, $2, 'sprint', 'staff')`,
      [creditId, member.id],
    )
    const day = 3 + round * 4
    const [holdId, id] = [randomUUID(), randomUUID()]
    const hold = send('/booking/holds', {
      id: holdId,
      service: 'sprint',
      advisorId: advisor.id,
      startAt: inDays(day),
    })
    // A hold is told to nobody by email.
    if (stop === 'its emails') expect((await hold(node)).status).toBe(200)
    else await killed(stop, hold)
    const booked = await killed(
      stop,
      send('/booking/sessions', {
        id,
        holdId,
        creditId,
        focus: 'Fundraising',
        timeline: null,
        notes: '',
      }),
    )
    expect(booked).toMatchObject({ session: { id, startAt: inDays(day) } })
    expect(await count('sessions where user_id = $1 and status = $2', [member.id, 'scheduled'])).toBe(1)
    const moved = await killed(stop, send(`/booking/sessions/${id}/move`, { startAt: inDays(day + 1) }))
    expect(moved).toMatchObject({ session: { id, startAt: inDays(day + 1) } })
    expect(await at.query('select moves from sessions where id = $1', [id])).toEqual([{ moves: 1 }])
    await killed(stop, send(`/booking/sessions/${id}/cancel`, { acceptsLoss: false }))
    expect(
      await at.query('select spent_at, session_id from session_credits where id = $1', [creditId]),
    ).toEqual([{ spent_at: null, session_id: null }])
  }
  process.stdout.write(`booking killed: ${kills} times at ${points.length} points\n`)
  await node.kill('SIGKILL')
})

it('lets a hold end by itself though the server that took it is gone', { timeout: 120_000 }, async () => {
  let node = await startNode(env)
  const startAt = inDays(30)
  const hold = async (person: Person) =>
    (
      await ask(node, await newCookie(at.owner, person.id), 'POST', '/booking/holds', {
        id: randomUUID(),
        service: 'sprint',
        advisorId: advisor.id,
        startAt,
      })
    ).status
  expect(await hold(member)).toBe(200)
  await node.kill('SIGKILL')
  node = await startNode(env)
  expect(await hold(other)).toBe(409)
  // A quarter of an hour later.
  await at.query(
    `update slot_holds set created_at = created_at - interval '15 minutes', expires_at = expires_at - interval '15 minutes'`,
  )
  expect(await hold(other)).toBe(200)
  await expectWhole()
  await node.kill('SIGKILL')
})
