import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { admin } from './people.ts'

/** The admin of the run, signed in with a second factor once for all journeys: a code works once in half a minute. */
type Kept = { secret: string; cookies: Awaited<ReturnType<BrowserContext['cookies']>>; provenAt: number }

const file = join(process.env.JOURNEY_DATA ?? '', 'journey-admin.json')
// What is sensitive asks again after 10 minutes (T-014).
const PROVEN_MS = 7 * 60_000

/** What the authenticator app of this secret shows now. */
export const totpOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate()

export const keepAdmin = (kept: Kept) => writeFileSync(file, JSON.stringify(kept))
const readAdmin = () => JSON.parse(readFileSync(file, 'utf8')) as Kept // safe because keepAdmin alone writes it

/** Signs this page in as the admin, who proved themselves a moment ago. */
export async function enterAsAdmin(page: Page): Promise<void> {
  const kept = readAdmin()
  await page.context().addCookies(kept.cookies)
  const { me } = await (await page.request.get('/api/v1/accounts/me')).json()
  if (me?.isAdmin && Date.now() - kept.provenAt < PROVEN_MS) return
  if (me?.isAdmin) await giveCode(page, kept.secret, '/api/auth/prove')
  else {
    await page.request.post('/api/auth/sign-in/email', {
      data: { email: admin.email, password: admin.password },
      headers: { 'x-jul': '1' },
    })
    await giveCode(page, kept.secret, '/api/auth/second-factor')
  }
  keepAdmin({ ...kept, cookies: await page.context().cookies(), provenAt: Date.now() })
}

/** The code of this half minute may have been used by another journey: then the next one is. */
async function giveCode(page: Page, secret: string, path: string): Promise<void> {
  for (let tries = 0; tries < 4; tries++) {
    const answer = await page.request.post(path, {
      data: { code: totpOf(secret) },
      headers: { 'x-jul': '1' },
    })
    if (answer.ok()) return
    await page.waitForTimeout(30_500 - (Date.now() % 30_000))
  }
  throw new Error(`${path} took no code`)
}
