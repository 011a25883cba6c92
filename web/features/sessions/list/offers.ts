import type { Session } from '#contract/sessions.ts'
import { isHeld, takesPlace } from '#domain/sessions/rules/status.ts'

const datesOf = (session: Pick<Session, 'startAt' | 'endAt' | 'status'>) => ({
  status: session.status,
  startAt: new Date(session.startAt),
  endAt: new Date(session.endAt),
})

/** Whether a session is over, by the clock of the screen (4.13.6). */
export const isOver = (session: Pick<Session, 'startAt' | 'endAt' | 'status'>, now: number): boolean =>
  isHeld(datesOf(session), new Date(now))

/** Whether there is nothing to look back on yet: it is still to come or takes place, and nothing came of it. */
export const isAhead = (session: Pick<Session, 'workflow' | 'minutes'>): boolean =>
  session.workflow === 'scheduled' && session.minutes === 'none'

/** Whether a session is over and somebody came to it. */
export const tookPlace = (session: Parameters<typeof isOver>[0] & Pick<Session, 'noShowAt'>, now: number) =>
  isOver(session, now) && !session.noShowAt

/** Where its meeting is joined; null for whoever may not, and for everybody once it has ended (4.13.6). */
export const meetingOf = (session: Session, now: number): string | null =>
  session.can.join.ok && !isOver(session, now) ? session.meetingUrl : null

/** Whether its member is offered to complete it: while it takes place (4.13.6). */
export const offersComplete = (session: Session, now: number): boolean =>
  session.can.complete.ok && takesPlace(datesOf(session), new Date(now))
