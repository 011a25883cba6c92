import { randomBytes } from 'node:crypto'
import { isPhone } from './board.ts'
import { expect, expectAccessible, test } from './journey.ts'

test('staff add a service, the site shows it within two seconds, and a visitor and a member ask for it (K12, T-042)', async ({
  page,
  asAdmin,
  asVisitor,
  signUpAndVerify,
}) => {
  const id = `clinic-${randomBytes(3).toString('hex')}`
  const title = `Pricing clinic ${id}`
  const staff = await asAdmin()
  await staff.goto('/vip/services')
  await staff.getByRole('button', { name: 'New service' }).click()
  const dialog = staff.getByRole('dialog', { name: 'New service' })
  await dialog.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await dialog.getByRole('textbox', { name: 'Id', exact: true }).fill(id)
  await dialog.getByRole('textbox', { name: 'Price in EUR' }).fill('a lot')
  await dialog.getByRole('textbox', { name: 'Badge' }).fill('New')
  await dialog.getByRole('combobox', { name: 'Action' }).click()
  await staff.getByRole('option', { name: 'Asks for it' }).click()
  await dialog.getByRole('textbox', { name: 'Button' }).fill('Ask for the clinic')
  await dialog.getByRole('button', { name: 'Add service' }).click()
  await expect(dialog.getByText('Write an amount such as 495 or 9.99')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Price in EUR' }).fill('350')
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('€350')
  await dialog.getByRole('button', { name: 'Add service' }).click()
  await expect(staff.getByText('Service added')).toBeVisible()

  await staff.getByRole('button', { name: title, exact: true }).click()
  const editing = staff.getByRole('dialog', { name: 'Edit service' })
  await editing.getByRole('textbox', { name: 'Price in EUR' }).fill('420')
  await editing.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editing).toHaveCount(0)
  // What it said before is kept, and comes back by the form, seen before it is stored (K90).
  await staff.getByRole('button', { name: title, exact: true }).click()
  // It begins from what was just stored, which nobody else has changed.
  await expect(editing.getByRole('textbox', { name: 'Price in EUR' })).toHaveValue('420')
  const history = editing.getByRole('region', { name: 'History' })
  await expect(history.getByRole('listitem')).toContainText('Price in EUR: 350')
  await history.getByRole('button', { name: /^Restore what it said until/ }).click()
  await expect(editing.getByRole('region', { name: 'Preview' })).toContainText('€350')
  await expect(history.getByText('Written into the form. Look at it, then save.')).toBeVisible()
  await expectAccessible(staff)
  await editing.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editing).toHaveCount(0)

  const visitor = await asVisitor({ javaScriptEnabled: false })
  const row = visitor.getByRole('listitem').filter({ hasText: title })
  await expect(async () => {
    await visitor.goto('/services')
    await expect(row).toContainText('€350', { timeout: 1_000 })
  }).toPass({ timeout: 15_000 })
  await expect(row).toContainText('New')
  await row.getByRole('link', { name: 'Ask for the clinic' }).click()
  await expect(visitor.getByLabel('Service')).toHaveValue(title)
  await visitor.getByLabel('Your name').fill('Osei Bonsu')
  await visitor.getByLabel('Email address').fill(`${id}@harmattan.example`)
  await visitor.getByLabel('Message').fill('Four of us would come.')
  await visitor.waitForTimeout(2_100)
  await visitor.getByRole('button', { name: 'Send message' }).click()
  await expect(visitor).toHaveURL(/\/contact\/sent\?message=/)

  const member = await signUpAndVerify(page)
  await page.goto('/dashboard?tab=sessions')
  const card = page.getByRole('listitem').filter({ hasText: title })
  await card.getByRole('button', { name: 'Ask for the clinic' }).click()
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Send request' }).click()
  await expect(card.getByText('Service requested', { exact: true })).toBeVisible()

  await staff.goto('/vip/requests')
  // One message and one request: a list next to its detail is for wide screens, on the phone each stands whole in the list.
  const waiting = staff.getByRole('listitem')
  await expect(waiting.filter({ hasText: title }).filter({ hasText: member.lastName })).toHaveCount(1)
  const message = waiting.filter({ hasText: 'Four of us would come.' }).filter({ hasText: id })
  await expect(message).toHaveCount(1)
  if (!isPhone(staff)) await message.getByRole('link').click()
  const asked = isPhone(staff) ? message : staff.getByRole('article', { name: 'Message: Advisory' })
  await expect(asked).toContainText('Osei Bonsu')
  await expect(asked).toContainText(title)

  await staff.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Services' }).click()
  await expect(staff).toHaveURL('/vip/services')
  await expect(staff.getByRole('main')).toBeFocused()
  // The key that moves a card keeps the focus, so that the card goes on by it.
  const up = staff.getByRole('button', { name: `Move ${title} up` })
  for (let step = 0; step < 2; step += 1) {
    const moved = staff.waitForResponse(/billing\/moveServiceCard/)
    await (step === 0 ? up.press('Enter') : staff.keyboard.press('Enter'))
    await moved
    await expect(up).not.toHaveAttribute('aria-disabled')
    await expect(up).toBeFocused()
  }
  await staff.getByRole('button', { name: `Edit ${title}` }).click()
  await staff.getByRole('dialog', { name: 'Edit service' }).getByRole('switch', { name: 'Shown' }).click()
  await staff.getByRole('dialog', { name: 'Edit service' }).getByRole('button', { name: 'Save' }).click()
  await expect(staff.getByText('Service saved')).toBeVisible()
  // The member's console hears of it; the site follows.
  await expect(card).toHaveCount(0)
})
