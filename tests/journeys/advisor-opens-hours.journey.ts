import type { AvailabilityOf } from '#contract/booking/availability.ts'
import { paths } from '#contract/paths.ts'
import { hoursOvertaken } from '#domain/booking/texts.ts'
import { unsavedTexts } from '#domain/content/texts/unsaved.ts'
import { openAndGive } from './booking.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { loseAnswer } from './network.ts'
import { ask, userIdOf, whenFree } from './seed.ts'

const shots = process.env.SHOTS

test('an advisor opens hours, gives a credit and makes a link that a visitor opens (K64, T-048)', async ({
  page,
  asAdmin,
  asVisitor,
  signUpAndVerify,
}) => {
  await signUpAndVerify(page)
  const memberId = await userIdOf(page)
  const staff = await asAdmin()
  const shoot = async (on: typeof page, name: string) =>
    shots ? void (await on.screenshot({ path: `${shots}/${name}.png`, fullPage: true })) : undefined

  await staff.goto(paths.vipBooking('hours'))
  await expect(staff.getByRole('heading', { level: 1, name: 'Hours and links' })).toBeVisible()
  const isOpen = staff.getByRole('switch', { name: 'Open for booking' })
  await isOpen.setChecked(true, { force: true })
  const adding = staff.getByRole('button', { name: 'Add hours on Monday' })
  if ((await staff.getByLabel('Monday, from').count()) === 0) await adding.click()
  // Hours that overlap are said where they are, and nothing is lost.
  await staff.getByLabel('Notice').fill('')
  await staff.getByRole('button', { name: 'Save hours' }).click()
  await expect(staff.getByLabel('Notice')).toHaveAccessibleDescription(/Enter a whole number/)
  await staff.getByLabel('Notice').fill('24')
  await staff.getByRole('button', { name: 'Save hours' }).click()
  await expect(staff.getByText('Hours saved')).toBeVisible()
  await expect(staff.getByText('Discard changes')).toHaveCount(0)

  // Somebody else stores other fields first: it is said, and saving again stores both (K93).
  const read = async () =>
    (await ask<{ availability: AvailabilityOf }>(staff.request, 'booking/getAvailability', {})).availability
  const { advisorName: _name, exceptions: _days, can: _can, version, ...others } = await read()
  const dailyMaximum = others.dailyMaximum - 1
  await staff.getByLabel('Notice').fill('30')
  await ask(staff.request, 'booking/setAvailability', { ...others, baseVersion: version, dailyMaximum })
  await staff.getByRole('button', { name: 'Save hours' }).click()
  await expect(staff.getByText(hoursOvertaken)).toBeVisible()
  await expect(staff.getByLabel('Most a day')).toHaveValue(String(dailyMaximum))
  await staff.getByRole('button', { name: 'Save hours' }).click()
  await expect.poll(read).toMatchObject({ noticeHours: 30, dailyMaximum })
  await staff.getByLabel('Notice').fill('24')
  await staff.getByRole('button', { name: 'Save hours' }).click()
  await expect.poll(read).toMatchObject({ noticeHours: 24 })
  await shoot(staff, 'hours')
  await expectAccessible(staff)

  await staff.getByRole('button', { name: 'Make a link' }).click()
  const dialog = staff.getByRole('dialog', { name: 'Make a booking link' })
  await expect(dialog).toBeVisible()
  await shoot(staff, 'make-link')
  // A link whose answer was lost is not the link for whom it is made next.
  await loseAnswer(staff, 'booking/makeBookingLink')
  await dialog.getByRole('button', { name: 'Make link' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  const mia = `mia-${crypto.randomUUID()}@harbour.example`
  await dialog.getByLabel('For this email address').fill(mia)
  await dialog.getByRole('button', { name: 'Make link' }).click()
  await staff.getByRole('button', { name: 'Done' }).click()
  await expect(staff.getByText(mia).first()).toBeVisible()

  await staff.getByRole('button', { name: 'Make a link' }).click()
  await dialog.getByRole('button', { name: 'Make link' }).click()
  const address = await staff.getByLabel('Booking link', { exact: true }).inputValue()
  await staff.getByRole('button', { name: 'Done' }).click()
  await expect(staff.getByText('For whoever opens it first').first()).toBeVisible()

  const visitor = await asVisitor()
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible()
  await shoot(visitor, 'link')
  await expectAccessible(visitor)
  await expect(visitor.getByRole('link', { name: 'Sign up to choose a time' })).toHaveAttribute(
    'href',
    /mode=sign-up&next=%2Fgo%2Fbook%2F/,
  )

  // A session is moved by the arrow keys, however short it is, and its member is told.
  const startAt = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 24 * 3_600_000)
  await whenFree(startAt.getTime(), (at) =>
    ask(staff.request, 'sessions/scheduleSession', {
      id: crypto.randomUUID(),
      memberId,
      sessionType: 'strategy',
      title: 'To be moved',
      startAt: new Date(at).toISOString(),
      endAt: new Date(at + 15 * 60_000).toISOString(),
      timeZone: 'Europe/Berlin',
    }),
  )
  await openAndGive(staff, memberId, { noticeHours: 24 })
  await staff.goto(paths.vipBooking('week'))
  const entry = staff.getByRole('button', { name: /^To be moved/ }).first()
  // A day ahead may be the next week, and on the phone, which shows one day, always is the next one.
  const later = staff.getByRole('button', { name: /^The (week|day) after/ })
  const counted = staff.getByText(/(slot is|slots are) being taken/)
  await expect(async () => {
    // Before the calendar has come nothing of it is on the screen, and the session may be in this one.
    await expect(counted).toBeVisible({ timeout: 5_000 })
    if ((await entry.count()) === 0) await later.click()
    await expect(entry).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await expect(entry).toHaveText(/^\d\d:\d\d .+, To be moved$/)
  expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(24)
  await entry.focus()
  await entry.press('ArrowDown')
  await shoot(staff, 'week')
  await entry.press('Enter')
  await staff.getByRole('button', { name: 'Move session' }).click()
  await expect(staff.getByText(/^Session moved\./)).toBeVisible()
  await expectAccessible(staff)

  // An end of open hours is moved by keys, for this day only, and taken back; then for every such weekday.
  const ownEnd = staff.getByRole('button', { name: /^Hours on .*, until / }).last()
  const untilBefore = await ownEnd.getAttribute('aria-label')
  await ownEnd.focus()
  await ownEnd.press('ArrowUp')
  await ownEnd.press('ArrowUp')
  await ownEnd.press('Enter')
  const hours = staff.getByRole('region', { name: /^Hours on / })
  await expect(hours.getByRole('button', { name: / only$/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(hours.getByText(/^One hour less\./)).toBeVisible()
  await expectAccessible(staff)
  await shoot(staff, 'week-hours')
  await hours.getByRole('button', { name: 'Save hours' }).click()
  await expect(staff.getByText('Hours of the day saved')).toBeVisible()
  await expect(ownEnd).not.toHaveAttribute('aria-label', untilBefore ?? '')
  await staff.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await expect(ownEnd).toHaveAttribute('aria-label', untilBefore ?? '')
  // Dragged by hand it asks the same, and closed without saving it is as before.
  const ownStart = staff.getByRole('button', { name: /^Hours on .*, from / }).last()
  const fromBefore = await ownStart.getAttribute('aria-label')
  await ownStart.evaluate((handle) => handle.scrollIntoView({ block: 'center' }))
  const grip = await ownStart.boundingBox()
  if (!grip) throw new Error('the start of the hours is not on the screen')
  const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2]
  await staff.mouse.move(x, y)
  await staff.mouse.down()
  await staff.mouse.move(x, y + 32, { steps: 4 })
  await staff.mouse.up()
  await expect(hours.getByText(/^Half an hour less\./)).toBeVisible()
  await hours.getByRole('button', { name: 'Close' }).click()
  await staff.getByRole('alertdialog').getByRole('button', { name: unsavedTexts.leave }).click()
  await expect(ownStart).toHaveAttribute('aria-label', fromBefore ?? '')
  await staff
    .getByRole('button', { name: /^Change hours on / })
    .last()
    .click()
  await hours.getByRole('button', { name: /^Every / }).click()
  await hours.getByRole('button', { name: 'Save hours' }).click()
  await expect(staff.getByText('Hours saved')).toBeVisible()

  await staff.goto(paths.vipMember(memberId))
  await staff.getByRole('button', { name: 'Give credits' }).click()
  const giving = staff.getByRole('dialog', { name: 'Give credits' })
  await giving.getByLabel('How many').fill('2')
  await giving.getByRole('button', { name: 'Give credits' }).click()
  await expect(giving.getByLabel('Reason')).toHaveAccessibleDescription(/Enter a reason/)
  await giving.getByLabel('Reason').fill('Retainer of June')
  // Browsers take a year of six digits, which is no date of ours.
  await giving.getByLabel('Until').fill('20266-01-01')
  await giving.getByRole('button', { name: 'Give credits' }).click()
  await expect(giving.getByLabel('Until')).toHaveAccessibleDescription(/still to come/)
  await giving.getByLabel('Until').fill('')
  await loseAnswer(staff, 'booking/grantCredits')
  await giving.getByRole('button', { name: 'Give credits' }).click()
  await expect(giving.getByRole('alert')).toBeVisible()
  // The same again gives nothing twice; for another reason it is another order.
  await giving.getByRole('button', { name: 'Give credits' }).click()
  await expect(staff.getByRole('button', { name: 'Take back Retainer Session' })).toHaveCount(2)
  await shoot(staff, 'member')
  const takeBack = staff.getByRole('button', { name: 'Take back Retainer Session' })
  const asking = staff.getByRole('alertdialog', { name: 'Take back a credit for Retainer Session?' })
  await takeBack.first().click()
  await asking.getByRole('button', { name: 'Keep it' }).click()
  await expect(takeBack).toHaveCount(2)
  await takeBack.first().click()
  await asking.getByRole('button', { name: 'Take back' }).click()
  await expect(takeBack).toHaveCount(1)
})
