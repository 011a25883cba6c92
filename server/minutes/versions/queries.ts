import type { SQL } from 'drizzle-orm'
import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { OutcomeLine } from '#domain/minutes/types.ts'
import type { Segment } from '#domain/recordings/types.ts'
import { profiles } from '#server/accounts/tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { pick } from '#server/platform/pick.ts'
import { readWindow } from '#server/recordings/queries.ts'
import { transcripts } from '#server/recordings/tables.ts'
import { sessions } from '#server/sessions/tables.ts'
import { outcomeLines, outcomeVersions, sessionOutcomes } from '../tables.ts'

export type OutcomeRow = typeof sessionOutcomes.$inferSelect
export type VersionRow = typeof outcomeVersions.$inferSelect
export type LineRow = OutcomeLine & { readonly cardId: string | null }
type OfSession = { sessionId: string }

const outcomeOf = statement((q, { sessionId }: Args<OfSession>) =>
  q
    .select({
      ...getTableColumns(sessionOutcomes),
      approvedByName: sql<string | null>`app_name(session_outcomes.approved_by)`,
      approvedNumber: sql<
        number | null
      >`(select v.number from outcome_versions v where v.id = session_outcomes.approved_version_id)`,
    })
    .from(sessionOutcomes)
    .where(eq(sessionOutcomes.sessionId, sessionId))
    .limit(1),
)
const outcomeHeld = statement((q, { sessionId }: Args<OfSession>) =>
  q.select().from(sessionOutcomes).where(eq(sessionOutcomes.sessionId, sessionId)).limit(1).for('update'),
)
/** The outcome of a session and who approved what of it, or null where nobody has asked for one. */
export const findOutcome = async (db: Db, sessionId: string) =>
  (await outcomeOf(db, { sessionId }))[0] ?? null
/** Its row, held still until the commit. */
export const findHeldOutcome = async (db: Db, sessionId: string): Promise<OutcomeRow | null> =>
  (await outcomeHeld(db, { sessionId }))[0] ?? null

/** What an email calls the member of a session. */
export const memberOf = statement((q, { sessionId }: Args<OfSession>) =>
  q
    .select({ firstName: profiles.firstName })
    .from(profiles)
    .where(sql`${profiles.id} = (select s.user_id from sessions s where s.id = ${sessionId})`),
)

