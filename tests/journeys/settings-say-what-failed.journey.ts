import { paths } from '#contract/paths.ts'
import { profileTexts } from '#domain/accounts/texts/profile.ts'
import { billingTexts } from '#domain/billing/texts.ts'
import { siteTexts } from '#domain/content/texts.ts'
import { expect, expectAccessible, test } from './journey.ts'

test('settings whose profile or tier could not be loaded say so in the fixed words, and come back (T-008, spec 2 §8)', async ({
  page,
  signUpAndVerify,
  viewport,
}) => {
  const isPhone = (viewport?.width ?? 0) < 768
  const settings = isPhone ? paths.appSettings() : paths.dashboard('settings')
  await signUpAndVerify(page)
  await page.clock.install()

  await test.step('the tier: the last known one stays, with why nothing is said of it', async () => {
    await page.route('**/api/rpc/billing/listMyGrants*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto(settings)
    const alert = page.getByRole('alert').filter({ hasText: billingTexts.tierCheckFailed })
    await expect(alert).toHaveText('Failed to check mobile subscription status')
    await expect(page.getByText(isPhone ? 'Free' : 'Desktop Standard', { exact: true }).first()).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/rpc/billing/listMyGrants*')
    await page.reload()
    await expect(page.getByText(billingTexts.currentPlan)).toBeVisible()
    await expect(alert).toHaveCount(0)
  })

  await test.step('the profile: what was known before stays, and Retry brings it back', async () => {
    const known = page.getByText(billingTexts.currentPlan)
    await page.route('**/api/rpc/accounts/getMe*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.clock.fastForward('02:00')
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    const alert = page.getByRole('alert').filter({ hasText: profileTexts.profileLoadFailed })
    await expect(alert).toContainText('Failed to load profile data')
    await expect(known).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/rpc/accounts/getMe*')
    await alert.getByRole('button', { name: siteTexts.retry }).click()
    await expect(alert).toHaveCount(0)
  })
})
