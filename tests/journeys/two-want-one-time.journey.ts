import type { Page } from '@playwright/test'
import { paths } from '#contract/paths.ts'
import { bookingTexts } from '#domain/booking/texts.ts'
import { isPhone } from './board.ts'
import { chooseDay, openAndGive } from './booking.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { userIdOf } from './seed.ts'

const wizardOf = (page: Page) => page.getByRole('dialog', { name: 'Book a session' })

/** As far as the times of a day that the other bookings of a run leave alone. */
async function openTimes(page: Page) {
  const wizard = wizardOf(page)
  await page.goto(paths.go('book'))
  await wizard.getByRole('radio', { name: /Strategic Sprint/ }).check({ force: true })
  await wizard.getByRole('button', { name: 'Continue' }).click()
  await wizard.getByRole('radio', { name: 'Fundraising' }).check({ force: true })
  await wizard.getByRole('button', { name: 'Continue' }).click()
  await chooseDay(page, isPhone(page) ? 3 : 2)
  const times = wizard.getByRole('button', { name: /^\d\d:\d\d/ })
  await expect(times.first()).toBeVisible()
  return times
}

test('somebody else takes the time: it is said at once, and the nearest three are offered (K64, T-064)', async ({
  page,
  asAdmin,
  asVisitor,
  signUpAndVerify,
}) => {
  const staff = await asAdmin()
  const slower = await asVisitor()
  for (const person of [page, slower]) {
    await signUpAndVerify(person)
    await openAndGive(staff, await userIdOf(person))
  }
  const times = await openTimes(page)
  const sameTimes = await openTimes(slower)
  // The second one's list is old by intent: read again at this very moment it would show another time at the same place.
  let isHeld = true
  await slower.route('**/api/rpc/booking/listSlots*', (route) => (isHeld ? undefined : route.fallback()))
  const clock = (await sameTimes.nth(4).textContent())?.slice(0, 5) ?? ''
  await times.nth(4).click()
  await expect(wizardOf(page).getByText(/held for 1[45]:\d\d/)).toBeVisible()

  await test.step('the second is told, with three times of which the first is held', async () => {
    await sameTimes.nth(4).click()
    const said = wizardOf(slower).getByRole('alert')
    await expect(said).toBeVisible()
    isHeld = false
    await expect(said).toContainText('has just been taken. These are nearest. The first is held for you.')
    await expect(said).toContainText(clock)
    await expect(said.getByRole('button')).toHaveCount(3)
    await expect(said.getByRole('button', { pressed: true })).toHaveCount(1)
    await expect(wizardOf(slower).getByText(/held for 1[45]:\d\d/)).toBeVisible()
    await expectAccessible(slower)
  })

  await test.step('the clock of another place is chosen, and all that is said is said by it (T-213)', async () => {
    const wizard = wizardOf(slower)
    const zones = wizard.getByRole('combobox', { name: 'Time zone' })
    await zones.fill('Chatham')
    // The clock of what is held goes on meanwhile, and takes no word away.
    await slower.waitForTimeout(2_000)
    await expect(zones).toHaveValue('Chatham')
    await slower.getByRole('option', { name: 'Pacific/Chatham' }).click()
    const first = wizard.getByRole('alert').getByRole('button', { pressed: true })
    // Its clocks are a quarter of an hour off those of all other places here.
    await expect(first).toContainText(/:(15|45)$/)
    await expect(wizard.getByRole('timer')).toContainText(/:(15|45) held for/)
    await expect(wizard.getByRole('alert')).toContainText(/\d\d:(15|45) on .* has just been taken/)
  })

  await test.step('another of the three is held instead, and both are booked', async () => {
    const offered = wizardOf(slower).getByRole('alert').getByRole('button')
    await offered.nth(1).click()
    await expect(offered.nth(1)).toHaveAttribute('aria-pressed', 'true')
    await expect(wizardOf(slower).getByText('The first is held for you.')).toHaveCount(0)
    for (const each of [page, slower]) {
      await wizardOf(each).getByRole('button', { name: 'Book it' }).click()
      await expect(wizardOf(each).getByRole('heading', { name: bookingTexts.booked })).toBeVisible()
    }
  })
})
