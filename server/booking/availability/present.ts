import type { AvailabilityOf } from '#contract/booking/availability.ts'
import type { Actor } from '#domain/actor.ts'
import { canSetAvailability } from '#domain/booking/permissions.ts'
import { answer } from '#domain/decision.ts'
import type { KnownAvailability } from './availabilityRow.ts'

/** What leaves the server of an advisor's hours. */
export const presentAvailability = (found: KnownAvailability, actor: Actor): AvailabilityOf => ({
  advisorId: found.advisorId,
  advisorName: found.advisorName ?? '',
  isOpen: found.isOpen,
  timeZone: found.timeZone,
  hours: found.hours,
  bufferBefore: found.bufferBefore,
  bufferAfter: found.bufferAfter,
  noticeHours: found.noticeHours,
  horizonDays: found.horizonDays,
  dailyMaximum: found.dailyMaximum,
  meetingUrl: found.meetingUrl,
  version: found.version,
  exceptions: found.exceptions.map(({ day, hours }) => ({ day, hours })),
  can: { edit: answer(canSetAvailability(actor, found.advisorId)) },
})
