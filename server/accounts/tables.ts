import { sql } from 'drizzle-orm'
import {
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
import { currencies } from '#domain/currencies.ts'
import { createdAt, instant, updatedAt } from '#server/platform/db/columns.ts'
import { allow, everyRow, own } from '#server/platform/db/policies.ts'

export const authOnly = () => allow('auth', ['select', 'insert', 'update', 'delete'], everyRow)

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

/** Whose row it is, or who else it is about: it goes with their account. */
export const personId = (name = 'user_id') =>
  uuid(name).references(() => authUsers.id, { onDelete: 'cascade' })

/**
 * The three columns of every member's row: whose it is, who wrote it, and the company it may one day be
 * shared with, which no policy reads yet (4.12.2, T-202).
 */
export const ownership = () => ({
  userId: personId().notNull(),
  createdBy: uuid('created_by').notNull(),
  companyId: uuid('company_id'),
})

export const profiles = pgTable(
  'profiles',
  {
    id: personId('id').primaryKey(),
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
    ...authOnly(),
    ...allow('jobs', ['select', 'delete'], everyRow),
  ],
)

export const roles = pgTable(
  'roles',
  {
    userId: personId().notNull(),
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
    userId: personId().notNull(),
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
    userId: personId().notNull(),
    companyId: uuid('company_id'),
    advisorId: personId('advisor_id').notNull(),
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
    userId: personId().notNull(),
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
    userId: personId().notNull(),
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
