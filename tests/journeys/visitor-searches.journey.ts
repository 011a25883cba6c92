import { expect, expectAccessible, test } from './journey.ts'

test('a visitor searches with scripts off, narrows it down and opens what was found (K10)', async ({
  asVisitor,
  page,
}) => {
  const reader = await asVisitor({ javaScriptEnabled: false })
  await reader.goto('/')
  await reader.getByRole('button', { name: 'Quick navigation' }).click()
  await reader.getByRole('combobox', { name: 'Quick navigation' }).fill('recording consent')
  await reader.getByRole('button', { name: 'Search this site' }).click()
  await expect(reader).toHaveURL('/search?q=recording+consent')
  const box = reader.getByRole('searchbox', { name: 'Search this site' })
  await expect(box).toHaveValue('recording consent')
  await expect(
    reader.getByRole('status').filter({ hasText: 'results for “recording consent”' }),
  ).toBeVisible()
  await reader.getByRole('link', { name: /^Questions \d/ }).click()
  await expect(reader).toHaveURL('/search?q=recording%20consent&kind=question')
  await reader.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await expect(reader).toHaveURL(/\/\w+#[\w-]+$/)
  // The answer is open where its address leads, and says so to whoever passes it on.
  const answer = reader.locator(new URL(reader.url()).hash)
  await expect(answer).toBeVisible()
  await expect(answer).toBeInViewport()

  // A word that most pages have: the best of them, and the page says that there are more.
  await reader.goto('/search?q=session')
  await expect(
    reader.getByRole('status').filter({ hasText: 'The best 20 results for “session”' }),
  ).toBeVisible()

  await reader.goto('/search?q=%3Cqqqq%20src%3Dx%3Ezzzz')
  await expect(
    reader.getByRole('status').filter({ hasText: 'Nothing found for “<qqqq src=x>zzzz”' }),
  ).toBeVisible()

  // With scripts Enter takes along what no place has.
  await page.goto('/no/such/page')
  await page.getByRole('main').getByRole('combobox').fill('retainer price')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=retainer+price')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
})
