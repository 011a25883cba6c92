import { calendarLinks } from '#domain/sessions/rules/calendarLinks.ts'
import type { CalendarSession } from './writeCalendarFile.ts'
import { entryTitle, writeCalendarFile } from './writeCalendarFile.ts'

/** The file that calendars read, and the addresses of two that open with the session filled in. */
export const calendarOf = (session: CalendarSession, host: string, isCancelled: boolean) => ({
  ...(isCancelled
    ? {}
    : { links: { title: 'Add to calendar', to: calendarLinks({ ...session, title: entryTitle(session) }) } }),
  attachments: [
    {
      filename: 'session.ics',
      contentType: `text/calendar; charset=utf-8; method=${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
      content: writeCalendarFile(session, { host, isCancelled }),
    },
  ],
})
