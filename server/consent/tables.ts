import { sql } from 'drizzle-orm'
import { foreignKey, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { consentRoles } from '#domain/consent/types.ts'
import { createdAt, instant } from '#server/platform/db/columns.ts'
import { allow, everyRow, own } from '#server/platform/db/policies.ts'
import { ledSession, sessionStaff } from '#server/sessions/sessionStaff.ts'
import { sessions } from '#server/sessions/tables.ts'

// Everybody answers for themselves: a member's answer is written by that member alone (4.12.11).
const ownAnswer = sql`user_id = app_user() and party = 'member' and guest_name is null and guest_email is null and token_hash is null`
const staffHere = sessionStaff(ledSession('consents'))
const staffAnswer = sql`(${staffHere}) and (party <> 'member' or user_id = app_user())`

// One row per session and person asked; the answer carries the version of the text it was given to (4.12.11).
export const consents = pgTable(
  'consents',
  {
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id').notNull(),
    // The member whose session it is, not the person who answers.
    userId: uuid('user_id').notNull(),
    companyId: uuid('company_id'),
    party: text('party', { enum: consentRoles }).notNull(),
    // Guests only: how they are named, and the hash of their signed link's token.
    guestName: text('guest_name'),
    guestEmail: text('guest_email'),
    tokenHash: text('token_hash').unique(),
    textVersion: text('text_version'),
    givenAt: instant('given_at'),
    refusedAt: instant('refused_at'),
    withdrawnAt: instant('withdrawn_at'),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'consents_session',
      columns: [table.sessionId, table.userId],
      foreignColumns: [sessions.id, sessions.userId],
    }).onDelete('cascade'),
    uniqueIndex('consents_person').on(table.sessionId, table.party, table.guestEmail),
    ...allow('member', ['select'], own),
    ...allow('member', ['insert', 'update'], ownAnswer),
    ...allow('staff', ['select'], staffHere),
    ...allow('staff', ['insert', 'update'], staffAnswer),
    ...allow('staff', ['delete'], sql`(${staffHere}) and party = 'guest'`),
    ...allow('jobs', ['select', 'update'], everyRow),
    ...allow('auth', ['insert'], everyRow),
  ],
)
