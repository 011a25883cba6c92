import { settingsTexts } from '#domain/accounts/texts/settings.ts'
import { isPhone } from './board.ts'
import { expect, expectAccessible, test } from './journey.ts'

test('a member keeps a profile and a look, and signs out (K79, T-013)', async ({ page, signUpAndVerify }) => {
  await signUpAndVerify(page)
  await page.goto('/dashboard?tab=settings')

  await test.step('the profile is checked and kept, a phone in its one form (K79, T-030)', async () => {
    await page.getByLabel('Phone').fill('12')
    await page.getByLabel('Company website').fill('javascript:alert(1)')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByText('Phone must be a valid phone number')).toBeVisible()
    await expect(page.getByText('Company website must be a valid URL')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Phone').fill('+49 30 1234567')
    await page.getByLabel('Company website').fill('https://northlight.example')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByText('Profile Updated: Your profile has been saved.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Phone')).toHaveValue('+49301234567')
  })

  await test.step('what is typed while it is being saved is still to be saved', async () => {
    const held = Promise.withResolvers<void>()
    await page.route(/accounts\/editProfile/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.getByLabel('Company', { exact: true }).fill('Northlight')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByRole('button', { name: 'Saving' })).toBeVisible()
    await page.getByLabel('Job title').fill('Founder')
    held.resolve()
    await expect(page.getByText('Profile Updated: Your profile has been saved.')).toBeVisible()
    await page.unrouteAll()
    await expect(page.getByLabel('Job title')).toHaveValue('Founder')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByRole('button', { name: 'Save profile' })).toBeDisabled()
    await page.reload()
    await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Northlight')
    await expect(page.getByLabel('Job title')).toHaveValue('Founder')
  })

  await test.step('the look is kept with the profile and shown at once', async () => {
    await page.getByRole('tab', { name: 'Preferences' }).click()
    await page.getByRole('radio', { name: /Dark/ }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expectAccessible(page)
    await page.goto('/app/settings')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByText('JUL Console v1.0.0')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a switch that is pressed twice is stored once, and takes the next press then (T-113)', async () => {
    await page.goto('/dashboard?tab=settings')
    await page.getByRole('tab', { name: 'Preferences' }).click()
    const nudges = page.getByRole('switch', { name: settingsTexts.nudges })
    const held = Promise.withResolvers<void>()
    let sent = 0
    await page.route(/accounts\/editProfile/, async (route) => {
      sent += 1
      await held.promise
      await route.continue()
    })
    await expect(nudges).toBeChecked()
    await nudges.press('Space')
    await expect(nudges).toHaveAttribute('aria-busy', 'true')
    await nudges.press('Space')
    await expect(nudges).not.toBeChecked()
    held.resolve()
    await expect(nudges).not.toHaveAttribute('aria-busy')
    expect(sent).toBe(1)
    await page.unrouteAll()
    await page.reload()
    await expect(nudges).not.toBeChecked()
    await nudges.press('Space')
    await expect(nudges).toBeChecked()
    await expect(nudges).not.toHaveAttribute('aria-busy')
  })

  await test.step('signing out says so and ends it (T-013)', async () => {
    await page.goto('/app/settings')
    await page.evaluate(() => localStorage.setItem('jul.booking', '{"notes":"Out of money in May."}'))
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByText('You have been signed out successfully.')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('jul.booking'))).toBeNull()
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/auth/)
  })
})

test('a sign-in never leads off the site (T-201)', async ({ page, signUpAndVerify, signIn }) => {
  const member = await signUpAndVerify(page)
  for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example', '/auth']) {
    await signIn(page, member)
    await page.goto(`/auth?next=${encodeURIComponent(next)}`)
    await expect(page).toHaveURL(isPhone(page) ? /localhost:\d+\/app\/home$/ : /localhost:\d+\/dashboard$/)
  }
})

test('a sign-out the server cannot hear holds here, and is told to it later (T-013)', async ({
  page,
  signUpAndVerify,
}) => {
  await signUpAndVerify(page)
  await page.goto('/app/settings')
  const cookies = await page.context().cookies()
  await page.route('**/api/auth/sign-out', (route) => route.abort())
  await page.getByRole('button', { name: 'Sign Out' }).click()
  const notices = page.getByRole('region', { name: 'Notifications' })
  await expect(notices.getByText('Error: Failed to sign out.')).toBeVisible()
  await expect(notices.getByText('Securely logged out')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()

  await page.unroute('**/api/auth/sign-out')
  const told = page.waitForResponse((answer) => answer.url().endsWith('/api/auth/sign-out'))
  await page.reload()
  expect((await told).status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
  await page.context().addCookies(cookies)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
})

test('a member says who they are by one press on the home screen (T-024)', async ({
  page,
  signUpAndVerify,
}) => {
  await signUpAndVerify(page)
  for (const home of ['/app/home', '/dashboard']) {
    await page.goto(home)
    await expect(page.getByRole('heading', { name: 'Tell us who you are' })).toBeVisible()
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: 'Investor', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Tell us who you are' })).toBeHidden()
})
