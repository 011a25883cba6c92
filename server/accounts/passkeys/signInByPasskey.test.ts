import { call } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { factorTexts } from '#domain/accounts/rules/factorTexts.ts'
import type { AuthApp } from '#tests/app/authApp.ts'
import { authApp } from '#tests/app/authApp.ts'
import { makeAuthenticator } from '#tests/app/authenticator.ts'
import { getSecurity } from './queries.ts'

let at: AuthApp
beforeAll(async () => {
  at = await authApp()
})
afterAll(() => at.close())

const challengeOf = (body: Record<string, unknown>) => (body.options as { challenge: string }).challenge // safe because the route answers it
const ask = async () => challengeOf((await at.post('/api/auth/passkey/ask', {})).body)
const signIn = (body: object) => at.post('/api/functions/biometric-signin', body)

async function withPasskey(email: string) {
  await at.signedUp(email)
  const cookie = await at.signedIn(email)
  const device = makeAuthenticator(at.app.config.publicUrl.origin)
  const challenge = challengeOf((await at.post('/api/auth/passkey/begin', {}, { cookie })).body)
  const attestation = device.attest(challenge)
  const made = await at.post('/api/auth/passkey/enrol', { attestation, name: 'Laptop' }, { cookie })
  return { cookie, device, made, attestation }
}

describe('a passkey (T-002, T-003, K29)', () => {
  it('is made once for a challenge of its owner, and signs in as its owner with both factors', async () => {
    const { cookie, device, made, attestation } = await withPasskey('key@members.example')
    expect(made).toMatchObject({ status: 200, body: { message: factorTexts.passkeyAdded } })
    const again = await at.post('/api/auth/passkey/enrol', { attestation, name: 'Again' }, { cookie })
    expect(again.status).toBe(400)
    const done = await signIn({ assertion: device.assert(await ask()), userId: 'somebody else' })
    expect(done).toMatchObject({ status: 200, body: { signedIn: true, message: factorTexts.biometricDone } })
    expect(await at.me(done.cookie ?? '')).toMatchObject({ email: 'key@members.example' })
    const [row] = await at.query<{ factor_at: Date | null; way: string }>(
      `select factor_at, way from auth_sessions order by created_at desc limit 1`,
    )
    expect(row).toMatchObject({ way: 'passkey', factor_at: expect.any(Date) })
  })

  it('is refused with nothing but an id of a person, replayed, or signed for another site, name or without the person', async () => {
    const { device } = await withPasskey('refused@members.example')
    const [user] = await at.query<{ id: string }>(
      `select id from auth_users where email = 'refused@members.example'`,
    )
    expect(await signIn({ userId: user?.id })).toMatchObject({
      status: 400,
      cookie: null,
      body: { data: { problems: [{ field: 'assertion', message: factorTexts.biometricNoSession }] } },
    })
    const assertion = device.assert(await ask())
    expect((await signIn({ assertion })).status).toBe(200)
    expect(await signIn({ assertion })).toMatchObject({ status: 401, cookie: null })
    for (const over of [
      { origin: 'https://evil.example' },
      { host: 'evil.example' },
      { isVerified: false },
      { counter: 1 },
    ])
      expect((await signIn({ assertion: device.assert(await ask(), over) })).status).toBe(401)
    expect((await signIn({ assertion: device.assert('bm90IG91cnM') })).status).toBe(401)
    const other = makeAuthenticator(at.app.config.publicUrl.origin)
    expect((await signIn({ assertion: other.assert(await ask()) })).status).toBe(401)
  })

  it('signs by an algorithm of ours alone: three are offered, and a key of any other is not taken (ASVS 11.6.1)', async () => {
    const cookieOf = async (email: string) => {
      await at.signedUp(email)
      return await at.signedIn(email)
    }
    const begin = async (cookie: string) => (await at.post('/api/auth/passkey/begin', {}, { cookie })).body
    const asked = await begin(await cookieOf('algorithm@members.example'))
    const { pubKeyCredParams } = asked.options as { pubKeyCredParams: { alg: number }[] } // safe because the route answers it
    expect(pubKeyCredParams.map(({ alg }) => alg)).toEqual([-8, -7, -257])
    // ES384, ES512, ES256K, and RSA with SHA-1.
    const others = [
      [0x38, 0x22],
      [0x38, 0x23],
      [0x38, 0x2e],
      [0x39, 0xff, 0xfe],
    ]
    // A person for each: three tries are what one has (T-209).
    for (const [n, algorithm] of others.entries()) {
      const cookie = await cookieOf(`algorithm${n}@members.example`)
      const device = makeAuthenticator(at.app.config.publicUrl.origin)
      const attestation = device.attest(challengeOf(await begin(cookie)), { algorithm })
      const made = await at.post('/api/auth/passkey/enrol', { attestation, name: 'Other' }, { cookie })
      expect([algorithm, made.status]).toEqual([algorithm, 400])
    }
    expect(await at.query(`select from passkeys where name = 'Other'`)).toEqual([])
  })

  it('answers its challenge within five minutes, and signs in nobody who was shut out', async () => {
    const { device } = await withPasskey('late@members.example')
    const late = device.assert(await ask())
    at.moveTime(5 * 60_000 + 1)
    expect((await signIn({ assertion: late })).status).toBe(401)
    at.moveTime(-5 * 60_000 - 1)
    await at.query(
      `update profiles set disabled_at = now() where id = (select id from auth_users where email = 'late@members.example')`,
    )
    expect((await signIn({ assertion: device.assert(await ask()) })).status).toBe(401)
  })

  it('is listed for its owner alone, and removed by them alone', async () => {
    const mine = await withPasskey('mine@members.example')
    const theirs = await withPasskey('theirs@members.example')
    const { security } = await call(getSecurity, undefined, { context: at.callContextOf(mine.cookie) })
    expect(security.passkeys).toMatchObject([{ name: 'Laptop', lastUsedAt: null }])
    const id = security.passkeys[0]?.id
    expect((await at.post('/api/auth/passkey/remove', { id }, { cookie: theirs.cookie })).status).toBe(404)
    expect((await at.post('/api/auth/passkey/remove', { id }, { cookie: mine.cookie })).status).toBe(200)
    expect((await signIn({ assertion: mine.device.assert(await ask()) })).status).toBe(401)
  })

  it('is enrolled three times in 15 minutes, and a fourth device is not asked to make one (T-209); ten are the most', async () => {
    const { cookie } = await withPasskey('many@members.example')
    const enrol = async () => {
      const begun = await at.post('/api/auth/passkey/begin', {}, { cookie })
      if (begun.status !== 200) return begun
      const device = makeAuthenticator(at.app.config.publicUrl.origin)
      const attestation = device.attest(challengeOf(begun.body))
      return await at.post('/api/auth/passkey/enrol', { attestation, name: 'More' }, { cookie })
    }
    await at.query(
      `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name)
       select gen_random_uuid(), u.id, 'made ' || n, 'x', 0, '{}', 'Made'
       from auth_users u, generate_series(1, 9) n where u.email = 'many@members.example'`,
    )
    expect((await enrol()).body).toMatchObject({
      data: { problems: [{ message: factorTexts.passkeyLimit }] },
    })
    await at.query(`delete from passkeys where credential_id like 'made %'`)
    for (const _ of [2, 3]) expect((await enrol()).status).toBe(200)
    expect((await enrol()).status).toBe(429)
  })
})
