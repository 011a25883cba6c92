import { and, desc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { PastVersion } from '#contract/minutes/versions.ts'
import { minutesLimits } from '#domain/minutes/limits.ts'
import { canManageSessions } from '#domain/sessions/permissions.ts'
import { recordViews } from '#server/accounts/advisors/recordView.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { pick } from '#server/platform/pick.ts'
import { loadSession } from '#server/sessions/queries.ts'
import { outcomeVersions, sessionOutcomes } from '../tables.ts'
import { listLines } from './queries.ts'

const versionsOf = statement((q, { sessionId }: Args<{ sessionId: string }>) =>
  q
    .select({
      ...pick(outcomeVersions, 'number', 'status', 'method', 'createdAt', 'approvedAt'),
      createdByName: sql<string | null>`app_name(outcome_versions.created_by)`,
      approvedByName: sql<string | null>`app_name(outcome_versions.approved_by)`,
      lineCount: sql<number>`(select count(*)::int from outcome_lines l where l.version_id = outcome_versions.id)`,
    })
    .from(outcomeVersions)
    .innerJoin(sessionOutcomes, eq(sessionOutcomes.id, outcomeVersions.outcomeId))
    .where(eq(sessionOutcomes.sessionId, sessionId))
    .orderBy(desc(outcomeVersions.number))
    .limit(minutesLimits.versionsShown),
)
type Row = Awaited<ReturnType<typeof versionsOf>>[number]
const present = ({ createdAt, approvedAt, ...row }: Row): z.infer<typeof PastVersion> => ({
  ...row,
  createdAt: createdAt.toISOString(),
  approvedAt: approvedAt?.toISOString() ?? null,
})

/** What came before the version that stands, and who published what, for those who manage the session (K71). */
export const listVersions = query(calls.minutes.listVersions, {
  read: async ({ db, input: { sessionId } }) => {
    const [session, rows] = await Promise.all([loadSession(db, sessionId), versionsOf(db, { sessionId })])
    return { session, rows }
  },
  can: (actor, { session }) => canManageSessions(actor, session),
  present: async ({ session, rows }, { db, actor }) => {
    await recordViews(db, actor, [session.userId], 'minutes')
    return { versions: rows.map(present) }
  },
})

const versionOf = statement((q, { sessionId, number }: Args<{ sessionId: string; number: number }>) =>
  q
    .select({ id: outcomeVersions.id })
    .from(outcomeVersions)
    .innerJoin(sessionOutcomes, eq(sessionOutcomes.id, outcomeVersions.outcomeId))
    .where(and(eq(sessionOutcomes.sessionId, sessionId), eq(outcomeVersions.number, number)))
    .limit(1),
)

export const getVersion = query(calls.minutes.getVersion, {
  read: async ({ db, input }) => {
    const [session, [version]] = await Promise.all([loadSession(db, input.sessionId), versionOf(db, input)])
    if (!version) throw new NotFound('version')
    return { session, lines: await listLines(db, { versionId: version.id }) }
  },
  can: (actor, { session }) => canManageSessions(actor, session),
  present: async ({ session, lines }, { db, actor }) => {
    await recordViews(db, actor, [session.userId], 'minutes')
    return { lines: lines.map(({ id, kind, text, owner, dueOn }) => ({ id, kind, text, owner, dueOn })) }
  },
})
