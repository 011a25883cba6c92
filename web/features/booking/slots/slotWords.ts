import { wallTime } from '#domain/zones.ts'
import { sayDay } from '#web/lib/time/sayDay.ts'

/** 'Tue 23 June' by the clock of a zone. */
export const slotDay = (at: string, zone: string): string =>
  sayDay(wallTime(new Date(at), zone).day, { weekday: 'short', day: 'numeric', month: 'long' })

/** 'Tuesday 23 June'. */
export const slotLongDay = (at: string, zone: string): string =>
  sayDay(wallTime(new Date(at), zone).day, { weekday: 'long', day: 'numeric', month: 'long' })

/** '09:00' by the clock of a zone. */
export const slotClock = (at: string, zone: string): string => wallTime(new Date(at), zone).clock

/** 'Lisbon' of 'Europe/Lisbon'. */
export const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
