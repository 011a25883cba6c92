import { isTimeZone } from '#domain/zones.ts'
import { zoneHere } from '../time/zoneHere.ts'
import { useMe } from './session.tsx'

/** The zone the reader lives by: the one of their profile, else the one of this browser (T-213). */
export function useZone(): string {
  const { timeZone } = useMe().profile
  return timeZone && isTimeZone(timeZone) ? timeZone : zoneHere()
}
