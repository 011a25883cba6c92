import { randomUUID } from 'node:crypto'
import type { AnySchema, InferSchemaInput, InferSchemaOutput } from '@orpc/contract'
import type { Procedure } from '@orpc/server'
import { call, ORPCError } from '@orpc/server'
import pg from 'pg'
import pino from 'pino'
import { onTestFinished } from 'vitest'
import type { CallMeta } from '#contract/call.ts'
import type { callErrors } from '#contract/errors.ts'
import { contract } from '#contract/router.ts'
import type { Plan } from '#domain/actor.ts'
import type { App } from '#server/platform/app.ts'
import { Refusals } from '#server/platform/audit/refusals.ts'
import type { CallContext, OnRoad } from '#server/platform/calls/calls.ts'
import type { Config } from '#server/platform/config.ts'
import { readConfig } from '#server/platform/config.ts'
import type { Context } from '#server/platform/context/context.ts'
import { toActor } from '#server/platform/context/toActor.ts'
import { keepAlive, openPool } from '#server/platform/db/pool.ts'
import type { SignInRow } from '#server/platform/db/transaction.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { RawJson } from '#server/platform/http/rawJson.ts'
import { hashToken } from '#server/platform/signInCookie.ts'
import { systemClock } from '#server/platform/systemClock.ts'
import { createTestDatabase, envOf } from '#tests/database/createTestDatabase.ts'

export type Person = { id: string; tokenHash: string; token: string; email: string }

export type PersonOptions = {
  plans?: readonly Exclude<Plan, 'mobile_free'>[]
  roles?: readonly ('staff' | 'admin')[]
  permissions?: readonly 'sessions.manage'[]
  isDemo?: boolean
  isVerified?: boolean
  isDisabled?: boolean
  userType?: 'founder' | 'investor' | 'advisory'
  firstName?: string
}

// What the answer's errors are called does not matter to a test of behaviour.
type Made<In extends AnySchema, Out extends AnySchema> = Procedure<
  CallContext,
  OnRoad,
  In,
  Out,
  typeof callErrors,
  CallMeta
>

/** Where a call stands in the contract, which is what its events and its rate are called by. */
export function pathOf(procedure: { '~orpc': { route: object } }): string[] {
  for (const [feature, described] of Object.entries(contract))
    for (const [name, each] of Object.entries(described))
      if (each['~orpc'].route === procedure['~orpc'].route) return [feature, name]
  throw new Error('this call is not in the contract')
}

