import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Cue, SpokenPiece } from '#domain/minutes/types.ts'
import {
  lineKinds,
  modelFailures,
  offerStates,
  offerTiers,
  outcomeMethods,
  outcomeStatuses,
  transcriptionFailures,
  transcriptionStates,
} from '#domain/minutes/types.ts'
import { ownership } from '#server/accounts/tables.ts'
import { createdAt, instant, updatedAt } from '#server/platform/db/columns.ts'
import { allow, everyRow } from '#server/platform/db/policies.ts'
import { recordings, transcripts } from '#server/recordings/tables.ts'
import { ledSession, sessionStaff } from '#server/sessions/sessionStaff.ts'
import { sessions } from '#server/sessions/tables.ts'

const undrafted = sql`user_id = app_user() and not (drafting = 'ready' and current_version_id is not null)`
// What a member's wish may leave behind: a draft that is queued, and nothing that a person wrote or approved.
const queued = sql`user_id = app_user() and drafting = 'queued' and draft_failure is null`
const opened = sql`user_id = app_user() and drafting = 'queued' and draft_failure is null and created_by = app_user() and status = 'draft' and current_version_id is null and approved_version_id is null and approved_at is null and approved_by is null and not (is_sample or is_imported or is_unhidden)`

// The session's own advisor reaches what hangs on it (4.13.1).
const ledOutcome = sql`session_outcomes o join sessions s on s.id = o.session_id and s.advisor_id = app_user()`
const ofLedOutcome = (table: string) =>
  sql`exists (select from ${ledOutcome} where o.id = outcome_id and o.user_id = ${sql.raw(table)}.user_id)`
const ledLine = sql`exists (select from outcome_versions v join ${ledOutcome} on o.id = v.outcome_id where v.id = version_id and v.user_id = outcome_lines.user_id)`

