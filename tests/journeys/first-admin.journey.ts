import { expect, expectAccessible, test } from './journey.ts'
import { admin, join } from './people.ts'

test('whoever opens the link of the terminal first becomes the admin, and nobody after them', async ({
  page,
  asVisitor,
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
  expect((await page.request.get('/admin')).status()).toBe(200)

  const later = await asVisitor()
  await signUpAndVerify(later)
  await later.goto(link)
  await later.getByRole('button', { name: 'Become admin' }).click()
  await expect(later.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  expect((await later.request.get('/admin')).status()).toBe(404)
})
