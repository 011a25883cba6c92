import { paths } from '#contract/paths.ts'
import { isPhone } from './board.ts'
import { expect, test } from './journey.ts'
import { post } from './people.ts'

/** As a browser is whose storage is blocked, or full. */
const refusals = {
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
}

for (const [name, refuse] of Object.entries(refusals))
  test(`consoles, sign-in and booking stand in a browser whose storage is ${name} (F26)`, async ({
    page,
    browser,
    baseURL,
    viewport,
  }) => {
    // Not a visitor of the fixtures: the router's own script for scrolling says aloud that nothing is kept.
    const visitor = await browser.newPage({ viewport, ...(baseURL ? { baseURL } : {}) })
    for (const each of [page, visitor]) await each.addInitScript(refuse)
    await post(page.request, '/api/demo-session', {})
    for (const address of isPhone(page)
      ? [paths.appHome(), paths.appBoard(), paths.appSettings()]
      : [paths.dashboard(), paths.dashboard('julboard'), paths.dashboard('settings')]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.locator('.skeleton-late')).toHaveCount(0)
      await expect(page.getByText('App Error Detected')).toHaveCount(0)
    }
    await visitor.goto('/book')
    await expect(visitor.getByRole('button', { name: 'Continue' })).toBeVisible()
    await visitor.goto(paths.auth('sign-in'))
    await expect(visitor.getByLabel('Email')).toBeVisible()
    await visitor.close()
  })
