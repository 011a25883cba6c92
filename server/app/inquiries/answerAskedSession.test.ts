import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { BookingService } from '#domain/booking/types.ts'
import { inquiryTexts } from '#domain/inquiries/texts.ts'
import type { SessionType } from '#domain/sessions/types.ts'
import { requestSession, withdrawInquiry } from '#server/inquiries/commands.ts'
import { listMyInquiries } from '#server/inquiries/queries.ts'
import { bookingStage } from '#tests/app/bookingStage.ts'
import { emailsTo } from '#tests/app/emails.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { bookSession } from '../booking/bookSession.ts'
import { scheduleSession } from '../sessions/commands.ts'

const { now, inDays, hold, give, book, booked } = bookingStage()
let at: TestApp
let advisor: Person
let member: Person
beforeEach(async () => {
  ;({ at, advisor } = now())
  member = await at.person({ plans: ['mobile_premium'] })
  await at.assign(advisor, member)
})

const ask = async (service?: BookingService) =>
  (await at.call(member, requestSession, { id: randomUUID(), ...(service ? { service } : {}) })).inquiry.id
const schedule = (sessionType: SessionType, startAt = inDays(3, 9), more: { held?: boolean } = {}) =>
  at.call(advisor, scheduleSession, {
    id: randomUUID(),
    memberId: member.id,
    title: 'Pricing',
    sessionType,
    startAt,
    endAt: new Date(Date.parse(startAt) + 60 * 60_000).toISOString(),
    timeZone: 'Europe/Berlin',
    ...more,
  })
const asked = async (id: string) =>
  (await at.call(member, listMyInquiries, {})).inquiries.find((each) => each.id === id)
const answers = (id: string) =>
  at.query(
    `select actor_id, member_id, details from audit_events e join audit_details d on d.event_id = e.id where subject_id = $1 and action = 'inquiry.answered'`,
    [id],
  )

describe('a request for a session that waits (0121)', () => {
  it('is answered by the booking of that service, with one audit row, one event and no email of its own', async () => {
    const id = await ask('sprint')
    const { session } = await booked(member)
    expect(await asked(id)).toMatchObject({ status: 'done', answer: inquiryTexts.sessionBooked })
    expect((await asked(id))?.closedAt).not.toBeNull()
    expect(await answers(id)).toEqual([
      { actor_id: member.id, member_id: member.id, details: { outcome: 'done', sessionId: session.id } },
    ])
    expect(
      await at.query(`select topic, kind, member_id from live_events where entity_id = $1 and kind <> $2`, [
        id,
        'inquiry.opened',
      ]),
    ).toEqual([{ topic: 'inquiries', kind: 'inquiry.answered', member_id: member.id }])
    expect((await emailsTo(at, member.email)).map(({ template }) => template)).not.toContain(
      'inquiries.answered',
    )
    // Another can be asked for.
    await ask('sprint')
  })

  it('waits on where another service is booked, and where the booking fails', async () => {
    const id = await ask('retainer')
    await booked(member)
    expect(await asked(id)).toMatchObject({ status: 'open', answer: '' })
    await at.call(member, withdrawInquiry, { id })
    const sprint = await ask('sprint')
    const creditId = await give(member)
    const { hold: held } = await hold(member, inDays(5, 9))
    await expect(
      at.call(member, bookSession, {
        id: randomUUID(),
        holdId: held.id,
        creditId,
        focus: 'Fundraising',
        timeline: null,
        notes: '',
        consentTo: 'never',
      }),
    ).rejects.toMatchObject({ reason: 'text_changed' })
    expect(await asked(sprint)).toMatchObject({ status: 'open' })
    await book(member, held.id, creditId)
    expect(await asked(sprint)).toMatchObject({ status: 'done' })
  })

  it('is answered by a session that staff schedule, who then have it', async () => {
    const id = await ask('strategy')
    await at.query('update inquiries set owner_id = null where id = $1', [id])
    await schedule('advisory')
    await schedule('strategy', inDays(-3, 9), { held: true })
    expect(await asked(id)).toMatchObject({ status: 'open' })
    const { session } = await schedule('strategy', inDays(4, 9))
    expect(await asked(id)).toMatchObject({ status: 'done' })
    expect(await answers(id)).toEqual([
      { actor_id: advisor.id, member_id: member.id, details: { outcome: 'done', sessionId: session.id } },
    ])
    expect(await at.query('select owner_id from inquiries where id = $1', [id])).toEqual([
      { owner_id: advisor.id },
    ])
  })

  it('is answered by any session where it names no service, and never by that of another member', async () => {
    const id = await ask()
    await booked(now().other)
    expect(await asked(id)).toMatchObject({ status: 'open' })
    await schedule('consultation', inDays(4, 9))
    expect(await asked(id)).toMatchObject({ status: 'done' })
  })

  it('is closed for nobody by a session that somebody else made', async () => {
    const { session } = await schedule('strategy')
    const id = await ask('strategy')
    const close = (person: Person) =>
      at.as(
        person,
        async ({ db }) =>
          (
            await db.lease.query(`select * from app_answer_asked_session($1, '{strategy}', '', now())`, [
              session.id,
            ])
          ).rows,
      )
    expect(await close(member)).toEqual([])
    expect(await close(await at.person({ roles: ['admin'] }))).toEqual([])
    expect(await asked(id)).toMatchObject({ status: 'open' })
  })
})
