import type { Page } from '@playwright/test'
import { paths } from '#contract/paths.ts'
import { addCards, boardOf, columnOf, isPhone, showColumn, signInToo, startWithBareBoard } from './board.ts'
import { test as base, expect, expectAccessible } from './journey.ts'
import type { Network } from './network.ts'
import { openNetwork } from './network.ts'
import { post } from './people.ts'

const test = base.extend<{ network: Network }>({
  // biome-ignore lint/correctness/noEmptyPattern: safe because Playwright reads the fixtures a function needs from this pattern
  network: async ({}, use) => {
    const network = await openNetwork()
    await use(network)
    network.close()
  },
})
// The other journeys do without it: what it answers, they could not change on the way.
test.use({ serviceWorkers: 'allow' })

const shown = 'Call Ilse'
const offline = (page: Page) => page.getByRole('alert').filter({ hasText: 'Offline mode' })
const worker = '/console-worker.js'

async function seesBoard(page: Page): Promise<void> {
  await showColumn(page, 'Backlog')
  await expect(columnOf(page, 'Backlog').getByText(shown)).toBeVisible()
}

test.beforeEach(async ({ page }) => {
  await startWithBareBoard(page)
  await addCards(page, 'backlog', [shown])
})

/** Opens the board and waits until the browser keeps what a console starts with. */
async function openKept(page: Page): Promise<void> {
  await page.goto(boardOf(page))
  await seesBoard(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => keptIn(page)).toContain('/app/home')
}

/** The scopes of the workers that are there, and the names of what they keep. */
const keptNames = (page: Page) =>
  page.evaluate(async () => [
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ...(await caches.keys()),
  ])

/** The addresses of everything that is kept. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })

test('a console opens without a network where it was asked for, and comes to life by itself (K56)', async ({
  page,
}) => {
  await openKept(page)

  await test.step('nothing of anybody is kept', async () => {
    const addresses = await keptIn(page)
    expect(
      addresses.filter((address) => !/^\/(?:assets\/|app\/home$|theme\.js$|empty-root\.js$)/.test(address)),
    ).toEqual([])
    const words = await page.evaluate(async () => (await caches.match('/app/home'))?.text())
    expect(words).toContain('JUL')
    expect(words).not.toMatch(/demo@|@demo|Talven|sid=/)
  })

  await page.context().setOffline(true)
  await page.reload()
  await expect(offline(page)).toContainText('Your console opens by itself once you are back online.')
  await expect(page.getByRole('heading', { name: 'This screen needs a connection' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeDisabled()
  await expect(page).toHaveURL(boardOf(page))
  await expect(page.getByText(shown)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0)
  await expectAccessible(page)

  await test.step('so does one that begins with it', async () => {
    const cold = await page.context().newPage()
    for (const address of isPhone(page)
      ? ['/app', '/app/sessions/3d0f8c9e-6f0e-4d43-9a2b-0f2a4f5b6c7d', '/app/settings']
      : ['/dashboard', '/dashboard?tab=sessions', '/dashboard/nothing']) {
      await cold.goto(address)
      await expect(offline(cold)).toBeVisible()
      await expect(cold).toHaveURL(address)
    }
    await cold.close()
  })

  await page.context().setOffline(false)
  await seesBoard(page)
  await expect(offline(page)).toHaveCount(0)
  await expect(page).toHaveURL(boardOf(page))
})

test('the staff area goes on without a network, and says of a screen that it is not there yet', async ({
  asAdmin,
}) => {
  const staff = await asAdmin()
  const areas = staff.getByRole('navigation', { name: 'Staff' })
  const title = staff.getByRole('heading', { level: 1 })
  await staff.goto(paths.vip())
  await expect(title).toBeVisible()
  const overview = await title.innerText()
  // The routes are loaded ahead of a press on their links.
  const loaded = () =>
    staff.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(' '),
    )
  await expect.poll(loaded).toContain('/assets/vip.members-')

  await staff.context().setOffline(true)
  await areas.getByRole('link', { name: 'Members' }).click()
  await expect(title).toHaveText('This screen needs a connection')
  await expect(offline(staff)).toBeVisible()
  await expect(staff).toHaveURL(paths.vipMembers())
  await areas.getByRole('link', { name: 'Overview' }).click()
  await expect(title).toHaveText(overview)

  await areas.getByRole('link', { name: 'Members' }).click()
  await staff.context().setOffline(false)
  await staff.getByRole('button', { name: 'Try Again' }).click()
  await expect(title).toHaveText('Members')
})

test('the site is no business of it, and neither is a sign-out', async ({ page }) => {
  await openKept(page)
  await page.goto('/pricing')
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await post(page.request, '/api/auth/sign-out', {})
  await page.context().setOffline(true)
  await page.goto(boardOf(page))
  await expect(offline(page)).toBeVisible()
  await expect(page.getByText(shown)).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(
    isPhone(page) ? page.getByRole('link', { name: 'Sign In' }) : page.getByLabel('Email'),
  ).toBeVisible()
  // And back to where they were going.
  if (isPhone(page)) await page.getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(new RegExp(`/auth\\?next=${encodeURIComponent(boardOf(page))}`))
})

test('a server that does not answer is said, and one that switches it off takes it away', async ({
  page: other,
  asVisitor,
  network,
}) => {
  const page = await asVisitor({ proxy: network, serviceWorkers: 'allow' })
  await signInToo(page, other)
  await openKept(page)

  await test.step('where there is a network, but no way through it', async () => {
    network.cut()
    await page.reload()
    await expect(page.getByText("Can't reach the server.")).toBeVisible({ timeout: 20_000 })
    network.mend()
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await seesBoard(page)
  })

  await test.step('switched off', async () => {
    // As a server with OFFLINE_START=off answers: its documents register no worker, and the worker takes itself away.
    const answerAs = async (path: string, change: (text: string) => string) => {
      const given = await other.request.get(path)
      const { 'content-encoding': _, 'content-length': __, ...headers } = given.headers()
      network.instead(path, change(await given.text()), headers)
    }
    await answerAs(boardOf(page), (text) => text.replace('<html ', '<html data-no-worker="" '))
    await answerAs(worker, (text) => text.replace(/^const shell=[^;]*;/, 'const shell=null;'))
    // A browser checks for a newer worker some time after a page has loaded, and waits until the old one is idle: that may take
    // another load or two.
    await expect(async () => {
      await page.reload()
      await seesBoard(page)
      await expect.poll(() => keptNames(page), { timeout: 7_000 }).toEqual([])
    }).toPass({ timeout: 60_000 })
    await seesBoard(page)
  })
})
