import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { claimBookingLink, makeBookingLink, revokeBookingLink } from '#server/booking/links/commands.ts'
import { viewBookingLink } from '#server/booking/links/queries.ts'
import { bookingStage } from '#tests/app/bookingStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'

const { now, inDays, hold, book } = bookingStage()
let at: TestApp
let advisor: Person
let member: Person
let other: Person
beforeEach(() => {
  ;({ at, advisor, member, other } = now())
})

describe('a booking link', () => {
  const make = async (changes: object = {}) => {
    const token = randomUUID().replaceAll('-', '')
    const input = {
      id: randomUUID(),
      token,
      service: 'sprint' as const,
      advisorId: advisor.id,
      forEmail: null,
      ...changes,
    }
    const { link } = await at.call(advisor, makeBookingLink, input)
    expect((await at.call(advisor, makeBookingLink, input)).link.id).toBe(link.id)
    const again = { ...input, id: randomUUID() }
    await expect(at.call(advisor, makeBookingLink, again)).rejects.toMatchObject({ reason: 'id_taken' })
    return { token, link }
  }
  const claim = (person: Person, token: string, creditId = randomUUID()) =>
    at.call(person, claimBookingLink, { token, creditId })

  it('is read by anyone, taken by whoever comes first, and books without a plan (T-048)', async () => {
    const { token } = await make()
    expect((await at.call(null, viewBookingLink, { token })).link).toMatchObject({
      state: 'open',
      service: 'sprint',
      advisorName: 'Ada Person',
    })
    const free = await at.person()
    const { credit } = await claim(free, token)
    expect((await claim(free, token)).credit.id).toBe(credit.id)
    await expect(claim(member, token)).rejects.toMatchObject({ reason: 'link_used' })
    const { hold: held } = await hold(free, inDays(3, 9))
    const { session } = await book(free, held.id, credit.id)
    expect(session.status).toBe('scheduled')
  })

  it('taken by two presses at once is theirs by both, and still nobody else’s', async () => {
    const person = await at.person()
    const { token, link } = await make()
    // Both have read it open before either has it.
    const holder = await at.owner.connect()
    await holder.query('begin')
    await holder.query('select from booking_links where id = $1 for update', [link.id])
    const both = Promise.all([claim(person, token), claim(person, token)])
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await at.query(waiting)).length, { timeout: 10_000 }).toBe(2)
    await holder.query('commit')
    holder.release()
    const [first, second] = await both
    expect(first.credit.id).toBe(second.credit.id)
    const claimed = `select from audit_events where subject_id = $1 and action = 'booking.link_claimed'`
    expect(await at.query(claimed, [link.id])).toHaveLength(1)
    await expect(claim(await at.person(), token)).rejects.toMatchObject({ reason: 'link_used' })
  })

  it('is for one address where it names one, and for nobody once it ended or was withdrawn', async () => {
    const named = await make({ forEmail: member.email.toUpperCase() })
    await expect(claim(other, named.token)).rejects.toMatchObject({ reason: 'link_foreign' })
    await claim(member, named.token)
    await expect(at.call(advisor, revokeBookingLink, { id: named.link.id })).rejects.toMatchObject({
      reason: 'link_used',
    })
    const revoked = await make()
    await at.call(advisor, revokeBookingLink, { id: revoked.link.id })
    await expect(claim(member, revoked.token)).rejects.toMatchObject({ reason: 'link_revoked' })
    const old = await make()
    await at.query(`update booking_links set expires_at = now() - interval '1 minute' where id = $1`, [
      old.link.id,
    ])
    await expect(claim(member, old.token)).rejects.toMatchObject({ reason: 'link_expired' })
    await expect(claim(member, 'no-such-token-as-this-one')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
