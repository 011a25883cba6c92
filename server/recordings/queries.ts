import { and, desc, eq, sql } from 'drizzle-orm'
import type { PartEdit } from '#contract/recordings.ts'
import { transcriptLimits } from '#domain/recordings/limits.ts'
import { namedSegments } from '#domain/recordings/rules/speakers.ts'
import type { Segment, Speaker } from '#domain/recordings/types.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { pick } from '#server/platform/pick.ts'
import { transcripts } from './tables.ts'

// Everything but the words: a list never loads two megabytes of talk.
export const transcriptFacts = {
  ...pick(transcripts, 'id', 'sessionId', 'userId', 'fileName', 'format', 'byteSize'),
  ...pick(transcripts, 'segmentCount', 'names', 'isEnglish', 'isOverNames', 'recordingId', 'createdAt'),
}

/** A speaker with the number of their parts and the place of their first words. */
export type SpeakerRow = Speaker & { parts: number; segment: number; startMs: number | null }

export type TranscriptRow = Omit<
  typeof transcripts.$inferSelect,
  'segments' | 'sha256' | 'createdBy' | 'companyId'
>

const byId = statement((q, { id }: Args<{ id: string }>) =>
  q.select(transcriptFacts).from(transcripts).where(eq(transcripts.id, id)).limit(1),
)
export const findTranscript = async (db: Db, id: string): Promise<TranscriptRow | null> =>
  (await byId(db, { id }))[0] ?? null

const byFile = statement((q, file: Args<{ sessionId: string; sha256: string }>) =>
  q
    .select(transcriptFacts)
    .from(transcripts)
    .where(and(eq(transcripts.sessionId, file.sessionId), eq(transcripts.sha256, file.sha256)))
    .limit(1),
)
/** The same file in the same session, or null. */
export const findSameFile = async (
  db: Db,
  sessionId: string,
  sha256: string,
): Promise<TranscriptRow | null> => (await byFile(db, { sessionId, sha256 }))[0] ?? null

const latestOf = statement((q, { sessionId }: Args<{ sessionId: string }>) =>
  q
    .select(transcriptFacts)
    .from(transcripts)
    .where(eq(transcripts.sessionId, sessionId))
    .orderBy(desc(transcripts.createdAt), transcripts.id)
    .limit(1),
)
/** The transcript uploaded last, or null where there is none. */
export const findLatest = async (db: Db, sessionId: string): Promise<TranscriptRow | null> =>
  (await latestOf(db, { sessionId }))[0] ?? null

const transcribed = statement((q, { ids }: Args<{ ids: readonly string[] }>) =>
  q
    .selectDistinct({ id: transcripts.sessionId })
    .from(transcripts)
    .where(sql`${transcripts.sessionId} = any(${ids}::uuid[])`),
)
/** Which of these sessions have a transcript. */
export const listTranscribed = async (db: Db, sessionIds: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await transcribed(db, { ids: [...sessionIds] })).map((row) => row.id))

const segmentsOf = statement((q, { id }: Args<{ id: string }>) =>
  q
    .select({ segments: transcripts.segments, names: transcripts.names })
    .from(transcripts)
    .where(eq(transcripts.id, id))
    .limit(1),
)
/** All segments of a transcript under the names their speakers have now; none where it is gone. */
export async function readSegments(db: Db, id: string): Promise<readonly Segment[]> {
  const [found] = await segmentsOf(db, { id })
  return found ? namedSegments(found.segments, found.names) : []
}

const speakersOf = sqlStatement<[string], SpeakerRow>(
  `select s.value->>'speaker' as label, coalesce(t.names->>(s.value->>'speaker'), s.value->>'speaker') as name,
     count(*)::int as parts, (min(s.at) - 1)::int as segment, (t.segments->(min(s.at) - 1)::int->>'startMs')::int as "startMs"
   from transcripts t, jsonb_array_elements(t.segments) with ordinality as s(value, at)
   where t.id = $1 and s.value->>'speaker' is not null group by t.id, 1 order by min(s.at)`,
)
/** Who speaks in a transcript, in the order of their first words. */
export const listSpeakerRows = (db: Db, id: string): Promise<SpeakerRow[]> => speakersOf(db, id)

/** A range of segments as `jsonb_path_query_array(segments, '$[$from to $to]', …)` takes it. */
export const rangeOf = (from: number, limit: number): string => JSON.stringify({ from, to: from + limit - 1 })

const windowOf = sqlStatement<[string, string], { segments: Segment[] }>(
  `select jsonb_path_query_array(segments, '$[$from to $to]', $2::jsonb) as segments from transcripts where id = $1`,
)
/** A window of a transcript's segments, cut in the database. */
export const readWindow = async (
  db: Db,
  id: string,
  from: number,
  limit: number,
): Promise<readonly Segment[]> => (await windowOf(db, id, rangeOf(from, limit)))[0]?.segments ?? []

type Part = Segment & { isEdited: boolean }
/** One part as it reads now: its speaker under the name that somebody gave. */
export const readPart = sqlStatement<[transcriptId: string, segment: number], Part>(
  `select (p->>'index')::int as index, (p->>'line')::int as line, (p->>'startMs')::int as "startMs", (p->>'endMs')::int as "endMs",
     coalesce(t.names->>(p->>'speaker'), p->>'speaker') as speaker, p->>'text' as text,
     exists (select from transcript_edits e where e.transcript_id = t.id and e.segment = $2::int) as "isEdited"
   from transcripts t, lateral (select t.segments->$2::int as p) part
   where t.id = $1 and p is not null`,
)

/** What was corrected in a part, newest first. */
export const listEdits = sqlStatement<
  [transcriptId: string, segment: number],
  Omit<PartEdit, 'createdAt'> & { createdAt: Date }
>(
  `select id, text_before as "textBefore", text_after as "textAfter", speaker_before as "speakerBefore", speaker_after as "speakerAfter",
     app_name(edited_by) as "editedByName", created_at as "createdAt"
   from transcript_edits where transcript_id = $1 and segment = $2 order by created_at desc, id limit ${transcriptLimits.editsShown}`,
)
