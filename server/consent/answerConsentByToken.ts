import { canAnswerByLink } from '#domain/consent/permissions.ts'
import { consentTextVersion } from '#domain/consent/texts.ts'
import { digestOf } from '#server/platform/audit/recordEvent.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { openCall } from '#server/platform/calls/openCall.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { Conflict, Refused } from '#server/platform/http/refusal.ts'
import { genuine, presentGuest, saidBy } from './present.ts'
import { loadLink } from './queries.ts'
import type { Said } from './rules/links.ts'
import { hasAgreed, storedLink } from './rules/links.ts'

const answerByLink = sqlStatement<
  [
    hash: string,
    answer: Said,
    textVersion: string,
    at: Date,
    requestId: string,
    details: string,
    digest: string,
    ip: string,
    agent: string,
  ],
  object
>('select app_consent_answer($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9)')

/**
 * A guest's answer. A visitor has no rows, so one function of the database stores it, erases on a no, and writes
 * audit row and event in this same transaction (4.12.11).
 */
export const answerConsentByToken = openCall(
  calls.consent.answerConsentByToken,
  async ({ db, origin, now, input }) => {
    const link = await loadLink(db, input.token)
    const said = saidBy(link)
    const decision = canAnswerByLink(genuine(link), now, input.answer)
    if (!decision.ok) throw new Refused(decision.reason)
    // The same answer sent again is one answer.
    if (said === input.answer) return presentGuest(link, now)
    if (input.answer === 'withdrawn' && !hasAgreed(said)) throw new Refused('nothing_given')
    if (input.answer === 'given' && input.textVersion !== consentTextVersion)
      throw new Conflict('text_changed', { textVersion: consentTextVersion })
    const details = JSON.stringify({ party: 'guest', textVersion: consentTextVersion })
    const { requestId, ipAddress, userAgent } = origin
    const [, after] = await Promise.all([
      answerByLink(
        db,
        storedLink(input.token),
        input.answer,
        consentTextVersion,
        now,
        requestId,
        details,
        digestOf(details),
        ipAddress,
        userAgent,
      ),
      loadLink(db, input.token),
    ])
    return presentGuest(after, now)
  },
)
