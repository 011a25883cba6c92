import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import { expect, test } from './journey.ts'
import { newPerson } from './people.ts'

test('a visitor joins with scripts off, says what they are and a goal, and the goal waits in the console (T-199)', async ({
  asVisitor,
  page,
  mailTo,
}) => {
  const person = newPerson()
  const plain = await asVisitor({ javaScriptEnabled: false })
  await plain.goto('/juliverse-signup?type=investor')
  await expect(plain.getByRole('radio', { name: /^Investor/ })).toBeChecked()
  await plain.getByRole('radio', { name: /^Founder/ }).check()
  await plain.getByLabel('First name').fill(person.firstName)
  await plain.getByLabel('Last name').fill(person.lastName)
  await plain.getByLabel('Email address').fill(person.email)
  await plain.getByLabel('Your first goal').fill('Three paid pilots')
  await plain.getByLabel('Password').fill('password')
  await plain.getByRole('checkbox', { name: /terms of service/ }).check()
  await plain.getByRole('button', { name: 'Create my account' }).click()
  await expect(plain).toHaveTitle(/^Error: /)
  await expect(plain.getByLabel('Your first goal')).toHaveValue('Three paid pilots')
  await expect(plain.getByLabel('Password')).toHaveValue('')
  await plain.getByLabel('Password').fill(person.password)
  await plain.getByRole('button', { name: 'Create my account' }).click()
  await expect(plain).toHaveURL('/juliverse-signup/founder')
  await expect(plain.getByRole('heading', { name: 'Check your email' })).toBeVisible()

  const message = await mailTo(person.email, 'confirm')
  await page.goto(message.links.find((each) => each.includes('/auth/verify')) ?? '')
  await page.getByRole('button', { name: 'Confirm email' }).click()
  // In another browser than the one that signed up, whoever reads the mail chooses the password (4.13.11).
  await expect(page.getByText(accountUiTexts.chooseElsewhere)).toBeVisible()
  await page.getByLabel('New password').fill('Anvil-Tongs-Hammer-7')
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill('Anvil-Tongs-Hammer-7')
  await page.getByRole('button', { name: 'Sign In' }).click()
  // They have said who they are, so nobody asks again.
  await expect(page.getByRole('heading', { name: 'Your first steps' })).toBeVisible()
  await expect(page.getByText('You joined for: Three paid pilots')).toBeVisible()
})
