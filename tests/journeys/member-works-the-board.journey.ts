import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { siteTexts } from '#domain/content/texts.ts'
import { addCards, boardOf, columnOf, expectStored, startWithBareBoard } from './board.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { post } from './people.ts'
import { ask } from './seed.ts'

const told = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: 'Notifications' }).getByText(text)).toBeVisible()

const isPhone = (viewport: { width: number } | null) => (viewport?.width ?? 0) < 768

test('a member keeps the board: a figure, a decision, a milestone, a check-in, cards together (T-099, T-101, T-102, T-104)', async ({
  page,
  viewport,
}) => {
  test.skip(isPhone(viewport), 'the desktop console')
  await post(page.request, '/api/demo-session', {})
  await page.goto('/dashboard?tab=julboard')

  // A figure says whose it is and of which day, and the earlier one stays beneath it.
  await page.getByRole('button', { name: /^Figures:/ }).click()
  await page.getByRole('button', { name: 'Update Team' }).click()
  const figure = page.getByRole('dialog', { name: 'Team' })
  await figure.getByLabel('People', { exact: true }).fill('9')
  await figure.getByLabel('Note').fill('Two engineers began.')
  await expectAccessible(page)
  await figure.getByRole('button', { name: 'Save figure' }).click()
  await told(page, 'Figure entered')
  await expect(page.getByText('Up 2 people since', { exact: false })).toBeVisible()
  await expect(page.getByText('Two engineers began.', { exact: false })).toBeVisible()

  // A decision is added, taken, and its log says so.
  await page.getByRole('button', { name: 'New decision' }).click()
  const decision = page.getByRole('dialog', { name: 'New decision' })
  await decision.getByLabel('Decision', { exact: true }).fill('Keep one supplier of sensors')
  await decision
    .getByRole('button', { name: /decision/i })
    .last()
    .click()
  await told(page, 'Decision added')
  const decisions = page.getByRole('region', { name: 'Key Decisions' })
  await decisions.getByRole('button', { name: 'Actions for Keep one supplier of sensors' }).click()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Mark as decided' }).click()
  await told(page, 'Marked as decided')
  await expect(
    decisions.getByRole('listitem').or(decisions.getByRole('row')).filter({ hasText: 'Keep one supplier' }),
  ).toContainText('Approved')

  // What is chosen for a review stays chosen while another decision comes in.
  await page
    .getByRole('button', { name: /^Submit Decision/ })
    .first()
    .click()
  const review = page.getByRole('dialog', { name: 'Submit Decision for Review' })
  const which = review.getByRole('combobox', { name: 'Decision' })
  const chosen = await which.textContent()
  const another = { id: randomUUID(), title: 'Open a fourth depot', kind: 'decision' }
  await ask(page.request, 'board/createCard', another)
  await expect(page.getByText(another.title).first()).toBeAttached()
  await expect(which).toHaveText(chosen ?? '')
  await page.keyboard.press('Escape')
  await expect(review).toHaveCount(0)

  // A milestone, with its history.
  await page.getByRole('button', { name: 'New milestone' }).click()
  const milestone = page.getByRole('dialog', { name: 'New milestone' })
  await milestone.getByLabel('Title').fill('Sign the third depot')
  await milestone.getByLabel('Target date').fill('2027-03-31')
  await expectAccessible(page)
  await milestone
    .getByRole('button', { name: /milestone/i })
    .last()
    .click()
  await told(page, 'Milestone added')
  await expect(page.getByText('Sign the third depot').first()).toBeVisible()

  // Three check-ins are shown, the newest first.
  await page.getByRole('button', { name: 'Add check-in' }).click()
  const checkin = page.getByRole('dialog', { name: 'Add check-in' })
  await checkin.getByLabel('How are things going?').fill('The Leiden pilot runs without false alarms.')
  await checkin
    .getByRole('button', { name: /check-in/i })
    .last()
    .click()
  await told(page, 'Check-in added')
  const checkins = page.getByRole('region', { name: 'Board Check-ins' })
  await expect(checkins.getByRole('listitem').first()).toContainText('The Leiden pilot runs')
  await expect(checkins.getByRole('listitem')).toHaveCount(3)

  // A page of the log that does not come is said, with the way to ask for it again.
  let isOut = true
  await page.route('**/api/rpc/board/listCheckins*', async (route) => {
    if (!route.request().postData()?.includes('later') && !route.request().url().includes('later')) {
      const response = await route.fetch()
      const { json } = await response.json()
      return route.fulfill({ response, json: { json: { ...json, next: 'later' } } })
    }
    return isOut
      ? route.fulfill({ status: 503 })
      : route.fulfill({ json: { json: { checkins: [], next: null } } })
  })
  await page.getByRole('button', { name: 'View all check-ins' }).click()
  const log = page.getByRole('dialog', { name: 'Board Check-ins' })
  const again = log.getByRole('button', { name: siteTexts.retry })
  await log.getByRole('list').locator('..').dispatchEvent('scroll')
  await expect(again).toBeVisible({ timeout: 15_000 })
  isOut = false
  await again.click()
  await expect(again).toHaveCount(0)
  await page.unroute('**/api/rpc/board/listCheckins*')
  await page.keyboard.press('Escape')
  await expect(log).toHaveCount(0)

  // Three cards are moved together, and the toast takes it back.
  await page.getByRole('button', { name: 'Select cards' }).click()
  const ticks = page.locator('[data-column="backlog"]').getByRole('checkbox')
  for (let n = 0; n < 3; n++) await ticks.nth(n).check()
  const bar = page.getByRole('region', { name: 'Selected cards' })
  await expect(bar.getByRole('status')).toHaveText('3 selected')
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Move' }).click()
  await page.getByRole('menuitem', { name: 'Completed' }).click()
  await told(page, '3 cards moved to Completed')
  await page.reload()
  await expect(page.getByText('12 done', { exact: false })).toBeVisible()
})

