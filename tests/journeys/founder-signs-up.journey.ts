import { isPhone } from './board.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { newPerson } from './people.ts'

test('a founder joins, confirms the address, signs in and says who they are (T-199, T-024)', async ({
  page,
  mailTo,
}) => {
  const founder = newPerson()

  await test.step('the rules of a password are shown as it is typed, all of them at once (K23)', async () => {
    await page.goto('/auth?mode=sign-up')
    await page.getByLabel('First name').fill(founder.firstName)
    await page.getByLabel('Last name').fill(founder.lastName)
    await page.getByLabel('Email').fill(founder.email)
    await page.getByLabel('Password', { exact: true }).fill('hammer')
    const rules = page.getByRole('list', { name: 'Password requirements' })
    await expect(rules.getByRole('listitem')).toHaveCount(5)
    await expect(rules.getByText('lowercase letter, done')).toBeVisible()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Meet the requirements in red.')).toBeVisible()
    await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the server refuses a common one with the specified text (T-018)', async () => {
    await page.getByLabel('Password', { exact: true }).fill('P@ssw0rd')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Password is too common, please choose a stronger password')).toBeVisible()
  })

  await test.step('joining sends an email and signs nobody in', async () => {
    await page.getByLabel('Password', { exact: true }).fill(founder.password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/auth\?next=%2Fdashboard/)
  })

  await test.step('an address that is not confirmed cannot sign in, and is not told why', async () => {
    await page.getByLabel('Email').fill(founder.email)
    await page.getByLabel('Password', { exact: true }).fill(founder.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(
      page.getByText("Incorrect email or password, or the email isn't confirmed yet."),
    ).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('opening the link confirms nothing; the button does, signs in here and asks who they are (4.13.11)', async () => {
    const message = await mailTo(founder.email, 'confirm')
    const link = message.links.find((each) => each.includes('/auth/verify')) ?? ''
    await page.request.get(link)
    await page.goto(link)
    await page.getByRole('button', { name: 'Confirm email' }).click()
    await expect(page.getByRole('heading', { name: 'Tell us who you are' })).toBeVisible()
    await page.getByRole('radio', { name: /Founder/ }).click()
    await page.getByLabel('Company', { exact: true }).fill('Northlight')
    await expectAccessible(page)
    // Reloaded in another tab, the used link leads on instead of saying that it is used.
    const again = await page.context().newPage()
    await again.goto(link)
    await again.getByRole('button', { name: 'Confirm email' }).click()
    await expect(again).toHaveURL(isPhone(again) ? /\/app\/home$/ : /\/dashboard$/)
    await again.close()
    await page.getByRole('button', { name: 'Open my console' }).click()
    await expect(page).toHaveURL(isPhone(page) ? /\/app\/home$/ : /\/dashboard$/)
    await expect(page.getByRole('heading', { name: 'Your first steps' })).toBeVisible()
    await expectAccessible(page)

    await page.context().clearCookies()
    await page.goto(link)
    await page.getByRole('button', { name: 'Confirm email' }).click()
    await expect(page.getByText('This link has expired or was already used.')).toBeVisible()
  })

  await test.step('a sign-in leads where they were going', async () => {
    await page.goto('/dashboard?tab=settings')
    await page.getByLabel('Email').fill(founder.email)
    await page.getByLabel('Password', { exact: true }).fill(founder.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/dashboard\?tab=settings$/)
    await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Northlight')
    await expect(page.getByRole('combobox', { name: 'I am' })).toHaveText(/Founder/)
    await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Berlin')
  })
})

test('somebody who forgot the password chooses another by a link that works once (T-199)', async ({
  page,
  mailTo,
  signUpAndVerify,
}) => {
  const member = await signUpAndVerify(page)
  await page.context().clearCookies()
  await page.goto('/auth')
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill('not it')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText(/^Incorrect email or password/)).toBeVisible()
  // The press that leaves the field leads there: the problem stays, and nothing moves under the pointer.
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // The address is there already, and stands in no address of a page.
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(member.email)
  expect(decodeURIComponent(page.url())).not.toContain(member.email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('If this address can be used, an email is on its way.')).toBeVisible()

  const message = await mailTo(member.email, 'reset')
  const link = message.links.find((each) => each.includes('/auth/reset')) ?? ''
  await page.goto(link)
  await page.getByLabel('New password').fill('Anvil-Tongs-Hammer-7')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Password changed. All other devices were signed out.')).toBeVisible()

  await page.getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill('Anvil-Tongs-Hammer-7')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page).toHaveURL(isPhone(page) ? /\/app\/home$/ : /\/dashboard$/)

  await page.goto(link)
  await page.getByLabel('New password').fill('Anvil-Tongs-Hammer-8')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('heading', { name: 'Request a new link' })).toBeVisible()
})

test('a visitor opens the demo without an account (T-001)', async ({ page }) => {
  await page.goto('/auth?next=%2Fapp%2Fhome')
  // The line breaks between the sign-in and who it is: the button is there again, and leads on.
  await page.route(/accounts\/getMe/, (route) => route.abort())
  const demo = page.getByRole('button', { name: 'Quick Demo Sign-In' })
  await demo.click()
  await expect(page.getByText(/^No connection/).first()).toBeVisible({ timeout: 20_000 })
  await expect(demo).not.toHaveAttribute('aria-busy')
  await page.unroute(/accounts\/getMe/)
  await demo.press('Enter')
  await expect(page.getByText('Successfully signed in!').first()).toBeVisible()
  await expect(page).toHaveURL(/\/app\/home$/)
  await expect(page.getByText('Demo - sample data, erased after two hours')).toBeVisible()
})
