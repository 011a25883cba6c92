import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import type { Person } from './people.ts'

/**
 * An admin of the run, signed in with a second factor once for many journeys: a code works once in half a
 * minute, and an account takes five in fifteen minutes.
 */
type Kept = { secret: string; cookies: Awaited<ReturnType<BrowserContext['cookies']>>; provenAt: number }

/**
 * One admin a worker, because a sign-in has 600 reads a minute and a staff member one session at a time; one more a
 * walk of deep runs, which reads as much as a worker's journeys together; and one for the admin's own walk.
 */
const lastNames = {
  worker0: 'Amboss',
  worker1: 'Birch',
  worker2: 'Calder',
  worker3: 'Dorn',
  walk390: 'Esker',
  walk1440: 'Fell',
  admin390: 'Gantry',
  admin1440: 'Hale',
} as const
export type Seat = keyof typeof lastNames
export const seats = Object.keys(lastNames) as Seat[] // safe because the keys are written above

/** Who sits there. */
export const adminAt = (seat: Seat): Person => ({
  email: `ada.${seat}@journeys.example`,
  password: 'Quench-Harden-Temper-9',
  firstName: 'Ada',
  lastName: lastNames[seat],
})

const seatOfWorker = (): Seat => {
  const seat = seats.find((each) => each === `worker${process.env.TEST_PARALLEL_INDEX}`)
  if (!seat) throw new Error(`no admin is made for worker ${process.env.TEST_PARALLEL_INDEX}: add a seat`)
  return seat
}

/** Who the journeys of this worker meet as the admin. */
export const adminHere = (): Person => adminAt(seatOfWorker())

const fileOf = (seat: Seat) => join(process.env.JOURNEY_DATA ?? '', `admin-${seat}.json`)
/** How old a proof of another journey may be: what is sensitive asks again after 10 minutes (T-014). */
const PROVEN_MS = 7 * 60_000

export type Entrance = {
  seat?: Seat
  /** Whether to prove anew whatever is left of another journey's proof: for what lasts longer. */
  isProvenAnew?: boolean
}

/** What the authenticator app of this secret shows now. */
export const totpOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate()

export function keepAdmin(seat: Seat, kept: Kept) {
  // Whoever waits for the file finds it whole.
  writeFileSync(`${fileOf(seat)}.new`, JSON.stringify(kept))
  renameSync(`${fileOf(seat)}.new`, fileOf(seat))
}

/** Waits until the journey of the first admin has made them: it begins before all others and runs next to them. */
async function readAdmin(page: Page, seat: Seat): Promise<Kept> {
  while (!existsSync(fileOf(seat))) await page.waitForTimeout(200)
  return JSON.parse(readFileSync(fileOf(seat), 'utf8')) as Kept // safe because keepAdmin alone writes it
}

/** Signs this page in as the admin of a seat, who proved themselves a moment ago. */
export async function enterAsAdmin(
  page: Page,
  { seat = seatOfWorker(), isProvenAnew = false }: Entrance = {},
): Promise<void> {
  const kept = await readAdmin(page, seat)
  await page.context().addCookies(kept.cookies)
  const { me } = await (await page.request.get('/api/v1/accounts/me')).json()
  if (me?.isAdmin && !isProvenAnew && Date.now() - kept.provenAt < PROVEN_MS) return
  if (me?.isAdmin) await giveCode(page, kept.secret, '/api/auth/prove')
  else {
    const { email, password } = adminAt(seat)
    await page.request.post('/api/auth/sign-in/email', {
      data: { email, password },
      headers: { 'x-jul': '1' },
    })
    await giveCode(page, kept.secret, '/api/auth/second-factor')
  }
  keepAdmin(seat, { ...kept, cookies: await page.context().cookies(), provenAt: Date.now() })
}

/** The code of this half minute may have been used by another journey: then the next one is. */
async function giveCode(page: Page, secret: string, path: string): Promise<void> {
  const said: string[] = []
  for (let tries = 0; tries < 3; tries++) {
    if (tries > 0) await page.waitForTimeout(30_500 - (Date.now() % 30_000))
    const answer = await page.request.post(path, {
      data: { code: totpOf(secret) },
      headers: { 'x-jul': '1' },
    })
    if (answer.ok()) return
    said.push(`${answer.status()} ${await answer.text()}`)
    // Whoever gave too many waits longer than a journey lasts: the next code would only count as one more.
    if (answer.status() === 429) break
  }
  throw new Error(`${path} took no code: ${said.join(', ')}`)
}
