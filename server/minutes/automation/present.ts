import type { Automation, MatchedRecording } from '#contract/minutes/automation.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import type { Actor } from '#domain/actor.ts'
import type { ConsentState } from '#domain/consent/types.ts'
import { answer } from '#domain/decision.ts'
import { canListenToMatch, canRetryRecording, canUndoMatch } from '#domain/minutes/permissions.ts'
import type { DriveFailure, MatchDecision } from '#domain/minutes/types.ts'
import { driveFailures } from '#domain/minutes/types.ts'
import type { MatchCandidate } from '#domain/recordings/rules/matching.ts'
import type { findConnection, listRuns } from './findConnection.ts'

/** A recording of the drive with what was decided of it last. */
export type MatchRow = {
  id: string
  name: string
  recordedAt: Date | null
  byteSize: number | null
  decision: MatchDecision
  reason: string
  decidedByName: string | null
  decidedAt: Date
  sessionId: string | null
  userId: string | null
  hasTranscript: boolean
  failure: string | null
  candidates: readonly MatchCandidate[]
}

/** A session that it may be of. */
export type OptionRow = { id: string; title: string; memberName: string | null; startAt: Date }

const failureOf = (word: string | null): DriveFailure | null =>
  driveFailures.find((each) => each === word) ?? null

/** How the drive is connected, without anything that connects it. */
export const presentAutomation = (
  connection: Awaited<ReturnType<typeof findConnection>>,
  runs: Awaited<ReturnType<typeof listRuns>>,
  isConfigured: boolean,
): Automation => ({
  isConfigured,
  status: connection?.failure === 'not_connected' ? null : (connection?.status ?? null),
  failure: failureOf(connection?.failure ?? null),
  connectedByName: connection?.connectedByName ?? null,
  connectedAt: connection?.connectedAt?.toISOString() ?? null,
  isAutomatic: connection?.isAutomatic ?? true,
  runs: runs.map((run) => ({
    ...run,
    failure: failureOf(run.failure),
    createdAt: run.createdAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
  })),
})

/** A recording with the sessions it may be of, as far as they are still there. */
export function presentMatch(
  row: MatchRow,
  {
    sessions,
    consents,
  }: { sessions: ReadonlyMap<string, OptionRow>; consents: ReadonlyMap<string, ConsentState> },
  actor: Actor,
): MatchedRecording {
  const { userId: _, hasTranscript, candidates, ...rest } = row
  const scored = new Map(candidates.map((each) => [each.sessionId, each]))
  const none = { score: 0, parts: { near: 0, during: 0, code: 0, words: 0 }, signals: [] }
  // What a person linked it to may be none of those that the rule found.
  const ids = [...new Set([...(row.sessionId ? [row.sessionId] : []), ...scored.keys()])]
  return {
    ...rest,
    recordedAt: row.recordedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt.toISOString(),
    options: ids.flatMap((id) => {
      const session = sessions.get(id)
      const { score, parts, signals } = scored.get(id) ?? none
      return session
        ? [
            {
              sessionId: id,
              title: session.title,
              memberName: session.memberName ?? accountUiTexts.somebody,
              startAt: session.startAt.toISOString(),
              score,
              parts,
              signals: [...signals],
            },
          ]
        : []
    }),
    canListen: answer(
      canListenToMatch(actor, {
        isLinked: row.sessionId !== null,
        consents: candidates.map(({ sessionId }) => consents.get(sessionId) ?? 'waiting'),
      }),
    ),
    canRetry: answer(
      canRetryRecording(actor, { isLinked: row.sessionId !== null, hasFailed: row.failure !== null }),
    ),
    canUndo: answer(
      canUndoMatch(actor, {
        isLinked: row.sessionId !== null,
        isAside: row.decision === 'dismissed',
        hasTranscript,
      }),
    ),
  }
}
