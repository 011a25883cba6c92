import { expect, expectAccessible, test } from './journey.ts'

test('an admin reads what was done, by kind, and has the chain verified (K34, 4.12.13)', async ({
  asAdmin,
  asVisitor,
  signUpAndVerify,
}) => {
  const person = await signUpAndVerify(await asVisitor())
  const page = await asAdmin()
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'People with a role' })).toBeVisible()
  await page.getByRole('tab', { name: 'Audit trail' }).click()
  const rows = page.getByRole('table', { name: 'Audit trail' }).getByRole('row')
  await expect(rows.filter({ hasText: 'Sign in done' }).first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('combobox', { name: 'Kind of event' }).click()
  await page.getByRole('option', { name: 'Account created' }).click()
  await expect(rows.filter({ hasText: 'Sign in done' })).toHaveCount(0)
  await expect(rows.filter({ hasText: person.lastName }).first()).toContainText('Account created')

  await page.getByRole('combobox', { name: 'Severity' }).click()
  await page.getByRole('option', { name: 'High' }).click()
  await expect(page.getByText('No events match these filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('combobox', { name: 'Person' }).fill(person.lastName)
  await page.getByRole('option', { name: person.lastName }).first().click()
  await expect(rows.filter({ hasText: 'Address confirmed' })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'Address confirmed' })).toContainText('Chrome on')
  await expectAccessible(page)

  // Events wait a few seconds for their seal.
  await expect(async () => {
    await page.getByRole('button', { name: 'Verify trail' }).click()
    await expect(page.getByText(/Trail verified up to .+ \d+ events, none changed/)).toBeVisible({
      timeout: 2_000,
    })
  }).toPass()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toMatch(/^audit-trail-1-\d+\.zip$/)
  await expect(page.getByText(/events exported/)).toBeVisible()
  await page.route(/audit\/exportTrail/, (route) => route.abort())
  await page.getByRole('button', { name: 'Export' }).click()
  await expect(page.getByText(/^No connection/).first()).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Audit trail' })).toHaveAttribute('aria-selected', 'true')
})

test('an admin sees what browsers reported, equal errors as one (T-172)', async ({ asAdmin, asVisitor }) => {
  const visitor = await asVisitor()
  const message = `Nothing to hold ${Date.now()}`
  for (let n = 0; n < 3; n += 1) {
    const report = { level: 'component', path: '/dashboard', message, stack: '', release: '' }
    const data = { ...report, id: crypto.randomUUID() }
    const answer = await visitor.request.post('/api/v1/content/errors', { data, headers: { 'x-jul': '1' } })
    expect(answer.ok()).toBe(true)
  }
  const page = await asAdmin()
  await page.goto('/admin?show=errors')
  const row = page
    .getByRole('table', { name: 'Reported errors' })
    .getByRole('row')
    .filter({ hasText: message })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('/dashboard')
  await expect(row.getByText('3 times')).toBeAttached()
  await expectAccessible(page)
})
