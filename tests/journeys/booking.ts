import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { isPhone } from './board.ts'
import { ask, assignAdvisor, userIdOf } from './seed.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', until: '24:00' }))

/** The admin is open at every hour, and gives the member one sprint and a plan to spend it with. */
export async function openAndGive(staff: Page, memberId: string, { noticeHours = 48 } = {}) {
  await ask(staff.request, 'billing/grantPlan', {
    id: randomUUID(),
    userId: memberId,
    plan: isPhone(staff) ? 'mobile_premium' : 'desktop_pro',
    reason: 'A journey',
    untilAt: null,
  })
  const advisorId = await userIdOf(staff)
  await assignAdvisor(staff, memberId, advisorId)
  await openHours(staff, advisorId, noticeHours)
  const creditId = randomUUID()
  await ask(staff.request, 'booking/grantCredits', {
    ids: [creditId],
    memberId,
    service: 'sprint',
    reason: 'A first month',
    expiresAt: null,
  })
  return { advisorId, creditId }
}

/** The same admin's hours are opened by other journeys meanwhile: whoever was overtaken reads again. */
async function openHours(staff: Page, advisorId: string, noticeHours: number) {
  await expect(async () => {
    const { availability } = await ask<{ availability: { version: number } }>(
      staff.request,
      'booking/getAvailability',
      {},
    )
    await ask(staff.request, 'booking/setAvailability', {
      advisorId,
      baseVersion: availability.version,
      isOpen: true,
      timeZone: 'Europe/Berlin',
      hours: everyDay,
      bufferBefore: 0,
      bufferAfter: 0,
      noticeHours,
      horizonDays: 60,
      dailyMaximum: 12,
      meetingUrl: 'https://meet.example/ada',
    })
  }).toPass({ timeout: 10_000 })
}

/** A day with free times, of the next month: of this one a day or two may be left, or none. */
export async function chooseDay(page: Page, day: number) {
  const days = page.locator('button[data-day]')
  await expect(days.first()).toBeVisible()
  const earlier = page.getByRole('button', { name: 'Previous month' })
  if (await earlier.isDisabled()) await page.getByRole('button', { name: 'Next month' }).click()
  await expect(earlier).toBeEnabled()
  await days.nth(day).click()
}

/** Chooses a time of a day that runs of both widths do not share. */
export async function chooseTime(page: Page, place: 'first' | 'last', day = isPhone(page) ? 1 : 0) {
  await chooseDay(page, day)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^\d\d:\d\d/ })
    [place]()
    .click()
}
