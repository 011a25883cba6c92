import { canMakeCardFromLine } from '#domain/board/permissions.ts'
import { cardDefaults } from '#domain/board/rules/cards.ts'
import { cardOfLine } from '#domain/board/rules/lineCards.ts'
import { rankBetween } from '#domain/board/rules/rank.ts'
import { all } from '#domain/decision.ts'
import { canBecomeCard } from '#domain/minutes/permissions.ts'
import { listAssignable } from '#server/accounts/advisors/listAssignable.ts'
import { madeOf } from '#server/board/cards/addLineCards.ts'
import { answer, eventOf, insertCard, linkToLine } from '#server/board/cards/commands.ts'
import { findCardOfLine, getPlace } from '#server/board/cards/queries.ts'
import { findFileLine, getApprovedLine } from '#server/minutes/versions/queries.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { Conflict } from '#server/platform/http/refusal.ts'

const lockLine = sqlStatement<[lineId: string], Record<string, never>>(
  'select pg_advisory_xact_lock(hashtextextended($1, 0))',
)

/** A line makes one card at most: a second click, or two tabs at once, answers the card that is there (4.12.12). */
export const makeCardFromLine = command(calls.board.makeCardFromLine, {
  load: async ({ db, input: { lineId } }) => {
    const [, line, place, there, people] = await Promise.all([
      // Two clicks at once queue here, so that the second finds the first one's card.
      lockLine(db, lineId),
      getApprovedLine(db, lineId),
      getPlace(db, cardDefaults.status),
      findCardOfLine(db, lineId),
      listAssignable(db, null),
    ])
    return { line, place, there, people }
  },
  can: (actor, { line, place }) =>
    all(
      canMakeCardFromLine(actor, { userId: line.userId, isApproved: true, cardCount: place.count }),
      canBecomeCard(line),
    ),
  run: async ({ db, input, loaded: { line, place, there, people } }) => {
    if (there) return { card: there, event: null }
    const { lineId, sessionId, sessionTitle, quote, speaker, segment, startMs } = line
    const fileLine = await findFileLine(db, line)
    const made = cardOfLine(line, people)
    const [card] = await insertCard(db, {
      ...cardDefaults,
      ...made,
      id: input.id,
      userId: line.userId,
      labels: [],
      decidedBy: null,
      decidedOn: null,
      rank: rankBetween(null, place.head),
      completedAt: null,
    })
    if (!card) throw new Conflict('id_taken')
    const context = { sessionId, sessionTitle, quote, speaker, segment, startMs, line: fileLine }
    const isWorded = line.wordedBy !== null
    linkToLine(db, card.id, lineId, { ...context, made: madeOf(made, isWorded) })
    return { card: { ...card, fromSession: true }, event: eventOf('card.made_from_line', card, { lineId }) }
  },
  answer: (result) => ({ ...answer(result), alreadyThere: result.event === null }),
})
