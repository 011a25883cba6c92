import { setAvailability } from '#server/booking/availability/commands.ts'
import type { Person, TestApp } from './testApp.ts'

/** Lets an advisor be booked at every hour of every day, from an hour ahead. */
export async function alwaysOpen(at: TestApp, advisor: Person): Promise<void> {
  await at.call(advisor, setAvailability, {
    advisorId: advisor.id,
    baseVersion: 0,
    isOpen: true,
    timeZone: 'UTC',
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', until: '24:00' })),
    bufferBefore: 0,
    bufferAfter: 0,
    noticeHours: 1,
    horizonDays: 60,
    dailyMaximum: 12,
    meetingUrl: null,
  })
}
