import { timingSafeEqual } from 'node:crypto'
import { signFor } from '#server/platform/signInCookie.ts'

const PURPOSE = 'an address on the lists'
const TOKEN = /^([0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})\.([\w-]{43})$/

/** The token in the links of an address: it is made anew for each email and stored nowhere (T-169). */
export const listToken = (id: string): string => `${id}.${signFor(PURPOSE, id)}`

/** Whose link a token is; null where we have not made it. */
export function readListToken(token: string): string | null {
  const [, id = '', given = ''] = token.match(TOKEN) ?? []
  if (id === '') return null
  return timingSafeEqual(Buffer.from(given), Buffer.from(signFor(PURPOSE, id))) ? id : null
}
