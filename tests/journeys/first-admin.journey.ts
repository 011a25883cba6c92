import type { Page } from '@playwright/test'
import { adminAt, keepAdmin, seats, totpOf } from './adminFactor.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { admin, join, post } from './people.ts'
import { ask, userIdOf } from './seed.ts'

test('whoever opens the link of the terminal first becomes the admin, and nobody after them', async ({
  page,
  asVisitor,
  signIn,
  signUpAndVerify,
}) => {
  const link = process.env.JOURNEY_SETUP_LINK ?? ''
  await join(page.request, admin)

  await page.goto(link)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  // The page of the link comes back by itself; who they are is asked of members, not of the first admin.
  await page.getByRole('button', { name: 'Become admin' }).click()
  await expect(page.getByRole('heading', { name: 'You are the first admin' })).toBeVisible()
  // Before the first admin screen stands the second factor (T-200).
  await page.getByRole('link', { name: 'Open the admin area' }).click()
  await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
  await expectAccessible(page)
  await page.getByLabel('Type the code that the app shows').pressSequentially(totpOf(secret))
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'I saved them' }).click()
  await expect(page.getByRole('heading', { name: 'Admin', exact: true })).toBeVisible()

  await test.step('the admins whom the other journeys meet are given the role', async () => {
    for (const seat of seats) {
      const person = adminAt(seat)
      const theirs = await asVisitor()
      await join(theirs.request, person)
      await signIn(theirs, person)
      await ask(page.request, 'accounts/setRole', {
        userId: await userIdOf(theirs),
        role: 'admin',
        give: true,
      })
      const own = await turnAppOn(theirs)
      keepAdmin(seat, {
        secret: own,
        cookies: await theirs.context().cookies(),
        provenAt: Date.now(),
      })
    }
  })

  const later = await asVisitor()
  await signUpAndVerify(later)
  await later.goto(link)
  await later.getByRole('button', { name: 'Become admin' }).click()
  await expect(later.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  expect((await later.request.get('/admin')).status()).toBe(404)
})

/** Turns an authenticator app on for whoever is signed in on this page; answers its secret. */
async function turnAppOn(page: Page): Promise<string> {
  const { secret } = (await post(page.request, '/api/auth/app/begin', {})) as { secret: string } // safe because the endpoint says so
  await post(page.request, '/api/auth/app/confirm', { code: totpOf(secret) })
  return secret
}
