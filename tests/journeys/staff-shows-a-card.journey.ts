import { expect, expectAccessible, test } from './journey.ts'

test('staff copy a signature, show a card to everybody and take it back; visitors find no staff page (K115, T-020)', async ({
  asAdmin,
  asVisitor,
}) => {
  const visitor = await asVisitor()
  for (const path of ['/brand', '/email-signature', '/digital-business-card', '/mobile-design'])
    expect([path, (await visitor.request.get(path)).status()]).toEqual([path, 404])

  const staff = await asAdmin()
  await staff.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await staff.goto('/email-signature')
  await staff.getByLabel('Role').fill('Advisor & <b>partner</b>')
  await staff.getByRole('button', { name: 'Copy as HTML' }).click()
  await expect(staff.getByText('Signature copied.', { exact: false })).toBeVisible()
  expect(await staff.evaluate(() => navigator.clipboard.readText())).toContain('Advisor & <b>partner</b>')

  await staff.goto('/digital-business-card')
  // It turns when the server has stored it, not with the press.
  const shown = staff.getByRole('switch', { name: /Show the card/ })
  // The HTML checker looks at the card of the same admin, and leaves it shown.
  await expect(shown).toBeEnabled()
  if (await shown.isChecked()) {
    await shown.click()
    await expect(shown).not.toBeChecked()
  }
  await shown.click()
  await expect(shown).toBeChecked()
  const link = staff.getByRole('link', { name: /\/card\// })
  const address = (await link.getAttribute('href')) ?? ''
  await expectAccessible(staff)

  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1 })).not.toBeEmpty()
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(visitor)
  const file = await visitor.request.get(
    (await visitor.getByText('Add to contacts').getAttribute('href')) ?? '',
  )
  expect(file.headers()['content-type']).toContain('text/vcard')
  expect(await file.text()).toMatch(/^BEGIN:VCARD\r\nVERSION:4\.0\r\n/)

  await shown.click()
  await expect(shown).not.toBeChecked()
  await expect(link).toHaveCount(0)
  expect((await visitor.request.get(address)).status()).toBe(404)

  await staff.goto('/brand')
  await expect(staff.getByRole('table', { name: 'Prices from the catalogue' })).toContainText('€1,995')
  await expectAccessible(staff)
  await staff.goto('/mobile-design')
  await expect(staff.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(staff)
})

test('the staff entrance leads to the sign-in of everybody (T-020)', async ({ page }) => {
  await page.goto('/jh-admin')
  await page.getByRole('link', { name: 'Sign in as an admin' }).click()
  await expect(page).toHaveURL(/\/auth\?mode=sign-in&next=%2Fadmin/)
})
