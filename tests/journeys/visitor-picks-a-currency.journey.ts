import { expect, test } from './journey.ts'

test('a price follows the picked currency, Cancel discards, and the choice comes along to the console (K38, T-040)', async ({
  page,
  asAdmin,
  signUpAndVerify,
}) => {
  const staff = await asAdmin()
  await staff.goto('/vip/services')
  await staff.getByRole('button', { name: 'Edit Strategy Session' }).click()
  const dialog = staff.getByRole('dialog', { name: 'Edit service' })
  const price = dialog.getByRole('textbox', { name: 'Price in USD' })
  // The walk at the other width may have written it.
  if (Number(await price.inputValue()) !== 540) {
    await price.fill('540')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(staff.getByText('Service saved')).toBeVisible()
  }
  await staff.waitForTimeout(2_000)

  await signUpAndVerify(page)
  await page.goto('/advisory')
  const session = page.locator('[data-list] li').filter({ hasText: 'Strategy Session' })
  const retainer = page.locator('[data-list] li').filter({ hasText: 'Monthly Retainer' })
  await expect(session).toContainText('€495')
  await page.getByRole('button', { name: 'Currency' }).click()
  const picker = page.getByRole('dialog', { name: 'Currency' })
  await expect(picker.getByRole('button', { name: 'Apply' })).toBeDisabled()
  await picker.getByRole('radio', { name: /USD/ }).check()
  await picker.getByRole('button', { name: 'Cancel' }).click()
  await expect(session).toContainText('€495')
  await page.getByRole('button', { name: 'Currency' }).click()
  await picker.getByRole('radio', { name: /USD/ }).check()
  await picker.getByRole('button', { name: 'Apply' }).click()
  await expect(session).toContainText('$540')
  await expect(retainer).toContainText('€1,995')
  await expect(retainer).toContainText('Price in euro')
  expect(await page.evaluate(() => localStorage.getItem('preferred_currency'))).toBe('USD')

  await page.goto('/dashboard?tab=sessions')
  const card = page.getByRole('listitem').filter({ hasText: 'Strategy Session' })
  await expect(card).toContainText('$540')
  await page.getByRole('button', { name: 'Currency, US dollar' }).click()
  await page.getByRole('radio', { name: /GBP/ }).check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(card).toContainText('Price in euro')
})
