import { paths } from '#contract/paths.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { ask, assignAdvisor, userIdOf } from './seed.ts'

test('staff view the console with another plan, and a member’s, to read; a banner says so and ends it (T-007, T-203)', async ({
  page,
  asAdmin,
  signUpAndVerify,
}) => {
  await signUpAndVerify(page)
  const member = await userIdOf(page)
  const staff = await asAdmin()
  await assignAdvisor(staff, member, await userIdOf(staff))

  await staff.goto(paths.dashboard('settings'))
  const viewAs = staff.getByRole('region', { name: 'View as' })
  await viewAs.getByRole('combobox', { name: 'Desktop' }).click()
  await staff.getByRole('option', { name: 'Desktop Standard' }).click()
  await viewAs.getByRole('button', { name: 'View' }).click()
  await expect(staff.getByText('You view the console as Desktop Standard.', { exact: false })).toBeVisible()
  await expectAccessible(staff)
  await Promise.all([staff.waitForEvent('load'), staff.getByRole('button', { name: 'End view' }).click()])
  await expect(staff.getByRole('button', { name: 'End view' })).toHaveCount(0)

  await staff.goto(paths.vipMember(member))
  await staff.getByRole('button', { name: 'Show sign-ins' }).click()
  await expect(staff.getByRole('button', { name: 'Sign out everywhere' })).toBeVisible()
  await expectAccessible(staff)
  await staff.getByRole('button', { name: 'View their console' }).click()
  await expect(staff).toHaveURL(/\/dashboard/)
  await expect(staff.getByText(/^You view .*'s console/)).toBeVisible()
  await expectAccessible(staff)
  await staff.getByRole('button', { name: 'End view' }).click()
  await expect(staff).toHaveURL(new RegExp(`/vip/members/${member}`))

  await page.goto(paths.dashboard('settings', { part: 'privacy' }))
  await expect(page.getByText('Whole console')).toBeVisible()
})

test('another device is signed in by a square, once, and nudges are turned off for every device (T-108, T-113)', async ({
  page,
  asVisitor,
  signUpAndVerify,
}) => {
  const member = await signUpAndVerify(page)
  await page.goto(paths.dashboard('settings', { part: 'devices' }))
  const begun = page.waitForResponse('**/api/auth/pair/begin')
  await page.getByRole('button', { name: 'Add Device' }).click()
  const { secret } = (await (await begun).json()) as { secret: string } // safe because the route answers it
  await expect(page.getByRole('img', { name: 'Square that signs another device in' })).toBeVisible()
  await expectAccessible(page)
  const phone = await asVisitor()
  await phone.goto(paths.pairDevice(secret))
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Sign In' }).click()
  await expect(phone).toHaveURL(/\/dashboard|\/app/)
  const again = await phone.request.post('/api/auth/sign-in/pair', {
    data: { token: secret },
    headers: { 'x-jul': '1' },
  })
  expect(again.status()).toBe(400)

  await page.goto(paths.dashboard('settings', { part: 'appearance' }))
  await page.getByRole('switch', { name: 'JUL nudges' }).click()
  await expect
    .poll(
      async () =>
        (await ask<{ me: { profile: { nudges: boolean } } }>(phone.request, 'accounts/getMe')).me.profile
          .nudges,
    )
    .toBe(false)
  await expectAccessible(page)
  await page.goto(paths.dashboard('settings', { part: 'legal' }))
  await expect(page.getByRole('link', { name: 'Data processing agreement' })).toBeVisible()
  await expectAccessible(page)
  expect(member.email).toContain('@')
})
