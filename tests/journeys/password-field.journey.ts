import { expect, test } from './journey.ts'

const password = () => 'Upset-Draw-Bend-481 with spaces '

test('a password is hidden until its owner asks to see it (ASVS 6.2.6)', async ({ page }) => {
  for (const mode of ['sign-in', 'sign-up']) {
    await page.goto(`/auth?mode=${mode}`)
    const field = page.getByLabel('Password', { exact: true })
    await expect(field).toHaveAttribute('type', 'password')
    await field.fill(password())
    await page.getByRole('button', { name: 'Show password' }).first().click()
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveValue(password())
    await page.getByRole('button', { name: 'Hide password' }).first().click()
    await expect(field).toHaveAttribute('type', 'password')
  }
})

test('a password can be pasted and filled by a manager (ASVS 6.2.7)', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const [mode, kind] of [
    ['sign-in', 'current-password'],
    ['sign-up', 'new-password'],
  ] as const) {
    await page.goto(`/auth?mode=${mode}`)
    const field = page.getByLabel('Password', { exact: true })
    await expect(field).toHaveAttribute('autocomplete', kind)
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', /^(?:username|email)$/)
    await page.evaluate((text) => navigator.clipboard.writeText(text), password())
    await field.focus()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(field).toHaveValue(password())
  }
})

test('a field says what is wrong once it is left, and nothing while it is empty', async ({ page }) => {
  await page.goto('/auth?mode=sign-up')
  const email = page.getByLabel('Email')
  const problem = page.getByText('Email must be a valid email')
  await email.focus()
  await page.keyboard.press('Tab')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  await email.fill('ada@')
  await expect(problem).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(problem).toBeVisible()
  await email.fill('ada@lovelace.example')
  await expect(problem).toBeHidden()
})
