import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consentTexts, consentTextVersion } from '#domain/consent/texts.ts'
import { sessionFieldTexts } from '#domain/sessions/texts.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { emailsTo } from '#tests/app/emails.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { answerConsentByToken } from './answerConsentByToken.ts'
import { deleteGuest, giveConsent, inviteGuest } from './commands.ts'
import { getConsentByToken } from './queries.ts'

const DAY = 86_400_000
let at: TestApp
let stage: ReturnType<typeof sessionStage>
let advisor: Person
let member: Person

beforeAll(async () => {
  at = await testApp()
  stage = sessionStage(at)
  advisor = await at.person({ roles: ['staff'], firstName: 'Ada' })
  member = await at.person()
})
afterAll(() => at.close())

/** As a visitor: no sign-in, no rows, the secret alone. */
const answer = (token: string, answer: 'given' | 'refused' | 'withdrawn') =>
  at.call(null, answerConsentByToken, { token, answer, textVersion: consentTextVersion })
/** The same after so many days. */
const answerLater = async (days: number, token: string, said: 'given' | 'withdrawn') => {
  at.moveTime(days * DAY)
  return await answer(token, said).finally(() => at.moveTime(-days * DAY))
}
const invite = (sessionId: string, email = 'guest@example.org', id = randomUUID(), person = advisor) =>
  at.call(person, inviteGuest, { id, sessionId, name: 'Gus Guest', email })
