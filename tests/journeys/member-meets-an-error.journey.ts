import type { Route } from '@playwright/test'
import { paths } from '#contract/paths.ts'
import { lockTexts } from '#domain/accounts/texts/lock.ts'
import { siteTexts, siteUiTexts } from '#domain/content/texts.ts'
import { startWithBareBoard } from './board.ts'
import { expect, expectAccessible, test } from './journey.ts'

test.skip(({ viewport }) => (viewport?.width ?? 0) < 768, 'desktop only')

test('a screen that fails says so, is stored, and comes back (T-172, K35)', async ({
  page,
  signUpAndVerify,
  asAdmin,
}) => {
  await signUpAndVerify(page)
  await page.route('**/assets/BoardDesktop-*.js', (route) => route.abort())
  await page.goto('/dashboard?tab=julboard')
  const alert = page.getByRole('alert').filter({ hasText: 'Application Error' })
  await expect(alert).toContainText("We're experiencing technical difficulties. Our team has been notified.")
  const id = ((await alert.getByText(/^Error [0-9a-f]{8}$/).textContent()) ?? '').slice('Error '.length)
  await expectAccessible(page)

  const staff = await asAdmin()
  const { errors } = await (await staff.request.get('/api/v1/content/errors')).json()
  expect(errors.find((each: { id: string }) => each.id.startsWith(id))).toMatchObject({
    level: 'critical',
    path: '/dashboard',
    release: expect.stringMatching(/^[0-9a-f]{8}$/),
  })

  await page.unroute('**/assets/BoardDesktop-*.js')
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'JUL Board', exact: true }).first()).toBeVisible()
})

test('an error takes down a section, a screen or the whole app, and each says so in its words (K35, spec 1 §8)', async ({
  page,
}) => {
  await startWithBareBoard(page)
  const broken = (body: object) => (route: Route) => route.fulfill({ json: { json: body } })

  await test.step('a section: the rest of the screen goes on, and Retry brings it back', async () => {
    await page.route('**/api/rpc/board/pickCards*', broken({ cards: null }))
    await page.goto('/dashboard')
    const section = page.getByRole('alert').filter({ hasText: siteTexts.componentTitle }).first()
    await expect(section).toContainText(siteTexts.component)
    await expect(page.getByRole('heading', { name: 'Live Sessions' })).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/rpc/board/pickCards*')
  })

  await test.step('a screen: the console around it stands', async () => {
    await page.route('**/assets/BoardDesktop-*.js', (route) => route.abort())
    await page.goto('/dashboard?tab=julboard')
    await expect(page.getByRole('alert').filter({ hasText: siteTexts.criticalTitle })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Console' })).toBeVisible()
    await page.unroute('**/assets/BoardDesktop-*.js')
  })

  await test.step("the phone's console says it in its own words", async () => {
    await page.route('**/assets/SessionsMobile-*.js', (route) => route.abort())
    await page.goto(paths.appHome('sessions'))
    await expect(page.getByRole('alert').filter({ hasText: siteTexts.mobileTitle })).toBeVisible()
    await page.unroute('**/assets/SessionsMobile-*.js')
  })

  await test.step('the whole app: one sentence and Refresh, which brings it back', async () => {
    await page.route('**/api/rpc/accounts/getMe*', broken({ me: { userId: 'nobody' } }))
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: siteTexts.wholeAppTitle })).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/rpc/accounts/getMe*')
    await page.getByRole('button', { name: siteTexts.refresh }).click()
    await expect(page.getByRole('navigation', { name: 'Console' })).toBeVisible()
  })
})

test('a part that cannot be loaded late takes no screen away, nor what is typed there (0017, T-133)', async ({
  page,
}) => {
  await startWithBareBoard(page)
  await page.route(/\/assets\/(ToastStack|PlaceList)-.*\.js/, (route) => route.abort())
  await page.goto(paths.dashboard('julboard'))
  await page.getByRole('button', { name: 'New card in Backlog' }).click()
  const title = page.getByRole('textbox', { name: 'New card in Backlog' })

  // A notice that has no place: what was typed is back.
  await page.route('**/api/rpc/board/createCard', (route) => route.abort())
  await title.fill('A card of my own')
  await title.press('Enter')
  await expect(title).toHaveValue('A card of my own')
  // The list of places says that it is not there.
  await page.getByRole('combobox', { name: 'Quick navigation' }).fill('set')
  await expect(page.getByText(siteUiTexts.searchFailed)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(title).toHaveValue('A card of my own')
  await expectAccessible(page)
})

test('a report that could not be stored claims nothing (T-172)', async ({ page, signUpAndVerify }) => {
  await signUpAndVerify(page)
  await page.route('**/assets/BoardDesktop-*.js', (route) => route.abort())
  await page.route('**/api/rpc/content/reportError', (route) => route.abort())
  await page.goto('/dashboard?tab=julboard')
  const alert = page.getByRole('alert').filter({ hasText: 'Application Error' })
  await expect(alert).toContainText("We're experiencing technical difficulties. Please try again.")
  await expect(alert).not.toContainText('notified')
  await expect(alert.getByText(/^Error /)).toHaveCount(0)
  await alert.getByRole('link', { name: 'Go Home' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Square, octagon, round.' })).toBeVisible()
})

test('a new version is taken over by one reload, and what is kept stays (T-151)', async ({
  page,
  signUpAndVerify,
}) => {
  await signUpAndVerify(page)
  // Left alone for longer than 15 minutes the screen would hide itself, and the lock would say the warning (T-015).
  await page.request.patch('/api/v1/accounts/profile', {
    data: { autoLock: false },
    headers: { 'x-jul': '1' },
  })
  await page.clock.install()
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('preferred_currency', 'GBP'))
  await page.route('**/version.json', (route) => route.fulfill({ json: { version: 'newer' } }))
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')))
  // On the way the sign-in's end is warned of; as long as that can be answered, nothing is taken over.
  await page.clock.fastForward('30:00')
  const warning = page.getByText(lockTexts.idleWarning)
  await expect(warning).toBeVisible()
  await page.clock.fastForward('45:00')
  await expect(warning).toHaveCount(0)
  await comeBack()
  await expect.poll(() => loads).toBe(1)
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await page.clock.fastForward('01:15:00')
  await comeBack()
  await page.waitForTimeout(500)
  expect(loads).toBe(1)
  expect(await page.evaluate(() => localStorage.getItem('preferred_currency'))).toBe('GBP')
})
