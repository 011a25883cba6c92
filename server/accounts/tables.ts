import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { agreedTexts } from '#domain/accounts/rules/agreedTexts.ts'
import { givenRoles, permissionNames, themes, userTypes, viewedAreas } from '#domain/accounts/types.ts'
import { desktopPlans, mobilePlans } from '#domain/billing/types.ts'
import { currencies } from '#domain/currencies.ts'
import { createdAt, instant, updatedAt } from '#server/platform/db/columns.ts'
import { allow, everyRow, own } from '#server/platform/db/policies.ts'

const authOnly = () => allow('auth', ['select', 'insert', 'update', 'delete'], everyRow)

export const authUsers = pgTable(
  'auth_users',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    // The last sign-in; null before the first, of which nobody is told as of a new device.
    signedInAt: instant('signed_in_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  // The jobs erase demo tenants; everything that is theirs goes with the user's row (T-001).
  () => [...authOnly(), ...allow('jobs', ['select', 'delete'], sql`app_is_demo(id)`)],
)

/**
 * The three columns of every member's row: whose it is, who wrote it, and the company it may one day be
 * shared with, which no policy reads yet (4.12.2, T-202).
 */
export const ownership = () => ({
  userId: uuid('user_id')
    .notNull()
    .references(() => authUsers.id, { onDelete: 'cascade' }),
  createdBy: uuid('created_by').notNull(),
  companyId: uuid('company_id'),
})

export const authSessions = pgTable(
  'auth_sessions',
  {
    id: uuid('id').primaryKey(),
    // SHA-256 of the cookie's token: a copy of this table signs nobody in.
    token: text('token').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    // Last activity plus the idle limit; moved by accounts.touch alone, never by a read or a stream (T-014).
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
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
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

export const profiles = pgTable(
  'profiles',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    firstName: text('first_name'),
    lastName: text('last_name'),
    company: text('company'),
    companyWebsite: text('company_website'),
    jobTitle: text('job_title'),
    phone: text('phone'),
    linkedinUrl: text('linkedin_url'),
    // Null until the member has said (T-024).
    userType: text('user_type', { enum: userTypes }),
    // IANA name, from the browser at onboarding (T-213).
    timeZone: text('time_zone').notNull().default('UTC'),
    locale: text('locale').notNull().default('en'),
    theme: text('theme', { enum: themes }).notNull().default('system'),
    // Null until the member has picked one (K38).
    preferredCurrency: text('preferred_currency', { enum: currencies }),
    // Whether a screen hides itself after 15 minutes without input (T-015), and whether Home shows nudges.
    autoLock: boolean('auto_lock').notNull().default(true),
    nudges: boolean('nudges').notNull().default(true),
    // Which nudges were put away, and when: the same on every device (T-113).
    nudgesDismissed: jsonb('nudges_dismissed')
      .$type<Readonly<Record<string, number>>>()
      .notNull()
      .default({}),
    // What they joined for; the console shows it, and offers it as the first card (T-199).
    firstGoal: text('first_goal'),
    // The address of their public business card; null while they show none (K115).
    cardSlug: text('card_slug').unique(),
    companyId: uuid('company_id'),
    isDemo: boolean('is_demo').notNull().default(false),
    // Demo tenants are erased after this instant (T-001).
    eraseAt: instant('erase_at'),
    disabledAt: instant('disabled_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('profiles_directory').on(table.firstName, table.id),
    index('profiles_erase').on(table.eraseAt).where(sql`erase_at is not null`),
    ...allow('member', ['select', 'update'], sql`id = app_user()`),
    ...allow('staff', ['select'], sql`id = app_user() or not is_demo`),
    ...allow('staff', ['update'], sql`id = app_user()`),
    ...allow('auth', ['select', 'insert', 'update', 'delete'], everyRow),
    ...allow('jobs', ['select', 'delete'], everyRow),
  ],
)

export const roles = pgTable(
  'roles',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    role: text('role', { enum: givenRoles }).notNull(),
    grantedBy: uuid('granted_by'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.role] }),
    ...allow('member', ['select'], own),
    ...allow('staff', ['select'], everyRow),
    ...allow('staff', ['insert', 'delete'], sql`app_is_admin()`),
    ...allow('auth', ['select', 'insert', 'delete'], everyRow),
  ],
)

export const permissions = pgTable(
  'permissions',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    name: text('name', { enum: permissionNames }).notNull(),
    grantedBy: uuid('granted_by'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.name] }),
    ...allow('member', ['select'], own),
    ...allow('staff', ['select'], everyRow),
    ...allow('staff', ['insert', 'delete'], sql`app_is_admin()`),
    ...allow('auth', ['select', 'insert', 'delete'], everyRow),
  ],
)

export const companies = pgTable(
  'companies',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  () => [...allow('staff', ['select'], everyRow)],
)

export const memberAdvisors = pgTable(
  'member_advisors',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id'),
    advisorId: uuid('advisor_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    fromAt: instant('from_at').notNull().default(sql`now()`),
    // Null where no end is set; an assignment stands until this instant.
    untilAt: instant('until_at'),
  },
  (table) => [
    uniqueIndex('member_advisors_current').on(table.userId, table.advisorId).where(sql`until_at is null`),
    index('member_advisors_advisor').on(table.advisorId),
    check('member_advisors_not_self', sql`user_id <> advisor_id`),
    ...allow('member', ['select'], own),
    ...allow('staff', ['select'], sql`not app_is_demo(user_id)`),
    // Nobody gives themselves a member, and nobody is assigned to a demo tenant: its board would open to them (4.12.5, 4.13.1).
    ...allow(
      'staff',
      ['insert', 'update'],
      sql`(app_may('sessions.manage') or app_is_admin()) and not app_is_demo(user_id)`,
    ),
    ...allow('auth', ['select', 'insert'], everyRow),
  ],
)

// Which version of the terms and the privacy policy somebody agreed to, when they made their account and since (T-199).
export const textConsents = pgTable(
  'text_consents',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    text: text('text', { enum: agreedTexts }).notNull(),
    version: integer('version').notNull(),
    agreedAt: instant('agreed_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.text, table.version] }),
    ...allow('member', ['select', 'insert'], own),
    ...allow('staff', ['select'], own),
    ...allow('auth', ['insert'], everyRow),
  ],
)

// One row per advisor, member, area and day, shown to the member (T-203, 4.12.3).
export const memberViews = pgTable(
  'member_views',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    advisorId: uuid('advisor_id').notNull(),
    area: text('area', { enum: viewedAreas }).notNull(),
    viewedOn: date('viewed_on', { mode: 'string' }).notNull().default(sql`current_date`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.advisorId, table.area, table.viewedOn] }),
    ...allow('member', ['select'], own),
    // Whoever advises a member sees the list that the member sees; anybody else on staff their own looks.
    ...allow('staff', ['select'], sql`advisor_id = app_user() or app_advises(user_id)`),
    ...allow('staff', ['insert'], sql`advisor_id = app_user()`),
    // An advisor who begins to look at the whole console.
    ...allow('auth', ['select', 'insert'], everyRow),
  ],
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
    userId: uuid('user_id').references(() => authUsers.id, { onDelete: 'cascade' }),
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
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
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
    userId: uuid('user_id')
      .primaryKey()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
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
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] }), ...authOnly()],
)

/** A lost second factor that another admin has asked to be taken away; it stops when its owner signs in with it. */
export const factorResets = pgTable(
  'factor_resets',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
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
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
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
  () => [...allow('auth', ['select', 'insert', 'update', 'delete'], everyRow)],
)
