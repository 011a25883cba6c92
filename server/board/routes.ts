import { boardLimits } from '#domain/board/limits.ts'
import { findNames } from '#server/accounts/findNames.ts'
import { listAssignable } from '#server/accounts/listAssignable.ts'
import { listReviews } from '#server/inquiries/reads.ts'
import { callContextOf, calls } from '#server/platform/http/calls.ts'
import { momentOf, nextOf } from '#server/platform/http/cursor.ts'
import { addNote } from './addNote.ts'
import { archiveCards } from './archiveCards.ts'
import { archiveCard, createCard, editCard, moveCard, restoreCard } from './cards/commands.ts'
import { getCard, listCards } from './cards/queries.ts'
import { listChanges } from './changes/queries.ts'
import { addCheckin, deleteCheckin } from './checkins/commands.ts'
import { listCheckins } from './checkins/queries.ts'
import { decideCard } from './decideCard.ts'
import { deleteNote } from './deleteNote.ts'
import { makeCardFromLine } from './makeCardFromLine.ts'
import { deleteMetricEntry, enterMetric } from './metrics/commands.ts'
import { listMetrics } from './metrics/queries.ts'
import { archiveMilestone, createMilestone, editMilestone, restoreMilestone } from './milestones/commands.ts'
import { getMilestone, listMilestones } from './milestones/queries.ts'
import { moveCards } from './moveCards.ts'
import { presentDecision, presentNote } from './present.ts'
import { presentCards, presentOneCard, presentThese } from './presentCards.ts'
import { readBoard } from './readBoard.ts'
import { readMomentum } from './readMomentum.ts'
import { countCards, listDecisions, listRecentCards } from './reads.ts'
import { reopenDecision } from './reopenDecision.ts'
import { restoreCards } from './restoreCards.ts'

export const boardRoutes = {
  listCards,

  countCards: calls.board.countCards.handler(async ({ context }) => {
    const { db, actor } = callContextOf(context)
    return await countCards(db, actor.userId)
  }),

  getMomentum: calls.board.getMomentum.handler(async ({ context }) => {
    const { db, actor, app } = callContextOf(context)
    return await readMomentum(db, actor.userId, app.clock.now())
  }),

  getCard,

  pickCards: calls.board.pickCards.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    return {
      cards: await presentCards(
        ctx,
        await listRecentCards(ctx.db, ctx.actor.userId, input.search?.trim() || undefined),
      ),
    }
  }),

  listAssignees: calls.board.listAssignees.handler(async ({ context }) => {
    const { db, actor } = callContextOf(context)
    return { people: await listAssignable(db, actor.userId) }
  }),

  createCard,

  editCard,

  moveCard,

  archiveCard,

  restoreCard,

  addNote: calls.board.addNote.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    const { note } = await addNote(ctx, input)
    return { note: presentNote(note, await findNames(ctx.db, [note.createdBy]), ctx.actor.userId) }
  }),

  deleteNote: calls.board.deleteNote.handler(async ({ context, input }) => {
    await deleteNote(callContextOf(context), input)
    return { deleted: true }
  }),

  makeCardFromLine: calls.board.makeCardFromLine.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    const { card, isNew } = await makeCardFromLine(ctx, input)
    return { card: await presentOneCard(ctx, card), alreadyThere: !isNew }
  }),

  moveCards: calls.board.moveCards.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    return await presentThese(ctx, (await moveCards(ctx, input)).ids)
  }),

  archiveCards: calls.board.archiveCards.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    return await presentThese(ctx, (await archiveCards(ctx, input)).ids)
  }),

  restoreCards: calls.board.restoreCards.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    return await presentThese(ctx, (await restoreCards(ctx, input)).ids)
  }),

  listDecisions: calls.board.listDecisions.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    const limit = input.limit ?? boardLimits.shortPage
    const query = { after: momentOf(input.cursor), limit }
    const { userId, rows } = await readBoard(ctx, input.memberId, (id) => listDecisions(ctx.db, id, query))
    const page = rows.slice(0, limit)
    const reviews = await listReviews(
      ctx.db,
      userId,
      page.map((row) => row.id),
    )
    const owners = [...reviews.values()].map(({ ownerId }) => ownerId)
    const [cards, names] = [await presentCards(ctx, page), await findNames(ctx.db, owners)]
    return {
      decisions: cards.map((card) => presentDecision(card, reviews.get(card.id), names)),
      next: nextOf(rows, limit),
    }
  }),

  decideCard: calls.board.decideCard.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    return { card: await presentOneCard(ctx, (await decideCard(ctx, input)).card) }
  }),

  reopenDecision: calls.board.reopenDecision.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    return { card: await presentOneCard(ctx, (await reopenDecision(ctx, input)).card) }
  }),

  addCheckin,
  deleteCheckin,
  listCheckins,

  archiveMilestone,
  createMilestone,
  editMilestone,
  getMilestone,
  listMilestones,
  restoreMilestone,

  deleteMetricEntry,
  enterMetric,
  listMetrics,

  listChanges,
}
