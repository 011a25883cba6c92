import { canManageSessions } from '#domain/sessions/permissions.ts'
import { recordViews } from '#server/accounts/advisors/recordView.ts'
import { loadConsentState } from '#server/consent/queries.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { loadSession } from '#server/sessions/queries.ts'
import { listSessionOffers } from '../versions/listOffers.ts'
import {
  findCurrent,
  findOutcome,
  listCardedLines,
  listCurrentLines,
  listShownSegments,
} from '../versions/queries.ts'
import { presentReview } from './present.ts'

export const getReview = query(calls.minutes.getReview, {
  read: async ({ db, input: { sessionId } }) => {
    const [session, outcome, version, lines, offers, segments, consent, onBoard] = await Promise.all([
      loadSession(db, sessionId),
      findOutcome(db, sessionId),
      findCurrent(db, sessionId),
      listCurrentLines(db, { sessionId }),
      listSessionOffers(db, sessionId),
      listShownSegments(db, sessionId),
      loadConsentState(db, sessionId),
      listCardedLines(db, sessionId),
    ])
    const consentComplete = consent === 'complete'
    return { session, outcome, version, lines, offers, segments, onBoard, consentComplete }
  },
  can: (actor, { session }) => canManageSessions(actor, session),
  present: async ({ session, outcome, version, ...rows }, { db, actor }) => {
    if (!outcome || !version) throw new NotFound('minutes')
    await recordViews(db, actor, [session.userId], 'minutes')
    return { review: presentReview({ session, outcome, version, ...rows }, actor) }
  },
})
