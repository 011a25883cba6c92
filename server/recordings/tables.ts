import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Segment, SpeakerNames } from '#domain/recordings/types.ts'
import { transcriptFormats } from '#domain/recordings/types.ts'
import { ownership } from '#server/accounts/tables.ts'
import { createdAt } from '#server/platform/db/columns.ts'
import { allow, everyRow, ledSession, own, sessionStaff } from '#server/platform/db/policies.ts'
import { sessions } from '#server/sessions/tables.ts'

export const transcripts = pgTable(
  'transcripts',
  {
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id').notNull(),
    ...ownership(),
    fileName: text('file_name').notNull(),
    format: text('format', { enum: transcriptFormats }).notNull(),
    byteSize: integer('byte_size').notNull(),
    sha256: text('sha256').notNull(),
    segmentCount: integer('segment_count').notNull(),
    segments: jsonb('segments').$type<readonly Segment[]>().notNull(),
    // What a person called those whom the file labels otherwise; the segments keep the label.
    names: jsonb('names').$type<SpeakerNames>().notNull().default({}),
    isEnglish: boolean('is_english').notNull().default(true),
    isOverNames: boolean('is_over_names').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'transcripts_session',
      columns: [table.sessionId, table.userId],
      foreignColumns: [sessions.id, sessions.userId],
    }).onDelete('cascade'),
    unique('transcripts_id_user').on(table.id, table.userId),
    // The same file twice is one transcript: a repeated upload changes nothing.
    unique('transcripts_file').on(table.sessionId, table.sha256),
    index('transcripts_user').on(table.userId),
    index('transcripts_latest').on(table.sessionId, table.createdAt.desc()),
    ...allow('member', ['select'], own),
    // Of what is stored staff change the names of the speakers alone: functions.sql.
    ...allow('staff', ['select', 'insert', 'update'], sessionStaff(ledSession('transcripts'))),
    // Erasing is for the advisor of the session alone (4.13.1).
    ...allow('staff', ['delete'], sql`${ledSession('transcripts')} and not app_is_demo(user_id)`),
    ...allow('jobs', ['select', 'delete'], everyRow),
    ...allow('auth', ['insert'], everyRow),
  ],
)
