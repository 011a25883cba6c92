import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bookSession } from '#server/app/booking/bookSession.ts'
import { retryCalendly, settleCalendly } from '#server/app/calendly/settleCalendly.ts'
import { scheduleSession } from '#server/app/sessions/commands.ts'
import { setAvailability } from '#server/booking/availability/commands.ts'
import { storeInvitee, takeTurn } from '#server/booking/calendly/storeInvitee.ts'
import { holdSlot } from '#server/booking/slots/commands.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'

const MEMBERS = 40
const ATTEMPTS = 200
const HOUR = 3_600_000

const services = ['introduction', 'sprint', 'strategy'] as const

let at: TestApp
let advisor: Person
let members: { person: Person; credits: string[] }[]

// Straight into the table: one advisor gives no two hundred credits a minute.
const giveCredit = (id: string, person: Person, service: (typeof services)[number]) =>
  at.query(`insert into session_credits (id, user_id, service, source) values ($1, $2, $3, 'staff')`, [
    id,
    person.id,
    service,
  ])

beforeAll(async () => {
  at = await testApp()
  advisor = await at.person({ roles: ['staff'], permissions: ['sessions.manage'] })
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '06:00', until: '22:00' }))
  await at.call(advisor, setAvailability, {
    advisorId: advisor.id,
    baseVersion: 0,
    isOpen: true,
    timeZone: 'UTC',
    hours,
    bufferBefore: 15,
    bufferAfter: 15,
    noticeHours: 1,
    horizonDays: 60,
    dailyMaximum: 6,
    meetingUrl: null,
  })
  members = await Promise.all(
    Array.from({ length: MEMBERS }, async () => {
      const person = await at.person({ plans: ['mobile_premium'] })
      return { person, credits: [] as string[] }
    }),
  )
  for (const { person, credits } of members) {
    for (const service of services) {
      const ids = [randomUUID(), randomUUID()]
      for (const id of ids) await giveCredit(id, person, service)
      credits.push(...ids)
    }
  }
}, 120_000)
afterAll(() => at?.close())

/** Somebody books in Calendly, which knows nothing of what is taken here; a routine makes a session of it where there is room. */
async function bookInCalendly(index: number, person: Person): Promise<void> {
  const startAt = start(index)
  const event = `https://api.calendly.com/scheduled_events/EVT${index}`
  const told = {
    uri: `${event}/invitees/INV${index}`,
    email: person.email,
    name: 'Member Example',
    title: 'In Calendly',
    startAt,
    endAt: new Date(Date.parse(startAt) + HOUR).toISOString(),
    timeZone: 'UTC',
    joinUrl: null,
    moveUrl: null,
    hostEmail: advisor.email,
    reference: null,
    status: 'active',
    isRescheduled: false,
    reason: '',
    isNoShow: false,
    noShowAt: '',
    oldInvitee: null,
    newInvitee: null,
    updatedAt: new Date().toISOString(),
  } as const
  await inTransaction(at.jobsPool, { kind: 'user', role: 'app_jobs', userId: '' }, async (db) => {
    await takeTurn(db)
    await storeInvitee(db, { event, told, polled: null }, randomUUID(), new Date())
  })
  await settleCalendly(at.app, at.jobsPool)
}

const start = (index: number) => {
  const day = new Date(Date.now() + 3 * 24 * HOUR)
  // Twelve half hours of one morning: everybody wants nearly the same.
  return new Date(
    Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 8, 30 * (index % 12)),
  ).toISOString()
}

