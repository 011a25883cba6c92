import type { OpenSlot, SlotDay, SlotHold } from '#contract/booking/slots.ts'
import { freeUntil } from '#domain/booking/rules/policy.ts'
import { evenStretches, offsetReader } from '#domain/booking/rules/zoneStretches.ts'
import { pick } from '#server/platform/pick.ts'
import type { HoldRow } from './holdRow.ts'
import type { AdvisorSlot } from './slotsOf.ts'

export const presentSlot = (slot: AdvisorSlot): OpenSlot => ({
  startAt: slot.startAt.toISOString(),
  endAt: slot.endAt.toISOString(),
  advisorId: slot.advisorId,
})

/** Slots by the days of a reader's clock; a doubled hour of autumn stands twice, in the order of time. */
export function presentDays(slots: readonly AdvisorSlot[], timeZone: string): SlotDay[] {
  const [first, last] = [slots[0], slots.at(-1)]
  if (!first || !last) return []
  const window = { fromMs: first.startAt.getTime(), untilMs: last.startAt.getTime() + 1 }
  // Within a stretch the reader's clock is UTC and an offset: asked of the calendar once, and not for each slot.
  const offsetAt = offsetReader(evenStretches(timeZone, window))
  const days: SlotDay[] = []
  for (const slot of slots) {
    const at = slot.startAt.getTime()
    const wall = new Date(at + offsetAt(at)).toISOString()
    const day = wall.slice(0, 10)
    let there = days.at(-1)
    if (there?.day !== day) {
      // A clock that goes back over midnight shows a day again.
      there = days.find((each) => each.day === day) ?? { day, slots: [] }
      if (!days.includes(there)) days.push(there)
    }
    there.slots.push({ ...presentSlot(slot), clock: wall.slice(11, 16) })
  }
  return days
}

export const presentHold = (hold: HoldRow): SlotHold => ({
  ...pick(hold, 'id', 'service', 'advisorId', 'advisorName', 'advisorTimeZone'),
  startAt: hold.startAt.toISOString(),
  endAt: hold.endAt.toISOString(),
  expiresAt: hold.expiresAt.toISOString(),
  freeUntil: freeUntil(hold.startAt).toISOString(),
})