test('titles that are refused while others are typed are kept, and tried again (K94)', async ({
  page,
  viewport,
}) => {
  test.skip(isPhone(viewport), 'the desktop console')
  await startWithBareBoard(page)
  await addCards(page, 'backlog', ['There before'])
  await page.goto(boardOf(page))
  await page.getByRole('button', { name: 'New card in Backlog' }).click()
  const box = page.getByRole('textbox', { name: 'New card in Backlog' })
  const held: (() => void)[] = []
  await page.route('**/api/rpc/board/createCard*', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.abort()
  })
  for (const title of ['First', 'Second', 'Third']) {
    await box.fill(title)
    await box.press('Enter')
  }
  await expect.poll(() => held.length).toBe(3)
  for (const refuse of held) refuse()
  await expect(box).toHaveValue('First')
  await page.unroute('**/api/rpc/board/createCard*')
  for (const title of ['Second', 'Third']) {
    const kept = page.locator('.toast').filter({ hasText: `Couldn't create the card “${title}”` })
    await kept.getByText('Try Again', { exact: true }).click()
    await expect(kept).toHaveCount(0)
  }
  await box.press('Enter')
  await expectStored(page, 'backlog', ['First', 'Third', 'Second', 'There before'])
})

test('a printed board holds all its cards, and nothing to press', async ({ page, viewport }) => {
  test.skip(isPhone(viewport), 'paper has one width')
  const titles = Array.from({ length: 16 }, (_, at) => `Card ${at + 1}`)
  await startWithBareBoard(page)
  await addCards(page, 'backlog', titles)
  await page.goto(boardOf(page))
  const cards = columnOf(page, 'Backlog').getByRole('listitem')
  await expect(cards.first()).toBeVisible()
  expect(await cards.count(), 'cards in view').toBeLessThan(titles.length)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(cards.getByRole('heading')).toHaveText(titles)
  await expect(page.getByRole('button', { name: /card/i })).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.emulateMedia({ media: null })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect.poll(() => cards.count()).toBeLessThan(titles.length)
})

test('the same board on the phone, one part at a time (K94, T-101)', async ({ page, viewport }) => {
  test.skip(!isPhone(viewport), 'the phone console')
  await post(page.request, '/api/demo-session', {})
  await page.goto('/app/julboard')
  for (const part of ['Decisions', 'Milestones', 'Figures', 'Check-ins']) {
    await page.getByRole('tab', { name: part }).click()
    await expect(page.getByRole('tabpanel', { name: part })).toBeVisible()
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: 'Add check-in' }).click()
  const checkin = page.getByRole('dialog', { name: 'Add check-in' })
  await checkin.getByLabel('How are things going?').fill('Written on the way to Leiden.')
  await checkin
    .getByRole('button', { name: /check-in/i })
    .last()
    .click()
  await told(page, 'Check-in added')
  await page.reload()
  await expect(page.getByText('Written on the way to Leiden.')).toBeVisible()
})

test('a note half written stays while the card is read again', async ({ page, viewport }) => {
  test.skip(!isPhone(viewport), 'the phone console')
  await post(page.request, '/api/demo-session', {})
  const { cards } = await (await page.request.get('/api/v1/board/cards?limit=1')).json()
  await page.goto(`/app/julboard/card/${cards[0].id}`)
  const tab = (name: RegExp) => page.getByRole('tab', { name })
  await tab(/^Notes/).click()
  const words = page.getByRole('textbox', { name: 'New note' })
  await words.fill('Ask Ilse for the')
  await tab(/^Details/).click()
  await expect(words).toBeHidden()
  await tab(/^Notes/).click()
  await expect(words).toHaveValue('Ask Ilse for the')
  await words.fill('Ask Ilse for the older table')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'older table' })).toBeVisible()
})
