import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { call } from '@orpc/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getDraftKey } from '#server/accounts/lock/getDraftKey.ts'
import { appPurpose } from '#server/accounts/rules/totp.ts'
import { DRIVE } from '#server/minutes/automation/findConnection.ts'
import { listToken, readListToken } from '#server/newsletter/lists/listToken.ts'
import { sealedBy, sealText, unsealText } from '#server/platform/sealText.ts'
import { keepCookieSecret } from '#server/platform/signInCookie.ts'
import type { AuthApp } from '#tests/app/authApp.ts'
import { authApp, browserOf, PASSWORD, SECRET } from '#tests/app/authApp.ts'
import { totpNow } from '#tests/app/totp.ts'
import { wordsOf } from './keepSealed.ts'
import { sealAnew } from './sealAnew.ts'
import { sealedColumns } from './sealedColumns.ts'

const OLD = 'the secret of last year, long enough too'
const CONNECTION = 'c0ffee00-0000-4000-8000-000000000001'

let at: AuthApp
beforeAll(async () => {
  at = await authApp()
})
afterAll(() => at.close())
beforeEach(() => keepCookieSecret(OLD))

const round = () => sealAnew(at)
const connectDrive = () =>
  at.query(
    `insert into drive_connections (id, status, code_sealed, token_sealed) values ('company', 'ready', $1, $2)
     on conflict (id) do update set code_sealed = $1, token_sealed = $2`,
    [sealText('a code', DRIVE), sealText('1//refresh', DRIVE)],
  )
const driveNow = async () => {
  const [held] = await at.query<{ code: string; token: string }>(
    'select code_sealed as code, token_sealed as token from drive_connections',
  )
  return [unsealText(held?.code ?? '', DRIVE), unsealText(held?.token ?? '', DRIVE)]
}

/** A member with an authenticator app: their sign-in, what their browser keeps, the app's secret and the recovery codes. */
async function withApp(email: string) {
  await at.signedUp(email)
  const first = await at.post('/api/auth/sign-in/email', { email, password: PASSWORD })
  const cookie = first.cookie ?? ''
  const { secret } = (await at.post('/api/auth/app/begin', {}, { cookie })).body as { secret: string } // safe because the route answers it
  const confirmed = await at.post('/api/auth/app/confirm', { code: totpNow(at, secret) }, { cookie })
  const { codes } = confirmed.body as { codes: string[] } // safe because the route answers them
  at.moveTime(60_000)
  return { email, cookie, secret, codes, browser: browserOf(first) }
}
type Member = Awaited<ReturnType<typeof withApp>>

async function enter({ email }: Member, factor: object) {
  const half = await at.post('/api/auth/sign-in/email', { email, password: PASSWORD })
  return (await at.post('/api/auth/second-factor', factor, { cookie: half.cookie ?? undefined })).status
}

