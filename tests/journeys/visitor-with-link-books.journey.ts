import { randomBytes, randomUUID } from 'node:crypto'
import { paths } from '#contract/paths.ts'
import { bookingTexts } from '#domain/booking/texts.ts'
import { chooseTime, openAndGive } from './booking.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { newPerson } from './people.ts'
import { ask, userIdOf } from './seed.ts'

test('a visitor with a booking link signs up, confirms by email and has a session, in one go (K64, T-048)', async ({
  page,
  asAdmin,
  asVisitor,
  mailTo,
  signUpAndVerify,
}) => {
  await signUpAndVerify(page)
  const staff = await asAdmin()
  const { advisorId } = await openAndGive(staff, await userIdOf(page))
  const person = newPerson()
  const token = randomBytes(32).toString('base64url')
  await ask(staff.request, 'booking/makeBookingLink', {
    id: randomUUID(),
    token,
    service: 'strategy',
    advisorId,
    forEmail: person.email,
  })

  const visitor = await asVisitor()
  const wizard = visitor.getByRole('dialog', { name: 'Book a session' })

  await test.step('the link says what it is for and leads to an account', async () => {
    await visitor.goto(paths.bookingLink(token))
    await visitor.getByRole('link', { name: 'Sign up to choose a time' }).click()
    await visitor.getByLabel('First name').fill(person.firstName)
    await visitor.getByLabel('Last name').fill(person.lastName)
    await visitor.getByLabel('Email').fill(person.email)
    await visitor.getByLabel('Password', { exact: true }).fill(person.password)
    await visitor.getByRole('button', { name: 'Create account' }).click()
    await expect(visitor.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  })

  await test.step('the email leads on to the booking, without a second sign-in', async () => {
    const message = await mailTo(person.email, 'confirm')
    await visitor.goto(message.links.find((each) => each.includes('/auth/verify')) ?? '')
    await visitor.getByRole('button', { name: 'Confirm email' }).click()
    await visitor.getByRole('radio', { name: /Founder/ }).click()
    await visitor.getByLabel('Company', { exact: true }).fill('Northlight')
    await visitor.getByRole('button', { name: 'Open my console' }).click()
    await expect(wizard).toBeVisible()
  })

  await test.step('the credit of the link books a time', async () => {
    const service = wizard.getByRole('radio', { checked: true })
    if ((await service.count()) > 0) await expectAccessible(visitor)
    await expect(wizard.getByText('Session Details').first()).toBeAttached()
    const focus = wizard.getByRole('radio', { name: 'Fundraising' })
    const go = wizard.getByRole('button', { name: 'Continue' })
    if (!(await focus.isVisible())) await go.click()
    await focus.check({ force: true })
    await go.click()
    await chooseTime(visitor, 'last', 2)
    await wizard.getByRole('button', { name: 'Book it' }).click()
    await expect(wizard.getByRole('heading', { name: bookingTexts.booked })).toBeVisible()
    await wizard.getByRole('button', { name: 'View session' }).click()
    await expect(wizard).toHaveCount(0)
    await mailTo(person.email, 'session')
  })
})
