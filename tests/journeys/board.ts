import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { CardStatus } from '#domain/board/types.ts'
import { post } from './people.ts'
import { ask } from './seed.ts'

/** Whether this page shows the phone's console. */
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

/** The address of the board on the console of this page. */
export const boardOf = (page: Page) => (isPhone(page) ? '/app/julboard' : '/dashboard?tab=julboard')

/** A member whose board they may change on both consoles, with no card on it yet. */
export async function startWithBareBoard(page: Page): Promise<void> {
  await post(page.request, '/api/demo-session', {})
  const { cards } = await ask<{ cards: { id: string }[] }>(page.request, 'board/listCards', {})
  await ask(page.request, 'board/archiveCards', { ids: cards.map(({ id }) => id) })
}

/** Signs the member of one page in on another, whose browser shares nothing else with it. */
export async function signInToo(other: Page, page: Page): Promise<void> {
  await other.context().addCookies(await page.context().cookies())
}

/** Puts cards into a column, the first of them at its head; their ids in the same order. */
export async function addCards(page: Page, status: CardStatus, titles: readonly string[]): Promise<string[]> {
  const ids = titles.map(() => randomUUID())
  for (const [at, title] of [...titles.entries()].toReversed())
    await ask(page.request, 'board/createCard', { id: ids[at], status, title })
  return ids
}

/** The titles of a column in the order the server has stored. */
export async function storedIn(page: Page, status: CardStatus): Promise<string[]> {
  const { cards } = await ask<{ cards: { title: string }[] }>(page.request, 'board/listCards', { status })
  return cards.map((card) => card.title)
}

/** The order of a column on the server, once it is this. */
export const expectStored = (page: Page, status: CardStatus, titles: readonly string[]) =>
  expect.poll(() => storedIn(page, status), { message: `${status} on the server` }).toEqual(titles)

/** The cards of one column, as a list; on the phone the one that is shown. */
export const columnOf = (page: Page, name: string) => page.getByRole('list', { name, exact: true })

/** What the board last told a screen reader. */
export const heard = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('region', { name: 'Cards', exact: true }).getByRole('status').first()).toHaveText(
    words,
  )

/** A notice, by its words. */
export const notice = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words)

/** Takes back what the newest notice offers to take back. */
export const undo = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()

/** Shows one column; the desktop shows all of them. */
export async function showColumn(page: Page, name: string): Promise<void> {
  if (!isPhone(page)) return
  const button = page
    .getByRole('group', { name: 'Column' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
}