export type TestApp = {
  app: App
  /** What a job is given: the same on the login of the jobs. */
  jobsApp: App
  /** What the server itself connects with. */
  loginUrl: string
  authUrl: string
  jobsUrl: string
  /** The same as the environment of a server names them. */
  env: Record<'DATABASE_URL' | 'DATABASE_AUTH_URL' | 'DATABASE_JOBS_URL', string>
  /** What migrates. */
  ownerUrl: string
  /** Behind the curtain: passes every row rule. */
  owner: pg.Pool
  jobsPool: pg.Pool
  /** Moves the app's clock, not the database's. */
  moveTime(ms: number): void
  /** For the rest of this test answers wait as they do in production. */
  letWait(): void
  person(options?: PersonOptions): Promise<Person>
  assign(advisor: Person, member: Person): Promise<void>
  /** Does something as a person, in one transaction like any call. */
  as<T>(person: Person, work: (ctx: Context) => Promise<T>): Promise<T>
  /** Makes a call as a person, as HTTP would, and answers what the contract says; a refusal carries its reason and problems. */
  call<In extends AnySchema, Out extends AnySchema>(
    person: Person | null,
    procedure: Made<In, Out>,
    input: InferSchemaInput<In>,
    ipAddress?: string,
  ): Promise<InferSchemaOutput<Out>>
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

/** An app on a database of its own, without HTTP: commands and reads are called as a call would call them. */
export async function testApp(environment: Record<string, string> = {}): Promise<TestApp> {
  const database = await createTestDatabase()
  const config: Config = readConfig({ LOG_LEVEL: 'silent', DEFAULT_MOBILE_TIER: 'free', ...environment })
  const owner = keepAlive(new pg.Pool({ connectionString: database.ownerUrl, max: 2 }))
  const pool = openPool(database.loginUrl, 6)
  const jobsPool = openPool(database.jobsUrl, 2, 'app_jobs')
  let offset = 0
  let isWaiting = false
  const app: App = {
    config,
    log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
    pool,
    clock: {
      now: () => new Date(Date.now() + offset),
      newId: systemClock.newId,
      // Few tests ask how long an answer takes; for all others nothing waits.
      wait: async (ms) => (isWaiting ? await systemClock.wait(ms) : undefined),
    },
    wake: { live: () => undefined, jobs: () => undefined },
    refusals: new Refusals(pool),
  }
  const query = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
    await app.refusals.write()
    return (await owner.query<Row>(text, values)).rows
  }

  return {
    app,
    jobsApp: { ...app, pool: jobsPool },
    loginUrl: database.loginUrl,
    authUrl: database.authUrl,
    jobsUrl: database.jobsUrl,
    env: envOf(database),
    ownerUrl: database.ownerUrl,
    owner,
    jobsPool,
    query,
    moveTime: (ms) => {
      offset += ms
    },
    letWait: () => {
      isWaiting = true
      onTestFinished(() => {
        isWaiting = false
      })
    },
    person: (options) => makePerson(owner, options ?? {}, app.clock.now()),
    assign: async (advisor, member) => {
      await query(
        'insert into member_advisors (id, user_id, advisor_id) values ($1, $2, $3) on conflict do nothing',
        [randomUUID(), member.id, advisor.id],
      )
    },
    as: (person, work) =>
      inTransaction(pool, { kind: 'signIn', tokenHash: person.tokenHash }, (db, signIn) =>
        work(contextOf(app, db, signIn)),
      ),
    call: async (person, procedure, input, ipAddress = '127.0.0.1') => {
      try {
        const answer: unknown = await call(procedure, input, {
          path: pathOf(procedure),
          context: {
            app,
            tokenHash: person?.tokenHash ?? null,
            origin: { requestId: randomUUID(), ipAddress, userAgent: 'test' },
            setHeader: () => undefined,
            counted: { bucket: null },
          },
        })
        return (answer instanceof RawJson ? answer.toJSON() : answer) as never // safe because the answer was checked against the contract
      } catch (error) {
        if (error instanceof ORPCError) Object.assign(error, error.data)
        throw error
      }
    },
    close: async () => {
      await Promise.all([owner.end(), pool.end(), jobsPool.end()])
      await database.drop()
    },
  }
}

function contextOf(app: App, db: Context['db'], signIn: SignInRow | null): Context {
  if (!signIn) throw new Error('this person is not signed in')
  return {
    app,
    db,
    now: app.clock.now(),
    actor: toActor(signIn, app),
    origin: { requestId: randomUUID(), ipAddress: '127.0.0.1', userAgent: 'test' },
    tokenHash: null,
  }
}

/** A person with a living sign-in, written by the database's owner. */
export async function makePerson(
  owner: pg.Pool,
  options: PersonOptions,
  provenAt = new Date(),
): Promise<Person> {
  const id = randomUUID()
  const token = randomUUID()
  const email = `${id}@${options.isDemo ? 'demo.invalid' : 'members.example'}`
  const tokenHash = hashToken(token)
  await owner.query('insert into auth_users (id, name, email, email_verified) values ($1, $2, $3, $4)', [
    id,
    options.firstName ?? 'Test',
    email,
    options.isVerified ?? true,
  ])
  await owner.query(
    `insert into profiles (id, first_name, last_name, user_type, is_demo, erase_at, disabled_at)
     values ($1, $2, 'Person', $3, $4, case when $4 then now() + interval '2 hours' end, case when $5 then now() end)`,
    [
      id,
      options.firstName ?? 'Test',
      options.userType ?? null,
      options.isDemo ?? false,
      options.isDisabled ?? false,
    ],
  )
  for (const role of options.roles ?? [])
    await owner.query('insert into roles (user_id, role) values ($1, $2)', [id, role])
  for (const name of options.permissions ?? []) {
    await owner.query('insert into permissions (user_id, name) values ($1, $2)', [id, name])
  }
  for (const plan of options.plans ?? []) {
    await owner.query(`insert into plan_grants (id, user_id, plan, source) values ($1, $2, $3, 'staff')`, [
      randomUUID(),
      id,
      plan,
    ])
  }
  await owner.query(
    `insert into auth_sessions (id, token, user_id, expires_at, factor_at, proven_at)
     values ($1, $2, $3, now() + interval '30 minutes', case when $4 then $5::timestamptz end, $5)`,
    // Whoever has a role gave their second factor (T-200).
    [randomUUID(), tokenHash, id, (options.roles ?? []).length > 0, provenAt],
  )
  return { id, token, tokenHash, email }
}
