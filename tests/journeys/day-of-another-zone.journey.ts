import { paths } from '#contract/paths.ts'
import { expect, test } from './journey.ts'
import { ask, giveBothConsoles, userIdOf } from './seed.ts'

// Twenty-five hours lie between the browser and the profile, so that their days differ at every hour.
test.use({ timezoneId: 'Pacific/Kiritimati' })

test('a figure is of the day in the profile, not of that in the browser (T-099)', async ({
  page,
  asAdmin,
  signUpAndVerify,
}) => {
  await signUpAndVerify(page)
  await ask(page.request, 'accounts/editProfile', { userType: 'founder', timeZone: 'Pacific/Pago_Pago' })
  await giveBothConsoles(await asAdmin(), await userIdOf(page))

  await page.goto(paths.go('home'))
  await page.getByRole('button', { name: 'Enter figures' }).click()
  const dialog = page.getByRole('dialog', { name: 'Runway' })
  await dialog.getByLabel('Months').fill('14')
  await dialog.getByRole('button', { name: 'Save figure' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Enter figures' })).toHaveCount(0)
})
