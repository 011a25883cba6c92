import { paths } from '#contract/paths.ts'
import { factorTexts } from '#domain/accounts/rules/factorTexts.ts'
import { accountTexts } from '#domain/accounts/texts.ts'
import { totpOf } from './adminFactor.ts'
import { isPhone } from './board.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { post } from './people.ts'
import { ask, userIdOf } from './seed.ts'

test('a device is revoked from another one: its page goes within seconds, and its half-written words come back (K25, T-014)', async ({
  page,
  asVisitor,
  signUpAndVerify,
  signIn,
}) => {
  const member = await signUpAndVerify(page)
  const [there, third] = [await asVisitor(), await asVisitor()]
  const words = 'Ask the landlord about the third floor.'
  for (const each of [there, third]) await signIn(each, member)
  await there.goto(paths.dashboard('settings'))
  const key = there.waitForResponse(/getDraftKey|draft-key/)
  await there.getByLabel('Company', { exact: true }).pressSequentially(words)
  // Words are kept from the moment on at which their key is there.
  await key

  await page.goto(
    isPhone(page) ? paths.appSettings('devices') : paths.dashboard('settings', { part: 'devices' }),
  )
  const devices = page.getByRole('region', { name: 'Signed-in devices' })
  await expect(devices.getByRole('listitem')).toHaveCount(3)
  await expect(devices.getByText('This one')).toHaveCount(1)
  await expectAccessible(page)
  await devices
    .getByRole('button', { name: /^Revoke/ })
    .first()
    .click()
  await expect(page.getByText(factorTexts.signedOutThere)).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await devices.getByRole('button', { name: 'Sign out all others' }).click()
  await expect(page.getByText(factorTexts.signedOutOthers)).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  for (const each of [there, third])
    expect((await (await each.request.get('/api/v1/accounts/me')).json()).me).toBeNull()
  await expect(there).toHaveURL(/\/auth\?next=/, { timeout: 15_000 })
  await expect(there.getByText(accountTexts.ended)).toBeVisible()

  await signIn(there, member)
  await there.goto(paths.dashboard())
  const left = there.getByRole('dialog', { name: 'You left unsaved words' })
  await expect(left.getByText(words)).toBeVisible()
})

test('an admin without a second factor sees its set-up alone, at the staff area and from the console (T-200)', async ({
  page,
  asAdmin,
  signUpAndVerify,
}) => {
  await signUpAndVerify(page)
  const userId = await userIdOf(page)
  const boss = await asAdmin()
  const role = (give: boolean) => ask(boss.request, 'accounts/setRole', { userId, role: 'admin', give })
  await role(true)
  try {
    await page.goto(isPhone(page) ? paths.appHome() : paths.dashboard())
    await expect(page.getByText(factorTexts.roleWaits)).toBeVisible()
    await expectAccessible(page)
    await page.goto(paths.admin())
    await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
    const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
    await expectAccessible(page)
    await page.getByLabel('Type the code that the app shows').pressSequentially(totpOf(secret))
    await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
    await page.getByRole('button', { name: 'I saved them' }).click()
    await expect(page.getByRole('heading', { name: 'Admin', exact: true })).toBeVisible()
    await page.goto(isPhone(page) ? paths.appHome() : paths.dashboard())
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.getByText(factorTexts.roleWaits)).toHaveCount(0)
  } finally {
    await role(false)
  }
})

test('a lost second factor: another admin asks for its reset with a reason, its owner reads of the wait, and a recovery code still opens (T-200)', async ({
  page,
  asAdmin,
  asVisitor,
  signUpAndVerify,
  mailTo,
}) => {
  const firstName = `Lorna${Date.now().toString(36)}${isPhone(page) ? 'p' : 'd'}`
  const member = await signUpAndVerify(page, { firstName })
  await page.request.patch('/api/v1/accounts/profile', {
    data: { userType: 'founder' },
    headers: { 'x-jul': '1' },
  })
  const { secret } = (await post(page.request, '/api/auth/app/begin', {})) as { secret: string } // safe because the endpoint says so
  const { codes } = (await post(page.request, '/api/auth/app/confirm', { code: totpOf(secret) })) as {
    codes: string[]
  } // safe because the endpoint says so

  const boss = await asAdmin()
  await boss.goto(paths.admin())
  await boss.getByLabel('Search people').fill(firstName)
  await boss.getByRole('button', { name: `Roles of ${firstName} ${member.lastName}` }).click()
  await boss.getByRole('menuitem', { name: 'Reset second factor' }).click()
  await boss.getByLabel('Reason').fill('Her phone fell into a lake')
  await expectAccessible(boss)
  await boss.getByRole('button', { name: 'Ask for the reset' }).click()
  await expect(boss.getByText(factorTexts.factorResetAsked)).toBeVisible()
  const told = await mailTo(member.email, 'will be removed')
  expect(told.text).toContain('Her phone fell into a lake')

  const elsewhere = await asVisitor()
  await elsewhere.goto(paths.auth(undefined, paths.dashboard('settings')))
  await elsewhere.getByLabel('Email').fill(member.email)
  await elsewhere.getByLabel('Password', { exact: true }).fill(member.password)
  await elsewhere.getByRole('button', { name: 'Sign In' }).click()
  await expect(elsewhere.getByRole('heading', { name: "Confirm it's you" })).toBeVisible()
  await elsewhere.getByRole('button', { name: 'Use a recovery code' }).click()
  await elsewhere.getByLabel('Recovery code').fill(codes[0] ?? '')
  await elsewhere.getByRole('button', { name: 'Sign In' }).click()
  await expect(elsewhere).toHaveURL(/\/dashboard\?tab=settings$/)
})
