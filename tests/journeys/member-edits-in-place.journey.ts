import { paths } from '#contract/paths.ts'
import { formTexts } from '#domain/content/texts/forms.ts'
import { unsavedTexts } from '#domain/content/texts/unsaved.ts'
import { addCards, boardOf, columnOf, expectStored, isPhone, startWithBareBoard } from './board.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { ask } from './seed.ts'

const titles = ['First', 'Second', 'Third']

test('a card opens over the board and is edited in place by keys, one after the other (4.13.4)', async ({
  page,
}) => {
  test.skip(isPhone(page), 'the phone has a screen for it')
  await startWithBareBoard(page)
  const [first = '', second = ''] = await addCards(page, 'in_progress', titles)
  await page.goto(boardOf(page))
  await columnOf(page, 'In progress').getByRole('link', { name: 'First' }).press('Enter')
  const drawer = page.getByRole('dialog', { name: 'First' })
  await expect(drawer).toBeFocused()
  await expect(drawer.getByText('1 of 3 in progress')).toBeVisible()
  await expect(page).toHaveURL(paths.boardCard(first))

  await page.keyboard.press('e')
  await expect(drawer).not.toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('First, sent')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Title saved \d\d:\d\d$/)).toBeVisible()
  await expectStored(page, 'in_progress', ['First, sent', 'Second', 'Third'])
  await expect(columnOf(page, 'In progress').getByRole('link', { name: 'First, sent' })).toBeVisible()

  await page.keyboard.press('j')
  const next = page.getByRole('dialog', { name: 'Second' })
  await expect(next).toBeFocused()
  await expect(page).toHaveURL(paths.boardCard(second))
  await expectAccessible(page)

  // Words that are left are not stored.
  await next.getByRole('button', { name: 'Edit description' }).click()
  await page.keyboard.type('Not this')
  // Another field does not take their place unasked.
  await next.getByRole('button', { name: 'Edit title' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: unsavedTexts.stay }).click()
  await expect(next.getByRole('textbox', { name: 'Description' })).toHaveValue('Not this')
  await next.getByRole('textbox', { name: 'Description' }).press('Escape')
  await expect(next.getByText('Add a description')).toBeVisible()
  await next.getByRole('button', { name: 'Edit description' }).click()
  await page.keyboard.type('Two lines,\nas they were written')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText(/^Description saved/)).toBeVisible()
  await page.keyboard.press('p')
  await next.getByRole('button', { name: 'Urgent' }).press('Enter')
  await expect(page.getByText(/^Priority saved/)).toBeVisible()

  // A day without its year is no day, and takes none away.
  await page.keyboard.press('d')
  const due = next.getByLabel('Due date')
  await due.fill('2027-06-30')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Due date saved/)).toBeVisible()
  await page.keyboard.press('d')
  for (const key of ['ArrowRight', 'ArrowRight', 'Backspace', 'Enter']) await page.keyboard.press(key)
  await expect(next.getByText(formTexts.halfDate)).toBeVisible()
  await expect(due).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Escape')
  await expect(next.getByText('30 June 2027')).toBeVisible()
  await page.keyboard.press('3')
  await expectStored(page, 'completed', ['Second'])
  await expect(next.getByText('1 of 1 completed')).toBeVisible()
  const { card } = await ask<{ card: { description: string; priority: string } }>(
    page.request,
    'board/getCard',
    { id: second },
  )
  expect(card).toMatchObject({ description: 'Two lines,\nas they were written', priority: 'urgent' })

  // A notice that is closed gives the keyboard back to where it was, so that the keys of the card go on.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copy = next.getByRole('button', { name: 'Copy link' })
  await copy.click()
  await page.getByRole('region', { name: 'Notifications' }).getByLabel('Dismiss').first().click()
  await expect(copy).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(next).toHaveCount(0)
  await expect(columnOf(page, 'Completed').getByRole('link', { name: 'Second' })).toBeFocused()

  // A new card needs no more than its title and Enter.
  await page.getByRole('button', { name: 'New card', exact: true }).click()
  await page.getByRole('dialog', { name: 'New card' }).getByLabel('Title').fill('Fourth')
  await page.keyboard.press('Enter')
  await expectStored(page, 'backlog', ['Fourth'])

  // Whoever has a card is named also where they are offered no more, or not yet.
  await page.route('**/api/rpc/board/listAssignees*', (route) =>
    route.fulfill({ json: { json: { people: [] } } }),
  )
  const { me } = await ask<{ me: { userId: string; displayName: string } }>(page.request, 'accounts/getMe')
  const id = crypto.randomUUID()
  await ask(page.request, 'board/createCard', { id, title: 'Fifth', assignedTo: me.userId })
  await page.goto(paths.boardCard(id))
  await page.getByRole('button', { name: 'Edit assigned to' }).click()
  await expect(page.getByRole('combobox', { name: 'Assigned To' })).toHaveText(me.displayName)
})
