import { bookedLate } from '#domain/booking/texts.ts'
import { slotClock, slotLongDay } from '../slots/slotWords.ts'

/** Until when a session is moved and cancelled for free; booked later than that, that it is not (T-075). */
export const freeWords = (freeUntil: string, zone: string, now: Date): string =>
  now > new Date(freeUntil)
    ? bookedLate
    : `Free to move or cancel until ${slotLongDay(freeUntil, zone)}, ${slotClock(freeUntil, zone)}. The credit comes back.`
