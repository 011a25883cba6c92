import { sql } from 'drizzle-orm'
import { MakeCardFromLineInput } from '#contract/board/cards.ts'
import { boardLimits } from '#domain/board/limits.ts'
import { canMakeCardFromLine } from '#domain/board/permissions.ts'
import { cardDefaults } from '#domain/board/rules/cards.ts'
import { rankBetween } from '#domain/board/rules/rank.ts'
import { all } from '#domain/decision.ts'
import { canBecomeCard } from '#domain/minutes/permissions.ts'
import { findFileLine, getApprovedLine } from '#server/minutes/versions/queries.ts'
import type { Db } from '#server/platform/db/database.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { Conflict } from '#server/platform/http/refusal.ts'
import { countAll, findFirst, getCard } from './reads.ts'
import { boardAssignments, cards } from './tables.ts'

/** A line makes one card at most: a second click, or two tabs at once, answers the card that is there (4.12.12). */
export const makeCardFromLine = command({
  input: MakeCardFromLineInput,
  load: async ({ db, actor, input }) => ({
    line: await getApprovedLine(db, input.lineId),
    cardCount: await countAll(db, actor.userId),
  }),
  can: (actor, { line, cardCount }) =>
    all(
      canMakeCardFromLine(actor, { userId: line.userId, isApproved: true, cardCount }),
      canBecomeCard(line.kind),
    ),
  check: nothingToCheck,
  run: async ({ db, actor, input, loaded: { line }, publish }) => {
    // Two clicks at once queue here, so that the second finds the first one's card.
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${line.lineId}, 0))`)
    const there = await findCardOfLine(db, line.lineId)
    if (there) return { card: await getCard(db, there), lineId: line.lineId, isNew: false }
    const head = await findFirst(db, actor.userId, cardDefaults.status)
    const [card] = await db
      .insert(cards)
      .values({
        id: input.id,
        userId: actor.userId,
        createdBy: actor.userId,
        title: titleOf(line.text),
        description: line.text.length > boardLimits.titleLength ? line.text : '',
        priority: cardDefaults.priority,
        status: cardDefaults.status,
        dueOn: line.dueOn,
        rank: rankBetween(null, head?.rank ?? null),
      })
      .onConflictDoNothing({ target: cards.id })
      .returning()
    if (!card) throw new Conflict('id_taken')
    const { sessionId, sessionTitle, quote, speaker, segment, startMs } = line
    await db.insert(boardAssignments).values({
      // One assignment a card: it takes the card's own id.
      id: card.id,
      userId: actor.userId,
      sourceType: 'outcome_line',
      sourceId: line.lineId,
      targetType: 'julboard_task',
      targetId: card.id,
      assignmentContext: {
        sessionId,
        sessionTitle,
        quote,
        speaker,
        segment,
        startMs,
        line: await findFileLine(db, line),
      },
    })
    await publish('board', {
      entity: 'card',
      id: card.id,
      version: card.version,
      kind: 'card.made_from_line',
      memberId: card.userId,
    })
    return { card, lineId: line.lineId, isNew: true }
  },
  audit: {
    action: 'card.made_from_line',
    subject: ({ card, lineId }) => ({
      type: 'card',
      id: card.id,
      memberId: card.userId,
      details: { lineId },
    }),
    happened: ({ isNew }) => isNew,
  },
})

async function findCardOfLine(db: Db, lineId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: boardAssignments.targetId })
    .from(boardAssignments)
    .where(sql`${boardAssignments.sourceType} = 'outcome_line' and ${boardAssignments.sourceId} = ${lineId}`)
    .limit(1)
  return row?.id ?? null
}

/** A title as long as a card's may be, cut at a word; the whole sentence then stands in the description. */
function titleOf(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  if (line.length <= boardLimits.titleLength) return line
  const cut = line.slice(0, boardLimits.titleLength - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), boardLimits.titleLength / 2)).trimEnd()}…`
}
