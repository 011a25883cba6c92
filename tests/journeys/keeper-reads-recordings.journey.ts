import { driveRefusals, driveTexts } from '#domain/minutes/rules/driveWords.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { ask, makeStaff, userIdOf } from './seed.ts'

test('recordings are for those who manage all sessions, who read what the drive lacks', async ({
  page,
  asAdmin,
  signUpAndVerify,
}) => {
  await signUpAndVerify(page, { firstName: 'Kim' })
  const userId = await userIdOf(page)
  const admin = await asAdmin()
  await makeStaff(admin, userId)
  await page.goto('/vip/recordings')
  await expect(page.getByText(driveRefusals.not_keeper)).toBeVisible()
  await expectAccessible(page)

  await ask(admin.request, 'accounts/setPermission', { userId, name: 'sessions.manage', give: true })
  await page.reload()
  await expect(page.getByText(driveTexts.notConfigured)).toBeVisible()
  await expect(page.getByText(driveTexts.nothingToConfirm)).toBeVisible()
  await expect(page.getByText('No checks yet')).toBeVisible()
  await expectAccessible(page)
})
