import type { AvailabilityOf } from '#contract/booking/availability.ts'
import type { Actor } from '#domain/actor.ts'
import { canSetAvailability } from '#domain/booking/permissions.ts'
import { answer } from '#domain/decision.ts'
import { pick } from '#server/platform/pick.ts'
import type { KnownAvailability } from './availabilityRow.ts'

/** What leaves the server of an advisor's hours. */
export const presentAvailability = (found: KnownAvailability, actor: Actor): AvailabilityOf => ({
  ...pick(found, 'advisorId', 'isOpen', 'timeZone', 'hours', 'bufferBefore', 'bufferAfter'),
  ...pick(found, 'noticeHours', 'horizonDays', 'dailyMaximum', 'meetingUrl', 'version'),
  advisorName: found.advisorName ?? '',
  exceptions: found.exceptions.map(({ day, hours }) => ({ day, hours })),
  can: { edit: answer(canSetAvailability(actor, found.advisorId)) },
})
