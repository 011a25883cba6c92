import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { BetterAuthOptions } from 'better-auth/minimal'
import { betterAuth } from 'better-auth/minimal'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { passwordLimits, signInLimits } from '#domain/accounts/limits.ts'
import type { UserType } from '#domain/actor.ts'
import type { App } from '#server/platform/app.ts'
import type { Origin } from '#server/platform/context/context.ts'
import type { Db } from '#server/platform/db/database.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Gate } from '#server/platform/http/gate.ts'
import { makeGate } from '#server/platform/http/gate.ts'
import {
  cookieName,
  cookieValue,
  hashToken,
  keepCookieSecret,
  signedNow,
} from '#server/platform/signInCookie.ts'
import { authAccounts, authSessions, authVerifications } from '../authTables.ts'
import { linkLife } from '../rules/keys.ts'
import { hashPassword, isOld, verifyPassword } from '../rules/passwords.ts'
import { authUsers, profiles } from '../tables.ts'
import { hashTokens } from './hashTokens.ts'

// The address as Better Auth hears it: written by us alone, whatever headers the browser sent (security §2.8).
const ADDRESS_HEADER = 'x-jul-address'
// argon2 takes a core for about 10 ms: four at once keep two cores busy, and 40 in line wait half a second.
const HASHING_PLACES = 3
const KNOWN_PLACES = 1
const HASHING_LINE = 40

/** What somebody said of themselves when they signed up. */
export type Newcomer = {
  firstName: string
  lastName: string
  timeZone: string | null
  userType: UserType | null
  company: string | null
  firstGoal: string | null
}

/** One request to sign in, in its transaction: what Better Auth's callbacks need beyond its own arguments. */
export type AuthContext = { app: App; db: Db; origin: Origin; newcomer?: Newcomer }

/** Who an email is about. */
export type Addressee = { id: string; email: string; name: string }

/** What happens when Better Auth says so, in the request's transaction; parts above this one know how. */
export type AuthEvents = {
  /** A new account's row stands; whatever makes it a member is added now. */
  signedUp(ctx: AuthContext, userId: string): Promise<void>
  /** Somebody signed up with an address that has an account. */
  signedUpAgain(ctx: AuthContext, user: Addressee & { emailVerified: boolean }): Promise<void>
  confirmationWanted(ctx: AuthContext, user: Addressee): Promise<void>
  resetWanted(ctx: AuthContext, user: Addressee, token: string): Promise<void>
  resetDone(ctx: AuthContext, user: Addressee): Promise<void>
}

export type Auth = {
  /** Whoever hashes a password goes through here first, before a connection is taken. */
  hashing: Gate
  /** The same for browsers that the account knows: strangers' guesses at other accounts stand in another line (4.13.15). */
  hashingOfKnown: Gate
  /** One transaction as `app_auth`; everything Better Auth does inside belongs to it. */
  within<T>(origin: Origin, work: (db: Db) => Promise<T>, newcomer?: Newcomer): Promise<T>
  api: Engine['api']
  /** What Better Auth is told of a request: our address, our own origin, and the cookie where it matters. */
  headersOf(origin: Origin, cookie?: string): Headers
}

type Engine = ReturnType<typeof buildEngine>

/** The identity service: Better Auth with the settings of security §2.8, on our tables and in our transactions. */
export function buildAuth(app: App, authPool: pg.Pool, secret: string, events: AuthEvents): Auth {
  keepCookieSecret(secret, app.config.earlierSecrets)
  const contexts = new AsyncLocalStorage<AuthContext>()
  const engine = buildEngine(app, authPool, secret, events, contexts)
  return {
    hashing: makeGate(HASHING_PLACES, HASHING_LINE),
    hashingOfKnown: makeGate(KNOWN_PLACES, HASHING_LINE),
    api: engine.api,
    within: (origin, work, newcomer) =>
      inTransaction(authPool, { kind: 'user', role: 'app_auth', userId: '' }, (db) => {
        const ctx = { app, db, origin, ...(newcomer ? { newcomer } : {}) }
        return contexts.run(ctx, () => work(db))
      }),
    headersOf: (origin, cookie) => {
      const name = cookieName(app.config)
      const own = cookieValue(cookie, name)
      return new Headers({
        [ADDRESS_HEADER]: origin.ipAddress,
        'user-agent': origin.userAgent,
        origin: app.config.publicUrl.origin,
        // Read by us and written anew: of two cookies Better Auth might take the other, and act for somebody else.
        ...(own ? { cookie: `${name}=${encodeURIComponent(signedNow(own))}` } : {}),
      })
    },
  }
}

