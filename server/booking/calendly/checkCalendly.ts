import type pg from 'pg'
import type { CalendlyFailure, SubscriptionState } from '#domain/booking/rules/calendly.ts'
import type { App } from '#server/platform/app.ts'
import { recordEvent } from '#server/platform/audit/recordEvent.ts'
import { asJobs } from '#server/platform/db/asJobs.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { CalendlyError } from '#server/platform/outside/calendly/askCalendly.ts'
import { makeSubscription } from '#server/platform/outside/calendly/makeSubscription.ts'
import type { CalendlyAccount } from '#server/platform/outside/calendly/readCalendly.ts'
import { readAccount, readSubscription } from '#server/platform/outside/calendly/readCalendly.ts'
import { calendlyLostEmail } from '../emails.ts'
import { endAsking, endCheck, heldSubscription, setSubscription, takeCheck } from './findConnection.ts'
import { webhookUrl } from './mountCalendly.ts'
import type { Progress } from './readBookings.ts'
import { readBookings } from './readBookings.ts'

const DAY_MS = 86_400_000
/** A first look goes back this far, and so does one after a long silence. */
const FIRST_DAYS = 30
/** Cancellations and whether somebody came are told for a while after the start. */
const AGAIN_DAYS = 2

/** Looks, where it is due, for bookings that no webhook told of, and whether webhooks are still sent; once however many nodes (T-065). */
export async function checkCalendly(app: App, jobsPool: pg.Pool): Promise<void> {
  if (!app.config.calendlyApi) return
  const jobs = <T>(work: (db: Db) => Promise<T>) => asJobs({ pool: jobsPool }, work)
  const now = app.clock.now()
  const [turn] = await jobs((db) => takeCheck(db, now))
  if (!turn) return
  const progress: Progress = { found: 0, unreadable: 0, resumeFrom: turn.resumeFrom }
  const end = (failure: CalendlyFailure | null) =>
    jobs((db) => endCheck(db, app.clock.now(), failure, progress.resumeFrom, progress.found))
  try {
    const account = await readAccount(app)
    // A plan without webhooks still has a calendar: what is wrong with the one is said after the other was read.
    const state = await followSubscription(app, account, turn.askedAt !== null).catch(failureOf)
    if (typeof state === 'string') await jobs((db) => noteSubscription(app, db, state))
    // What was asked for is tried again where nobody answered; a refusal is said, and somebody asks again.
    const isTriedAgain = typeof state !== 'string' && ['unreachable', 'rate_limited'].includes(state.reason)
    if (turn.askedAt && !isTriedAgain) await jobs((db) => endAsking(db))
    await readBookings(app, jobs, account, turn.resumeFrom ?? startOf(turn.checkedAt, now), progress)
    if (typeof state !== 'string') throw state
    await end(progress.unreadable > 0 ? 'unreadable' : null)
  } catch (error) {
    await end(failureOf(error).reason)
  }
}

/** Whether webhooks are sent to us, once a subscription that staff asked for is made. */
async function followSubscription(
  app: App,
  account: CalendlyAccount,
  isAsked: boolean,
): Promise<SubscriptionState> {
  const url = webhookUrl(app.config)
  const { state, disabled } = await readSubscription(app, account, url)
  if (!isAsked || state === 'active' || !app.config.calendlySigningKey) return state
  await makeSubscription(app, account, url, disabled)
  return (await readSubscription(app, account, url)).state
}

function failureOf(error: unknown): CalendlyError {
  if (error instanceof CalendlyError) return error
  throw error
}

function startOf(checkedAt: Date | null, now: Date): Date {
  const first = now.getTime() - FIRST_DAYS * DAY_MS
  const again = (checkedAt?.getTime() ?? first) - AGAIN_DAYS * DAY_MS
  return new Date(Math.max(first, again))
}

const openAdmins = sqlStatement<[], { id: string }>('select id from app_open_admins()')
const mail = sqlStatement<
  [id: string, template: string, to: string, values: string, onceKey: string],
  Record<string, never>
>('select app_mail($1, $2, $3, $4::jsonb, $5)')

/** A change is kept with its time; that webhooks stopped is told to the admins, once. */
async function noteSubscription(app: App, db: Db, state: SubscriptionState): Promise<void> {
  const [held] = await heldSubscription(db)
  const before = held?.subscription ?? null
  if (before === state) return
  const now = app.clock.now()
  await setSubscription(db, state, now)
  const subject = { type: 'calendly', id: 'company', memberId: null, details: { from: before, to: state } }
  const origin = { requestId: app.clock.newId(), ipAddress: '', userAgent: '' }
  await recordEvent(db, null, 'booking.calendly_subscription_set', subject, origin)
  // An address that never had a subscription has lost none.
  const isLost = state === 'disabled' || (state === 'missing' && before === 'active')
  if (!isLost) return
  const { template, values } = calendlyLostEmail({ state })
  for (const { id } of await openAdmins(db)) {
    const onceKey = `booking.calendly_lost ${now.toISOString()} ${id}`
    await mail(db, app.clock.newId(), template, id, JSON.stringify(values), onceKey)
  }
}
