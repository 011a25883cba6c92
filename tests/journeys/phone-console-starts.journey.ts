import type { Page } from '@playwright/test'
import { startWithBareBoard } from './board.ts'
import { expect, test } from './journey.ts'

const splash = (page: Page) => page.locator('[aria-hidden=true][data-band=dark]')
const atMost = (ms: number) => ({ timeout: ms })

test.beforeEach(async ({ page }) => startWithBareBoard(page))

test.describe('the splash of the phone console (K56, spec 3 §2)', () => {
  test('stays 1.7 seconds at most, and fades for 300 ms', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/rpc/accounts/getMe', async (route) => {
      await held
      await route.continue()
    })
    // The page's clock stands still and is moved by hand, so that a slow machine changes nothing.
    const time = Date.now()
    await page.clock.install({ time })
    await page.clock.pauseAt(time + 1_000)
    await page.goto('/app/home')
    await expect
      .poll(async () => {
        await page.clock.runFor(10)
        return splash(page).isVisible()
      })
      .toBe(true)
    await expect(splash(page)).toHaveCSS('transition-duration', '0.3s')
    await expect(splash(page)).not.toHaveClass(/opacity-0/)
    await page.clock.runFor(1_700)
    await expect(splash(page)).toHaveClass(/opacity-0/)
    await page.clock.runFor(300)
    await expect(splash(page)).toHaveCount(0)
    await expect(page.getByText('Loading your dashboard...')).toBeVisible()
    answer()
    await page.clock.resume()
    await expect(page.getByRole('heading', { name: 'JUL Console' })).toBeVisible()
    await expect(splash(page)).toHaveCount(0)
  })

  test('goes as soon as it is known who is here, and comes once in the life of a tab', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.clock.install()
    await page.goto('/app/home')
    await expect(page.getByRole('heading', { name: 'JUL Console' })).toBeAttached()
    await page.clock.runFor(301)
    await expect(splash(page)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'JUL Console' })).toBeAttached()
    await expect(splash(page)).toHaveCount(0, atMost(1))
  })

  test('is skipped for whoever wants less motion once there is something to show', async ({ page }) => {
    await page.addInitScript(() => {
      // Every moment that it is there while the console is: none.
      Reflect.set(window, 'both', 0)
      new MutationObserver(() => {
        const isThere = document.querySelector('[aria-hidden=true][data-band=dark]') !== null
        if (isThere && document.querySelector('main h1, header h1')) Reflect.set(window, 'both', 1)
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto('/app/home')
    await expect(page.getByRole('heading', { name: 'JUL Console' })).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'both'))).toBe(0)
    await expect(splash(page)).toHaveCount(0)
  })
})
