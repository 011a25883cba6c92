import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noteIdle } from '#server/accounts/lock/noteIdle.ts'
import { createCard } from '#server/board/cards/commands.ts'
import { hashToken } from '#server/platform/signInCookie.ts'
import type { AuthApp } from '#tests/app/authApp.ts'
import { authApp } from '#tests/app/authApp.ts'

let at: AuthApp
beforeAll(async () => {
  at = await authApp()
})
afterAll(() => at.close())

const keptWith = async (action: string) =>
  (
    await at.query<{ signIn: string | null }>(
      `select sign_in_id as "signIn" from audit_events join audit_details on event_id = id where action = $1 order by id`,
      [action],
    )
  ).map(({ signIn }) => signIn)
const signInsOf = (userId: string) =>
  at.query<{ id: string; token: string }>(
    'select id, token from auth_sessions where user_id = $1 order by created_at, id',
    [userId],
  )

describe('an event keeps by which sign-in it was done (4.12.13)', () => {
  it('a change of one of two devices names that one, and the other one its own', async () => {
    const member = await at.person({ plans: ['desktop_pro'] })
    const [phone] = await signInsOf(member.id)
    const token = randomUUID()
    await at.query(
      `insert into auth_sessions (id, token, user_id, expires_at) values ($1, $2, $3, now() + interval '30 minutes')`,
      [randomUUID(), hashToken(token), member.id],
    )
    const laptop = (await signInsOf(member.id)).find(({ id }) => id !== phone?.id)
    await at.call(member, createCard, { id: randomUUID(), title: 'From the phone' })
    const onLaptop = { ...member, token, tokenHash: hashToken(token) }
    await at.call(onLaptop, createCard, { id: randomUUID(), title: 'From the laptop' })
    expect(await keptWith('card.created')).toEqual([phone?.id, laptop?.id])
  })

  it('a refusal does, too, and what nobody has signed in for names none', async () => {
    const refused = { call: 'board.editCard', requestId: 'r', ipAddress: '198.51.100.7', userAgent: 'curl/8' }
    const member = await at.person()
    const [signIn] = await signInsOf(member.id)
    at.app.refusals.count({
      ...refused,
      userId: member.id,
      isStaff: false,
      reason: 'not_verified',
      signInId: signIn?.id ?? null,
    })
    at.app.refusals.count({
      ...refused,
      userId: null,
      isStaff: false,
      reason: 'not_signed_in',
      signInId: null,
    })
    await at.app.refusals.write()
    expect((await keptWith('board.editCard')).toSorted()).toEqual([signIn?.id, null])
  })

  it('a sign-in names itself from its first event to its end', async () => {
    const email = 'kept@members.example'
    await at.signedUp(email)
    await at.signedIn(email)
    const [user] = await at.query<{ id: string }>('select id from auth_users where email = $1', [email])
    const [signIn] = await signInsOf(user?.id ?? '')
    expect((await keptWith('sign_in.done')).at(-1)).toBe(signIn?.id)
    await at.query(`update auth_sessions set expires_at = now() - interval '1 minute' where id = $1`, [
      signIn?.id,
    ])
    await noteIdle(at.jobsPool, at.app.clock.now(), at.app.clock.newId)
    expect(await keptWith('sign_in.expired')).toEqual([signIn?.id])
  })
})
