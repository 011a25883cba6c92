import type { MailTopic } from '#domain/newsletter/types.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { openCall } from '#server/platform/calls/openCall.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { readListToken } from './listToken.ts'

const read = sqlStatement<[id: string], { email: string; topics: MailTopic[]; paused_until: Date | null }>(
  'select email, topics, paused_until from app_preferences($1)',
)
/** What an address gets of YELMail, for whoever has the link of an issue; reading it changes nothing (K15, T-169). */
export const getPreferences = openCall(calls.newsletter.getPreferences, async ({ db, now, input }) => {
  const id = readListToken(input.token)
  const [row] = id ? await read(db, id) : []
  if (!row) return { preferences: null }
  const isPaused = row.paused_until !== null && row.paused_until > now
  return {
    preferences: {
      address: withoutMiddle(row.email),
      topics: row.topics,
      pausedUntil: isPaused ? (row.paused_until?.toISOString() ?? null) : null,
    },
  }
})

/** An address as its owner knows it again and nobody else learns it: issues are passed on with their links. */
const withoutMiddle = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}…${email.slice(at)}`
}
