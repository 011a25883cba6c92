import { isId } from './isId.ts'
import { isSignedFor, signFor } from './keyRing.ts'

/** The token of a row in the links of an email: it is made anew for each email and stored nowhere. */
export const idToken = (purpose: string, id: string): string => `${id}.${signFor(purpose, id)}`

/** The row that a token of this purpose names; null where we have not made it. */
export function readIdToken(purpose: string, token: string): string | null {
  const [id = '', given = '', ...more] = token.split('.')
  return more.length === 0 && isId(id) && isSignedFor(purpose, id, given) ? id : null
}
