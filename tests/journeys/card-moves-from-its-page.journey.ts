import { randomUUID } from 'node:crypto'
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
import { loseAnswer } from './network.ts'
import { ask } from './seed.ts'

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

test('a card or a session that is gone says so and leads back to where its kind is (K93)', async ({
  page,
}) => {
  await startWithBareBoard(page)
  const [archived = ''] = await addCards(page, 'backlog', ['First'])
  const nobodys = randomUUID()
  for (const id of [nobodys, 'no-card']) {
    await page.goto(paths.card(id))
    await expect(notice(page, 'Card not found')).toBeVisible()
    await expect(page).toHaveURL(paths.appBoard())
  }
  await page.goto(paths.boardCard(nobodys))
  await expect(notice(page, 'Card not found')).toBeVisible()
  await expect(page).toHaveURL(paths.dashboard('julboard'))
  await page.goto(paths.appSession(nobodys))
  await expect(notice(page, 'Session not found')).toBeVisible()
  await expect(page).toHaveURL(/\/app\/(?:sessions|home\?view=sessions)$/)
  await page.goto(paths.dashboard('sessions', { session: nobodys }))
  await expect(notice(page, 'Session not found')).toBeVisible()
  await expect(page).toHaveURL(paths.dashboard('sessions'))
  // An archived one is still there.
  await ask(page.request, 'board/archiveCards', { ids: [archived] })
  await page.goto(paths.card(archived))
  await expect(page.getByText('Restore the card to edit or move it.')).toBeVisible()
})

test('what is typed on the page of a card outlives its archiving, unless it is left', async ({ page }) => {
  await startWithBareBoard(page)
  const [id = ''] = await addCards(page, 'backlog', ['First'])
  await page.goto(paths.card(id))
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const title = page.getByRole('textbox', { name: 'Title' })
  const banner = page.getByText('Restore the card to edit or move it.')
  const archiveAnd = async (answer: 'Keep editing' | 'Leave') => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Archive' }).click()
    await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor()
    await button(answer).click()
  }
  await button('Edit').click()
  await title.fill('First, as it was typed')
  await archiveAnd('Keep editing')
  await expect(title).toHaveValue('First, as it was typed')

  await ask(page.request, 'board/archiveCards', { ids: [id] })
  await expect(banner).toBeVisible()
  await expect(title).toHaveValue('First, as it was typed')
  await button('Restore').click()
  await expect(banner).toHaveCount(0)
  await button('Save Changes').click()
  await expect(page.getByRole('heading', { name: 'First, as it was typed' })).toBeVisible()
  await expect(title).toHaveCount(0)

  await button('Edit').click()
  await title.fill('Not this')
  await archiveAnd('Leave')
  await expect(banner).toBeVisible()
  await expect(title).toHaveCount(0)
})

test('a note half written stays on a card that is archived elsewhere', async ({ page }) => {
  await startWithBareBoard(page)
  const [id = ''] = await addCards(page, 'backlog', ['First'])
  await page.goto(paths.card(id))
  await page.getByRole('tab', { name: /^Notes/ }).click()
  const words = page.getByRole('textbox', { name: 'New note' })
  await words.fill('Ask Ilse for the')
  await ask(page.request, 'board/archiveCards', { ids: [id] })
  await expect(page.getByText('Restore the card to edit or move it.')).toBeVisible()
  await expect(words).toHaveValue('Ask Ilse for the')
  // Sent all the same, it says what to do first, and the words stay.
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(notice(page, 'This card is archived. Restore it first.')).toBeVisible()
  await expect(words).toHaveValue('Ask Ilse for the')
  await words.fill('')
  await expect(words).toHaveCount(0)
})

test('a note is stored as it was last written, also where the first answer was lost', async ({ page }) => {
  await startWithBareBoard(page)
  const [id = ''] = await addCards(page, 'backlog', ['First'])
  await page.goto(paths.card(id))
  await page.getByRole('tab', { name: /^Notes/ }).click()
  const words = page.getByRole('textbox', { name: 'New note' })
  const add = page.getByRole('button', { name: 'Add note' })
  await words.fill('Ask Ilse')
  await loseAnswer(page, 'board/addNote')
  await add.click()
  await expect(notice(page, 'Failed to update card')).toBeVisible()
  await words.fill('Ask Ilse for the older table')
  await add.click()
  await expect(words).toHaveValue('')
  await expect(page.getByRole('listitem').filter({ hasText: 'for the older table' })).toBeVisible()

  // Emptied, the box counts nothing.
  await words.fill('Long. '.repeat(1_500))
  await expect(page.getByText('9,000 of 10,000')).toBeVisible()
  await add.click()
  await expect(words).toHaveValue('')
  await expect(page.getByText('9,000 of 10,000')).toHaveCount(0)
})

async function moveTo(page: Page, column: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: `Move to ${column}` }).click()
}

const heardHere = (page: Page, words: string) =>
  expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1)
