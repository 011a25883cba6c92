import { paths } from '#contract/paths.ts'
import { expect, test } from './journey.ts'
import { post } from './people.ts'
import { userIdOf } from './seed.ts'

test('Back closes a sheet of the phone before it leaves the page', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) >= 768, 'phone only')
  await post(page.request, '/api/demo-session', {})
  await page.goto('/app/settings')
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page).toHaveURL(/\/app\/home/)
  await page.getByRole('button', { name: 'Quick navigation' }).click()
  const sheet = page.getByRole('dialog', { name: 'Quick navigation' })
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/\/app\/home/)
  await page.goBack()
  await expect(page).toHaveURL(/\/app\/settings/)
})

test('Back asks about words of a form over the page, and takes away what the address opened', async ({
  page,
  viewport,
}) => {
  test.skip((viewport?.width ?? 0) < 768, 'desktop only')
  await post(page.request, '/api/demo-session', {})
  await page.goto('/dashboard')
  const tab = (name: string) => page.getByRole('link', { name: new RegExp(`${name}$`) }).first()
  await tab('JUL Board').click()
  await page.getByRole('button', { name: 'New card', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'New card' })
  await dialog.getByLabel('Title').fill('Ask the auditor')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await page.goBack()
  await expect(question).toBeVisible()
  // Back answers the question as Escape does.
  await page.goBack()
  await expect(question).toHaveCount(0)
  await expect(dialog.getByLabel('Title')).toHaveValue('Ask the auditor')
  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/tab=julboard/)

  await tab('Sessions').click()
  await page
    .getByRole('button', { name: /^View (details|report), / })
    .first()
    .click()
  const session = page.getByRole('dialog')
  await expect(session).toBeVisible()
  await page.goBack()
  await expect(session).toHaveCount(0)
  await expect(page).toHaveURL(/tab=sessions$/)
  await page.goBack()
  await expect(page).toHaveURL(/tab=julboard/)
})

test('a search among members and a choice of sessions are there again after Back, and in no address', async ({
  page,
  asAdmin,
  signUpAndVerify,
}) => {
  const { email } = await signUpAndVerify(page)
  const member = await userIdOf(page)
  const staff = await asAdmin()
  await staff.goto(paths.vipMembers())
  const search = staff.getByRole('searchbox', { name: 'Search people' })
  await search.fill(email)
  const rows = staff.getByRole('table', { name: 'Members by name' }).getByRole('row')
  const found = staff.locator(`main a[href*="${member}"]`).first()
  await expect(rows).toHaveCount(2)
  await found.click()
  await expect(staff).toHaveURL(new RegExp(`/vip/members/${member}`))
  await staff.goBack()
  await expect(search).toHaveValue(email)
  await expect(rows).toHaveCount(2)
  expect(staff.url()).not.toContain('@')
  await search.fill('')
  await expect(rows).not.toHaveCount(2)

  await staff.goto(paths.vipSessions())
  await staff.getByRole('tab', { name: 'Past' }).click()
  const all = staff.getByRole('group', { name: 'Whose sessions' }).getByRole('button', { name: 'All' })
  await all.click()
  await staff.reload()
  await expect(staff.getByRole('tab', { name: 'Past' })).toHaveAttribute('aria-selected', 'true')
  await expect(all).toHaveAttribute('aria-pressed', 'true')
})
