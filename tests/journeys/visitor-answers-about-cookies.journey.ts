import { paths } from '#contract/paths.ts'
import { cookieText, cookieTexts } from '#domain/privacy/texts.ts'
import { expect, expectAccessible, test } from './journey.ts'

// Everywhere else of the journeys the question is answered already.
test.use({ storageState: { cookies: [], origins: [] } })

test('a visitor is asked a second after the page, nothing runs before a yes, and can change it (K51, T-159)', async ({
  page,
  asVisitor,
}) => {
  const visits: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/content/visits')) visits.push(request.postData() ?? '')
  })
  // By the page's own clock: on a busy machine it is loaded when its second is long over.
  await page.addInitScript(() => {
    const look = () => {
      const shown = document.querySelector('[data-cookie-banner]')?.checkVisibility()
      if (shown) document.documentElement.dataset.askedAt = String(performance.now())
      else requestAnimationFrame(look)
    }
    look()
  })
  await page.goto('/pricing')
  const question = page.getByRole('region', { name: 'Cookies' })
  await expect(question).toBeVisible()
  const askedAfter = await page.evaluate(() => {
    const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[] // safe because of its type
    return Number(document.documentElement.dataset.askedAt) - (loading?.responseStart ?? 0)
  })
  expect(askedAfter).toBeGreaterThanOrEqual(1_000)
  // A press that could not be stored can be repeated where it was made.
  const choices = '**/api/v1/privacy/choices'
  await page.route(choices, (route) => route.abort())
  await question.getByRole('button', { name: 'Accept All' }).press('Enter')
  await expect(question.getByText(cookieTexts.failed)).toBeVisible()
  await expect(question.getByRole('button', { name: 'Accept All' })).toBeFocused()
  await page.unroute(choices)

  const yes = await question.getByRole('button', { name: 'Accept All' }).boundingBox()
  const no = await question.getByRole('button', { name: 'Reject Non-Essential' }).boundingBox()
  expect([yes?.width, yes?.height]).toEqual([no?.width, no?.height])
  await expectAccessible(page)
  expect(visits).toEqual([])

  await question.getByRole('button', { name: 'Customize' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose what may be stored' })
  await expect(dialog.getByLabel('Essential')).toBeDisabled()
  await expect(dialog.getByLabel('Analytics')).not.toBeChecked()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Customize' }).click()
  await dialog.getByLabel('Functional').check()
  await dialog.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(dialog).toBeHidden()
  await expect(question).toBeHidden()
  // The keyboard, which came from nowhere, goes on at the head of the page.
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
  expect(visits).toEqual([])

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' }).click()
  const form = page.getByRole('form', { name: 'Choose what may be stored' })
  await expect(form.getByRole('status')).toHaveText(/^Receipt [0-9a-f-]{36}, /)
  await expect(form.getByLabel('Functional')).toBeChecked()
  await form.getByLabel('Analytics').check()
  // Whatever else another tab stores, a tick stays until it is saved.
  await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: 'jul.theme' })))
  await expect(form.getByLabel('Analytics')).toBeChecked()
  await form.getByRole('button', { name: 'Save Preferences' }).click()
  await expect.poll(() => visits).toEqual(['{"path":"/cookie-preferences"}'])

  // A console asks too, where nobody has answered.
  const other = await asVisitor({ storageState: { cookies: [], origins: [] } })
  await other.goto('/app')
  const there = other.getByRole('region', { name: 'Cookies' })
  await there.getByRole('button', { name: 'Reject Non-Essential' }).click()
  await expect(there).toBeHidden()
  await other.reload()
  await other.waitForTimeout(1_500)
  await expect(there).toBeHidden()

  // Without scripts the same by a form, and the first page with scripts does not ask again.
  const plain = await asVisitor({ storageState: { cookies: [], origins: [] }, javaScriptEnabled: false })
  await plain.goto('/cookie-preferences')
  await plain.getByRole('button', { name: 'Accept All' }).click()
  await expect(plain.getByRole('status')).toHaveText(/^Receipt /)
  await expect(plain.getByRole('checkbox', { name: 'Marketing' })).toBeChecked()
})

test('a dialog of the console stands over the question, and its buttons can be pressed (K51)', async ({
  page,
  signUpAndVerify,
}) => {
  await signUpAndVerify(page)
  await page.goto(paths.dashboard('sessions', { book: 'new' }))
  await expect(page.getByRole('region', { name: cookieText.title, includeHidden: true })).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Book a session' })
  await dialog.getByRole('radio').first().check({ force: true })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('button', { name: 'Back' })).toBeVisible()
})

test('on a phone every button of a page can be scrolled clear of the question, and the room goes with it (T-159)', async ({
  page,
  viewport,
}) => {
  test.skip((viewport?.width ?? 0) >= 768, 'the question covers a corner there')
  for (const height of [844, 664]) {
    await page.setViewportSize({ width: 390, height })
    const question = page.getByRole('region', { name: 'Cookies' })
    for (const [mode, name] of [
      ['sign-up', 'Create account'],
      ['sign-in', 'Quick Demo Sign-In'],
    ] as const) {
      await page.goto(`/auth?mode=${mode}`)
      await expect(question).toBeVisible()
      const button = page.getByRole('button', { name, exact: true })
      await expect
        .poll(async () => {
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
          const [own, over] = [await button.boundingBox(), await question.boundingBox()]
          return own && over ? own.y + own.height <= over.y : null
        })
        .toBe(true)
    }
  }
  await page.getByRole('button', { name: 'Reject Non-Essential' }).click()
  await expect.poll(() => page.evaluate(() => document.body.style.paddingBottom)).toBe('')
})
