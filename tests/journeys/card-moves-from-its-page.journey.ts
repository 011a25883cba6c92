import type { Page } from '@playwright/test'
import { paths } from '#contract/paths.ts'
import {
  addCards,
  boardOf,
  columnOf,
  expectStored,
  notice,
  showColumn,
  startWithBareBoard,
  undo,
} from './board.ts'
import { expect, expectAccessible, test } from './journey.ts'

const cards = ['First', 'Second', 'Third']

test('a card moved on its own page is read out, goes back between its neighbours and stays where it was put (K94)', async ({
  page,
}) => {
  await startWithBareBoard(page)
  const [, second = ''] = await addCards(page, 'backlog', cards)
  await page.goto(paths.card(second))
  await moveTo(page, 'Completed')
  await heardHere(page, 'Second moved to Completed.')
  await expect(notice(page, 'Card updated')).toBeVisible()
  await expectStored(page, 'completed', ['Second'])

  // What reads the whole page outlasts a notice, so the notice is used first.
  await undo(page)
  await heardHere(page, 'Undone. Second is back in Backlog.')
  await expectStored(page, 'backlog', cards)
  await expectAccessible(page)

  await moveTo(page, 'In progress')
  await heardHere(page, 'Second moved to In progress.')
  await expectStored(page, 'in_progress', ['Second'])
  await page.goto(boardOf(page))
  await showColumn(page, 'In progress')
  await expect(columnOf(page, 'In progress').getByRole('link')).toHaveText(['Second'])
})

async function moveTo(page: Page, column: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: `Move to ${column}` }).click()
}

const heardHere = (page: Page, words: string) =>
  expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1)
