import type { OptionalCategory } from '../types.ts'

/**
 * What browsers keep of the categories that wait for a yes, by the names of the entries: read and written only while it is
 * given, and taken away when it is taken back (T-159). Everything else that is kept is essential.
 */
export const optionalEntries: Readonly<Record<OptionalCategory, readonly string[]>> = {
  functional: ['jul.figures'],
  // Pages are counted on the server, and nothing is kept for it here.
  analytics: [],
  marketing: ['jul.landing'],
}
