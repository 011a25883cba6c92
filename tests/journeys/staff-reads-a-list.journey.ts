import { randomBytes } from 'node:crypto'
import { paths } from '#contract/paths.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { readMail } from './mailbox.ts'

test('staff see who waits on a list, who confirmed, and what they agreed to (K13)', async ({
  asAdmin,
  asVisitor,
}) => {
  const suffix = randomBytes(4).toString('hex')
  const email = `waiting.${suffix}@quayside.example`
  const visitor = await asVisitor({ javaScriptEnabled: false })
  await visitor.goto('/membership-waitlist')
  await visitor.getByLabel('Your name').fill(`Wanda ${suffix}`)
  await visitor.getByLabel('Email address').fill(email)
  await visitor.getByRole('radio', { name: 'Founder' }).check()
  await visitor.getByRole('checkbox', { name: /I agree/ }).check()
  await visitor.waitForTimeout(2_100)
  await visitor.getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(visitor).toHaveURL('/waitlist-thanks')
  const asked = await readMail(visitor.request, email)

  const staff = await asAdmin()
  await staff.goto(paths.vipRequests())
  const lists = staff.getByRole('region', { name: 'Mail lists' })
  await expect(lists.getByText(/^\d+ confirmed, \d+ waiting for confirmation$/).first()).toBeVisible()
  await lists.getByRole('link', { name: 'Waitlist of the membership' }).click()
  await expect(staff).toHaveURL(paths.vipRequests(undefined, 'membership'))
  await expect(staff.getByRole('heading', { level: 1, name: 'Waitlist of the membership' })).toBeVisible()
  await staff.getByLabel('Search the list').fill(email.toUpperCase())
  const person = staff.getByRole('listitem').filter({ hasText: email })
  await expect(person).toContainText(`Wanda ${suffix}`)
  await expect(person).toContainText('Not confirmed')
  await expect(person).toContainText(/Founder, joined .+, consent text of 2026-11-22$/)
  await expect(staff.getByRole('listitem').filter({ hasText: '@' })).toHaveCount(1)

  // Pressed in the email, it is confirmed before the eyes of whoever reads the list.
  await visitor.goto(asked.links.find((link) => link.includes('/lists/confirm')) ?? '')
  await visitor.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(visitor.getByRole('heading', { name: 'You are on the list' })).toBeVisible()
  await expect(person.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(person).toContainText(/joined .+, confirmed .+, consent text of/)
  await staff.getByRole('button', { name: /^Not confirmed/ }).click()
  await expect(staff.getByText('Nobody found')).toBeVisible()
  await staff.getByRole('button', { name: /^Confirmed/ }).click()
  await expect(person).toBeVisible()
  await expectAccessible(staff)
  await staff.getByRole('link', { name: 'Requests', exact: true }).last().click()
  await expect(lists).toBeVisible()
})
