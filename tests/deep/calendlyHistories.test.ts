import { afterAll, beforeAll, expect, it } from 'vitest'
import { calendarReference } from '#server/booking/rules/calendarReference.ts'
import type { CalendlyStage } from '#tests/app/calendlyStage.ts'
import { calendlyStage } from '#tests/app/calendlyStage.ts'
import type { Person } from '#tests/app/testApp.ts'
import type { Booking } from '#tests/fakes/calendly/bookings.ts'
import type { Delivery } from '#tests/fakes/calendly/deliver.ts'
import { contractsDir } from '#tests/fakes/contracts.ts'

const HISTORIES = 1_000
const HOUR = 3_600_000
const deliveries: readonly Delivery[] = ['sent', 'doubled', 'reordered', 'lost']

let stage: CalendlyStage
let member: Person
beforeAll(async () => {
  stage = await calendlyStage()
  member = await stage.at.person({})
})
afterAll(async () => {
  expect(contractsDir ? stage.calendly.trouble() : []).toEqual([])
  await stage.close()
})

/** The same numbers on every run, so that a failure can be looked at again. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

type Session = { id: string; status: string; start_time: Date }

it('a thousand histories of bookings, told in part and looked for, end in what Calendly says (T-065)', async () => {
  const { at, calendly } = stage
  const next = numbers(20_261_123)
  const base = Math.ceil(Date.now() / HOUR) * HOUR + 48 * HOUR
  let taken = 0
  const time = () => new Date(base + HOUR * taken++)
  const deliver = () => calendly.deliverNext(deliveries[next(deliveries.length)] ?? 'sent')
  const last: Booking[] = []
  for (let n = 0; n < HISTORIES; n += 1) {
    deliver()
    const reference = next(2) === 0 ? calendarReference(member.id) : null
    let booking = await calendly.book({ startAt: time(), email: member.email, reference })
    for (let moves = next(4); moves > 0; moves -= 1) {
      if (next(3) === 0) await stage.settle()
      deliver()
      booking = await calendly.move(booking.uri, time())
    }
    if (next(3) === 0) {
      deliver()
      await calendly.cancel(booking.uri, 'Ill')
    }
    last.push(booking)
    if (n % 100 === 50) await stage.look()
  }
  for (let looks = 0; looks < 200; looks += 1) {
    await stage.look()
    const [row] = await at.query<{ resume_from: Date | null }>('select resume_from from calendly_connections')
    if (row?.resume_from === null) break
  }
  const sessions = await at.query<Session & { uri: string }>(
    `select s.id, s.status, s.start_time, i.uri from calendly_invitees i join sessions s on s.id = i.session_id
      where s.deleted_at is null`,
  )
  const sessionOf = new Map(sessions.map((session) => [session.uri, session]))
  for (const { uri, status, startAt } of last) {
    const session = sessionOf.get(uri)
    // What was booked and cancelled before anybody heard of it never became a session.
    if (!session) expect(status).toBe('canceled')
    else if (status === 'active') expect(session).toMatchObject({ status: 'scheduled', start_time: startAt })
    else expect(session.status).toBe('cancelled')
  }
  const kept = await at.query<Session>('select id from sessions where deleted_at is null')
  expect(kept.length).toBe(new Set(last.flatMap(({ uri }) => sessionOf.get(uri)?.id ?? [])).size)
  expect(await at.query('select uri from calendly_invitees where trouble is not null')).toEqual([])
}, 600_000)