function buildEngine(
  app: App,
  authPool: pg.Pool,
  secret: string,
  events: AuthEvents,
  contexts: AsyncLocalStorage<AuthContext>,
) {
  const { config } = app
  const ctx = () => {
    const found = contexts.getStore()
    if (!found) throw new Error('Better Auth was asked outside of a request')
    return found
  }
  const secure = config.publicUrl.protocol === 'https:'
  return betterAuth({
    appName: config.brandName,
    baseURL: config.publicUrl.origin,
    basePath: '/api/auth',
    secret,
    trustedOrigins: [config.publicUrl.origin],
    database: (options: BetterAuthOptions) => hashTokens(adapterOn(authPool, contexts)(options)),
    telemetry: { enabled: false },
    // Our own limits hold in every environment, in PostgreSQL (rates.ts).
    rateLimit: { enabled: false },
    logger: {
      level: 'error',
      log: (level, message) =>
        level === 'error' ? app.log.error({ from: 'better-auth' }, message) : undefined,
    },
    session: {
      expiresIn: signInLimits.idleMs / 1000,
      // The idle limit is moved by accounts.touch, a proof and an unlock: reads, streams and polls never count (T-014).
      disableSessionRefresh: true,
      freshAge: 300,
      cookieCache: { enabled: false },
    },
    verification: { storeIdentifier: { hash: async (identifier) => hashToken(identifier) } },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      revokeSessionsOnPasswordReset: true,
      // The rules of T-017 are checked before; these are the bounds that nothing gets past.
      minPasswordLength: passwordLimits.min,
      maxPasswordLength: passwordLimits.max,
      resetPasswordTokenExpiresIn: linkLife.reset / 1000,
      password: {
        hash: hashPassword,
        verify: async ({ hash, password }) => {
          if (!(await verifyPassword(hash, password))) return false
          if (isOld(hash)) await rehash(ctx().db, hash, password)
          return true
        },
      },
      sendResetPassword: ({ user, token }) => events.resetWanted(ctx(), user, token),
      onPasswordReset: ({ user }) => events.resetDone(ctx(), user),
      onExistingUserSignUp: ({ user }) => events.signedUpAgain(ctx(), user),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: false,
      sendVerificationEmail: ({ user }) => events.confirmationWanted(ctx(), user),
    },
    databaseHooks: {
      user: { create: { after: (user) => events.signedUp(ctx(), user.id) } },
      session: { create: { before: async ({ userId }) => await isOpen(ctx().db, userId) } },
    },
    advanced: {
      database: { generateId: () => app.clock.newId() },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      // True would put `__Secure-` before the name; `__Host-` is stricter and already there.
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: cookieName(config),
          attributes: { httpOnly: true, sameSite: 'lax', path: '/', secure },
        },
      },
    },
  })
}

/** Better Auth's queries on whatever connection the current request holds. */
function adapterOn(authPool: pg.Pool, contexts: AsyncLocalStorage<AuthContext>) {
  const standing = drizzle(authPool)
  const current = new Proxy(standing, {
    get(_target, key) {
      const db = contexts.getStore()?.db ?? standing
      // A nested transaction would commit the request's own half-way: it becomes part of it.
      if (key === 'transaction' && db !== standing) return (work: (inner: typeof db) => unknown) => work(db)
      const value: unknown = Reflect.get(db, key)
      return typeof value === 'function' ? value.bind(db) : value
    },
  })
  return drizzleAdapter(current, {
    provider: 'pg',
    schema: {
      user: authUsers,
      session: authSessions,
      account: authAccounts,
      verification: authVerifications,
    },
  })
}

/** A sign-in with a password stored under old parameters stores it anew; the salt makes the old text unique. */
async function rehash(db: Db, stored: string, password: string): Promise<void> {
  const renewed = await hashPassword(password)
  await db.update(authAccounts).set({ password: renewed }).where(eq(authAccounts.password, stored))
}

/** False for an account that an admin has disabled; the answer is that of a wrong password. */
async function isOpen(db: Db, userId: string): Promise<boolean> {
  const [profile] = await db
    .select({ disabledAt: profiles.disabledAt })
    .from(profiles)
    .where(eq(profiles.id, userId))
  return profile !== undefined && profile.disabledAt === null
}
