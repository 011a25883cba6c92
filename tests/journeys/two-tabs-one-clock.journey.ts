import type { BrowserContext, Page } from '@playwright/test'
import { isPhone } from './board.ts'
import { expect, test } from './journey.ts'

const warning = 'Your session will expire in 5 minutes due to inactivity.'
const MINUTE = 60_000

test('two tabs share one clock: activity in one keeps the other from its warning, and one answer is for both (T-014, T-016)', async ({
  page,
  signUpAndVerify,
}) => {
  await signUpAndVerify(page)
  const clock = await holdClock(page.context())
  const tab = await openTwo(page)

  await test.step('after 25 minutes both warn; staying is said in one and heard in the other', async () => {
    await clock.forward(25 * MINUTE)
    for (const each of [page, tab]) await expect(warned(each)).toBeVisible()
    await tab.getByRole('button', { name: 'Stay signed in' }).click()
    for (const each of [page, tab]) await expect(warned(each)).toHaveCount(0)
  })

  await test.step('activity in one tab counts for both', async () => {
    await clock.forward(24 * MINUTE)
    await act(page)
    await clock.forward(24 * MINUTE)
    for (const each of [page, tab]) {
      await drawn(each)
      await expect(warned(each)).toHaveCount(0)
    }
  })

  await test.step('25 minutes after it, both warn again', async () => {
    await clock.forward(MINUTE)
    for (const each of [page, tab]) await expect(warned(each)).toBeVisible()
  })
})

test('when nobody does anything for 30 minutes, both tabs end and say why (T-014)', async ({
  page,
  signUpAndVerify,
}) => {
  await signUpAndVerify(page)
  const clock = await holdClock(page.context())
  const tab = await openTwo(page)
  await clock.forward(25 * MINUTE)
  for (const each of [page, tab]) await expect(warned(each)).toBeVisible()
  await clock.end()
  await clock.forward(5 * MINUTE + 2_000)
  for (const each of [page, tab]) {
    await expect(each).toHaveURL(/\/auth\?next=/)
    await expect(told(each, 'Session expired. Please log in again.')).toBeVisible()
  }
})

test('signing out in one tab ends the other (T-013, T-014)', async ({ page, signUpAndVerify }) => {
  await signUpAndVerify(page)
  const tab = await openTwo(page)
  if (isPhone(page)) {
    await page.goto('/app/settings')
    await page.getByRole('button', { name: 'Sign Out' }).click()
  } else {
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
  }
  await expect(told(page, 'You have been signed out successfully.')).toBeVisible()
  if (isPhone(page)) await expect(tab.getByRole('link', { name: 'Sign In' })).toBeVisible()
  else await expect(tab).toHaveURL(/\/auth\?next=/)
  await expect(home(tab)).toHaveCount(0)
})

const told = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words)
const warned = (page: Page) => told(page, warning)

/** What only somebody signed in sees: the way through the console. */
const home = (page: Page) =>
  // The bar at the foot comes with its second item, the header is always there (4.13.13).
  isPhone(page)
    ? page.getByRole('heading', { name: 'JUL Console', level: 1 })
    : page.getByRole('button', { name: /^Account of/ })

/** Opens the console in this tab and in another of the same browser. */
async function openTwo(page: Page): Promise<Page> {
  const tab = await page.context().newPage()
  for (const each of [page, tab]) {
    await each.goto(isPhone(page) ? '/app' : '/dashboard')
    await expect(home(each)).toBeVisible()
  }
  return tab
}

/** A warning that is due is on the screen after two frames. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )

/** Presses a key that does nothing, and waits until the server has heard of it. */
async function act(page: Page): Promise<void> {
  const told = page.waitForResponse(/\/api\/rpc\/accounts\/touch/)
  await page.keyboard.press('Shift')
  await told
}

/**
 * The clock of a browser's tabs, which only moves when it is told to. The server's own cannot be moved: what it says of
 * the end of a sign-in is moved along, and a sign-in ends there by losing its cookie.
 */
async function holdClock(context: BrowserContext) {
  let ahead = 0
  await context.clock.install()
  await context.route(/\/api\/rpc\/accounts\/(me|touch)/, async (route) => {
    const response = await route.fetch()
    const said = await response.text()
    await route.fulfill({
      response,
      body: said.replaceAll(/("idleUntil":")([^"]+)/g, (_, name: string, moment: string) =>
        name.concat(new Date(Date.parse(moment) + ahead).toISOString()),
      ),
    })
  })
  return {
    forward: async (ms: number) => {
      ahead += ms
      await context.clock.fastForward(ms)
    },
    end: () => context.clearCookies(),
  }
}
