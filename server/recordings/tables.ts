import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { DriveFile, Segment, SpeakerNames } from '#domain/recordings/types.ts'
import { recordingSources, recordingStates, transcriptFormats } from '#domain/recordings/types.ts'
import { ownership, personId } from '#server/accounts/tables.ts'
import { createdAt, instant, updatedAt } from '#server/platform/db/columns.ts'
import { allow, allowFor, everyRow, own } from '#server/platform/db/policies.ts'
import { files } from '#server/platform/storage/tables.ts'
import { ledMember, ledSession, sessionStaff } from '#server/sessions/sessionStaff.ts'
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
    // The recording whose words these are, where a program wrote them down.
    recordingId: uuid('recording_id'),
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
    index('transcripts_latest').on(table.sessionId, table.createdAt.desc().nullsFirst()),
    ...allow('member', ['select'], own),
    // Of what is stored staff change the names of the speakers, and the words with a row of transcript_edits: functions.sql.
    ...allow('staff', ['select', 'insert', 'update'], sessionStaff(ledSession('transcripts'))),
    // Erasing is for the advisor of the session alone (4.13.1).
    ...allow('staff', ['delete'], sql`${ledSession('transcripts')} and not app_is_demo(user_id)`),
    // The jobs write down what they heard in a recording.
    ...allow('jobs', ['select', 'insert', 'delete'], everyRow),
    ...allow('auth', ['insert'], everyRow),
  ],
)

// What staff corrected in a transcript, part by part: the newest row of a part says what stands in it, all of them how it came to.
export const transcriptEdits = pgTable(
  'transcript_edits',
  {
    id: uuid('id').primaryKey(),
    transcriptId: uuid('transcript_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    userId: uuid('user_id').notNull(),
    companyId: uuid('company_id'),
    // Index of the part, from 0: it never moves, so that what quotes it leads there still.
    segment: integer('segment').notNull(),
    textBefore: text('text_before').notNull(),
    textAfter: text('text_after').notNull(),
    speakerBefore: text('speaker_before'),
    speakerAfter: text('speaker_after'),
    editedBy: uuid('edited_by').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'transcript_edits_transcript',
      columns: [table.transcriptId, table.userId],
      foreignColumns: [transcripts.id, transcripts.userId],
    }).onDelete('cascade'),
    index('transcript_edits_of_part').on(
      table.transcriptId,
      table.segment,
      table.createdAt.desc().nullsFirst(),
    ),
    ...allow('member', ['select'], own),
    ...allow('staff', ['select', 'insert'], sessionStaff(ledSession('transcript_edits'))),
  ],
)

// Sound or video of a session, sent up by staff or found in the company's drive. One without a session belongs to nobody yet:
// holders of sessions.manage see it, and link it (T-068).
export const recordings = pgTable(
  'recordings',
  {
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id'),
    // The member of the session; null until it is linked to one.
    userId: personId(),
    createdBy: uuid('created_by'),
    companyId: uuid('company_id'),
    source: text('source', { enum: recordingSources }).notNull(),
    status: text('status', { enum: recordingStates }).notNull(),
    // A word of recordingFailures (domain), where the status is failed.
    failure: text('failure'),
    // Null while its bytes are in the drive alone.
    fileId: uuid('file_id'),
    name: text('name').notNull(),
    mimeType: text('mime_type'),
    byteSize: bigint('byte_size', { mode: 'number' }),
    durationMs: integer('duration_ms'),
    hasVideo: boolean('has_video').notNull().default(false),
    // How loud it is along its length, 0 to 100: the picture of the player.
    peaks: smallint('peaks').array(),
    recordedAt: instant('recorded_at'),
    driveFileId: text('drive_file_id'),
    drive: jsonb('drive').$type<DriveFile>(),
    // Its member may save a copy (T-088).
    isDownloadAllowed: boolean('is_download_allowed').notNull().default(false),
    linkedAt: instant('linked_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    foreignKey({
      name: 'recordings_session',
      columns: [table.sessionId, table.userId],
      foreignColumns: [sessions.id, sessions.userId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'recordings_file',
      columns: [table.fileId, table.userId],
      foreignColumns: [files.id, files.userId],
    }),
    unique('recordings_id_user').on(table.id, table.userId),
    uniqueIndex('recordings_drive_file').on(table.driveFileId),
    uniqueIndex('recordings_of_file').on(table.fileId),
    index('recordings_of_session').on(table.sessionId, table.createdAt.desc().nullsFirst(), table.id),
    index('recordings_unlinked')
      .on(table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`session_id is null`),
    index('recordings_arriving').on(table.updatedAt).where(sql`status = 'arriving'`),
    index('recordings_user').on(table.userId),
    ...allow('member', ['select'], own),
    ...allow('staff', ['select', 'insert', 'update'], sessionStaff(ledSession('recordings'))),
    // Like a transcript it is erased by the advisor of its session alone (4.13.1).
    ...allow('staff', ['delete'], sql`${ledSession('recordings')} and not app_is_demo(user_id)`),
    ...allow('jobs', ['select', 'insert', 'update', 'delete'], everyRow),
  ],
)

// The file of a recording is seen by whoever sees the recording, and announced by staff of its session.
export const filesSeen = allowFor(
  'recordings',
  files,
  'staff',
  'select',
  sql`exists (select from recordings r where r.file_id = files.id)`,
)
export const filesAnnounced = allowFor(
  'recordings',
  files,
  'staff',
  'insert',
  sql`created_by = app_user() and (app_advises(user_id) or app_may('sessions.manage') or ${ledMember('files')})
    and not app_is_demo(user_id)`,
)
