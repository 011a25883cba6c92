import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '#contract/paths.ts'
import { isPhone } from './board.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { ask } from './seed.ts'
import { moveServerTime } from './serverTime.ts'

const warning = 'Your session will expire in 5 minutes due to inactivity.'
const MINUTE = 60_000
const HOUR = 60 * MINUTE

test('two tabs share one clock: activity in one keeps the other from its warning, and one answer is for both (T-014, T-016)', async ({
  page,
  signUpAndVerify,
}) => {
  await signUpAndVerify(page)
  // Left alone for longer than 15 minutes its screens would hide themselves (T-015); that is walked below.
  await page.request.patch('/api/v1/accounts/profile', {
    data: { autoLock: false },
    headers: { 'x-jul': '1' },
  })
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

test('left alone, both tabs hide what they show, warn, end and say why; what was typed comes back to the same person (T-014, T-015)', async ({
  page,
  asVisitor,
  signUpAndVerify,
  signIn,
}) => {
  const member = await signUpAndVerify(page)
  const clock = await holdClock(page.context())
  const tab = await openTwo(page)
  const words = 'Ask the landlord about the second floor.'
  await page.goto(paths.dashboard('settings'))
  await page.getByLabel('Company', { exact: true }).fill(words)
  await act(page)

  await test.step('after 15 minutes both are locked, and the words are still there behind it', async () => {
    await clock.forward(15 * MINUTE + 1_000)
    for (const each of [page, tab]) {
      await expect(each.getByRole('heading', { name: 'Locked' })).toBeVisible()
      await expect(home(each)).toHaveCount(0)
    }
    await expectAccessible(page)
    // What changes meanwhile is neither heard nor asked for: the server would refuse it.
    const asked: string[] = []
    for (const each of [page, tab])
      each.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()))
    const elsewhere = await asVisitor()
    await signIn(elsewhere, member)
    await ask(elsewhere.request, 'accounts/editProfile', { company: 'Written elsewhere' })
    for (const each of [page, tab])
      await each.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await elsewhere.waitForTimeout(1_500)
    expect(asked).toEqual([])
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Password' }).fill('not it')
    await page.getByRole('button', { name: 'Unlock' }).click()
    await expect(page.getByText("That isn't right.", { exact: false })).toBeVisible()
    await page.getByRole('textbox', { name: 'Password' }).fill(member.password)
    await page.getByRole('button', { name: 'Unlock' }).click()
    await expect(page.getByLabel('Company', { exact: true })).toBeVisible()
    await expect(home(tab)).toBeVisible()
  })

  await page.getByLabel('Company', { exact: true }).fill(words)
  await clock.forward(15 * MINUTE + 1_000)
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Password' }).fill(member.password)
  const heard = page.waitForResponse(/\/api\/rpc\/accounts\/touch/)
  await page.getByRole('button', { name: 'Unlock' }).click()
  // The clock stands until the server has taken the proof and heard of it; the field is there behind the lock too.
  await heard
  await expect(home(tab)).toBeVisible()
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue(words)

  await clock.forward(25 * MINUTE + 1_000)
  // The lock shows the warning; a notice that the same jump of the clock raised is dismissed.
  for (const each of [page, tab]) {
    await expect(each.getByRole('alert').filter({ hasText: warning })).toBeVisible()
    await expect(warned(each)).toHaveCount(0)
  }
  await clock.end()
  await clock.forward(5 * MINUTE + 2_000)
  // At once in both: a notice does not wait until the other tab has been looked at.
  await Promise.all(
    [page, tab].map(async (each) => {
      await expect(told(each, 'Session expired. Please log in again.')).toBeVisible()
      await expect(each).toHaveURL(/\/auth\?next=/)
    }),
  )
  expect(await page.evaluate(() => localStorage.getItem('jul.words'))).not.toContain('landlord')
  await clock.catchUp()
  await signIn(page, member)
  await page.goto(paths.dashboard())
  const left = page.getByRole('dialog', { name: 'You left unsaved words' })
  await expect(left.getByText(words)).toBeVisible()
  await expectAccessible(page)

  await test.step('on a page that comes up locked they wait until it is unlocked', async () => {
    await left.getByRole('button', { name: 'Keep for later' }).click()
    await page.request.post('/api/auth/lock', { data: {}, headers: { 'x-jul': '1' } })
    await page.reload()
    await page.getByRole('textbox', { name: 'Password' }).fill(member.password)
    await expect(left).toHaveCount(0)
    await page.getByRole('button', { name: 'Unlock' }).click()
    await expect(left.getByText(words)).toBeVisible()
    await left.getByRole('button', { name: 'Discard them' }).click()
    await expect(left).toHaveCount(0)
  })

  await test.step('a device whose clock runs 20 minutes ahead is not locked for it', async () => {
    await page.context().clock.setSystemTime(new Date(Date.now() + 20 * MINUTE))
    await page.goto(isPhone(page) ? paths.app() : paths.dashboard())
    await expect(home(page)).toBeVisible()
    // What is pressed on a locked screen is not told to the server.
    await act(page)
    await expect(page.getByRole('heading', { name: 'Locked' })).toHaveCount(0)
  })
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

/** Presses a key that does nothing until the server has heard of it: a page may be drawn before it listens. */
async function act(page: Page): Promise<void> {
  let isTold = false
  const told = page.waitForResponse(/\/api\/rpc\/accounts\/touch/).then(() => {
    isTold = true
  })
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift')
      return isTold
    })
    .toBe(true)
  await told
}

/**
 * The clock of a browser's tabs, which only moves when it is told to. The server's own cannot be moved: what it says of
 * its time and of the end of a sign-in is moved along, and a sign-in ends there by losing its cookie.
 */
async function holdClock(context: BrowserContext) {
  // Ten minutes before an hour, so that what is asked for the hour grows old while the page is hidden.
  let ahead = HOUR - 10 * MINUTE - (Date.now() % HOUR)
  let running = 0
  let answeredAt = 0
  await context.clock.install({ time: Date.now() + ahead })
  await moveServerTime(
    context,
    () => ahead,
    async (answer) => {
      running += 1
      await answer()
      running -= 1
      answeredAt = Date.now()
    },
  )
  return {
    forward: async (ms: number) => {
      // What is on its way, or follows from it in the other tab, was said at the time that is left.
      await expect.poll(() => running === 0 && Date.now() - answeredAt > 400).toBe(true)
      ahead += ms
      await context.clock.fastForward(ms)
    },
    end: () => context.clearCookies(),
    /** Shows the server's time again: a sign-in that begins now would be long over by the time that was moved. */
    catchUp: async () => {
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await context.clock.setSystemTime(new Date())
    },
  }
}
