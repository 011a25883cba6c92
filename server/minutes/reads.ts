import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { OutcomeLine } from '#domain/minutes/types.ts'
import { boardAssignments } from '#server/board/tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { readWindow } from '#server/recordings/reads.ts'
import { sessions } from '#server/sessions/tables.ts'
import { outcomeLines, outcomeVersions, sessionOutcomes } from './tables.ts'

export type OutcomeRow = typeof sessionOutcomes.$inferSelect
export type VersionRow = typeof outcomeVersions.$inferSelect

/** A line of the approved version of a session's minutes, with the session it belongs to; refused otherwise. */
export async function getApprovedLine(db: Db, lineId: string) {
  const [row] = await db
    .select({
      lineId: outcomeLines.lineId,
      userId: outcomeLines.userId,
      kind: outcomeLines.kind,
      text: outcomeLines.text,
      quote: outcomeLines.quote,
      speaker: outcomeLines.speaker,
      segment: outcomeLines.segment,
      startMs: outcomeLines.startMs,
      dueOn: outcomeLines.dueOn,
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
    .limit(1)
  if (!row) throw new NotFound('line')
  return row
}

/** The line of the uploaded file a moment without a time stands on; null where it has a time or the file is gone (4.12.10). */
export async function findFileLine(
  db: Db,
  line: Pick<Awaited<ReturnType<typeof getApprovedLine>>, 'transcriptId' | 'segment' | 'startMs'>,
): Promise<number | null> {
  if (line.segment === null || line.startMs !== null || !line.transcriptId) return null
  const [segment] = await readWindow(db, line.transcriptId, line.segment, 1)
  return segment?.line ?? null
}

/** The outcome of a session, or null where nobody has asked for one. `lock` keeps it still until the commit. */
export async function findOutcome(db: Db, sessionId: string, lock?: 'lock'): Promise<OutcomeRow | null> {
  const query = db.select().from(sessionOutcomes).where(eq(sessionOutcomes.sessionId, sessionId)).limit(1)
  const [row] = lock ? await query.for('update') : await query
  return row ?? null
}

/** The outcomes of a list of sessions, by session. */
export async function listOutcomes(
  db: Db,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, OutcomeRow>> {
  const rows = await db
    .select()
    .from(sessionOutcomes)
    .where(inArray(sessionOutcomes.sessionId, [...sessionIds]))
  return new Map(rows.map((row) => [row.sessionId, row]))
}

/** One version, or null: drafts do not exist for members (T-087). */
export async function findVersion(db: Db, id: string | null): Promise<VersionRow | null> {
  if (!id) return null
  const [row] = await db.select().from(outcomeVersions).where(eq(outcomeVersions.id, id)).limit(1)
  return row ?? null
}

/** The approved version of a session, and with it the transcript it rests on; null before approval. */
export async function findRestedOn(db: Db, sessionId: string): Promise<VersionRow | null> {
  return await findVersion(db, (await findOutcome(db, sessionId))?.approvedVersionId ?? null)
}

/** The lines of a version in their order. */
export async function listLines(db: Db, versionId: string | null): Promise<OutcomeLine[]> {
  if (!versionId) return []
  const rows = await db
    .select()
    .from(outcomeLines)
    .where(eq(outcomeLines.versionId, versionId))
    .orderBy(asc(outcomeLines.position), asc(outcomeLines.lineId))
  return rows.map(({ lineId, kind, text, quote, speaker, segment, startMs, owner, dueOn }) => ({
    id: lineId,
    kind,
    text,
    quote,
    speaker,
    moment: segment === null ? null : { segment, startMs },
    owner,
    dueOn,
  }))
}

/** The cards made of these lines, by line (4.12.12). */
export async function listCardsOf(db: Db, lineIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ lineId: boardAssignments.sourceId, cardId: boardAssignments.targetId })
    .from(boardAssignments)
    .where(
      and(eq(boardAssignments.sourceType, 'outcome_line'), inArray(boardAssignments.sourceId, [...lineIds])),
    )
  return new Map(rows.map((row) => [row.lineId, row.cardId]))
}

export type ApprovedCursor = { approvedAt: Date; id: string }

/** Approved minutes of one member, newest first, one page after `after`. Hidden sessions hide theirs. */
export async function listApproved(db: Db, userId: string, after: ApprovedCursor | null, limit: number) {
  const at = after?.approvedAt.toISOString()
  return await db
    .select({ outcome: sessionOutcomes, session: sessions })
    .from(sessionOutcomes)
    .innerJoin(sessions, eq(sessions.id, sessionOutcomes.sessionId))
    .where(
      and(
        ofMember(userId),
        after
          ? sql`(${sessionOutcomes.approvedAt} < ${at}::timestamptz or (${sessionOutcomes.approvedAt} = ${at}::timestamptz and ${sessionOutcomes.id} > ${after.id}::uuid))`
          : undefined,
      ),
    )
    .orderBy(desc(sessionOutcomes.approvedAt), asc(sessionOutcomes.id))
    .limit(limit)
}

export async function countApproved(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(sessionOutcomes)
    .innerJoin(sessions, eq(sessions.id, sessionOutcomes.sessionId))
    .where(ofMember(userId))
  return row?.count ?? 0
}

const ofMember = (userId: string) =>
  and(
    eq(sessionOutcomes.userId, userId),
    isNotNull(sessionOutcomes.approvedVersionId),
    isNull(sessions.deletedAt),
    isNull(sessions.hiddenAt),
  )

/** What staff have to look at, the longest waiting first: drafts to approve, and drafts that could not be made. */
export async function listWaiting(db: Db, staffId: string, limit: number) {
  return await db
    .select({
      outcome: sessionOutcomes,
      session: sessions,
      number: outcomeVersions.number,
      lineCount: sql<number>`(select count(*)::int from ${outcomeLines} where ${outcomeLines.versionId} = ${sessionOutcomes.currentVersionId})`,
    })
    .from(sessionOutcomes)
    .innerJoin(sessions, eq(sessions.id, sessionOutcomes.sessionId))
    .leftJoin(outcomeVersions, eq(outcomeVersions.id, sessionOutcomes.currentVersionId))
    .where(
      and(
        ne(sessionOutcomes.userId, staffId),
        inArray(sessionOutcomes.status, ['draft', 'reviewed']),
        sql`(${sessionOutcomes.drafting} = 'failed' or (${sessionOutcomes.drafting} = 'ready' and ${sessionOutcomes.currentVersionId} is not null))`,
        isNull(sessions.deletedAt),
      ),
    )
    .orderBy(asc(sessionOutcomes.updatedAt), asc(sessionOutcomes.id))
    .limit(limit)
}

/** Topics and actions of several versions, for summaries. */
export async function listSummaryLines(db: Db, versionIds: readonly string[]) {
  return await db
    .select({ versionId: outcomeLines.versionId, kind: outcomeLines.kind, text: outcomeLines.text })
    .from(outcomeLines)
    .where(inArray(outcomeLines.versionId, [...versionIds]))
    .orderBy(asc(outcomeLines.position), asc(outcomeLines.lineId))
}
