import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailNames } from '#domain/newsletter/texts/undelivered.ts'
import { emails } from '#server/app/emails.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { listUndelivered } from './listUndelivered.ts'

let at: TestApp
let [admin, manager, advisor, leader, colleague]: Person[] = []
beforeAll(async () => {
  at = await testApp()
  admin = await at.person({ roles: ['staff', 'admin'] })
  manager = await at.person({ roles: ['staff'], permissions: ['sessions.manage'] })
  ;[advisor, leader, colleague] = [
    await at.person({ roles: ['staff'] }),
    await at.person({ roles: ['staff'] }),
    await at.person({ roles: ['staff'] }),
  ]
})
afterAll(() => at.close())
beforeEach(() => at.query('delete from mail_messages'))

const REJECTED = "Can't send mail - all recipients were rejected: 550 5.1.1 <x>: User unknown"
async function mail(address: string, template: string, options: { status?: string; days?: number } = {}) {
  const id = randomUUID()
  await at.query(
    `insert into mail_messages (id, template, to_address, values, once_key, status, failure, created_at)
     values ($1::uuid, $2, $3, '{}', $1::text, $4, $5, now() - make_interval(days => $6))`,
    [id, template, address, options.status ?? 'failed', REJECTED, options.days ?? 1],
  )
  return id
}
const seenBy = async (reader: Person | undefined) =>
  (await at.call(reader ?? null, listUndelivered, undefined)).emails
const staff = () => [admin, manager, advisor, leader, colleague]
/** Whom of admin, manager, advisor, leader and colleague an email is shown to. */
const shown = async () => {
  const names = ['admin', 'manager', 'advisor', 'leader', 'colleague']
  const counts = await Promise.all(staff().map(async (reader) => (await seenBy(reader)).length))
  return names.filter((_, index) => counts[index])
}

let hours = 24
async function member() {
  hours += 2
  const person = await at.person({ firstName: 'Ada' })
  if (advisor) await at.assign(advisor, person)
  const session = randomUUID()
  await at.query(
    `insert into sessions (id, user_id, created_by, advisor_id, title, session_type, start_time, end_time, time_zone)
     values ($1, $2, $3, $3, 'Pricing', 'strategy', now() + make_interval(hours => $4), now() + make_interval(hours => $4 + 1), 'UTC')`,
    [session, person.id, leader?.id, hours],
  )
  return { ...person, session }
}

describe('emails that never arrived', () => {
  it('have words for every email that the product writes', () => {
    expect([...emails.keys()].filter((template) => template && !mailNames[template])).toEqual([])
    expect(Object.keys(mailNames).filter((template) => !emails.has(template))).toEqual([])
  })

  it('are shown with whom, why and how many, and nothing of what the other server said', async () => {
    const ada = await member()
    await mail(ada.email, 'booking.booked', { days: 3 })
    const newest = await mail(ada.email.toUpperCase(), 'sessions.brief')
    const emails = await seenBy(advisor)
    expect(emails).toEqual([
      {
        ...{ id: newest, template: 'sessions.brief', reason: 'no_box', count: 2 },
        ...{ address: ada.email.toUpperCase(), memberId: ada.id, memberName: expect.stringContaining('Ada') },
        ...{ inquiryId: null, sessionId: null, askedAt: expect.any(String) },
      },
    ])
  })

  it('of a session are shown to its leader, its member’s advisor, managers and admins', async () => {
    const ada = await member()
    await mail(ada.email, 'minutes.approved')
    expect(await shown()).toEqual(['admin', 'manager', 'advisor', 'leader'])
  })

  it('about an account are shown to admins alone, about requests to all staff', async () => {
    const ada = await member()
    await mail(ada.email, 'accounts.reset')
    expect(await shown()).toEqual(['admin'])
    await at.query('delete from mail_messages')
    await mail(ada.email, 'inquiries.answered')
    expect(await shown()).toEqual(['admin', 'manager', 'advisor', 'leader', 'colleague'])
    await at.query('delete from mail_messages')
    await mail(colleague?.email ?? '', 'accounts.newBrowser')
    expect(await shown()).toEqual(['admin', 'colleague'])
  })

  it('lead to a visitor’s form and to the session of a guest', async () => {
    const ada = await member()
    const [form, guest] = [randomUUID(), `${randomUUID()}@guest.example`]
    await at.query(
      `insert into inquiries (id, kind, body, context) values ($1, 'contact', 'Hello', jsonb_build_object('email', $2::text))`,
      [form, 'Vi@visitor.example'],
    )
    await mail('vi@visitor.example', 'inquiries.replied')
    expect(await seenBy(colleague)).toMatchObject([{ inquiryId: form, memberId: null, sessionId: null }])
    await at.query('delete from mail_messages')
    await at.query(
      `insert into consents (id, session_id, user_id, party, guest_name, guest_email) values ($1, $2, $3, 'guest', 'Gus', $4)`,
      [randomUUID(), ada.session, ada.id, guest],
    )
    await mail(guest, 'consent.guest')
    expect(await shown()).toEqual(['admin', 'manager', 'advisor', 'leader'])
    expect(await seenBy(leader)).toMatchObject([{ sessionId: ada.session, memberId: null }])
  })

  it('are over once the same email arrived, and after two weeks', async () => {
    const ada = await member()
    await mail(ada.email, 'booking.booked', { days: 15 })
    expect(await seenBy(admin)).toEqual([])
    await mail(ada.email, 'accounts.confirm', { days: 3 })
    await mail(ada.email, 'booking.booked', { days: 2, status: 'sent' })
    expect(await seenBy(admin)).toHaveLength(1)
    await mail(ada.email, 'accounts.confirm', { days: 1, status: 'sent' })
    expect(await seenBy(admin)).toEqual([])
  })

  it('are not there for a member, also of their own', async () => {
    const ada = await member()
    await mail(ada.email, 'booking.booked')
    await expect(at.call(ada, listUndelivered, undefined)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
