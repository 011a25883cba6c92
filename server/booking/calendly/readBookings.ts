import type { App } from '#server/platform/app.ts'
import type { Db } from '#server/platform/db/database.ts'
import { CalendlyError } from '#server/platform/outside/calendly/askCalendly.ts'
import type { CalendlyAccount } from '#server/platform/outside/calendly/readCalendly.ts'
import { readEvents, readInvitees } from '#server/platform/outside/calendly/readCalendly.ts'
import type { ScheduledEvent } from '#server/platform/outside/calendly/shapes.ts'
import { readBefore } from './findConnection.ts'
import { readInvitee } from './readInvitee.ts'
import { storeInvitee, takeTurn } from './storeInvitee.ts'

/** Events that are asked for who booked them, in one look: a full calendar is read over several. */
const MOST_READ = 60
/** Whether somebody came is said after the start, and may leave the event itself as it was. */
const STARTED_EVERY_MS = 3_600_000

type Jobs = <T>(work: (db: Db) => Promise<T>) => Promise<T>
/** How far a look has come; it says so even where it is broken off. */
export type Progress = { found: number; unreadable: number; resumeFrom: Date | null }

const versionOf = (event: ScheduledEvent) => new Date(event.updated_at ?? event.start_time)

type Read = { at: Date | null; version: Date | null }
/** Whether an event must be asked for again: nobody read it, it changed since, or it has begun and a while passed. */
function isDue(event: ScheduledEvent, read: Read | undefined, now: Date): boolean {
  if (!read?.at || read.version?.getTime() !== versionOf(event).getTime()) return true
  const hasBegun = Date.parse(event.start_time) <= now.getTime()
  return hasBegun && now.getTime() - read.at.getTime() >= STARTED_EVERY_MS
}

/** Finds what no webhook told: every event from then on that changed since it was read is read with who booked it (T-065). */
export async function readBookings(
  app: App,
  jobs: Jobs,
  account: CalendlyAccount,
  from: Date,
  progress: Progress,
): Promise<void> {
  let read = 0
  for await (const { items: events, hasMore } of readEvents(app, account, from)) {
    const seen = await jobs((db) =>
      readBefore(
        db,
        events.map(({ uri }) => uri),
      ),
    )
    const readOf = new Map(seen.map((each) => [each.event, each]))
    for (const event of events) {
      if (!isDue(event, readOf.get(event.uri), app.clock.now())) continue
      progress.resumeFrom = new Date(event.start_time)
      if (read >= MOST_READ) return
      read += 1
      try {
        progress.found += await readEvent(app, jobs, account, event)
      } catch (error) {
        if (error instanceof CalendlyError && error.reason !== 'unreadable') throw error
        // One that cannot be read stops none behind it.
        app.log.warn({ err: error }, 'an event of Calendly could not be read')
        progress.unreadable += 1
      }
    }
    const last = events.at(-1)
    progress.resumeFrom = hasMore && last ? new Date(last.start_time) : null
  }
}

/** One event with everybody who booked it; how many of them were news. */
async function readEvent(
  app: App,
  jobs: Jobs,
  account: CalendlyAccount,
  event: ScheduledEvent,
): Promise<number> {
  const readAt = app.clock.now()
  const invitees = await readInvitees(app, event)
  return await jobs(async (db) => {
    await takeTurn(db)
    let news = 0
    for (const each of invitees) {
      const told = readInvitee(each, event)
      const [host] = event.event_memberships
      const seen = {
        ...told,
        hostEmail: told.hostEmail ?? (host?.user === account.uri ? account.email : null),
        // Nobody said that they stayed away: that is true now, and was not before somebody looked.
        noShowAt: told.isNoShow ? told.noShowAt : readAt.toISOString(),
      }
      const telling = { event: event.uri, told: seen, polled: { at: readAt, version: versionOf(event) } }
      if (await storeInvitee(db, telling, app.clock.newId(), readAt)) news += 1
    }
    return news
  })
}
