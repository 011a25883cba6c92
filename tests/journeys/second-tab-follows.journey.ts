import type { Page } from '@playwright/test'
import {
  addCards,
  boardOf,
  columnOf,
  isPhone,
  notice,
  showColumn,
  signInToo,
  startWithBareBoard,
} from './board.ts'
import { test as base, expect } from './journey.ts'
import type { Network } from './network.ts'
import { openNetwork } from './network.ts'
import { join, newPerson, post } from './people.ts'

/** How long a change may take to another tab, once it is stored. */
const soon = { timeout: 2_000 }
/** How long a tab may take to find its connection again: it waits longer after every failed try. */
const waking = { timeout: 20_000 }

const test = base.extend<{ network: Network }>({
  // biome-ignore lint/correctness/noEmptyPattern: safe because Playwright reads the fixtures a function needs from this pattern
  network: async ({}, use) => {
    const network = await openNetwork()
    await use(network)
    network.close()
  },
})

test.beforeEach(async ({ page }) => {
  await startWithBareBoard(page)
  await addCards(page, 'backlog', ['Call Ilse'])
})

test('a second tab shows what the first one changed within two seconds, and the other way round (K94)', async ({
  page,
}) => {
  const tab = await page.context().newPage()
  for (const each of [page, tab]) await openBoard(each)

  await moveOn(page, 'Call Ilse', 'Move to In progress')
  await expectIn(tab, 'Backlog', [], soon)
  await showColumn(tab, 'In progress')
  await expectIn(tab, 'In progress', ['Call Ilse'])

  await moveOn(tab, 'Call Ilse', 'Move to Completed')
  await showColumn(page, 'In progress')
  await expectIn(page, 'In progress', [], soon)
  await showColumn(page, 'Completed')
  await expectIn(page, 'Completed', ['Call Ilse'])
  await showColumn(tab, 'Completed')
  await expectIn(tab, 'Completed', ['Call Ilse'])

  await test.step('the tab that is left goes on hearing when the other one closes', async () => {
    await page.close()
    await addCards(tab, 'completed', ['Call Henk'])
    await expectIn(tab, 'Completed', ['Call Henk', 'Call Ilse'])
  })
})