// The one outcome record of a session (T-087); report, recap and minutes are views of it.
export const sessionOutcomes = pgTable(
  'session_outcomes',
  {
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id').notNull().unique(),
    ...ownership(),
    // How far the drafting job is; `ready` once a version exists.
    drafting: text('drafting', { enum: ['queued', 'running', 'ready', 'failed'] }).notNull(),
    draftFailure: text('draft_failure'),
    // False where the talk is not mostly English and was read by its written labels alone.
    isEnglish: boolean('is_english').notNull().default(true),
    // Time that advisors have spent deciding, in milliseconds, and a number that grows with each thing they decide.
    reviewMs: integer('review_ms').notNull().default(0),
    reviewRevision: integer('review_revision').notNull().default(0),
    status: text('status', { enum: outcomeStatuses }).notNull().default('draft'),
    currentVersionId: uuid('current_version_id'),
    // What the member may read; null until staff approved one.
    approvedVersionId: uuid('approved_version_id'),
    // The approved version that the member has opened, on whichever device (T-205).
    openedVersionId: uuid('opened_version_id'),
    approvedAt: instant('approved_at'),
    approvedBy: uuid('approved_by'),
    // Of a demo, or brought over from an earlier system: such rows with 'test' and the like in their title stay hidden (T-085).
    isSample: boolean('is_sample').notNull().default(false),
    isImported: boolean('is_imported').notNull().default(false),
    // Staff said that it is real all the same.
    isUnhidden: boolean('is_unhidden').notNull().default(false),
    // A withdrawn consent emptied lines of the approved version, which an advisor writes anew (4.13.8); null once they have.
    wordsLostAt: instant('words_lost_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('session_outcomes_id_user').on(table.id, table.userId),
    foreignKey({
      name: 'session_outcomes_session',
      columns: [table.sessionId, table.userId],
      foreignColumns: [sessions.id, sessions.userId],
    }).onDelete('cascade'),
    index('session_outcomes_member').on(table.userId, table.approvedAt.desc().nullsFirst()),
    index('session_outcomes_drafting').on(table.updatedAt).where(sql`drafting in ('queued', 'running')`),
    index('session_outcomes_marked').on(table.sessionId).where(sql`is_sample or is_imported`),
    index('session_outcomes_waiting').on(table.updatedAt).where(sql`status in ('draft', 'reviewed')`),
    index('session_outcomes_emptied').on(table.wordsLostAt).where(sql`words_lost_at is not null`),
    ...allow('member', ['select'], sql`user_id = app_user()`),
    // A Desktop Pro member may ask for a draft (4.12.17) where there is none; the row it opens is still invisible lines.
    ...allow('member', ['insert'], opened),
    ...allow('member', ['update'], undrafted, queued),
    ...allow('staff', ['select', 'insert', 'update'], sessionStaff(ledSession('session_outcomes'))),
    ...allow('jobs', ['select', 'insert', 'update'], everyRow),
    ...allow('auth', ['insert'], everyRow),
  ],
)

export const outcomeVersions = pgTable(
  'outcome_versions',
  {
    id: uuid('id').primaryKey(),
    outcomeId: uuid('outcome_id').notNull(),
    userId: uuid('user_id').notNull(),
    companyId: uuid('company_id'),
    number: integer('number').notNull(),
    status: text('status', { enum: outcomeStatuses }).notNull(),
    // How it was written: the extractive method, or a person's edit of it.
    method: text('method', { enum: outcomeMethods }).notNull(),
    transcriptId: uuid('transcript_id'),
    // Lines of a model that had no sentence of the talk to rest on; and why it wrote none at all.
    leftOut: integer('left_out').notNull().default(0),
    modelFailure: text('model_failure', { enum: modelFailures }),
    // Null when the drafting job wrote it.
    createdBy: uuid('created_by'),
    // Who published it, and when; it stays when a later version takes its place (K71).
    approvedAt: instant('approved_at'),
    approvedBy: uuid('approved_by'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('outcome_versions_number').on(table.outcomeId, table.number),
    unique('outcome_versions_id_user').on(table.id, table.userId),
    // Who reads a line is asked of its version: without it that reads the versions of all members.
    index('outcome_versions_member').on(table.userId),
    foreignKey({
      name: 'outcome_versions_outcome',
      columns: [table.outcomeId, table.userId],
      foreignColumns: [sessionOutcomes.id, sessionOutcomes.userId],
    }).onDelete('cascade'),
    // Members see lines of approved versions only (T-087).
    ...allow('member', ['select'], sql`user_id = app_user() and status = 'approved'`),
    ...allow(
      'staff',
      ['select', 'insert', 'update', 'delete'],
      sessionStaff(ofLedOutcome('outcome_versions')),
    ),
    ...allow('jobs', ['select', 'insert', 'update', 'delete'], everyRow),
    ...allow('auth', ['insert'], everyRow),
  ],
)

export const outcomeLines = pgTable(
  'outcome_lines',
  {
    versionId: uuid('version_id').notNull(),
    // Stable across versions: a card made from a line keeps pointing at it.
    lineId: uuid('line_id').notNull(),
    userId: uuid('user_id').notNull(),
    companyId: uuid('company_id'),
    kind: text('kind', {
      enum: lineKinds,
    }).notNull(),
    position: integer('position').notNull(),
    text: text('text').notNull(),
    // The sentence it rests on, word for word; null once consent was withdrawn or for a line a person added.
    quote: text('quote'),
    speaker: text('speaker'),
    // Index of the transcript's segment, from 0, and its start in milliseconds where it has one (4.12.10).
    segment: integer('segment'),
    startMs: integer('start_ms'),
    owner: text('owner'),
    dueOn: date('due_on', { mode: 'string' }),
    // Who put it into words; null while they are the method's or the transcript's, which go with consent (4.13.8).
    wordedBy: uuid('worded_by'),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.lineId] }),
    foreignKey({
      name: 'outcome_lines_version',
      columns: [table.versionId, table.userId],
      foreignColumns: [outcomeVersions.id, outcomeVersions.userId],
    }).onDelete('cascade'),
    index('outcome_lines_line').on(table.lineId),
    ...allow(
      'member',
      ['select'],
      sql`user_id = app_user() and exists (select from outcome_versions v where v.id = version_id and v.status = 'approved')`,
    ),
    ...allow('staff', ['select', 'insert', 'update', 'delete'], sessionStaff(ledLine)),
    ...allow('jobs', ['select', 'insert', 'update', 'delete'], everyRow),
    ...allow('auth', ['insert'], everyRow),
  ],
)

