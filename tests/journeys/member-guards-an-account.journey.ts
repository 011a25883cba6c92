import type { Page } from '@playwright/test'
import { paths } from '#contract/paths.ts'
import { totpOf } from './adminFactor.ts'
import { isPhone } from './board.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { join, newPerson } from './people.ts'

/** What guards the account, in the console of this width. */
const securityOf = (page: Page) =>
  isPhone(page) ? paths.appSettings('security') : paths.dashboard('settings', { part: 'security' })

test('a member signs in without a password: by the code of an email, then by its link (K22)', async ({
  page,
  mailTo,
  asVisitor,
}) => {
  const member = newPerson()
  await join(page.request, member)

  await page.goto('/auth')
  await page.getByLabel('Email').fill(member.email)
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await expect(page.getByRole('heading', { name: 'Enter the code we sent you' })).toBeVisible()
  await expectAccessible(page)
  const first = await mailTo(member.email, 'sign in')
  const [, ...parts] = first.text.match(/code is (\d{3}) (\d{3})/) ?? []
  const code = parts.join('')
  await page.getByLabel('Six-digit code').pressSequentially(code === '111111' ? '222222' : '111111')
  await expect(page.getByText("That code isn't right. 4 tries are left.")).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Six-digit code').pressSequentially(code)
  await expect(page).toHaveURL(/\/dashboard|\/app\/home|\/auth/)
  await expect(page.getByRole('heading', { name: 'Tell us who you are' })).toBeVisible()

  const elsewhere = await asVisitor()
  await page.context().clearCookies()
  await page.goto('/auth?next=%2Fdashboard%3Ftab%3Dsettings')
  await page.getByLabel('Email').fill(member.email)
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await expect(page.getByRole('heading', { name: 'Enter the code we sent you' })).toBeVisible()
  let link = ''
  await expect(async () => {
    const second = await mailTo(member.email, 'sign in')
    expect(second.text).not.toContain(first.text.slice(0, 200))
    link = second.links.find((each) => each.includes('/magic-auth')) ?? ''
    expect(link).toContain('next=')
  }).toPass({ timeout: 10_000 })
  await elsewhere.goto(link)
  await elsewhere.getByRole('button', { name: 'Sign In' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Type the code instead' })).toBeVisible()
  await page.goto(link)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/dashboard\?tab=settings$/)
})

test('a member makes a passkey, signs in with it, and turns a second factor on (T-002, T-200)', async ({
  page,
  signUpAndVerify,
}) => {
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const member = await signUpAndVerify(page)
  await page.request.patch('/api/v1/accounts/profile', {
    data: { userType: 'founder' },
    headers: { 'x-jul': '1' },
  })
  await page.goto(securityOf(page))
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name').fill('Laptop')
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByText('Passkey added.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Laptop' })).toBeVisible()

  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
  await expectAccessible(page)
  await page.getByLabel('Type the code that the app shows').pressSequentially(totpOf(secret))
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: 'I saved them' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
  await expectAccessible(page)

  // New codes end the old ones, so it asks first; and it keeps them on the screen until they are saved.
  const renew = page.getByRole('button', { name: 'Make new recovery codes' })
  const question = page.getByRole('alertdialog', { name: 'Make new recovery codes?' })
  await renew.click()
  await question.getByRole('button', { name: 'Keep these' }).click()
  await expect(question).toHaveCount(0)
  await expect(renew).toBeFocused()
  await renew.click()
  await question.getByRole('button', { name: 'Make new codes' }).click()
  const newCodes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(newCodes).toHaveCount(10)
  await expect(page.getByRole('heading', { name: 'Recovery codes', exact: true })).toBeFocused()
  await page
    .getByRole('link', { name: /^(Home|Sessions|Back to home)$/ })
    .first()
    .click()
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Keep editing' })
    .click()
  const codes = await newCodes.allTextContents()
  await page.getByRole('button', { name: 'I saved them' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()

  await page.request.post('/api/auth/sign-out', { data: {}, headers: { 'x-jul': '1' } })
  await page.goto('/auth?next=%2Fdashboard%3Ftab%3Dsettings')
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: "Confirm it's you" })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/dashboard\?tab=settings$/)

  // The same where the browser posts the form by itself, before the program runs.
  await page.request.post('/api/auth/sign-out', { data: {}, headers: { 'x-jul': '1' } })
  const posted = await page.request.post('/auth?next=%2Fdashboard%3Ftab%3Dsettings', {
    form: { email: member.email, password: member.password },
    maxRedirects: 0,
  })
  expect(posted.status()).toBe(303)
  await page.goto(posted.headers().location ?? '')
  await expect(page.getByRole('heading', { name: "Confirm it's you" })).toBeVisible()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(codes[1] ?? '')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/dashboard\?tab=settings$/)

  await page.request.post('/api/auth/sign-out', { data: {}, headers: { 'x-jul': '1' } })
  await page.goto('/auth?next=%2Fdashboard%3Ftab%3Dsettings')
  // What was sent signs nobody in again (K29).
  const sent = page.waitForRequest('**/api/functions/biometric-signin')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('Signed in successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\?tab=settings$/)
  const replayed = await page.request.post('/api/functions/biometric-signin', {
    data: (await sent).postDataJSON(),
    headers: { 'x-jul': '1' },
  })
  expect(replayed.status()).toBe(401)
})

test('a member changes their address, and its old reader undoes it', async ({
  page,
  signUpAndVerify,
  mailTo,
  asVisitor,
}) => {
  test.skip(process.env.DEEP !== '1', 'walked in deep runs')
  const member = await signUpAndVerify(page)
  await page.request.patch('/api/v1/accounts/profile', {
    data: { userType: 'founder' },
    headers: { 'x-jul': '1' },
  })
  await page.goto(securityOf(page))
  await page.getByRole('button', { name: 'Change address' }).click()
  const next = member.email.replace('mara.', 'next.')
  await page.getByLabel('New email address').fill(next)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send confirmation' }).click()
  await expect(page.getByText(`${next} waits to be confirmed.`, { exact: false })).toBeVisible()
  await expectAccessible(page)

  const asked = await mailTo(next, 'confirm your new')
  await page.goto(asked.links.find((link) => link.includes('/auth/verify')) ?? '')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(
    page.getByRole('heading', {
      name: 'Your email address was changed. All other devices were signed out.',
    }),
  ).toBeVisible()

  const told = await mailTo(member.email, 'was changed')
  const elsewhere = await asVisitor()
  await elsewhere.goto(told.links.find((link) => link.includes('/auth/verify')) ?? '')
  await expectAccessible(elsewhere)
  await elsewhere.getByRole('button', { name: 'Keep the old address' }).click()
  await expect(
    elsewhere.getByRole('heading', {
      name: 'Your account has its old address again, and every device was signed out.',
    }),
  ).toBeVisible()
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/auth\?next=/)
  const undone = await mailTo(member.email, 'the old one again')
  await elsewhere.goto(undone.links.find((link) => link.includes('/auth/reset')) ?? '')
  await elsewhere.getByLabel('New password').fill('Blister-steel-48 north')
  await elsewhere
    .getByRole('button', { name: /password/i, exact: false })
    .last()
    .click()
  await expect(elsewhere.getByText('Password changed.', { exact: false })).toBeVisible()
})