test('every part of the board in a second tab follows the first (K94, T-101)', async ({ page }) => {
  const tab = await page.context().newPage()
  const part = (name: string) => (isPhone(page) ? `${boardOf(page)}?part=${name}` : boardOf(page))

  await test.step('a milestone', async () => {
    for (const each of [page, tab]) await each.goto(part('milestones'))
    const of = (each: Page) =>
      each
        .getByRole('region', { name: 'Strategic Milestones and OKRs' })
        .getByText('Open in Ghent', { exact: true })
    await expect(tab.getByRole('region', { name: 'Strategic Milestones and OKRs' })).toBeVisible()
    await page.getByRole('button', { name: 'New milestone' }).click()
    const dialog = page.getByRole('dialog', { name: 'New milestone' })
    await dialog.getByLabel('Title').fill('Open in Ghent')
    await dialog
      .getByRole('button', { name: /milestone/i })
      .last()
      .click()
    await expect(notice(page, 'Milestone added')).toBeVisible()
    await expect(of(tab)).toBeVisible(soon)
  })

  await test.step('a check-in', async () => {
    for (const each of [page, tab]) await each.goto(part('checkins'))
    const words = 'Ghent has a lease.'
    await expect(tab.getByRole('region', { name: 'Board Check-ins' })).toBeVisible()
    await page.getByRole('button', { name: 'Add check-in' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add check-in' })
    await dialog.getByLabel('How are things going?').fill(words)
    await dialog
      .getByRole('button', { name: /check-in/i })
      .last()
      .click()
    await expect(notice(page, 'Check-in added')).toBeVisible()
    await expect(tab.getByRole('region', { name: 'Board Check-ins' }).getByText(words)).toBeVisible(soon)
  })
})

test('a tab whose connection broke catches up with what changed meanwhile (K94)', async ({
  page: other,
  asVisitor,
  network,
}) => {
  const page = await asVisitor({ proxy: network })
  await signInToo(page, other)
  for (const each of [page, other]) await openBoard(each)
  const without = async (change: () => Promise<unknown>) => {
    network.cut()
    await change()
    network.mend()
  }

  // Before it has heard anything, it has nothing to go on from and reads all of it again.
  await without(() => moveOn(other, 'Call Ilse', 'Move to Completed'))
  await expectIn(page, 'Backlog', [], waking)
  await showColumn(page, 'Completed')
  await expectIn(page, 'Completed', ['Call Ilse'])

  // Once it has heard something, it goes on from there.
  await addCards(other, 'completed', ['Call Henk'])
  await expectIn(page, 'Completed', ['Call Henk', 'Call Ilse'])
  const goingOn = page.waitForRequest(/\/api\/live\?after=/, waking)
  await without(() => addCards(other, 'completed', ['Call Mara']))
  await goingOn
  await expectIn(page, 'Completed', ['Call Mara', 'Call Henk', 'Call Ilse'], waking)
})

test('a tab that slept shows what changed meanwhile when it wakes (K94)', async ({
  page: other,
  asVisitor,
  network,
}) => {
  const page = await asVisitor({ proxy: network })
  await signInToo(page, other)
  await page.clock.install()
  for (const each of [page, other]) await openBoard(each)

  // Asleep: nothing of the page runs, its connections end, and time goes by.
  // By its own clock, which may be ahead of this one by now.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000)
  network.cut()
  await moveOn(other, 'Call Ilse', 'Move to Completed')
  await expectIn(page, 'Backlog', ['Call Ilse'])
  network.mend()
  await page.clock.fastForward('15:00')
  await page.clock.resume()
  await expectIn(page, 'Backlog', [], waking)
  await showColumn(page, 'Completed')
  await expectIn(page, 'Completed', ['Call Ilse'])
})

test('a tab that hears of no changes says so, asks for them by itself and when it is told to (K85, T-124)', async ({
  page: other,
  asVisitor,
}) => {
  const page = await asVisitor()
  await signInToo(page, other)
  await page.route('**/api/live*', (route) => route.abort())
  await page.clock.install()
  for (const each of [page, other]) await openBoard(each)
  const banner = page.getByRole('alert').filter({ hasText: 'Realtime connection failed' })
  await page.clock.runFor('00:10')
  await expect(banner).toBeVisible()
  await expect(page.getByText('Offline mode')).toHaveCount(0)

  await test.step('it asks again when somebody says so', async () => {
    await addCards(other, 'backlog', ['Call Henk'])
    await banner.getByRole('button', { name: 'Refresh' }).click()
    await expectIn(page, 'Backlog', ['Call Henk', 'Call Ilse'])
    await expect(banner).toBeVisible()
  })

  await test.step('every half minute', async () => {
    await addCards(other, 'backlog', ['Call Mara'])
    await page.clock.runFor('00:31')
    await expectIn(page, 'Backlog', ['Call Mara', 'Call Henk', 'Call Ilse'])
  })

  await test.step('and when the person comes back to it', async () => {
    await addCards(other, 'backlog', ['Call Tove'])
    await page.clock.runFor('00:02')
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expectIn(page, 'Backlog', ['Call Tove', 'Call Mara', 'Call Henk', 'Call Ilse'])
  })

  await test.step('the same button opens the stream at once where it can be opened', async () => {
    // Long down, the next try would be up to half a minute away.
    await page.unrouteAll()
    const opened = page.waitForRequest('**/api/live*')
    await banner.getByRole('button', { name: 'Refresh' }).click()
    await opened
    await expect(banner).toHaveCount(0)
    await addCards(other, 'backlog', ['Call Jan'])
    await expectIn(page, 'Backlog', ['Call Jan', 'Call Tove', 'Call Mara', 'Call Henk', 'Call Ilse'], soon)
  })
})

test('a tab shows nothing of one person to the next, who signs in over them or after them', async ({
  page,
  asVisitor,
  signIn,
}) => {
  const next = newPerson()
  await join((await asVisitor()).request, next)
  const tab = await page.context().newPage()

  await test.step('after them, on the same page', async () => {
    await openBoard(page)
    await tab.goto(boardOf(tab))
    await post(tab.request, '/api/auth/sign-out', {})
    if (isPhone(page)) await page.getByRole('link', { name: 'Sign In' }).click(waking)
    await expect(page).toHaveURL(/\/auth\?next=/, waking)
    await page.getByLabel('Email').fill(next.email)
    await page.getByLabel('Password', { exact: true }).fill(next.password)
    // What the tab has read is all that it could show.
    await page.route(/\/api\/rpc\/board\//, (route) => route.abort())
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect(page).not.toHaveURL(/\/auth/)
    await expect(page.getByText('Failed to load board cards').first()).toBeVisible(waking)
    await expect(page.getByText('Call Ilse')).toHaveCount(0)
    await page.unrouteAll()
  })

  await test.step('over them, from another tab', async () => {
    await startWithBareBoard(tab)
    await addCards(tab, 'backlog', ['Call Ilse'])
    await openBoard(page)
    const anew = page.waitForEvent('load', waking)
    await signIn(tab, next)
    await anew
    await expect(page.getByRole('main').first()).toBeVisible()
    await expect(page.getByText('Call Ilse')).toHaveCount(0)
  })
})

async function openBoard(page: Page): Promise<void> {
  await page.goto(boardOf(page))
  await showColumn(page, 'Backlog')
  await expectIn(page, 'Backlog', ['Call Ilse'])
}

/** Moves a card by its menu and waits until that is stored. */
async function moveOn(page: Page, title: string, words: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click()
  await page.getByRole('menuitem', { name: words, exact: true }).click()
  await expect(notice(page, 'Card updated')).toBeVisible()
}

const expectIn = (
  page: Page,
  column: string,
  titles: readonly string[],
  options: { timeout?: number } = {},
) => expect(columnOf(page, column).getByRole('link')).toHaveText([...titles], options)
