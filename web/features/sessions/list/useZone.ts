import { isTimeZone } from '#domain/zones.ts'
import { useMe } from '#web/lib/signIn/session.tsx'

/** The zone the reader lives by: the one of their profile, else the one of this browser (T-213). */
export function useZone(): string {
  const me = useMe()
  if (me.profile.timeZone && isTimeZone(me.profile.timeZone)) return me.profile.timeZone
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}
