import type { InfiniteData } from '@tanstack/react-query'
import { keepPreviousData } from '@tanstack/react-query'
import type { Session } from '#contract/sessions.ts'
import { sessionLimits } from '#domain/sessions/limits.ts'
import { sessionRefusals, sessionTexts } from '#domain/sessions/texts.ts'
import type { SessionStatus } from '#domain/sessions/types.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { byCursor, pageAt } from '#web/lib/calls/paging.ts'
import { reasonWords, refusalOf } from '#web/lib/calls/refusal.ts'

type SessionPage = { sessions: Session[]; next: string | null }
export type SessionPages = InfiniteData<SessionPage, string | null>

export type SessionFilter = {
  /** Whose; a console always sends its own member's id, so that staff see their own there. */
  memberId?: string
  mine?: boolean
  status?: SessionStatus
  from?: string
  to?: string
  shown?: 'listed' | 'deleted'
  order?: 'newest' | 'soonest'
  limit?: number
}

/** Sessions by their start, newest first unless the filter says otherwise, page by page. */
export const sessionsQuery = (filter: SessionFilter) =>
  orpc.sessions.listSessions.infiniteOptions({
    input: (cursor: string | null) => ({
      limit: sessionLimits.desktopList,
      ...filter,
      ...pageAt(cursor),
    }),
    ...byCursor,
    placeholderData: keepPreviousData,
  })

/** One session with everything its screen needs. */
export const sessionQuery = (id: string) => orpc.sessions.getSession.queryOptions({ input: { id } })

/** What both have in mind before a session (D7). */
export const briefQuery = (id: string) => orpc.sessions.getBrief.queryOptions({ input: { id } })

/** The sessions of all loaded pages, each once: one may move between two pages while they load. */
export function sessionsOf(data: SessionPages | undefined): readonly Session[] {
  const seen = new Map<string, Session>()
  for (const page of data?.pages ?? []) for (const session of page.sessions) seen.set(session.id, session)
  return [...seen.values()]
}

/** A reason of `can…` as a person reads it; null where there is none. */
export const reasonText = (reason: string | null): string | null =>
  reason === null ? null : (reasonWords(sessionRefusals, reason) ?? null)

/** What a failed action says: the reason in words, or that it did not work. */
export function failureText(error: unknown, failed: string = sessionTexts.updateFailed): string {
  const refusal = refusalOf(error)
  if (refusal.code === 'NOT_FOUND') return sessionTexts.notFound
  return reasonText(refusal.reason) ?? (refusal.code === 'OFFLINE' ? refusal.message : failed)
}
