import { paths } from '#contract/paths.ts'
import { inquiryTexts } from '#domain/inquiries/texts.ts'
import { columnOf, expectStored, isPhone, showColumn } from './board.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { ask, giveBothConsoles, userIdOf } from './seed.ts'

test('a founder goes from a mail to the first card, the runway and the way to a session (4.13.10 to 4.13.13)', async ({
  page,
  asAdmin,
  signUpAndVerify,
}) => {
  await signUpAndVerify(page)
  await ask(page.request, 'accounts/editProfile', { userType: 'founder', company: 'Northlight' })
  await giveBothConsoles(await asAdmin(), await userIdOf(page))

  await page.goto(paths.go('home'))
  await expect(page.getByRole('heading', { name: 'Your first steps' })).toBeVisible()
  await expect(page.getByText('1 of 4')).toBeVisible()
  if (isPhone(page)) await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expectAccessible(page)

  await page.getByLabel('What has to be done this month?').fill('Get the second depot live in Leiden')
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 of 4')).toBeVisible()
  await expectStored(page, 'backlog', ['Get the second depot live in Leiden'])

  await page.getByRole('button', { name: 'Enter figures' }).click()
  const dialog = page.getByRole('dialog', { name: 'Runway' })
  await dialog.getByLabel('Months').fill('14')
  await dialog.getByRole('button', { name: 'Save figure' }).click()
  await expect(page.getByText('3 of 4')).toBeVisible()
  // Without a credit booking leads to a request (4.13.10).
  await page.getByRole('link', { name: 'Book a session' }).first().click()
  const wizard = page.getByRole('dialog', { name: 'Book a session' })
  await wizard.getByRole('radio', { name: /One-Off Session/ }).check({ force: true })
  await wizard.getByRole('button', { name: 'Continue' }).click()
  await wizard.getByRole('radio', { name: 'Strategy & Growth' }).check({ force: true })
  await wizard.getByLabel('Anything your advisor should read first?').fill('The price per depot')
  await wizard.getByRole('button', { name: 'Continue' }).click()
  await wizard.getByRole('button', { name: inquiryTexts.askSession }).click()
  await expect(page.getByText(inquiryTexts.sessionAsked).first()).toBeVisible()

  // What was asked for can be taken back, and asked for again.
  await page.goto(isPhone(page) ? paths.appSessions() : paths.dashboard('sessions'))
  // However many ways lead to a session, the page says once that one was asked for.
  await expect(page.getByRole('link', { name: 'Ask for this session' }).first()).toBeVisible()
  await expect(page.getByText(inquiryTexts.sessionAsked, { exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: new RegExp(`^${inquiryTexts.withdraw}`) }).click()
  const question = page.getByRole('alertdialog', { name: inquiryTexts.withdrawAsk })
  await expectAccessible(page)
  await question.getByRole('button', { name: inquiryTexts.withdrawConfirm }).click()
  await expect(page.getByText(inquiryTexts.withdrawn, { exact: true })).toBeVisible()
  await expect(page.getByText(inquiryTexts.sessionAsked)).toHaveCount(0)

  await page.goto(isPhone(page) ? paths.appBoard() : paths.dashboard('julboard'))
  await showColumn(page, 'Backlog')
  const card = columnOf(page, 'Backlog').getByRole('link')
  await expect(card).toHaveText('Get the second depot live in Leiden')
  await expect(card).toBeInViewport()

  // What was given says so, and no price (4.13.12).
  await page.goto(isPhone(page) ? paths.appSettings() : paths.dashboard('settings'))
  const words = isPhone(page) ? 'Included in Desktop Pro' : /^Given by .+, until \d+ \w+ \d{4}$/
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByText(/€[\d,.]+ a month/)).toHaveCount(0)
})
