import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import type { AuthApp } from '#tests/app/authApp.ts'
import { authApp } from '#tests/app/authApp.ts'
import { explain, initialise } from './initialiseDatabase.ts'

let at: AuthApp
beforeAll(async () => {
  at = await authApp()
})
beforeEach(async () => {
  await at.query('delete from roles')
  await at.query('delete from setup_tokens')
})
afterAll(() => at.close())

const settings = (env: Record<string, string> = {}) => ({
  DATABASE_OWNER_URL: at.ownerUrl,
  // The logins are of the whole cluster of the tests: they stay as they are.
  ...at.env,
  PUBLIC_URL: 'https://jul.example',
  ...env,
})

/** What `npm run db:init` says on the database of this file, or its complaint. */
const run = (args: string[], env?: Record<string, string>): Promise<{ said: string; complaint: string }> =>
  initialise(args, settings(env)).then(
    (said) => ({ said, complaint: '' }),
    (error: unknown) => ({ said: '', complaint: explain(error) }),
  )

const tokenIn = ({ said }: { said: string }): string => /\/auth\/setup\?token=([\w-]+)/.exec(said)?.[1] ?? ''
const setUp = (token: string, cookie: string) => at.post('/api/auth/setup', { token }, { cookie })
const tokens = () => at.query('select 1 from setup_tokens where used_at is null')

describe('npm run db:init -- --first-admin <address> (decision 4.13.16)', () => {
  it('prints a link on the public name that makes that address the admin, once', async () => {
    const ended = await run(['--first-admin', ' Ana@Members.example '])
    expect(ended).toMatchObject({ complaint: '' })
    expect(ended.said).toContain('sign up as ana@members.example')
    expect(ended.said).toContain('https://jul.example/auth/setup?token=')
    const token = tokenIn(ended)
    await at.signedUp('ana@members.example')
    const cookie = await at.signedIn('ana@members.example')
    expect(await setUp(token, cookie)).toMatchObject({ status: 200, body: { isAdmin: true } })
    expect(await at.me(cookie)).toMatchObject({ isStaff: true, isFactorMissing: true })
    await at.query('delete from roles')
    expect((await setUp(token, cookie)).status).toBe(400)
  })

  it('opens to no other address, and stays good for the one it was made for', async () => {
    const token = tokenIn(await run(['--first-admin', 'bea@members.example']))
    await at.signedUp('stranger@members.example')
    await at.signedUp('bea@members.example')
    expect(await setUp(token, await at.signedIn('stranger@members.example'))).toMatchObject({
      status: 400,
      body: { data: { problems: [{ field: 'token', message: accountUiTexts.linkSpent }] } },
    })
    expect(await setUp(token, await at.signedIn('bea@members.example'))).toMatchObject({ status: 200 })
  })

  it('prints a new link each time and stores none of them; only the newest opens', async () => {
    await at.signedUp('cleo@members.example')
    const cookie = await at.signedIn('cleo@members.example')
    const first = tokenIn(await run(['--first-admin', 'cleo@members.example']))
    const second = tokenIn(await run(['--first-admin', 'cleo@members.example']))
    const [stored, ...more] = await at.query<{ row: string }>('select t::text as row from setup_tokens t')
    expect(more).toEqual([])
    expect(stored?.row).not.toContain(second)
    expect(stored?.row).not.toContain('cleo')
    expect((await setUp(first, cookie)).status).toBe(400)
    expect((await setUp(second, cookie)).status).toBe(200)
  })

  it('refuses where there is an admin, and makes no link', async () => {
    const { id } = await at.person({ roles: ['staff', 'admin'] })
    expect(await run(['--first-admin', 'dora@members.example'])).toEqual({
      said: '',
      complaint: '--first-admin: there is an admin already, who makes others in the staff area',
    })
    expect(await tokens()).toEqual([])
    await at.query('delete from roles where user_id = $1', [id])
  })

  it.each<[string, string[], Record<string, string>, RegExp]>([
    ['no address', ['--first-admin'], {}, /^Usage: /],
    ['an option nobody knows', ['--frist-admin', 'a@b.example'], {}, /^Usage: /],
    ['an address without its option', ['a@b.example'], {}, /^Usage: /],
    ['an empty address', ['--first-admin', ''], {}, /^--first-admin: "" is not an email address/],
    ['a name', ['--first-admin', 'ana'], {}, /^--first-admin: "ana" is not an email address/],
    ['no public name', ['--first-admin', 'a@b.example'], { PUBLIC_URL: '' }, /^PUBLIC_URL: required/],
    [
      'a public name without https',
      ['--first-admin', 'a@b.example'],
      { PUBLIC_URL: 'http://jul.example' },
      /^PUBLIC_URL: .*https/,
    ],
    ['no owner', [], { DATABASE_OWNER_URL: '' }, /^DATABASE_OWNER_URL: required/],
    ['an owner of something else', [], { DATABASE_OWNER_URL: 'mysql://x' }, /^DATABASE_OWNER_URL: must be/],
    [
      'a database that does not answer',
      ['--first-admin', 'a@b.example'],
      { DATABASE_OWNER_URL: 'postgres://owner:x@127.0.0.1:1/jul' },
      /^The database does not answer/,
    ],
  ])('says in one line and makes no link: %s', async (_what, args, env, line) => {
    const ended = await run(args, env)
    expect(ended).toMatchObject({ said: '' })
    expect(ended.complaint).toMatch(line)
    expect(ended.complaint).not.toContain('\n')
    expect(await tokens()).toEqual([])
  })

  it('is the command: it says what it did and ends well, or complains in one line and ends badly', () => {
    const command = (...args: string[]) =>
      spawnSync(process.execPath, ['tools/db-init.mjs', ...args], {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, ...settings() },
      })
    const made = command('--first-admin', 'eve@members.example')
    expect(made).toMatchObject({ status: 0, stderr: '' })
    expect(tokenIn({ said: made.stdout })).not.toBe('')
    expect(command('--first-admin', 'eve')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: '--first-admin: "eve" is not an email address\n',
    })
  })

  it('makes no link unless it is asked to', async () => {
    const ended = await run([])
    expect(ended).toMatchObject({ complaint: '' })
    expect(ended.said).not.toContain('/auth/setup')
    expect(await tokens()).toEqual([])
  })
})
