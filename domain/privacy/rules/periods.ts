import { errorReportDays } from '#domain/content/limits.ts'
import { messageKeptMonths } from '#domain/inquiries/limits.ts'
import { confirmDays, deliveryDays, leftDays, suppressionMonths } from '#domain/newsletter/limits.ts'
import { rightsLimits } from '../limits.ts'
import type { Period, PeriodName } from '../types.ts'
import { monthsBefore } from './monthsBefore.ts'

/**
 * How long each kind of data is kept at most (T-219): the one list that the job, the legal pages, the admin's page and the
 * settings read. The day it counts from is the row's own: upload, end, answer, deletion.
 */
export const periods = {
  transcripts: { months: 24 },
  recordings: { months: 12 },
  views: { months: 13 },
  deleted: { days: 30 },
  requests: { months: 12 },
  messages: { months: messageKeptMonths },
  lists: { days: confirmDays },
  leftLists: { days: leftDays },
  deliveries: { days: deliveryDays },
  suppressions: { months: suppressionMonths },
  emails: { days: 90 },
  signIns: { days: 30 },
  links: { days: 1 },
  bookingLinks: { months: 12 },
  calendly: { months: 12 },
  automation: { days: 90 },
  auditTrail: { months: 24 },
  errors: { days: errorReportDays },
  pageCounts: { months: 13 },
  cookieReceipts: { months: 42 },
  modelCalls: { months: 13 },
  liveEvents: { hours: 24 },
  limits: { hours: 1 },
  demos: { hours: 2 },
  exports: { days: rightsLimits.exportDays },
  deletions: { days: rightsLimits.graceDays },
} as const satisfies Record<PeriodName, Period>

/** A period in words, '24 months', as pages and settings say it (T-219). */
export function sayPeriod(period: Period): string {
  const [unit = '', amount = 0] = Object.entries(period)[0] ?? []
  return `${amount} ${amount === 1 ? unit.slice(0, -1) : unit}`
}

/** The instant before which what is kept for a period is too old, in UTC (T-219). */
export function tooOldBefore(period: Period, now: Date): Date {
  const { months = 0, days = 0, hours = 0 } = period
  return monthsBefore(new Date(now.getTime() - (days * 24 + hours) * 3_600_000), months)
}

/** What a member may shorten of their own, and to which months (T-219); nobody may lengthen anything. */
export const shortenable = {
  transcripts: [1, 3, 6, 12, 24],
  recordings: [1, 3, 6, 12],
  views: [1, 3, 6, 13],
} as const
