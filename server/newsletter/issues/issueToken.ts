import { isId } from '#server/platform/isId.ts'
import { isSame } from '#server/platform/isSame.ts'
import { macsOf, signFor } from '#server/platform/keyRing.ts'

/** The header of an issue that holds its token, for where a relay writes a Message-ID of its own. */
export const TOKEN_HEADER = 'X-Issue-Token'

const PURPOSE = 'an issue as one reader gets it'
// 132 bits of it: with both ids it stays below the 100 characters of an envelope's id (RFC 3461).
const SIGNED = 22

/**
 * What an issue is known by when it comes back: which issue, which reader, and a signature that nobody can make who has not had
 * that very email. It stands in the Message-ID, in a header of its own and in the envelope, because relays rewrite one or another.
 */
export const issueToken = (issueId: string, readerId: string): string =>
  `${issueId}.${readerId}.${signFor(PURPOSE, `${issueId}.${readerId}`).slice(0, SIGNED)}`

/** Which issue and which reader a token is of; null where it is none of ours. */
export function readIssueToken(token: string): { issueId: string; readerId: string } | null {
  const [issueId = '', readerId = '', ...more] = token.split('.')
  if (more.length !== 1 || !isId(issueId) || !isId(readerId)) return null
  const named = `${issueId}.${readerId}`
  // What was sent under an earlier secret comes back too.
  const isOurs = macsOf(`${PURPOSE}\n${named}`).some(({ mac }) =>
    isSame(token, `${named}.${mac.slice(0, SIGNED)}`),
  )
  return isOurs ? { issueId, readerId } : null
}
