import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { desktopPlans, mobilePlans } from '#domain/billing/types.ts'
import { createdAt, instant, updatedAt } from '#server/platform/db/columns.ts'
import { allow, own } from '#server/platform/db/policies.ts'
import { authOnly, personId } from './tables.ts'

export const authSessions = pgTable(
  'auth_sessions',
  {
    id: uuid('id').primaryKey(),
    // SHA-256 of the cookie's token: a copy of this table signs nobody in.
    token: text('token').notNull().unique(),
    userId: personId().notNull(),
    // Last activity plus the idle limit; moved by accounts.touch, a proof and an unlock, never by a read or a stream (T-014).
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    // When they last proved who they are; what is sensitive asks again after 10 minutes (T-014).
    provenAt: instant('proven_at').notNull().default(sql`now()`),
    // When a second factor was given in this sign-in; without one nobody is an admin (T-200).
    factorAt: instant('factor_at'),
    // The first step is done and the second factor is not: it signs nobody in yet.
    awaitsFactor: boolean('awaits_factor').notNull().default(false),
    // By what they proved who they are at first.
    way: text('way'),
    // The screens of this browser hide what they show until a passkey or the password was given (T-015).
    lockedAt: instant('locked_at'),
    // That it ran out for want of activity stands in the trail.
    idleNoted: boolean('idle_noted').notNull().default(false),
    // Staff who look at the consoles with another plan of each surface, never for money (T-007, T-009).
    viewDesktop: text('view_desktop', { enum: desktopPlans }),
    viewMobile: text('view_mobile', { enum: mobilePlans }),
    // The member whose console an advisor looks at, reading alone.
    viewMember: uuid('view_member'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('auth_sessions_user').on(table.userId), ...authOnly()],
)

export const authAccounts = pgTable(
  'auth_accounts',
  {
    id: uuid('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: personId().notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('auth_accounts_provider').on(table.providerId, table.accountId),
    index('auth_accounts_user').on(table.userId),
    ...authOnly(),
  ],
)

export const authVerifications = pgTable(
  'auth_verifications',
  {
    id: uuid('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('auth_verifications_identifier').on(table.identifier), ...authOnly()],
)

/**
 * An email that signs in, as the browser that asked for it waits for it. A row is made for every address, whether it has
 * an account or not, so that the answers to guesses are the same (T-199).
 */
export const signInMails = pgTable(
  'sign_in_mails',
  {
    id: uuid('id').primaryKey(),
    // Of the cookie of the browser that asked: link and code work nowhere else.
    browserHash: text('browser_hash').notNull(),
    accountKey: text('account_key').notNull(),
    // Null for an address without an account.
    userId: personId(),
    tokenHash: text('token_hash').notNull().unique(),
    // Signed with a key that is not in the database: six digits could be guessed from a plain hash.
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('sign_in_mails_browser').on(table.browserHash),
    index('sign_in_mails_user').on(table.userId),
    index('sign_in_mails_account').on(table.accountKey),
    index('sign_in_mails_expires').on(table.expiresAt),
    ...authOnly(),
  ],
)

/** A passkey of a person: what the device signs with stays there, this is what its signatures are held against (T-003). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    userId: personId().notNull(),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    // Goes up with each signature of most devices; one that does not was copied.
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    index('passkeys_user').on(table.userId),
    ...authOnly(),
    ...allow('member', ['select'], own),
    ...allow('staff', ['select'], own),
  ],
)

/** The secret of an authenticator app, sealed with a key that is not in the database. */
export const authenticators = pgTable(
  'authenticators',
  {
    userId: personId().primaryKey(),
    sealedSecret: text('sealed_secret').notNull(),
    // Null until the first code was typed: it is not asked for before.
    confirmedAt: instant('confirmed_at'),
    // The half minute of the last code taken; none works twice.
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
  },
  () => authOnly(),
)

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: personId().notNull(),
    codeHash: text('code_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] }), ...authOnly()],
)

/** A lost second factor that another admin has asked to be taken away; it stops when its owner signs in with it. */
export const factorResets = pgTable(
  'factor_resets',
  {
    userId: personId().primaryKey(),
    askedBy: uuid('asked_by').notNull(),
    reason: text('reason').notNull(),
    dueAt: instant('due_at').notNull(),
    createdAt: createdAt(),
  },
  () => authOnly(),
)

/**
 * A change of an account's address: waits until the new one is confirmed, and can be undone from the old one for seven days
 * afterwards. Of an address that has an account already no link is made, so `tokenHash` is null (T-199).
 */
export const addressChanges = pgTable(
  'address_changes',
  {
    id: uuid('id').primaryKey(),
    userId: personId().notNull(),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    tokenHash: text('token_hash').unique(),
    // Null while the new address is not confirmed.
    confirmedAt: instant('confirmed_at'),
    // Until then it can be confirmed; once it was, until then it can be undone.
    expiresAt: instant('expires_at').notNull(),
    // The staff role that the configuration had given to the old address went with it, and comes back with it (4.12.4).
    tookStaff: boolean('took_staff').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('address_changes_waiting').on(table.userId).where(sql`confirmed_at is null`),
    index('address_changes_expires').on(table.expiresAt),
    ...authOnly(),
  ],
)

// The one-time link of the first start: the hash of its token, spent once.
export const setupTokens = pgTable(
  'setup_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    createdAt: createdAt(),
    usedAt: instant('used_at'),
  },
  () => authOnly(),
)
