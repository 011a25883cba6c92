import type { z } from 'zod'
import type {
  Deliverable as DeliverableSchema,
  MinutesLine,
  SessionMinutes as Schema,
} from '#contract/minutes.ts'
import { minutesLimits } from '#domain/minutes/limits.ts'
import { momentLabel } from '#domain/minutes/rules/moments.ts'
import { minutesRefusals, minutesTexts } from '#domain/minutes/texts.ts'
import { sessionRefusals } from '#domain/sessions/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { byCursor, pageAt } from '#web/lib/calls/paging.ts'
import { reasonWords, refusalOf } from '#web/lib/calls/refusal.ts'
import { sayDay } from '#web/lib/time/sayDay.ts'

export type SessionMinutes = z.infer<typeof Schema>
export type Deliverable = z.infer<typeof DeliverableSchema>

/** The minutes of one session, as their reader may see them. */
export const minutesQuery = (sessionId: string) =>
  orpc.minutes.getMinutes.queryOptions({ input: { sessionId } })

/** When the lines of minutes were said, in milliseconds and in their order: the ticks under a recording. */
export const ticksOf = (minutes: { lines: readonly Pick<MinutesLine, 'moment'>[] } | null): number[] =>
  [...new Set((minutes?.lines ?? []).flatMap(({ moment }) => moment?.startMs ?? []))].sort(
    (one, other) => one - other,
  )

/** What there is to decide of a session's draft, for those who manage it. */
export const reviewQuery = (sessionId: string) =>
  orpc.minutes.getReview.queryOptions({ input: { sessionId } })

/** Approved minutes of one member, newest first, page by page. */
export const deliverablesQuery = (memberId: string, limit: number = minutesLimits.deliverablesShown) =>
  orpc.minutes.listApprovedMinutes.infiniteOptions({
    input: (cursor: string | null) => ({ memberId, limit, ...pageAt(cursor) }),
    ...byCursor,
  })

/** '14:32', or 'line 42' where the transcript has no times; null where a line has no place. */
export const labelOf = (line: Pick<MinutesLine, 'moment' | 'line'>): string | null =>
  line.moment ? momentLabel(line.moment, line.line) : null

/** '15 June', with the year where it is not this one. */
export function dayText(day: string): string {
  const isThisYear = Number(day.slice(0, 4)) === new Date().getFullYear()
  return sayDay(day, { day: 'numeric', month: 'long', ...(isThisYear ? {} : { year: 'numeric' }) })
}

/** Who does it and until when, in words: 'Marta, due 15 June'. */
export const ownerText = (line: Pick<MinutesLine, 'owner' | 'dueOn'>): string =>
  [line.owner, line.dueOn ? `due ${dayText(line.dueOn)}` : null].filter(Boolean).join(', ')

const refusals = { ...sessionRefusals, ...minutesRefusals }

/** A reason of `can…` as a person reads it; null where there is none. */
export const minutesReason = (reason: string | null): string | null =>
  reason === null ? null : (reasonWords(refusals, reason) ?? null)

/** What a failed action on minutes says. */
export function minutesFailure(error: unknown, failed: string = minutesTexts.updateFailed): string {
  const refusal = refusalOf(error)
  return minutesReason(refusal.reason) ?? (refusal.code === 'OFFLINE' ? refusal.message : failed)
}
