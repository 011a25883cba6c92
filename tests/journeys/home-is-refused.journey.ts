import type { Page } from '@playwright/test'
import { paths } from '#contract/paths.ts'
import { isPhone } from './board.ts'
import { expect, test } from './journey.ts'
import { moveServerTime } from './serverTime.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

// A home draws itself by what it knows. One that forgets what it knew where a question is refused would draw other parts, ask
// theirs, draw the first ones anew and ask without end; what was typed into them would be gone.
test('the home of a new member keeps what it shows, and asks nothing twice, where all is refused as an hour begins (4.13.11)', async ({
  page,
  signUpAndVerify,
}) => {
  await signUpAndVerify(page)
  let ahead = HOUR - MINUTE - (Date.now() % HOUR)
  await page.clock.install({ time: Date.now() + ahead })
  await moveServerTime(page, () => ahead)
  await page.goto(isPhone(page) ? paths.appHome() : paths.dashboard())
  const steps = page.getByRole('heading', { name: 'Your first steps' })
  // Only what is drawn now has this class.
  await steps.evaluate((heading) => heading.classList.add('drawn-once'))
  await page.waitForLoadState('networkidle')

  const refused = await refuseAll(page)
  ahead += 2 * MINUTE
  await page.clock.fastForward(2 * MINUTE)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect
    .poll(() => refused.filter((call) => call === 'sessions/listSessions').length)
    .toBeGreaterThan(0)
  await page.waitForTimeout(1_000)
  // Each list of the home is one question; sessions are asked for as what comes, as what was, and as hours spent.
  const times = Map.groupBy(refused, (call) => call)
  for (const [call, asked] of times) expect(asked.length, call).toBeLessThanOrEqual(3)
  await expect(steps).toHaveClass(/drawn-once/)
})

/** Refuses every question but who is here; answers what was asked since. */
async function refuseAll(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.route(/\/api\/rpc\/(?!accounts\/(getMe|touch))/, (route) => {
    refused.push(new URL(route.request().url()).pathname.replace('/api/rpc/', ''))
    return route.fulfill({ status: 403, json: { json: { code: 'FORBIDDEN', status: 403, message: 'No.' } } })
  })
  return refused
}
