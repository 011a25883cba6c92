import type { Locator, Page, Route } from '@playwright/test'
import { expect, test } from './journey.ts'

type Tap = {
  page: string
  /** What is tapped first. */
  at: (page: Page) => Locator
  /** What shows then, before anything comes over the line. */
  shows: (page: Page) => Promise<void>
  /** Only where the control is there at this width. */
  width?: 'phone' | 'desktop'
  /** Only what the page's own document says is there yet: its program is still on its way. */
  isBeforeProgram?: true
}

/** While a page is on its way nothing can be asked of the one that is left, so that one tells by itself. */
const told = new WeakSet<Page>()
const leaving = (page: Page) => expect.poll(() => told.has(page)).toBe(true)
async function watchLeaving(page: Page) {
  await page.exposeFunction('tellLeaving', () => told.add(page))
  await page.evaluate(() => {
    // safe because the line above put it there
    const { tellLeaving } = window as unknown as { tellLeaving: () => void }
    const look = () => document.querySelector('[data-leaving]')?.checkVisibility() && tellLeaving()
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
}

const link = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name }).first()

/** One control of each kind that a page type has. */
const taps: readonly Tap[] = [
  { page: '/', at: link(/./), shows: leaving },
  {
    page: '/',
    width: 'phone' as const,
    at: (page) => page.getByRole('button', { name: 'Open navigation' }),
    shows: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    page: '/',
    width: 'desktop' as const,
    at: (page) => page.getByRole('button', { name: 'Quick navigation' }),
    shows: (page) => expect(page.getByRole('combobox', { name: 'Quick navigation' })).toBeFocused(),
  },
  { page: '/pricing', at: link(/./), shows: leaving },
  { page: '/advisory', at: link(/./), shows: leaving },
  {
    page: '/faq',
    at: (page) => page.locator('main details summary').first(),
    shows: (page) => expect(page.locator('main details').first()).toHaveAttribute('open', ''),
  },
  { page: '/jul-playbook', at: link(/Write the question/), shows: leaving },
  { page: '/funding-gaps-report', at: link(/./), shows: leaving },
  { page: '/terms-of-service', at: link(/^Version \d/), shows: leaving },
  {
    page: '/contact',
    at: (page) => page.locator('main form[method="post"] button[type="submit"]').first(),
    shows: leaving,
  },
  {
    page: '/juliverse-signup',
    at: (page) => page.locator('main form[method="post"] button[type="submit"]').first(),
    shows: leaving,
  },
  {
    page: '/search?q=capital',
    at: (page) => page.locator('main form button[type="submit"]').first(),
    shows: leaving,
  },
  { page: '/not-there', at: link(/./), shows: leaving },
  ...(
    [
      ['/auth', (page) => page.getByRole('button', { name: 'Sign In', exact: true })],
      ['/auth', (page) => page.getByRole('button', { name: 'Email me a sign-in link' })],
      ['/auth', (page) => page.getByRole('link', { name: 'Forgot password?' })],
      ['/magic-auth?token=never-sent', (page) => page.getByRole('button', { name: 'Sign In' })],
      ['/book', (page) => page.getByRole('link', { name: 'JUL, home' })],
      ['/consent?token=never-sent', (page) => page.getByRole('link', { name: 'JUL, home' })],
    ] satisfies [string, Tap['at']][]
  ).map(([page, at]): Tap => ({ page, at, shows: leaving, isBeforeProgram: true })),
  {
    page: '/book',
    at: (page) => page.getByRole('dialog').locator('label:has([type=radio])').first(),
    shows: (page) => expect(page.getByRole('dialog').getByRole('radio').first()).toBeChecked(),
  },
]

/** As a finger does it: what is disabled until the program runs is tapped all the same. */
async function tapAt(page: Page, control: Locator) {
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (!box) throw new Error('the control is not on the page')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

for (const [n, { page: address, at, shows, width, isBeforeProgram }] of taps.entries())
  test(`the first tap on ${address}${width ? `, ${width}` : ''} is answered before anything comes over the line, ${n + 1} (K33)`, async ({
    page,
  }) => {
    const isPhone = (page.viewportSize()?.width ?? 0) < 768
    test.skip(
      width !== undefined && isPhone !== (width === 'phone'),
      'this control is not there at this width',
    )
    const held: Route[] = []
    if (isBeforeProgram) await page.route('**/assets/*.js', (route) => void held.push(route))
    await page.goto(address, { waitUntil: 'commit' })
    const control = at(page)
    // From here on nothing is answered: what shows was there.
    await control.waitFor()
    await watchLeaving(page)
    await page.route('**/*', (route) => void held.push(route))
    if (isBeforeProgram) await tapAt(page, control)
    else await control.click({ noWaitAfter: true })
    await shows(page)
    for (const route of held) await route.abort().catch(() => undefined)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

test('a tap that came before the program is acted on once it runs', async ({ page }) => {
  const held: Route[] = []
  await page.route('**/assets/*.js', (route) => void held.push(route))
  await page.goto('/auth', { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: 'Email me a sign-in link' })
  await expect(button).toBeDisabled()
  await tapAt(page, button)
  await expect(page.locator('[data-leaving]')).toHaveCount(1)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  for (const route of held) await route.continue().catch(() => undefined)
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.locator('[data-leaving]')).toHaveCount(0)
})

test('a tap on an anchor shows no next page on its way (K33)', async ({ page }) => {
  await page.goto('/terms-of-service')
  // A wide screen has the versions next to the text, a narrow one folds the contents.
  await page
    .getByRole('link', { name: /All versions|Liability/ })
    .first()
    .click()
  await expect(page).toHaveURL(/#(versions|liability)$/)
  await expect(page.locator('[data-leaving]')).toHaveCount(0)
})