// What the method offered and what advisors made of it: the review, and the labels of this installation. Members have no way here.
export const outcomeOffers = pgTable(
  'outcome_offers',
  {
    // The id of the line that it is or will be (T-087).
    id: uuid('id').primaryKey(),
    outcomeId: uuid('outcome_id').notNull(),
    userId: uuid('user_id').notNull(),
    companyId: uuid('company_id'),
    // Null for what a person writes where there is no transcript (any more).
    transcriptId: uuid('transcript_id'),
    // `added`: a person found it where the method did not.
    tier: text('tier', { enum: [...offerTiers, 'added'] }).notNull(),
    // Null where a certain rule states it, or a person.
    probability: real('probability'),
    position: integer('position').notNull(),
    state: text('state', { enum: offerStates }).notNull().default('open'),
    // What it was offered as, and what it is: the same until somebody decides otherwise.
    offeredKind: text('offered_kind', { enum: lineKinds }).notNull(),
    // Its words before anybody changed them: what is the method's again is nobody's wording.
    offeredText: text('offered_text'),
    kind: text('kind', { enum: lineKinds }).notNull(),
    text: text('text').notNull(),
    quote: text('quote'),
    speaker: text('speaker'),
    segment: integer('segment'),
    startMs: integer('start_ms'),
    owner: text('owner'),
    dueOn: date('due_on', { mode: 'string' }),
    dueWords: text('due_words'),
    cues: jsonb('cues').$type<readonly Cue[]>().notNull().default([]),
    before: text('before'),
    after: text('after'),
    wordedBy: uuid('worded_by'),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    // Grows with each change, so that two who decide at once notice each other.
    revision: integer('revision').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'outcome_offers_outcome',
      columns: [table.outcomeId, table.userId],
      foreignColumns: [sessionOutcomes.id, sessionOutcomes.userId],
    }).onDelete('cascade'),
    // It goes with the words it quotes.
    foreignKey({
      name: 'outcome_offers_spoken',
      columns: [table.transcriptId, table.userId],
      foreignColumns: [transcripts.id, transcripts.userId],
    }).onDelete('cascade'),
    index('outcome_offers_order').on(table.outcomeId, table.position),
    index('outcome_offers_transcript').on(table.transcriptId),
    ...allow('staff', ['select', 'insert', 'update', 'delete'], sessionStaff(ofLedOutcome('outcome_offers'))),
    ...allow('jobs', ['select', 'insert', 'update', 'delete'], everyRow),
  ],
)

// Sound on its way to words, piece by piece: what is there when a node dies is not asked for again (K69).
export const transcriptions = pgTable(
  'transcriptions',
  {
    id: uuid('id').primaryKey(),
    recordingId: uuid('recording_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    userId: uuid('user_id').notNull(),
    companyId: uuid('company_id'),
    // Who asked for it; null where it began by itself.
    createdBy: uuid('created_by'),
    status: text('status', { enum: transcriptionStates }).notNull().default('queued'),
    failure: text('failure', { enum: transcriptionFailures }),
    // Where it is cut, in milliseconds: the start of each piece, and the end. Null until somebody listened.
    cuts: integer('cuts').array(),
    // What was said in each piece that is done, by its number.
    pieces: jsonb('pieces').$type<Readonly<Record<string, SpokenPiece>>>().notNull().default({}),
    language: text('language'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    foreignKey({
      name: 'transcriptions_recording',
      columns: [table.recordingId, table.userId],
      foreignColumns: [recordings.id, recordings.userId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'transcriptions_session',
      columns: [table.sessionId, table.userId],
      foreignColumns: [sessions.id, sessions.userId],
    }).onDelete('cascade'),
    index('transcriptions_of_recording').on(table.recordingId, table.createdAt.desc().nullsFirst()),
    index('transcriptions_of_session').on(table.sessionId),
    index('transcriptions_open')
      .on(table.updatedAt)
      .where(sql`status in ('queued', 'running') or failure = 'consent_missing'`),
    index('transcriptions_failed').on(table.updatedAt).where(sql`status = 'failed'`),
    ...allow('staff', ['select', 'insert', 'update'], sessionStaff(ledSession('transcriptions'))),
    ...allow('jobs', ['select', 'insert', 'update', 'delete'], everyRow),
  ],
)
