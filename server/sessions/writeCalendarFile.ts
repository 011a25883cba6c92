import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** A session as calendars need it. */
export type CalendarSession = {
  id: string
  title: string
  description: string
  startAt: Date
  endAt: Date
  meetingUrl: string | null
  version: number
  /** Who else is in it, seen by whose calendar it is. */
  withName: string | null
}

/** What the entry is called: the session, and with whom it is. */
export const entryTitle = ({ title, withName }: Pick<CalendarSession, 'title' | 'withName'>): string =>
  withName ? `${title} with ${withName}` : title

/**
 * A session as an iCalendar file. Its UID is the session's own, and its sequence the session's version: a file that comes later
 * moves or cancels what the first one entered. Instants are UTC, so that no zone has to be known (T-213).
 */
export function writeCalendarFile(
  session: CalendarSession,
  { host, isCancelled = false }: { host: string; isCancelled?: boolean },
): string {
  const calendar = ical({
    prodId: { company: 'JUL', product: 'Sessions', language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `${session.id}@${host}`,
    sequence: session.version,
    stamp: session.startAt,
    start: session.startAt,
    end: session.endAt,
    summary: entryTitle(session),
    description: session.description,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(session.meetingUrl ? { url: session.meetingUrl, location: session.meetingUrl } : {}),
  })
  return calendar.toString()
}
