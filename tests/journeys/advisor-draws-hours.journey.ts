import { paths } from '#contract/paths.ts'
import { unsavedTexts } from '#domain/content/texts/unsaved.ts'
import { dayAfter } from '#web/features/booking/week/grid.ts'
import { sayDay } from '#web/lib/time/sayDay.ts'
import { isPhone } from './board.ts'
import { openAndGive } from './booking.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { ask, userIdOf } from './seed.ts'

const shots = process.env.SHOTS

test('an advisor draws new hours by hand and by keys, and takes both back (K64)', async ({
  page,
  asAdmin,
  signUpAndVerify,
}) => {
  await signUpAndVerify(page)
  const staff = await asAdmin()
  const { advisorId } = await openAndGive(staff, await userIdOf(page))
  // A day of which little is open, ahead of what else is booked with this advisor.
  const day = dayAfter(new Date().toISOString().slice(0, 10), isPhone(page) ? 9 : 12)
  const setDay = (hours: readonly { from: string; until: string }[] | null) =>
    ask(staff.request, 'booking/setException', { advisorId, day, hours })
  const keptOn = async () => {
    const { availability } = await ask<{
      availability: { exceptions: { day: string; hours: { from: string; until: string }[] }[] }
    }>(staff.request, 'booking/getAvailability', { advisorId })
    return availability.exceptions.find((each) => each.day === day)?.hours
  }
  const nine = { from: '09:00', until: '11:00' }
  await setDay([nine])

  await staff.goto(paths.vipBooking('week'))
  const name = sayDay(day, { weekday: 'long', day: 'numeric', month: 'long' })
  const area = staff.getByRole('button', { name: `New hours on ${name}.` })
  const later = staff.getByRole('button', { name: /^The (week|day) after/ })
  const counted = staff.getByText(/(slot is|slots are) being taken/)
  await expect(async () => {
    await expect(counted).toBeVisible({ timeout: 5_000 })
    if ((await area.count()) === 0) await later.click()
    await expect(area).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 45_000 })

  // Drawn by hand, for this day only. A row is half an hour.
  const panel = staff.getByRole('region', { name: /^Hours on / })
  const starts = staff.getByRole('button', { name: new RegExp(`^Hours on ${name}, from `) })
  await expect(starts).toHaveCount(1)
  await starts.evaluate((handle) => handle.scrollIntoView({ block: 'start' }))
  const grip = await starts.boundingBox()
  if (!grip) throw new Error('the start of the hours is not on the screen')
  const x = grip.x + grip.width / 2
  const rowAt = (row: number) => grip.y + grip.height / 2 + row * 32 + 16
  await staff.mouse.move(x, rowAt(6))
  await staff.mouse.down()
  await staff.mouse.move(x, rowAt(8), { steps: 4 })
  if (shots) await staff.screenshot({ path: `${shots}/week-drawing.png` })
  await staff.mouse.up()
  await expect(panel.getByText(/^One hour and a half more\./)).toBeVisible()
  await expect(panel.getByRole('button', { name: / only$/ })).toHaveAttribute('aria-pressed', 'true')
  if (shots) await staff.screenshot({ path: `${shots}/week-drawn.png`, fullPage: true })
  await expectAccessible(staff)
  await panel.getByRole('button', { name: 'Save hours' }).click()
  await expect(staff.getByText('Hours of the day saved')).toBeVisible()
  expect(await keptOn()).toEqual([nine, { from: '12:00', until: '13:30' }])
  const undo = staff.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' })
  await undo.click()
  await expect(starts).toHaveCount(1)
  expect(await keptOn()).toEqual([nine])

  // By keys: an hour at the next free place, moved on, made longer; Escape takes it away, Enter asks.
  await area.focus()
  await area.press('ArrowDown')
  await expect(starts).toHaveCount(2)
  await area.press('Escape')
  await expect(starts).toHaveCount(1)
  await area.press('ArrowDown')
  await area.press('ArrowDown')
  await area.press('Shift+ArrowDown')
  await area.press('Enter')
  await expect(panel.getByText(/^One hour and a half more\./)).toBeVisible()
  await panel.getByRole('button', { name: /^Every / }).click()
  await panel.getByRole('button', { name: 'Save hours' }).click()
  await expect(staff.getByText('Hours saved')).toBeVisible()
  await expect(starts).toHaveCount(2)
  await expect.poll(keptOn).toBeUndefined()
  await undo.click()
  await expect(starts).toHaveCount(1)
  await expect.poll(keptOn).toEqual([nine])

  // A touch on closed time makes an hour; closed without saving nothing is kept, which is asked first.
  const box = await area.boundingBox()
  if (!box) throw new Error('the day is not on the screen')
  const ends = staff.getByRole('button', { name: new RegExp(`^Hours on ${name}, until `) })
  // The start and the end of hours that were taken back leave one after the other.
  await expect(ends).toHaveCount(1)
  const end = await ends.boundingBox()
  if (!end) throw new Error('the end of the hours is not on the screen')
  const at = { x: box.width / 2, y: end.y + end.height / 2 - box.y + 32 + 16 }
  if (isPhone(page)) await area.tap({ position: at })
  else await area.click({ position: at })
  await expect(panel.getByText(/^One hour more\./)).toBeVisible()
  const question = staff.getByRole('alertdialog', { name: unsavedTexts.title })
  await staff.getByRole('combobox', { name: 'Whose calendar' }).click()
  await staff.getByRole('option', { name: 'All advisors' }).click()
  await question.getByRole('button', { name: unsavedTexts.stay }).click()
  await expect(panel.getByText(/^One hour more\./)).toBeVisible()
  // A drag that is given up takes itself back, and nothing of what was set before.
  await ends.last().press('ArrowDown')
  await expect(panel).toHaveCount(0)
  await ends.last().press('Escape')
  await expect(panel.getByText(/^One hour more\./)).toBeVisible()
  await panel.getByRole('button', { name: 'Close' }).click()
  await question.getByRole('button', { name: unsavedTexts.leave }).click()
  await expect(panel).toHaveCount(0)
  await expect(starts).toHaveCount(1)
  await setDay(null)
})
