import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { fileStates } from '#domain/uploads.ts'
import { createdAt, instant } from '#server/platform/db/columns.ts'
import { allow, everyRow } from '#server/platform/db/policies.ts'

const own = sql`user_id = app_user() and created_by = app_user()`

// Bytes stand in the store under `key`, a random name; here is what is known of them. A row lives as long as what it belongs
// to (functions.sql of the features), and its bytes go after it.
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey(),
    // The member whose file it is; null where that is not known yet.
    userId: uuid('user_id'),
    companyId: uuid('company_id'),
    createdBy: uuid('created_by'),
    kind: text('kind', { enum: ['photo', 'audio', 'document', 'recording'] }).notNull(),
    // As its sender called it: shown, and never a path.
    name: text('name').notNull(),
    byteSize: bigint('byte_size', { mode: 'number' }).notNull(),
    // Read from the bytes; null until they were looked at.
    type: text('type'),
    key: text('key').notNull().unique(),
    sha256: text('sha256'),
    status: text('status', { enum: fileStates }).notNull().default('arriving'),
    // Why it was refused once its bytes were looked at.
    refusal: text('refusal'),
    // What it belongs to was deleted and may come back: it is given to nobody meanwhile.
    isWithheld: boolean('is_withheld').notNull().default(false),
    createdAt: createdAt(),
    storedAt: instant('stored_at'),
  },
  (table) => [
    unique('files_id_user').on(table.id, table.userId),
    index('files_open').on(table.createdAt).where(sql`status in ('arriving', 'checking')`),
    ...allow('member', ['select'], sql`user_id = app_user()`),
    ...allow('member', ['insert'], own),
    // Whoever sees what a file belongs to sees it too: the tables of the features say so (`allowFor`).
    ...allow('staff', ['select'], sql`created_by = app_user() or user_id = app_user()`),
    ...allow('staff', ['insert'], own),
    ...allow('jobs', ['select', 'insert', 'update', 'delete'], everyRow),
  ],
)

// Bytes whose row is gone: nobody can ask for them any more, and a routine removes them from the store.
export const fileErasures = pgTable(
  'file_erasures',
  {
    key: text('key').primaryKey(),
    createdAt: createdAt(),
  },
  () => allow('jobs', ['select', 'delete'], everyRow),
)