it(`${ATTEMPTS} attempts at once, of members, of staff and in Calendly, at the same and at overlapping times, book nothing twice (T-064)`, async () => {
  const outcomes = new Map<string, number>()
  const note = (what: string) => outcomes.set(what, (outcomes.get(what) ?? 0) + 1)
  const reasonOf = (error: unknown) => {
    const { reason, problems, code } = error as {
      reason?: string
      problems?: { field: string }[]
      code?: string
    } // safe because every field is asked for
    return reason ?? problems?.[0]?.field ?? code ?? 'failed'
  }
  await Promise.all(
    Array.from({ length: ATTEMPTS }, async (_, index) => {
      const member = members[index % MEMBERS]
      if (!member) return
      const kind = index % 3
      const service = services[kind] ?? 'sprint'
      try {
        if (index % 7 === 6) {
          await bookInCalendly(index, member.person)
          return note('told')
        }
        if (index % 5 === 4) {
          const startAt = start(index)
          const endAt = new Date(Date.parse(startAt) + 0.75 * HOUR).toISOString()
          await at.call(advisor, scheduleSession, {
            id: randomUUID(),
            memberId: member.person.id,
            sessionType: 'strategy',
            title: 'By staff',
            startAt,
            endAt,
            timeZone: 'UTC',
          })
          return note('scheduled')
        }
        const input = { id: randomUUID(), service, advisorId: advisor.id, startAt: start(index) }
        const { hold } = await at.call(member.person, holdSlot, input)
        await at.call(member.person, bookSession, {
          id: randomUUID(),
          holdId: hold.id,
          creditId: member.credits[kind * 2] ?? '',
          focus: 'Operations',
          timeline: null,
          notes: '',
        })
        note('booked')
      } catch (error) {
        note(reasonOf(error))
      }
    }),
  )
  process.stdout.write(`double booking: ${JSON.stringify([...outcomes])}\n`)
  const live = await at.query(`select id from sessions where status = 'scheduled'`)
  expect(live.length).toBeGreaterThan(2)
  // What Calendly told is a session, or shown as what overlaps one; what found no turn in the crowd is tried again.
  await retryCalendly(at.app, at.jobsPool)
  await settleCalendly(at.app, at.jobsPool)
  const [calendly] = await at.query(
    `select count(*)::int as told, count(*) filter (where session_id is not null or trouble = 'overlap')::int as settled
     from calendly_invitees`,
  )
  expect(calendly).toMatchObject({ told: outcomes.get('told'), settled: outcomes.get('told') })
  // Refusals are words of ours; nothing fell over.
  const known = [
    'booked',
    'scheduled',
    'told',
    'slot_taken',
    'startAt',
    'hold_gone',
    'credit_spent',
    'SERVICE_UNAVAILABLE',
  ]
  expect([...outcomes.keys()].filter((each) => !known.includes(each))).toEqual([])
  const overlaps = await at.query(
    `select a.id from sessions a join sessions b on a.advisor_id = b.advisor_id and a.id < b.id
       and tstzrange(a.start_time - interval '15 minutes', a.end_time + interval '15 minutes')
         && tstzrange(b.start_time - interval '15 minutes', b.end_time + interval '15 minutes')
     where a.status = 'scheduled' and b.status = 'scheduled'`,
  )
  expect(overlaps).toEqual([])
  // Each booking spent one credit, each credit bought one session.
  const [{ sessions, spent } = { sessions: 0, spent: 0 }] = await at.query<{
    sessions: number
    spent: number
  }>(
    `select (select count(*)::int from sessions where title not in ('By staff', 'In Calendly')) as sessions,
       (select count(distinct session_id)::int from session_credits where spent_at is not null) as spent`,
  )
  expect(spent).toBe(sessions)
  // What is taken is what is held or booked, and nothing else.
  const strays = await at.query(
    `select id from taken_times t where not exists (select from sessions s where s.id = t.id and s.status = 'scheduled')
       and not exists (select from slot_holds h where h.id = t.id)`,
  )
  expect(strays).toEqual([])
}, 120_000)

it('killed between its steps a booking leaves all of it or nothing, and the same one sent again goes through', async () => {
  const member = members[0]
  if (!member) throw new Error('no member')
  const startAt = new Date(Date.parse(start(0)) + 5 * 24 * HOUR).toISOString()
  for (let round = 0; round < 8; round += 1) {
    const id = randomUUID()
    const { hold } = await at.call(member.person, holdSlot, {
      id: randomUUID(),
      service: 'strategy',
      advisorId: advisor.id,
      startAt: new Date(Date.parse(startAt) + round * 24 * HOUR).toISOString(),
    })
    const creditId = randomUUID()
    await giveCredit(creditId, member.person, 'strategy')
    const input = { id, holdId: hold.id, creditId, focus: 'Operations', timeline: null, notes: '' } as const
    const send = () => at.call(member.person, bookSession, input)
    const first = send().catch(() => null)
    // The connections die at another moment in each round.
    await new Promise((done) => setTimeout(done, round * 2))
    await at.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename like '%login%'`,
    )
    await first
    const state = async () => {
      const [row] = await at.query<{ sessions: number; spent: number; holds: number }>(
        `select (select count(*)::int from sessions where id = $1) as sessions,
           (select count(*)::int from session_credits where id = $2 and spent_at is not null) as spent,
           (select count(*)::int from slot_holds where id = $3) as holds`,
        [id, creditId, hold.id],
      )
      return row
    }
    const left = await state()
    expect([
      { sessions: 0, spent: 0, holds: 1 },
      { sessions: 1, spent: 1, holds: 0 },
    ]).toContainEqual(left)
    await send().catch(send)
    expect(await state()).toEqual({ sessions: 1, spent: 1, holds: 0 })
  }
}, 120_000)
