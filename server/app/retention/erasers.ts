import { periods, tooOldBefore } from '#domain/privacy/rules/periods.ts'
import type { PeriodName } from '#domain/privacy/types.ts'
import { eraseViews } from '#server/accounts/advisors/eraseViews.ts'
import { eraseLinks } from '#server/accounts/auth/eraseLinks.ts'
import { eraseSignIns } from '#server/accounts/auth/eraseSignIns.ts'
import { cutTrail } from '#server/audit/cutTrail.ts'
import { eraseDeleted } from '#server/board/changes/eraseDeleted.ts'
import { eraseBookings } from '#server/booking/calendly/eraseBookings.ts'
import { eraseBookingLinks } from '#server/booking/links/eraseBookingLinks.ts'
import { eraseErrors, erasePageCounts, erasePictures } from '#server/content/eraseErrors.ts'
import { eraseMessages } from '#server/inquiries/eraseMessages.ts'
import { eraseRequests } from '#server/inquiries/eraseRequests.ts'
import { eraseRuns } from '#server/minutes/automation/eraseRuns.ts'
import { eraseDeliveries } from '#server/newsletter/issues/eraseDeliveries.ts'
import { eraseLeft, eraseUnconfirmed } from '#server/newsletter/lists/eraseUnconfirmed.ts'
import { eraseSuppressions } from '#server/newsletter/subscribers/eraseSuppressions.ts'
import type { App } from '#server/platform/app.ts'
import { eraseOld } from '#server/platform/live/outbox.ts'
import { eraseMail } from '#server/platform/mail/eraseMail.ts'
import { eraseModelCalls } from '#server/platform/outside/eraseModelCalls.ts'
import { eraseReceipts } from '#server/privacy/cookies/eraseReceipts.ts'
import { eraseExports } from '#server/privacy/rights/eraseExports.ts'
import { eraseRecordings } from '#server/recordings/eraseRecordings.ts'
import { eraseDeletedSessions } from '#server/sessions/eraseDeletedSessions.ts'
import { eraseDemos } from '../demo/eraseDemos.ts'
import { erasePeople } from '../rights/erasePeople.ts'
import { eraseOldTranscripts } from '../transcripts/eraseOldTranscripts.ts'

/** Erases what is too old of one period and says how many rows went; `app` has the pool of the jobs. */
type Eraser = (app: App, now: Date) => Promise<number>

const before =
  (name: PeriodName, erase: (pool: App['pool'], before: Date) => Promise<number>): Eraser =>
  ({ pool }, now) =>
    erase(pool, tooOldBefore(periods[name], now))

/**
 * Who erases what, one line for each period of domain/privacy/rules/periods.ts (T-219). Each feature erases its own tables;
 * which tables a period is of stands in tablePeriods.ts.
 */
export const erasers: Readonly<Record<PeriodName, Eraser>> = {
  transcripts: (app, now) => eraseOldTranscripts(app, now, periods.transcripts.months),
  recordings: ({ pool }, now) => eraseRecordings(pool, now, periods.recordings.months),
  views: ({ pool }, now) => eraseViews(pool, now, periods.views.months),
  deleted: before(
    'deleted',
    async (pool, at) => (await eraseDeleted(pool, at)) + (await eraseDeletedSessions(pool, at)),
  ),
  requests: before('requests', eraseRequests),
  messages: before('messages', eraseMessages),
  lists: before('lists', eraseUnconfirmed),
  leftLists: before('leftLists', eraseLeft),
  deliveries: before('deliveries', eraseDeliveries),
  suppressions: before('suppressions', eraseSuppressions),
  emails: before('emails', eraseMail),
  signIns: before('signIns', eraseSignIns),
  links: before('links', eraseLinks),
  bookingLinks: before('bookingLinks', eraseBookingLinks),
  calendly: before('calendly', eraseBookings),
  automation: before('automation', eraseRuns),
  auditTrail: before('auditTrail', cutTrail),
  errors: before('errors', eraseErrors),
  pageCounts: before('pageCounts', erasePageCounts),
  cookieReceipts: before('cookieReceipts', eraseReceipts),
  modelCalls: before('modelCalls', eraseModelCalls),
  liveEvents: before('liveEvents', eraseOld),
  limits: before('limits', async (pool, at) => {
    const { rowCount } = await pool.query('delete from rate_takes where empty_at < $1', [at])
    return (rowCount ?? 0) + (await erasePictures(pool, at))
  }),
  demos: before('demos', (pool) => eraseDemos(pool)),
  exports: before('exports', eraseExports),
  deletions: erasePeople,
}

/** What cannot wait for the next round of the whole job, because it is about minutes. */
export const quick: readonly PeriodName[] = ['liveEvents', 'limits', 'demos']
