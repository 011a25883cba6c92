import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://app_login:x@db.example/jul?sslmode=verify-full',
  DATABASE_AUTH_URL: 'postgres://app_auth_login:x@db.example/jul?sslmode=verify-full',
  DATABASE_JOBS_URL: 'postgres://app_jobs_login:x@db.example/jul?sslmode=verify-full',
  PUBLIC_URL: 'https://jul.example',
  AUTH_SECRET: 'x'.repeat(32),
  DEFAULT_MOBILE_TIER: 'free',
}
const refusal = (environment: Record<string, string>) => {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return null
}

describe('the configuration of production (4.12.6)', () => {
  it('is taken when everything needed is said', () => {
    expect(readConfig(production)).toMatchObject({ production: true, demo: false, defaultMobileTier: 'free' })
  })

  it.each(['DATABASE_URL', 'PUBLIC_URL', 'AUTH_SECRET', 'DEFAULT_MOBILE_TIER'])(
    'is refused in one line without %s',
    (name) => {
      expect(refusal({ ...production, [name]: '' })).toBe(`${name}: required in production`)
    },
  )

  it.each([
    [
      'an address without TLS',
      { PUBLIC_URL: 'http://jul.example' },
      'PUBLIC_URL: must be https in production',
    ],
    ['a short secret', { AUTH_SECRET: 'secret' }, /^AUTH_SECRET: /],
    ['a demo', { DEMO: 'on' }, 'DEMO: is off in production'],
    ['a database of another kind', { DATABASE_URL: 'mysql://x' }, /^DATABASE_URL: must start with postgres/],
    ['a short token for its figures', { METRICS_TOKEN: 'short' }, /^METRICS_TOKEN: /],
    ['a short token for what came back', { MAIL_REPORTS_TOKEN: 'short' }, /^MAIL_REPORTS_TOKEN: /],
    ['a port that is none', { PORT: '70000' }, /^PORT: /],
  ])('is refused with %s', (_what, over, message) => {
    const said = refusal({ ...production, ...over } as Record<string, string>)
    if (typeof message === 'string') expect(said).toBe(message)
    else expect(said).toMatch(message)
  })

  it.each(['DATABASE_AUTH_URL', 'DATABASE_JOBS_URL'])(
    'is refused without %s: one login for everything would be one lock',
    (name) => {
      expect(refusal({ ...production, [name]: '' })).toBe(
        `${name}: required with DATABASE_URL; npm run db:init prints it`,
      )
    },
  )

  it('says nothing of a secret it refuses', () => {
    expect(refusal({ ...production, AUTH_SECRET: 'canary-secret' })).not.toContain('canary')
  })
})

describe('the configuration of a machine of one’s own', () => {
  it('is listed in .env.example, each value of it', () => {
    const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
    const names = [...read('config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name)
    const example = read('../../.env.example')
    expect(names.length).toBeGreaterThan(30)
    expect(names.filter((name) => !example.includes(`# ${name}=`))).toEqual([])
  })

  it('needs nothing, listens to this machine alone, trusts no proxy and keeps its own secret', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      host: '127.0.0.1',
      trustProxy: false,
      authSecret: null,
      database: null,
      staffDomain: '',
    })
  })
})