describe('a secret that is changed (0079)', () => {
  it('knows of every column that holds sealed texts', () => {
    const server = join(import.meta.dirname, '../..')
    const named = globSync('**/*{t,T}ables.ts', { cwd: server }).flatMap((path) =>
      [...readFileSync(join(server, path), 'utf8').matchAll(/text\('(\w*sealed\w*)'\)/g)].map(
        ([, name]) => name,
      ),
    )
    expect(sealedColumns.map(({ column }) => column).sort()).toEqual(named.sort())
  })

  it('signs nobody out and voids nothing; what was sealed is sealed anew, and then the earlier one may go', async () => {
    const member = await withApp('rotate@members.example')
    await connectDrive()
    const list = listToken(CONNECTION)
    const draftKey = () => call(getDraftKey, undefined, { context: at.callContextOf(member.cookie) })
    const words = await draftKey()
    expect(words.earlier).toEqual([])

    keepCookieSecret(SECRET, [OLD])
    expect(await at.me(member.cookie)).toMatchObject({ email: member.email })
    expect(readListToken(list)).toBe(CONNECTION)
    expect(await draftKey()).toMatchObject({
      key: expect.not.stringContaining(words.key),
      earlier: [words.key],
    })
    expect(await enter(member, { code: totpNow(at, member.secret) })).toBe(200)
    expect(await enter(member, { recoveryCode: member.codes[0] })).toBe(200)
    expect(await driveNow()).toEqual(['a code', '1//refresh'])
    // The part that knows the current secret alone takes the sign-in of before as well.
    const newPassword = 'Harbour-lamp 28 south'
    const changed = await at.post(
      '/api/auth/change-password',
      { currentPassword: PASSWORD, newPassword },
      { cookie: member.cookie },
    )
    expect([changed.status, changed.body]).toMatchObject([200, {}])

    const done = await round()
    expect(done).toMatchObject({ anew: 3, codesOfEarlier: 1, codesOfMissing: 0 })
    expect([...done.missing]).toEqual([])
    expect(wordsOf(done).info).toMatch(
      /^3 sealed texts were written anew .*; no sealed text needs AUTH_SECRETS_EARLIER any more; recovery codes of 1 people still do\.$/,
    )
    expect((await round()).anew).toBe(0)

    keepCookieSecret(SECRET)
    expect(await driveNow()).toEqual(['a code', '1//refresh'])
    const [kept] = await at.query<{ id: string; sealed: string }>(
      `select user_id as id, sealed_secret as sealed from authenticators
       where user_id = (select id from auth_users where email = $1)`,
      [member.email],
    )
    expect(unsealText(kept?.sealed ?? '', appPurpose(kept?.id ?? ''))).toBe(member.secret)
    // Codes are not sealed: those of the secret that went are void, and a start says of how many people.
    expect(await round()).toMatchObject({ codesOfMissing: 1 })
    expect(wordsOf(await round()).error).toContain('recovery codes of 1 people are under one that is gone')
  })

  it('goes on where a round was killed, and loses nothing by it', async () => {
    await at.query(
      `with made as (insert into auth_users (id, name, email, email_verified)
         select gen_random_uuid(), 'Member', 'sealed' || n || '@members.example', true from generate_series(1, 250) n returning id)
       insert into authenticators (user_id, sealed_secret) select id, '' from made`,
    )
    const ids = (
      await at.query<{ id: string }>(
        `select a.user_id::text as id from authenticators a join auth_users u on u.id = a.user_id
         where u.email like 'sealed%' order by a.user_id::text`,
      )
    ).map(({ id }) => id)
    for (const id of ids)
      await at.query('update authenticators set sealed_secret = $2 where user_id = $1', [
        ...[id, sealText(`secret of ${id}`, appPurpose(id))],
      ])
    keepCookieSecret(SECRET, [OLD])
    const earlier = sealedBy(await sealedOf(ids[0] ?? ''))
    const left = async () => {
      const rows = await at.query<{ count: number }>(
        `select count(*)::int as count from authenticators a join auth_users u on u.id = a.user_id
         where u.email like 'sealed%' and split_part(a.sealed_secret, '.', 2) = $1`,
        [earlier],
      )
      return rows[0]?.count
    }

    // Somebody holds a row of the second hundred; the round waits there and its connection is cut.
    const holder = await at.owner.connect()
    await holder.query('begin')
    await holder.query('select from authenticators where user_id = $1 for update', [ids[180]])
    const killed = round()
    const failed = expect(killed).rejects.toThrow()
    const waiting = () =>
      at.query<{ pid: number }>(
        `select pid from pg_stat_activity where wait_event_type = 'Lock' and query like '%from authenticators%'`,
      )
    await expect.poll(async () => (await waiting()).length, { timeout: 5_000 }).toBe(1)
    await at.query('select pg_terminate_backend($1)', [(await waiting())[0]?.pid])
    await failed
    await holder.query('commit')
    holder.release()
    const after = (await left()) ?? 0
    expect(after).toBeGreaterThan(0)
    expect(after).toBeLessThanOrEqual(150)

    expect((await round()).anew).toBe(after)
    expect(await left()).toBe(0)
    keepCookieSecret(SECRET)
    for (const id of ids) expect(unsealText(await sealedOf(id), appPurpose(id))).toBe(`secret of ${id}`)
  })

  it('says in one line what a secret that is not there had sealed, and leaves it as it is', async () => {
    await at.query('delete from recovery_codes')
    await connectDrive()
    const [before] = await at.query<{ token: string }>('select token_sealed as token from drive_connections')
    keepCookieSecret(SECRET)
    const done = await round()
    expect([...done.missing]).toEqual([[sealedBy(before?.token ?? ''), 2]])
    const { error, info } = wordsOf(done)
    expect(error).toBe(
      `sealed texts cannot be opened: 2 under the secret ${sealedBy(before?.token ?? '')}. Put the secret that is missing into AUTH_SECRETS_EARLIER, or what it sealed is set up anew.`,
    )
    expect(info).toBeNull()
    expect(`${error}`).not.toContain(OLD)
    expect(await at.query('select token_sealed as token from drive_connections')).toEqual([before])
    keepCookieSecret(SECRET, [OLD])
    expect((await round()).anew).toBe(2)
  })
})

const sealedOf = async (id: string) =>
  (
    await at.query<{ sealed: string }>(
      'select sealed_secret as sealed from authenticators where user_id = $1',
      [id],
    )
  )[0]?.sealed ?? ''
