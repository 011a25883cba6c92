import { agreedVersions } from '#domain/accounts/rules/agreedTexts.ts'
import { agreeAgainTexts } from '#domain/accounts/texts/agreeAgain.ts'
import { expect, expectAccessible, test } from './journey.ts'

const asked = [
  { text: 'terms', version: agreedVersions.terms },
  { text: 'privacy', version: agreedVersions.privacy },
]

test('a member whose texts changed is asked in the console, once, and what they said is stored first (T-199)', async ({
  page,
  signUpAndVerify,
  viewport,
}) => {
  await signUpAndVerify(page)
  // Nobody else's texts change for it: this browser alone hears that there is something to agree to, until it has.
  await page.route('**/api/rpc/accounts/getMe*', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    await route.fulfill({
      response: answer,
      json: { ...body, json: { me: { ...body.json.me, asked, isTold: true } } },
    })
  })
  await page.goto((viewport?.width ?? 0) < 768 ? '/app' : '/dashboard')
  const banner = page.getByRole('status').filter({ hasText: agreeAgainTexts.ask })
  await expect(banner.getByRole('link', { name: 'terms of service' })).toHaveAttribute(
    'href',
    '/terms-of-service',
  )
  await expect(banner.getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  )
  await expectAccessible(page)

  await page.route('**/api/rpc/accounts/agreeTexts', (route) => route.abort())
  await banner.getByRole('button', { name: agreeAgainTexts.agree }).click()
  await expect(page.getByText(agreeAgainTexts.failed).first()).toBeVisible()
  await expect(banner).toBeVisible()

  await page.unroute('**/api/rpc/accounts/agreeTexts')
  // An answer that is on its way is waited for.
  await page.unrouteAll({ behavior: 'wait' })
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/accounts/agreeTexts'))
  await banner.getByRole('button', { name: agreeAgainTexts.agree }).click()
  expect((await stored).status()).toBe(200)
  await expect(banner).toHaveCount(0)
})