const outcomesOf = statement((q, { ids }: Args<{ ids: readonly string[] }>) =>
  q.select().from(sessionOutcomes).where(sql`${sessionOutcomes.sessionId} = any(${ids}::uuid[])`),
)
/** The outcomes of a list of sessions, by session. */
export async function listOutcomes(
  db: Db,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, OutcomeRow>> {
  const rows = await outcomesOf(db, { ids: [...sessionIds] })
  return new Map(rows.map((row) => [row.sessionId, row]))
}

// Members read the approved version, those who manage the session the one that is worked on (T-087).
const current = (sessionId: SQL) =>
  sql`(select o.current_version_id from session_outcomes o where o.session_id = ${sessionId})`
const approved = (sessionId: SQL) =>
  sql`(select o.approved_version_id from session_outcomes o where o.session_id = ${sessionId})`
const led = sql`exists (select from sessions s where s.id = o.session_id and s.advisor_id = app_user())`
const manages = sql`(app_advises(o.user_id) or app_may('sessions.manage') or ${led})`
const shownVersion = sql`case when ${manages} then o.current_version_id else o.approved_version_id end`
const shown = (sessionId: SQL) =>
  sql`(select ${shownVersion} from session_outcomes o where o.session_id = ${sessionId})`

const versionAt = (which: (sessionId: SQL) => SQL) => {
  const version = statement((q, { sessionId }: Args<OfSession>) =>
    q
      .select()
      .from(outcomeVersions)
      .where(eq(outcomeVersions.id, which(sessionId)))
      .limit(1),
  )
  return async (db: Db, sessionId: string): Promise<VersionRow | null> =>
    (await version(db, { sessionId }))[0] ?? null
}
/** The version that is worked on; to a member drafts do not exist (T-087). */
export const findCurrent = versionAt(current)
/** The approved version, and with it the transcript it rests on; null before approval. */
export const findRestedOn = versionAt(approved)
export const findShown = versionAt(shown)

const versionById = statement((q, { id }: Args<{ id: string | null }>) =>
  q.select().from(outcomeVersions).where(eq(outcomeVersions.id, id)).limit(1),
)
export const findVersion = async (db: Db, id: string | null): Promise<VersionRow | null> =>
  (await versionById(db, { id }))[0] ?? null

const linesAt = <Values extends Record<string, unknown>>(which: (values: Args<Values>) => SQL) => {
  const lines = statement((q, values: Args<Values>) =>
    q
      .select({
        id: outcomeLines.lineId,
        ...pick(outcomeLines, 'kind', 'text', 'quote', 'speaker', 'segment'),
        ...pick(outcomeLines, 'startMs', 'owner', 'dueOn', 'wordedBy'),
        // The card the member made of it (4.12.12).
        cardId: sql<
          string | null
        >`(select a.target_id from board_assignments a where a.user_id = outcome_lines.user_id and a.source_type = 'outcome_line' and a.source_id = outcome_lines.line_id)`,
      })
      .from(outcomeLines)
      .where(eq(outcomeLines.versionId, which(values)))
      .orderBy(asc(outcomeLines.position), asc(outcomeLines.lineId)),
  )
  return async (db: Db, values: Values): Promise<LineRow[]> =>
    (await lines(db, values)).map(({ segment, startMs, ...line }) => ({
      ...line,
      moment: segment === null ? null : { segment, startMs },
    }))
}
const cardedLines = sqlStatement<[sessionId: string], { lineId: string }>(
  `select a.source_id as "lineId" from session_outcomes o join board_assignments a on a.user_id = o.user_id
   where o.session_id = $1 and a.source_type = 'outcome_line' and exists (
     select from outcome_lines l join outcome_versions v on v.id = l.version_id where v.outcome_id = o.id and l.line_id = a.source_id)`,
)
/** Lines of a session's minutes that a card was made of, in whichever version. */
export const listCardedLines = async (db: Db, sessionId: string): Promise<string[]> =>
  (await cardedLines(db, sessionId)).map(({ lineId }) => lineId)

/** The lines of a version in their order. */
export const listLines = linesAt<{ versionId: string | null }>(({ versionId }) => versionId)
export const listCurrentLines = linesAt<OfSession>(({ sessionId }) => current(sessionId))
export const listShownLines = linesAt<OfSession>(({ sessionId }) => shown(sessionId))

const shownSegments = statement((q, { sessionId }: Args<OfSession>) =>
  q
    .select({ segments: transcripts.segments })
    .from(transcripts)
    .where(
      sql`${transcripts.id} = (select v.transcript_id from session_outcomes o join outcome_versions v on v.id = ${shownVersion}
        where o.session_id = ${sessionId} and (${manages} or exists (
          select from outcome_lines l where l.version_id = v.id and l.segment is not null and l.start_ms is null)))`,
    ),
)
/**
 * The transcript of the version that the reader sees: those who manage the session hold the quotes against it, a member
 * needs it where a moment has no time. Nobody else loads two megabytes of talk.
 */
export const listShownSegments = async (db: Db, sessionId: string): Promise<readonly Segment[]> =>
  (await shownSegments(db, { sessionId }))[0]?.segments ?? []

const approvedLine = statement((q, { lineId }: Args<{ lineId: string }>) =>
  q
    .select({
      ...pick(outcomeLines, 'lineId', 'userId', 'kind', 'text', 'quote', 'speaker'),
      ...pick(outcomeLines, 'segment', 'startMs', 'owner', 'dueOn', 'wordedBy'),
      sessionId: sessions.id,
      sessionTitle: sessions.title,
      transcriptId: outcomeVersions.transcriptId,
    })
    .from(outcomeLines)
    .innerJoin(outcomeVersions, eq(outcomeVersions.id, outcomeLines.versionId))
    // By the approved version, not by the outcome's status: it stays readable while a correction is drafted.
    .innerJoin(sessionOutcomes, eq(sessionOutcomes.approvedVersionId, outcomeLines.versionId))
    .innerJoin(sessions, eq(sessions.id, sessionOutcomes.sessionId))
    .where(and(eq(outcomeLines.lineId, lineId), isNull(sessions.deletedAt)))
    .limit(1),
)
export type ApprovedLine = Awaited<ReturnType<typeof approvedLine>>[number]

/** A line of the approved version of a session's minutes, with the session it belongs to; refused otherwise. */
export async function getApprovedLine(db: Db, lineId: string): Promise<ApprovedLine> {
  const [line] = await approvedLine(db, { lineId })
  if (!line) throw new NotFound('line')
  return line
}

/** The line of the uploaded file a moment without a time stands on; null where it has a time or the file is gone (4.12.10). */
export async function findFileLine(
  db: Db,
  line: Pick<ApprovedLine, 'transcriptId' | 'segment' | 'startMs'>,
): Promise<number | null> {
  if (line.segment === null || line.startMs !== null || !line.transcriptId) return null
  const [segment] = await readWindow(db, line.transcriptId, line.segment, 1)
  return segment?.line ?? null
}
