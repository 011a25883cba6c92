import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openClient, openPool } from '#server/platform/db/pool.ts'
import { assertLogin } from '#server/platform/db/prepare/assertLogin.ts'
import type { LoginKind } from '#server/platform/db/prepare/logins.ts'
import { logins } from '#server/platform/db/prepare/logins.ts'
import { prepareDatabase } from '#server/platform/db/prepare/migrate.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const kinds = ['calls', 'auth', 'jobs'] as const
const urlOf = (kind: LoginKind) => ({ calls: at.loginUrl, auth: at.authUrl, jobs: at.jobsUrl })[kind]

async function ask(url: string, ...statements: string[]): Promise<unknown[]> {
  const client = openClient({ connectionString: url })
  await client.connect()
  try {
    let rows: unknown[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

describe('a login of the server', () => {
  it('becomes the roles of its work, and PostgreSQL refuses it every other one of the cluster', async () => {
    const roles = await at.query<{ name: string }>(`select rolname as name from pg_roles order by 1`)
    const became: string[] = []
    for (const kind of kinds) {
      for (const { name } of roles) {
        const attempt = ask(urlOf(kind), `set role "${name}"`)
        const own = name === logins[kind].name || (logins[kind].roles as readonly string[]).includes(name)
        if (own) await attempt.then(() => became.push(`${kind} ${name}`))
        else await expect(attempt, `${kind} as ${name}`).rejects.toMatchObject({ code: '42501' })
      }
    }
    // Each its own roles, and itself.
    expect(became).toHaveLength(3 + 1 + 1 + kinds.length)
  })

  it('cannot go from one of its roles to another’s, nor give itself more', async () => {
    for (const [kind, role, more] of [
      ['calls', 'app_member', 'app_auth'],
      ['calls', 'app_staff', 'app_jobs'],
      ['auth', 'app_auth', 'app_jobs'],
      ['jobs', 'app_jobs', 'app_auth'],
    ] as const) {
      await expect(ask(urlOf(kind), `set role ${role}`, `set role ${more}`)).rejects.toMatchObject({
        code: '42501',
      })
      await expect(
        ask(
          urlOf(kind),
          `select set_config('role', '${role}', false)`,
          `select set_config('role', '${more}', false)`,
        ),
      ).rejects.toMatchObject({ code: '42501' })
      await expect(ask(urlOf(kind), `grant ${more} to ${logins[kind].name}`)).rejects.toMatchObject({
        code: '42501',
      })
    }
  })

  it('of the calls reads no password, no sign-in and no job, whatever it sends', async () => {
    for (const role of logins.calls.roles)
      for (const table of [
        'auth_accounts',
        'auth_verifications',
        'auth_sessions',
        'sign_in_mails',
        'address_changes',
        'setup_tokens',
        'mail_messages',
        'job_requests',
      ])
        await expect(
          ask(at.loginUrl, `set role ${role}`, `select * from ${table}`),
          `${role} ${table}`,
        ).rejects.toMatchObject({
          code: '42501',
        })
  })

  it.each(kinds)(
    'of the %s that may become more stops the start, in one line that says which and what to do',
    async (kind) => {
      const name = `more_${randomUUID().slice(0, 8)}`
      const more = kind === 'jobs' ? 'app_auth' : 'app_jobs'
      await at.query(`create role ${name} login noinherit password 'x'`)
      try {
        const url = new URL(urlOf(kind))
        url.username = name
        url.password = 'x'
        const start = async () => {
          const pool = openPool(url.toString(), 1)
          try {
            await assertLogin(pool, kind)
          } finally {
            await pool.end()
          }
        }
        await at.query(`grant ${[...logins[kind].roles, more].join(', ')} to ${name}`)
        await expect(start()).rejects.toThrow(
          `${logins[kind].variable}: the login "${name}" may become ${more}; make one with: npm run db:init`,
        )
        // Preparing the database takes back what is too much.
        await prepareDatabase({
          ownerUrl: at.ownerUrl,
          logins: { calls: 'app_login', auth: 'app_auth_login', jobs: 'app_jobs_login', [kind]: name },
        })
        await start()
      } finally {
        await at.query(`drop owned by ${name}`)
        await at.query(`drop role ${name}`)
      }
    },
  )
})