async function tokenOf(email = 'guest@example.org'): Promise<string> {
  const [mail] = await emailsTo(at, email)
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
async function invited(email: string, sessionId?: string) {
  const id = sessionId ?? (await stage.schedule(advisor, member))
  await invite(id, email)
  return { sessionId: id, token: await tokenOf(email) }
}

describe('a further person of a session', () => {
  it('is kept from their answer by nobody who shares their network (4.13.15)', async () => {
    const { token } = await invited('shared@example.org')
    for (let n = 0; n < 10; n += 1)
      await expect(answer('x'.repeat(43), 'given')).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await answer(token, 'given')
    expect(await at.call(null, getConsentByToken, { token })).toMatchObject({
      can: { withdraw: { ok: true } },
    })
  })

  it('is asked by mail with a link whose secret is not in the table, and answers without an account (4.12.11)', async () => {
    const { sessionId, token } = await invited('a@example.org')
    const [row] = await at.query<{ token_hash: string }>(
      'select token_hash from consents where session_id = $1',
      [sessionId],
    )
    expect(token).toHaveLength(43)
    expect(row?.token_hash).not.toContain(token)
    expect(await at.call(null, getConsentByToken, { token })).toMatchObject({
      guestName: 'Gus Guest',
      advisorName: 'Ada Person',
      answer: 'waiting',
    })
    expect((await answer(token, 'given')).answer).toBe('given')
    expect(
      await at.query(
        `select actor_id, actor_kind, member_id from audit_events where subject_id = $1 and action = 'consent.given'`,
        [sessionId],
      ),
    ).toEqual([{ actor_id: null, actor_kind: 'visitor', member_id: member.id }])
  })

  it('holds the upload until they said yes, and erases all of it when they take it back, at any time', async () => {
    const { sessionId, token } = await invited('b@example.org')
    await stage.agree(sessionId, advisor, member)
    await expect(stage.upload(advisor, sessionId)).rejects.toMatchObject({ reason: 'consent_missing' })
    await answer(token, 'given')
    await stage.upload(advisor, sessionId)
    await answerLater(90, token, 'withdrawn')
    expect(await at.query('select id from transcripts where session_id = $1', [sessionId])).toEqual([])
    expect(
      await at.query(`select id from audit_events where subject_id = $1 and action = 'consent.withdrawn'`, [
        sessionId,
      ]),
    ).toHaveLength(1)
  })

  it('is not asked for a session that was cancelled, and asked again once it is brought back', async () => {
    const own = await at.person()
    const { sessionId, token } = await invited('off@example.org', await stage.schedule(advisor, own))
    const setStatus = (status: string) =>
      at.query('update sessions set status = $2 where id = $1', [sessionId, status])
    const seen = () => at.call(null, getConsentByToken, { token })
    const asked = await seen()
    expect(asked).toMatchObject({ isCancelled: false, can: { give: { ok: true } } })
    await setStatus('cancelled')
    expect(await seen()).toMatchObject({ isCancelled: true, can: { give: { ok: false } } })
    await expect(answer(token, 'given')).rejects.toMatchObject({ reason: 'session_cancelled' })
    await expect(
      at.call(own, giveConsent, { sessionId, textVersion: consentTextVersion }),
    ).rejects.toMatchObject({ reason: 'session_cancelled' })
    await expect(invite(sessionId, 'late@example.org')).rejects.toMatchObject({ reason: 'session_cancelled' })
    await setStatus('scheduled')
    expect((await answer(token, 'given')).answer).toBe('given')
  })

  it('answers once however often the button is pressed', async () => {
    const { sessionId, token } = await invited('c@example.org')
    await answer(token, 'given')
    await answer(token, 'given')
    expect(
      await at.query(`select id from audit_events where subject_id = $1 and action = 'consent.given'`, [
        sessionId,
      ]),
    ).toHaveLength(1)
  })

  it('is refused with a wrong secret, an old link, or nothing to take back', async () => {
    const { token } = await invited('d@example.org')
    await expect(answer('x'.repeat(43), 'given')).rejects.toMatchObject({ reason: 'link_invalid' })
    await expect(answerLater(31, token, 'given')).rejects.toMatchObject({ reason: 'link_expired' })
    await expect(answer(token, 'withdrawn')).rejects.toMatchObject({ reason: 'nothing_given' })
  })

  it('asked again gets a new link, and the old one is spent', async () => {
    const { sessionId, token } = await invited('e@example.org')
    await invite(sessionId, 'E@example.org')
    const fresh = await tokenOf('e@example.org')
    expect(fresh).not.toBe(token)
    await expect(answer(token, 'given')).rejects.toMatchObject({ reason: 'link_invalid' })
    await answer(fresh, 'given')
    await expect(invite(sessionId, 'e@example.org')).rejects.toMatchObject({ reason: 'already_answered' })
  })

  it('is asked again by a new link after the text has changed, though they had agreed', async () => {
    const { sessionId, token } = await invited('old@example.org')
    await answer(token, 'given')
    await at.query(`update consents set text_version = '1.1' where guest_email = 'old@example.org'`)
    await invite(sessionId, 'old@example.org')
    await answer(await tokenOf('old@example.org'), 'given')
    await expect(invite(sessionId, 'old@example.org')).rejects.toMatchObject({ reason: 'already_answered' })
  })

  it('is another one with another address, though the order has the id of one before', async () => {
    const sessionId = await stage.schedule(advisor, member)
    const id = randomUUID()
    await invite(sessionId, 'wrong@example.org', id)
    await expect(invite(sessionId, 'right@example.org', id)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('is mailed once for one order sent twice', async () => {
    const sessionId = await stage.schedule(advisor, member)
    const id = randomUUID()
    await invite(sessionId, 'f@example.org', id)
    await invite(sessionId, 'f@example.org', id)
    expect(
      await at.query('select id from mail_messages where to_address = $1', ['f@example.org']),
    ).toHaveLength(1)
  })

  it('is asked no more often by email than their address and the member may be, whoever asks (ASVS 2.4.1)', async () => {
    const sessionId = await stage.schedule(advisor, member)
    for (let round = 0; round < 3; round++) await invite(sessionId, 'often@example.org')
    await expect(invite(sessionId, 'often@example.org')).rejects.toMatchObject({
      problems: [{ field: 'email', message: sessionFieldTexts.address_spent }],
    })
    expect(await emailsTo(at, 'often@example.org')).toHaveLength(3)
    const other = await at.person()
    const many = await stage.schedule(advisor, other)
    for (let each = 0; each < 20; each++) await invite(many, `many${each}@example.org`)
    const again = await stage.schedule(advisor, other)
    await expect(invite(again, 'one-more@example.org')).rejects.toMatchObject({
      problems: [{ field: 'email', message: sessionFieldTexts.invitations_spent }],
    })
    expect(await emailsTo(at, 'one-more@example.org')).toEqual([])
  })

  it('is greeted by a name and by nothing that somebody wrote in its place (T-199)', async () => {
    const sessionId = await stage.schedule(advisor, member)
    const ask = (email: string, name: string) =>
      at.call(advisor, inviteGuest, { id: randomUUID(), sessionId, name, email })
    await ask('named@example.org', 'Gus Guest')
    await ask('wordy@example.org', 'You have won, read evil.example/prize now')
    await ask('long@example.org', 'word '.repeat(40).trim())
    const textOf = async (email: string) => (await emailsTo(at, email))[0]?.text ?? ''
    expect(await textOf('named@example.org')).toContain('Hello Gus Guest,')
    for (const email of ['wordy@example.org', 'long@example.org']) {
      const text = await textOf(email)
      expect(text).toContain('Hello,')
      expect(text).not.toMatch(/evil\.example|word word/)
    }
  })

  it('is neither the member nor the advisor of the session, who are asked already: nothing is stored or sent (4.12.11)', async () => {
    const member = await at.person()
    const sessionId = await stage.schedule(advisor, member)
    const asked = async ({ email }: Person) =>
      (await emailsTo(at, email)).filter(({ text }) => text.includes('token=')).length
    const before = [await asked(member), await asked(advisor)]
    for (const [person, whose] of [
      [member, 'member'],
      [advisor, 'advisor'],
    ] as const)
      await expect(invite(sessionId, person.email.toUpperCase())).rejects.toMatchObject({
        problems: [{ field: 'email', message: consentTexts.notGuests[whose] }],
      })
    expect([await asked(member), await asked(advisor)]).toEqual(before)
    expect(await at.query('select id from consents where session_id = $1', [sessionId])).toEqual([])
    // Another member is a guest like everybody else.
    await invite(sessionId, (await at.person()).email)
  })

  it('can be left out only before they answered: a no cannot be deleted', async () => {
    const { sessionId, token } = await invited('g@example.org')
    const [row] = await at.query<{ id: string }>('select id from consents where session_id = $1', [sessionId])
    const remove = (id: string) => at.call(advisor, deleteGuest, { id })
    await answer(token, 'refused')
    await expect(remove(row?.id ?? '')).rejects.toMatchObject({ reason: 'already_answered' })
    const other = randomUUID()
    await invite(sessionId, 'h@example.org', other)
    await remove(other)
    expect(await at.query('select id from consents where id = $1', [other])).toEqual([])
  })

  it('is asked by those who manage the session, nobody else', async () => {
    const sessionId = await stage.schedule(advisor, member)
    await expect(invite(sessionId, 'i@example.org', randomUUID(), member)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const stranger = await at.person({ roles: ['staff'] })
    await expect(invite(sessionId, 'i@example.org', randomUUID(), stranger)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('cannot reach the erasing of a session by itself', async () => {
    const { sessionId } = await invited('j@example.org')
    const call = (kind: 'visitor') =>
      inTransaction(at.app.pool, { kind }, (db) => db.execute(`select app_consent_erase('${sessionId}')`))
    await expect(call('visitor')).rejects.toThrow()
    const other = await at.person()
    await stage.agree(sessionId, member)
    await at.as(other, ({ db }) => db.execute(`select app_consent_erase('${sessionId}')`))
    expect(await at.query('select id from consents where session_id = $1', [sessionId])).toHaveLength(2)
  })
})
