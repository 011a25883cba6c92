import { useLiveRefresh } from '#web/lib/live/live.ts'

/** Follows the list of approved minutes. */
export function useMinutesLive() {
  useLiveRefresh('minutes')
}
