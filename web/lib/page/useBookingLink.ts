import { paths } from '#contract/paths.ts'
import { useIsPhoneConsole } from './consoleLinks.ts'

/** Where the booking wizard opens from this address, for one service or with none chosen yet. */
export function useBookingLink(): (service?: string) => string {
  const isPhone = useIsPhoneConsole()
  return (service = 'new') =>
    isPhone ? paths.appHome('sessions', service) : paths.dashboard('sessions', { book: service })
}
