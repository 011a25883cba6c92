import type { Page } from '@playwright/test'
import { addCards, boardOf, columnOf, startWithBareBoard } from './board.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { post } from './people.ts'
import { ask } from './seed.ts'

test.skip(({ viewport }) => (viewport?.width ?? 0) < 768, 'desktop only')

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })
const answer = (page: Page, words: 'Keep editing' | 'Leave') =>
  question(page).getByRole('button', { name: words }).click()

test('a profile with unsaved words is not left without a question', async ({ page, signUpAndVerify }) => {
  await signUpAndVerify(page)
  await page.goto('/dashboard')
  const tab = (name: string) => page.getByRole('link', { name: new RegExp(`${name}$`) }).first()
  await tab('Settings').click()
  const company = page.getByLabel('Company', { exact: true })
  await expect(company).toBeVisible()

  // Nothing typed, nothing asked.
  await tab('JUL Board').click()
  await expect(page).toHaveURL(/tab=julboard/)
  await page.goBack()
  await company.fill('Northlight')

  await tab('JUL Board').click()
  await expect(question(page)).toBeVisible()
  await expectAccessible(page)
  await answer(page, 'Keep editing')
  await expect(question(page)).toHaveCount(0)
  await expect(page).toHaveURL(/tab=settings/)
  await expect(company).toHaveValue('Northlight')

  // Back over the question answers it as Escape does, and goes nowhere.
  await tab('JUL Board').click()
  await expect(question(page)).toBeVisible()
  await page.goBack()
  await expect(question(page)).toHaveCount(0)
  await expect(page).toHaveURL(/tab=settings/)

  await page.goBack()
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(company).toHaveValue('Northlight')

  await page.getByRole('tab', { name: 'Preferences' }).click()
  await answer(page, 'Keep editing')
  await expect(question(page)).toHaveCount(0)
  await expect(company).toBeFocused()
  await expect(company).toHaveValue('Northlight')

  await tab('JUL Board').click()
  await answer(page, 'Leave')
  await expect(page).toHaveURL(/tab=julboard/)
  await tab('Settings').click()
  await expect(company).toHaveValue('')

  // What is stored is not asked about, and leaving for good asks before the sign-in ends.
  await company.fill('Northlight')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeDisabled()
  await company.fill('Quayside')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await answer(page, 'Keep editing')
  await expect(company).toHaveValue('Quayside')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await answer(page, 'Leave')
  await expect(page).toHaveURL(/\/auth/)
})

test('a dialog with typed words is not closed without a question, however it is closed', async ({ page }) => {
  await post(page.request, '/api/demo-session', {})
  await page.goto('/dashboard?tab=julboard')
  const open = page.getByRole('button', { name: 'New card', exact: true })
  const dialog = page.getByRole('dialog', { name: 'New card' })
  const title = dialog.getByLabel('Title')

  await open.click()
  await expect(title).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await open.click()
  await title.fill('Ask the auditor')
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeVisible()
  await expectAccessible(page)
  // Escape answers the question alone.
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(title).toHaveValue('Ask the auditor')

  await page.mouse.click(8, 450)
  await answer(page, 'Keep editing')
  await expect(title).toHaveValue('Ask the auditor')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await answer(page, 'Leave')
  await expect(dialog).toHaveCount(0)
  await expect(question(page)).toHaveCount(0)

  await open.click()
  await expect(title).toHaveValue('')
  await title.fill('Ask the auditor')
  await dialog.getByRole('button', { name: 'Add card' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Ask the auditor').first()).toBeVisible()
  await expect(question(page)).toHaveCount(0)
})

test('a card with typed words is left for the next one by one answer, or goes on being written', async ({
  page,
}) => {
  await startWithBareBoard(page)
  const [, secondId = ''] = await addCards(page, 'backlog', ['First', 'Second'])
  await page.goto(boardOf(page))
  await columnOf(page, 'Backlog').getByRole('link', { name: 'First' }).press('Enter')
  const drawer = page.getByRole('dialog', { name: 'First' })
  await expect(drawer).toBeFocused()
  await page.keyboard.press('e')
  const title = drawer.getByRole('textbox', { name: 'Title' })
  await title.fill('First, half written')
  const next = () => drawer.getByRole('button', { name: 'Next card' }).click()

  await next()
  await answer(page, 'Keep editing')
  await expect(question(page)).toHaveCount(0)
  await expect(title).toHaveValue('First, half written')
  await next()
  await answer(page, 'Leave')
  const second = page.getByRole('dialog', { name: 'Second' })
  await expect(second).toBeVisible()
  await expect(question(page)).toHaveCount(0)

  // One that is archived elsewhere keeps what is being typed.
  await second.getByRole('button', { name: 'Edit title' }).click()
  const kept = second.getByRole('textbox', { name: 'Title' })
  await kept.fill('Second, half written')
  await ask(page.request, 'board/archiveCards', { ids: [secondId] })
  await expect(second.getByText('Restore the card to edit or move it.')).toBeVisible()
  await expect(kept).toHaveValue('Second, half written')
})

test('the browser is told to ask only while words are unsaved', async ({ page, signUpAndVerify }) => {
  await signUpAndVerify(page)
  await page.goto('/dashboard?tab=settings')
  const warns = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))
  const company = page.getByLabel('Company', { exact: true })
  await expect(company).toBeVisible()
  expect(await warns()).toBe(false)
  await company.fill('Northlight')
  await expect.poll(warns).toBe(true)
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(company).toHaveValue('')
  await expect.poll(warns).toBe(false)
})
