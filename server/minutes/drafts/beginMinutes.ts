import { canBeginMinutes } from '#domain/minutes/permissions.ts'
import { lineOf } from '#domain/minutes/rules/offers.ts'
import type { OutcomeLine } from '#domain/minutes/types.ts'
import { canManageSessions } from '#domain/sessions/permissions.ts'
import { listConsents } from '#server/consent/queries.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { pick } from '#server/platform/pick.ts'
import { holdSession } from '#server/sessions/queries.ts'
import { sessionOutcomes } from '../tables.ts'
import { answerMinutes, reloadMinutes } from '../versions/getMinutes.ts'
import { highestNumber, minutesEvent, setCurrent } from '../versions/holdWork.ts'
import { isUnderWay } from '../versions/isUnderWay.ts'
import { listSessionOffers } from '../versions/listOffers.ts'
import { findHeldOutcome, findVersion } from '../versions/queries.ts'
import { writeVersion } from '../versions/writeVersion.ts'
import { listPeople } from './loadDraftWork.ts'

const openOutcome = statement(
  (q, o: Args<{ id: string; sessionId: string; userId: string; createdBy: string; now: Date }>) =>
    q.insert(sessionOutcomes).values({
      ...pick(o, 'id', 'sessionId', 'userId', 'createdBy'),
      drafting: 'ready',
      updatedAt: o.now,
    }),
)

/** Begins the minutes of a session that nobody recorded: an empty version that its advisor writes (K71). Sent again it changes nothing. */
export const beginMinutes = command(calls.minutes.beginMinutes, {
  load: async ({ db, input: { sessionId, versionId }, now }) => {
    // They leave in this order: what is read behind the session's row stands until the commit.
    const [session, outcome, sent, offers, consents] = await Promise.all([
      holdSession(db, sessionId),
      findHeldOutcome(db, sessionId),
      findVersion(db, versionId),
      listSessionOffers(db, sessionId),
      listConsents(db, sessionId),
    ])
    const isRepeat = outcome !== null && sent?.outcomeId === outcome.id
    return { session, outcome, offers, consents, isRepeat, isDrafting: isUnderWay(outcome, now) }
  },
  can: (actor, { session, outcome, isRepeat, isDrafting }, now) =>
    isRepeat
      ? canManageSessions(actor, session)
      : canBeginMinutes(
          actor,
          session,
          {
            isAssigned: session.isAssigned,
            isDrafting,
            hasVersion: (outcome?.currentVersionId ?? outcome?.approvedVersionId ?? null) !== null,
          },
          now,
        ),
  run: async ({
    input: { versionId },
    loaded: { session, offers, consents, isRepeat, ...loaded },
    ...ctx
  }) => {
    const { db, app, actor, now } = ctx
    if (isRepeat) return { minutes: await reloadMinutes(ctx, session), event: null }
    const { id: sessionId, userId } = session
    if (!loaded.outcome)
      await openOutcome(db, { id: app.clock.newId(), sessionId, userId, createdBy: actor.userId, now })
    const outcome = loaded.outcome ?? (await findHeldOutcome(db, sessionId))
    if (!outcome) throw new NotFound('minutes')
    const [[highest], people] = await Promise.all([
      highestNumber(db, outcome.id),
      listPeople(db, { session, consents }),
    ])
    const number = (highest?.number ?? 0) + 1
    const lines = [
      // What somebody typed into a draft whose transcript is gone.
      ...offers
        .filter(({ state, transcriptId }) => state === 'accepted' && transcriptId === null)
        .map(lineOf),
      ...namesOnce(people).map((name) => attendee(name, app.clock.newId(), actor.userId)),
    ]
    const version = {
      id: versionId,
      outcomeId: outcome.id,
      userId,
      companyId: null,
      number,
      status: 'draft',
      method: 'written',
      transcriptId: null,
      leftOut: 0,
      modelFailure: null,
      createdBy: actor.userId,
    } as const
    const minutes = await reloadMinutes(ctx, session, [
      writeVersion(db, version, lines),
      setCurrent(db, {
        id: outcome.id,
        currentVersionId: versionId,
        drafting: 'ready',
        draftFailure: null,
        updatedAt: now,
      }),
    ])
    return { minutes, event: minutesEvent('minutes.begun', session, number) }
  },
  answer: answerMinutes,
})

/** Who was asked to come, for the advisor to correct: their words, as all of these minutes are. */
const attendee = (text: string, id: string, wordedBy: string): OutcomeLine => ({
  id,
  kind: 'attendee',
  text,
  quote: null,
  speaker: null,
  moment: null,
  owner: null,
  dueOn: null,
  wordedBy,
})

const namesOnce = (names: readonly string[]): readonly string[] => [
  ...new Map(names.map((name) => [name.trim().toLowerCase(), name.trim()])).values(),
]
