import { sql } from 'drizzle-orm'
import {
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
import { pictureFormats } from '#domain/content/rules/textFields.ts'
import type { SiteTextFields } from '#domain/content/types.ts'
import { documentKinds, errorLevels, siteTextKinds } from '#domain/content/types.ts'
import { bytes, createdAt, instant, searchVector, updatedAt } from '#server/platform/db/columns.ts'
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
    // A share of the documents each, for the search to look through first where there are many (0081).
    index('site_documents_words_few').using('gin', table.words).where(sql`(hashtext(path) & 1023) < 1`),
    index('site_documents_words_some').using('gin', table.words).where(sql`(hashtext(path) & 1023) < 32`),
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

// What browsers refused on our pages, equal reports as one row; app_report_csp writes it (T-158).
export const cspReports = pgTable(
  'csp_reports',
  {
    path: text('path').notNull(),
    directive: text('directive').notNull(),
    blocked: text('blocked').notNull(),
    source: text('source').notNull(),
    line: integer('line').notNull(),
    count: integer('count').notNull().default(1),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.path, table.directive, table.blocked, table.source, table.line] }),
    ...allow('staff', ['select'], everyRow),
    ...allow('jobs', ['select', 'delete'], everyRow),
  ],
)

// A picture of a text: let in by a command, without a size until its bytes were made into its formats and widths (K90).
export const sitePictures = pgTable(
  'site_pictures',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    width: integer('width'),
    height: integer('height'),
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
  },
  () => [
    ...allow('staff', ['select'], everyRow),
    ...allow('staff', ['insert', 'update'], sql`created_by = app_user()`),
    ...allow('jobs', ['select', 'delete'], sql`width is null`),
  ],
)

// What browsers are given of it; app_keep_picture_file writes it and app_picture_file reads it for everybody.
export const sitePictureFiles = pgTable(
  'site_picture_files',
  {
    pictureId: uuid('picture_id')
      .notNull()
      .references(() => sitePictures.id, { onDelete: 'cascade' }),
    format: text('format', { enum: pictureFormats }).notNull(),
    width: integer('width').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pictureId, table.format, table.width] })],
)

// A page that staff write, as its draft stands; visitors see versions of it through app_shown_texts (K07, K90).
export const siteTexts = pgTable(
  'site_texts',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: siteTextKinds }).notNull(),
    slug: text('slug').notNull(),
    fields: jsonb('fields').$type<SiteTextFields>().notNull(),
    version: integer('version').notNull().default(1),
    withdrawnAt: instant('withdrawn_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('site_texts_address').on(table.kind, table.slug),
    ...allow('staff', ['select', 'insert', 'update'], everyRow),
  ],
)

// What was published and when it shows; a version never changes, and only one that is still to come can be taken back. Nobody
// published what the build brought (app_seed_texts).
export const siteTextVersions = pgTable(
  'site_text_versions',
  {
    textId: uuid('text_id')
      .notNull()
      .references(() => siteTexts.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    fields: jsonb('fields').$type<SiteTextFields>().notNull(),
    fromAt: instant('from_at').notNull(),
    publishedBy: uuid('published_by'),
  },
  (table) => [
    primaryKey({ columns: [table.textId, table.version] }),
    ...allow('staff', ['select'], everyRow),
    ...allow('staff', ['insert'], sql`published_by = app_user()`),
    ...allow('staff', ['delete'], sql`from_at > now()`),
  ],
)
