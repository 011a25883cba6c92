import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { documentKinds, errorLevels } from '#domain/content/types.ts'
import { createdAt, searchVector } from '#server/platform/db/columns.ts'
import { allow, everyRow } from '#server/platform/db/policies.ts'

// What went wrong in a browser; app_report_error writes it, since a visitor may write no table (T-172).
export const clientErrors = pgTable(
  'client_errors',
  {
    id: uuid('id').primaryKey(),
    level: text('level', { enum: errorLevels }).notNull(),
    path: text('path').notNull(),
    message: text('message').notNull(),
    stack: text('stack').notNull(),
    release: text('release').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('client_errors_newest').on(table.createdAt, table.id),
    ...allow('staff', ['select'], everyRow),
    ...allow('jobs', ['select', 'delete'], everyRow),
  ],
)

// The public site as its search looks through it: pages, answers and lessons, filled from the built site at each start (K10).
// Whoever asks reads it through app_search_site: a visitor reads no table.
export const siteDocuments = pgTable(
  'site_documents',
  {
    path: text('path').primaryKey(),
    kind: text('kind', { enum: documentKinds }).notNull(),
    title: text('title').notNull(),
    note: text('note').notNull(),
    body: text('body').notNull(),
    words: searchVector('words')
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', body), 'C')`,
      ),
  },
  (table) => [
    index('site_documents_words').using('gin', table.words),
    ...allow('jobs', ['select', 'insert', 'update', 'delete'], everyRow),
  ],
)

// How often a page was opened on a day, where its visitor allowed counting; app_count_page writes it (T-159).
export const pageCounts = pgTable(
  'page_counts',
  {
    day: date('day', { mode: 'string' }).notNull(),
    path: text('path').notNull(),
    count: integer('count').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.path] }),
    ...allow('staff', ['select'], sql`app_is_admin()`),
    ...allow('jobs', ['select', 'delete'], everyRow),
  ],
)
