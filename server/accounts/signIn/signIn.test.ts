import { createHmac } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import { hashToken } from '#server/platform/signInCookie.ts'
import type { AuthApp } from '#tests/app/authApp.ts'
import { authApp, newAddress, PASSWORD, SECRET } from '#tests/app/authApp.ts'
import { gapBetween } from '#tests/app/gapBetween.ts'

let at: AuthApp
beforeAll(async () => {
  at = await authApp()
})
afterAll(() => at.close())

const signIn = (email: string, password = PASSWORD, asked: Parameters<AuthApp['post']>[2] = {}) =>
  at.post('/api/auth/sign-in/email', { email, password }, asked)

describe('signing in (security §2.8)', () => {
  it('signs in with the right password and says who is here', async () => {
    await at.signedUp('ada@members.example')
    const answer = await signIn('Ada@Members.example')
    expect(answer).toMatchObject({ status: 200, body: { signedIn: true } })
    expect(await at.me(answer.cookie ?? '')).toMatchObject({
      email: 'ada@members.example',
      displayName: 'Ada Nord',
      plans: ['mobile_free', 'desktop_standard'],
    })
  })

  it('gives a cookie that no script and no other site can use, and no session data with it', async () => {
    await at.signedUp('cookie@members.example')
    const { headers } = await signIn('cookie@members.example')
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^sid=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=43200$/),
      expect.stringMatching(/^known=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=34560000$/),
    ])
  })

  it('stores the token of a sign-in and the password hashed, never as they are', async () => {
    await at.signedUp('hashed@members.example')
    const cookie = await at.signedIn('hashed@members.example')
    const [token = '', signature] = decodeURIComponent(cookie.slice('sid='.length)).split('.')
    expect(signature).toBe(createHmac('sha256', SECRET).update(token).digest('base64'))
    const rows = await at.query<{ token: string; password: string; ip_address: string }>(
      `select s.token, s.ip_address, a.password from auth_sessions s join auth_accounts a on a.user_id = s.user_id
       join auth_users u on u.id = s.user_id where u.email = 'hashed@members.example'`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.token).toBe(hashToken(token))
    expect(rows[0]?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(rows[0]?.ip_address).toMatch(/^10\./)
  })

  it('gives each sign-in a token of its own, of 256 random bits', async () => {
    await at.signedUp('entropy@members.example')
    const tokens = []
    for (let each = 0; each < 3; each += 1) {
      const cookie = await at.signedIn('entropy@members.example')
      tokens.push(decodeURIComponent(cookie.slice('sid='.length)).split('.')[0] ?? '')
    }
    expect(new Set(tokens).size).toBe(3)
    // 32 bytes.
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
  })

  it('takes no token that it did not sign', async () => {
    await at.signedUp('forged@members.example')
    const cookie = await at.signedIn('forged@members.example')
    const [token = ''] = decodeURIComponent(cookie.slice('sid='.length)).split('.')
    expect(await at.me(cookie)).not.toBeNull()
    expect(await at.me(`sid=${token}`)).toBeNull()
    expect(
      await at.me(
        `sid=${encodeURIComponent(`${token}.${createHmac('sha256', 'other').update(token).digest('base64')}`)}`,
      ),
    ).toBeNull()
    expect(await at.me(`sid=${hashToken(token)}`)).toBeNull()
  })

  it('takes a signature in one spelling only, so that one cookie stays one', async () => {
    await at.signedUp('spelled@members.example')
    const cookie = await at.signedIn('spelled@members.example')
    const value = decodeURIComponent(cookie.slice('sid='.length))
    for (const spelled of [
      `${value}!`,
      `${value} `,
      value.replace(/=$/, ''),
      `${value.slice(0, -1)}%=`,
      `${value}=`,
    ])
      expect(await at.me(`sid=${encodeURIComponent(spelled)}`), spelled).toBeNull()
    expect(await at.me(`sid=${value}`)).not.toBeNull()
  })

  it('says the same of a wrong password, an unknown address, an unconfirmed and a disabled account (T-199)', async () => {
    await at.signedUp('known@members.example')
    await at.signedUp('disabled@members.example')
    await at.query(
      `update profiles set disabled_at = now() where id = (select id from auth_users where email = 'disabled@members.example')`,
    )
    await at.signUp('unconfirmed@members.example')
    const answers = await Promise.all([
      signIn('known@members.example', 'Wrong-lamp 27 north'),
      signIn('unknown@members.example'),
      signIn('unconfirmed@members.example'),
      signIn('disabled@members.example'),
      signIn('known@members.example', 'x'.repeat(500)),
    ])
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 401,
        body: { code: 'UNAUTHORIZED', message: accountUiTexts.signInFailed },
        cookie: null,
      })
      expect(answer.body).toEqual(answers[0]?.body)
    }
  })

  it('takes as long for an unknown address as for a wrong password, within 5 ms', async () => {
    // One address is guessed at ten times a minute, so there are several.
    const accounts = 6
    for (let each = 0; each < accounts; each += 1) await at.signedUp(`timing${each}@members.example`)
    at.letWait()
    const guess = (email: string) => signIn(email, 'Wrong-lamp 27 north')
    const { gapMs } = await gapBetween(
      (round) => guess(`timing${round % accounts}@members.example`),
      (round) => guess(`nobody${round % accounts}@members.example`),
      { withinMs: 5, least: 7, most: 50 },
    )
    expect(gapMs).toBeLessThan(5)
  })

  it("ends this browser's earlier sign-in with the new one, and leaves another browser's alone", async () => {
    await at.signedUp('twice@members.example')
    const first = await at.signedIn('twice@members.example')
    const elsewhere = await at.signedIn('twice@members.example')
    const second = (await signIn('twice@members.example', PASSWORD, { cookie: first })).cookie ?? ''
    expect(await at.me(first)).toBeNull()
    expect(await at.me(second)).not.toBeNull()
    expect(await at.me(elsewhere)).not.toBeNull()
  })

  it('hashes a password anew at sign-in when its parameters are of yesterday', async () => {
    await at.signedUp('rehash@members.example')
    const old = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 })
    const ofRehash = `(select id from auth_users where email = 'rehash@members.example')`
    await at.query(`update auth_accounts set password = $1 where user_id = ${ofRehash}`, [old])
    await at.signedIn('rehash@members.example')
    const [row] = await at.query<{ password: string }>(
      `select password from auth_accounts where user_id = ${ofRehash}`,
    )
    expect(row?.password).toMatch(/m=19456,t=2,p=1/)
    await at.signedIn('rehash@members.example')
  })

  it('refuses the fourth try after three failed ones from one address, the right password included (T-209)', async () => {
    await at.signedUp('three@members.example')
    const from = newAddress()
    for (let round = 0; round < 3; round++)
      expect((await signIn('three@members.example', 'Wrong-lamp 27', { from })).status).toBe(401)
    const fourth = await signIn('three@members.example', PASSWORD, { from })
    expect(fourth).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(0)
    expect((await signIn('three@members.example')).status).toBe(200)
  })

  it('does not count tries that succeed', async () => {
    await at.signedUp('often@members.example')
    const from = newAddress()
    for (let round = 0; round < 5; round++)
      expect((await signIn('often@members.example', PASSWORD, { from })).status).toBe(200)
  })

  it('verifies at most ten guesses a minute for an account, over fifty addresses and all at once', async () => {
    await at.signedUp('guessed@members.example')
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => signIn('guessed@members.example', `Guess-number ${n}`)),
    )
    const verified = answers.filter((answer) => answer.status === 401).length
    expect(verified).toBeLessThanOrEqual(10)
    expect(answers.filter((answer) => answer.status === 429).length).toBe(50 - verified)
  })

  it('verifies no more of what one address guesses all at once than of what it guesses in turn (T-209)', async () => {
    await at.signedUp('burst@members.example')
    const from = newAddress()
    const verified = (answers: { status: number }[]) => answers.filter(({ status }) => status === 401).length
    const burst = Array.from({ length: 40 }, (_, n) => `Guess-number ${n}`)
    const one = await Promise.all(burst.map((guess) => signIn('burst@members.example', guess, { from })))
    expect(verified(one)).toBe(3)
    // Over many accounts the bound is 30, and three of them are gone.
    const many = await Promise.all(
      Array.from({ length: 44 }, (_, n) =>
        signIn(`sprayed${n}@members.example`, 'Spray-summer 26', { from }),
      ),
    )
    expect(verified(many)).toBe(27)
  })

  it('counts the addresses of one IPv6 network as one', async () => {
    await at.signedUp('six@members.example')
    for (let round = 1; round <= 3; round++) {
      expect(
        (await signIn('six@members.example', 'Wrong-lamp 27', { from: `2001:db8:1:2:${round}::${round}` }))
          .status,
      ).toBe(401)
    }
    expect((await signIn('six@members.example', PASSWORD, { from: '2001:db8:1:2:ffff::9' })).status).toBe(429)
    expect((await signIn('six@members.example', PASSWORD, { from: '2001:db8:1:3::1' })).status).toBe(200)
  })

  it('records who signed in and whose account was tried', async () => {
    await at.signedUp('audited@members.example')
    await at.signedIn('audited@members.example')
    await signIn('audited@members.example', 'Wrong-lamp 27')
    const rows = await at.query<{ action: string; kind: string; own: boolean; ip: string }>(
      `select e.action, e.actor_kind as kind, e.actor_id is not distinct from u.id as own, d.ip_address as ip
       from audit_events e join auth_users u on u.id = e.member_id join audit_details d on d.event_id = e.id
       where u.email = 'audited@members.example' order by e.id`,
    )
    expect(rows.map(({ action, kind, own }) => [action, kind, own])).toEqual([
      ['account.created', 'visitor', false],
      ['address.confirmed', 'member', true],
      ['sign_in.done', 'member', true],
      ['sign_in.done', 'member', true],
      ['sign_in.failed', 'visitor', false],
    ])
    expect(rows.every(({ ip }) => ip.startsWith('10.'))).toBe(true)
  })
})

