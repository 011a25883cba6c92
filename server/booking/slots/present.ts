import type { OpenSlot, SlotDay, SlotHold } from '#contract/booking/slots.ts'
import { freeUntil } from '#domain/booking/rules/policy.ts'
import { wallTime } from '#domain/zones.ts'
import type { HoldRow } from './holdRow.ts'
import type { AdvisorSlot } from './slotsOf.ts'

export const presentSlot = (slot: AdvisorSlot): OpenSlot => ({
  startAt: slot.startAt.toISOString(),
  endAt: slot.endAt.toISOString(),
  advisorId: slot.advisorId,
})

/** Slots by the days of a reader's clock; a doubled hour of autumn stands twice, in the order of time. */
export function presentDays(slots: readonly AdvisorSlot[], timeZone: string): SlotDay[] {
  const days = new Map<string, SlotDay>()
  for (const slot of slots) {
    const { day, clock } = wallTime(slot.startAt, timeZone)
    const there = days.get(day) ?? { day, slots: [] }
    there.slots.push({ ...presentSlot(slot), clock })
    days.set(day, there)
  }
  return [...days.values()]
}

export const presentHold = (hold: HoldRow): SlotHold => ({
  id: hold.id,
  service: hold.service,
  advisorId: hold.advisorId,
  advisorName: hold.advisorName,
  advisorTimeZone: hold.advisorTimeZone,
  startAt: hold.startAt.toISOString(),
  endAt: hold.endAt.toISOString(),
  expiresAt: hold.expiresAt.toISOString(),
  freeUntil: freeUntil(hold.startAt).toISOString(),
})
