import { useCallback } from 'react'
import { dayIn } from '#domain/zones.ts'
import { useZone } from './useZone.ts'

/** The day of a moment in the calendar of the person's profile, 'YYYY-MM-DD', as `useToday` says today (T-213). */
export function useDayOf(): (at: string) => string {
  const zone = useZone()
  return useCallback((at: string) => dayIn(new Date(at), zone), [zone])
}
