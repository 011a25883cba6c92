import { eq } from 'drizzle-orm'
import { isTimeZone } from '#domain/zones.ts'
import type { Auth } from '#server/accounts/auth/buildAuth.ts'
import { recordAuthEvent } from '#server/accounts/auth/recordAuthEvent.ts'
import { authSessions } from '#server/accounts/authTables.ts'
import { idleUntil } from '#server/accounts/rules/idle.ts'
import type { MoreSignIn } from '#server/accounts/signIn/mountAuth.ts'
import { authUsers, memberAdvisors, profiles } from '#server/accounts/tables.ts'
import { planGrants } from '#server/billing/tables.ts'
import type { App } from '#server/platform/app.ts'
import type { Config } from '#server/platform/config.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Answered, EndpointRequest } from '#server/platform/http/endpoint.ts'
import { addressKey, takeShared } from '#server/platform/http/rates.ts'
import { newSecret } from '#server/platform/newSecret.ts'
import { hashToken, signToken } from '#server/platform/signInCookie.ts'
import { seedDemo } from './seedDemo.ts'

// How long a demo tenant lives; the jobs erase it afterwards (T-001).
const DEMO_MS = 2 * 3_600_000

/**
 * Makes a throw-away member with every plan, a seeded console and a scripted advisor, and signs this browser
 * in as them (T-001, 4.12.5). Nobody can sign in as either again: no password, no mail.
 */
export async function startDemo(
  auth: Auth,
  { context, body }: EndpointRequest<{ timeZone?: string | undefined }>,
): Promise<Answered> {
  const { app, origin } = context
  await takeShared(context, `demo from ${addressKey(origin.ipAddress)}`, 10, '1 minute')
  // However many addresses ask: a tenant is some hundred rows.
  await takeShared(context, 'demo', 60, '1 minute')
  const eraseAt = new Date(app.clock.now().getTime() + DEMO_MS)
  const token = newSecret()
  const timeZone = body.timeZone && isTimeZone(body.timeZone) ? body.timeZone : 'UTC'
  await auth.within(origin, async (db) => {
    if (context.tokenHash) await db.delete(authSessions).where(eq(authSessions.token, context.tokenHash))
    const userId = await makePerson(db, app, eraseAt, { ...demoMember, timeZone })
    const advisorId = await makePerson(db, app, eraseAt, { ...demoAdvisor, timeZone })
    await db.insert(memberAdvisors).values({ id: app.clock.newId(), userId, advisorId })
    await db.insert(planGrants).values(
      (['mobile_premium', 'mobile_pro', 'desktop_standard', 'desktop_pro'] as const).map((plan) => ({
        id: app.clock.newId(),
        userId,
        plan,
        source: 'demo' as const,
        fromAt: app.clock.now(),
        untilAt: eraseAt,
      })),
    )
    await seedDemo(db, app, { userId, advisorId, timeZone })
    await db.insert(authSessions).values({
      id: app.clock.newId(),
      token: hashToken(token),
      userId,
      expiresAt: idleUntil(app.clock.now()),
      ipAddress: origin.ipAddress,
      userAgent: origin.userAgent,
    })
    await recordAuthEvent(db, { action: 'demo.started', by: 'member', userId }, origin)
  })
  return { body: { signedIn: true, eraseAt: eraseAt.toISOString() }, cookie: signToken(token) }
}

/** Where the demo is switched on, its way to sign in. */
export const demoSignIn = ({ demo }: Pick<Config, 'demo'>): MoreSignIn[] =>
  demo ? [{ path: '/api/demo-session', call: 'accounts.startDemo', answer: startDemo }] : []

type Person = {
  firstName: string
  lastName: string | null
  company: string | null
  jobTitle: string | null
  userType: 'founder' | null
}
const demoMember: Person = {
  firstName: 'Marta',
  lastName: 'Oyelaran',
  company: 'Northlight Cold Chain',
  jobTitle: 'Founder',
  userType: 'founder',
}
const demoAdvisor: Person = {
  firstName: 'Julius',
  lastName: null,
  company: null,
  jobTitle: 'Advisor',
  userType: null,
}

async function makePerson(
  db: Db,
  app: App,
  eraseAt: Date,
  person: Person & { timeZone: string },
): Promise<string> {
  const id = app.clock.newId()
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ')
  // Under .invalid nothing can be sent; the phone console shows what stands before the @ (spec 1 §2).
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@${id}.demo.invalid`
  await db.insert(authUsers).values({ id, name, email, emailVerified: true })
  await db.insert(profiles).values({ id, ...person, isDemo: true, eraseAt })
  return id
}
