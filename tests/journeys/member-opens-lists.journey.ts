import { expect, expectAccessible, test } from './journey.ts'
import { post } from './people.ts'
import { readIds } from './seed.ts'

test('whatever opens over a screen is as accessible as the screen, and closes alone (T-173, K33)', async ({
  page,
}) => {
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  await post(page.request, '/api/demo-session', {})

  await test.step('a menu', async () => {
    await page.goto(isPhone ? '/app/julboard' : '/dashboard?tab=julboard')
    // By name: the lists of the page come one after another, so the first trigger may become a later one.
    const trigger = page.getByRole('button', {
      name: 'Actions for Redraft the quote at €790 per depot',
    })
    await trigger.click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(trigger).toBeFocused()
  })

  await test.step('a dialog, and a select in it', async () => {
    await page.getByRole('button', { name: 'New card', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'New card' })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    const select = dialog.getByRole('combobox', { name: 'Assigned To' })
    await select.click()
    await expect(page.getByRole('listbox')).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(dialog).toBeVisible()
    await select.click()
    await page.getByRole('option').nth(1).click()
    await expect(select).not.toContainText('Unassigned')
  })

  await test.step('a select on the page', async () => {
    await page.goto('/dashboard?tab=settings')
    await page.getByRole('combobox', { name: 'I am' }).click()
    await expect(page.getByRole('listbox')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
  })

  await test.step('a list that is searched', async () => {
    const zone = page.getByRole('combobox', { name: 'Time zone' })
    await zone.click()
    await zone.fill('Helsinki')
    await expect(page.getByRole('option')).toHaveCount(1)
    await expectAccessible(page)
    await page.getByRole('option').click()
    await expect(zone).toHaveValue(/Helsinki/)
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expectAccessible(page)
  })
})

test('the names of the drawers come later and leave the focus where it is (K33)', async ({ page }, {
  project,
}) => {
  test.skip(project.name !== 'desktop', 'the rail of drawers is the desktop console’s')
  await page.setViewportSize({ width: 1000, height: 800 })
  await post(page.request, '/api/demo-session', {})
  let bringNames = () => {}
  const late = new Promise<void>((go) => {
    bringNames = go
  })
  await page.route(/\/Tooltip-[^/]*\.js$/, async (route) => {
    await late
    await route.continue()
  })
  await page.goto('/dashboard')
  const drawer = page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Sessions' })
  await drawer.focus()
  bringNames()
  await expect(drawer).toHaveAttribute('data-base-ui-tooltip-trigger', /.*/)
  await expect(drawer).toBeFocused()
})

test('a report can be closed and worked with in a window of any width (K33)', async ({ page }, {
  project,
}) => {
  test.skip(project.name === 'phone', 'the desktop console')
  await post(page.request, '/api/demo-session', {})
  const { sessionId = '' } = await readIds(page)
  for (const width of [768, 900, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/dashboard?tab=sessions&session=${sessionId}`)
    const dialog = page.getByRole('dialog')
    for (const name of ['Close', 'Copy', /^Add \d+ actions? to the board$/]) {
      await expect(dialog.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    }
  }
})