describe('a server behind its proxy', () => {
  it('keys its limits by the address the proxy saw, whatever the browser wrote before it', async () => {
    const seen = newAddress()
    const answers = []
    for (let round = 0; round < 4; round++) {
      const body = { email: 'spoofed@members.example', password: 'Wrong-lamp 27' }
      const from = `${newAddress()}, ${seen}`
      answers.push((await at.post('/api/auth/sign-in/email', body, { from })).status)
    }
    expect(answers).toEqual([401, 401, 401, 429])
  })
})

describe('a server without a trusted proxy', () => {
  it('keys its limits by the address of the connection, whatever X-Forwarded-For says', async () => {
    const bare = await authApp({ TRUST_PROXY: '' })
    try {
      const answers = []
      for (let round = 0; round < 4; round++) {
        const body = { email: 'rotating@members.example', password: 'Wrong-lamp 27' }
        answers.push((await bare.post('/api/auth/sign-in/email', body, { from: newAddress() })).status)
      }
      expect(answers).toEqual([401, 401, 401, 429])
    } finally {
      await bare.close()
    }
  })

  it('binds the cookie to its host on https (4.12.9)', async () => {
    const secure = await authApp({ PUBLIC_URL: 'https://jul.example' })
    try {
      await secure.signedUp('ada@members.example')
      const { headers, cookie } = await secure.post('/api/auth/sign-in/email', {
        email: 'ada@members.example',
        password: PASSWORD,
      })
      expect(headers['set-cookie']).toEqual([
        expect.stringMatching(/^__Host-sid=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=43200$/),
        expect.stringMatching(/^__Host-known=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=/),
      ])
      expect(await secure.me(cookie ?? '')).not.toBeNull()
      const asked = await secure.post('/api/auth/sign-in/mail', { email: 'ada@members.example' })
      expect([asked.headers['set-cookie']].flat()).toEqual([
        expect.stringMatching(/^__Host-asked=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=900$/),
      ])
      const joined = await secure.post('/api/auth/sign-up/email', {
        ...{ email: 'bo@members.example', password: PASSWORD, firstName: 'Bo', lastName: 'Lund' },
      })
      expect([joined.headers['set-cookie']].flat()).toEqual([
        expect.stringMatching(
          /^__Host-joined=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=86400$/,
        ),
      ])
    } finally {
      await secure.close()
    }
  })

  it('refuses to sign in over plain http on a network, and says why (4.12.9)', async () => {
    const plain = await authApp({ PUBLIC_URL: 'http://jul.lan' })
    try {
      const answer = await plain.post('/api/auth/sign-in/email', {
        email: 'ada@members.example',
        password: PASSWORD,
      })
      expect(answer).toMatchObject({ status: 403, body: { data: { reason: 'insecure_host' } } })
    } finally {
      await plain.close()
    }
  })
})
