import { boardLimits } from '#domain/board/limits.ts'
import { findNames } from '#server/accounts/findNames.ts'
import { listAssignable } from '#server/accounts/listAssignable.ts'
import { recordView } from '#server/accounts/recordView.ts'
import { listReviews } from '#server/inquiries/queries.ts'
import { callContextOf, calls } from '#server/platform/http/calls.ts'
import { momentOf, nextOf } from '#server/platform/http/cursor.ts'
import { addCheckin } from './addCheckin.ts'
import { addNote } from './addNote.ts'
import { archiveCards } from './archiveCards.ts'
import { archiveMilestone } from './archiveMilestone.ts'
import { archiveCard, createCard, editCard, moveCard, restoreCard } from './cards/commands.ts'
import { getCard, listCards } from './cards/queries.ts'
import { createMilestone } from './createMilestone.ts'
import { decideCard } from './decideCard.ts'
import { deleteCheckin } from './deleteCheckin.ts'
import { deleteMetricEntry } from './deleteMetricEntry.ts'
import { deleteNote } from './deleteNote.ts'
import { enterMetric } from './enterMetric.ts'
import { listChanges } from './listChanges.ts'
import { listCheckins } from './listCheckins.ts'
import { listMetrics } from './listMetrics.ts'
import { getMilestone, listMilestones } from './listMilestones.ts'
import { makeCardFromLine } from './makeCardFromLine.ts'
import { moveCards } from './moveCards.ts'
import { presentChange, presentDecision, presentNote } from './present.ts'
import { presentCards, presentOneCard, presentThese } from './presentCards.ts'
import { presentMilestone, presentMilestones } from './presentMilestones.ts'
import { presentTile, presentTiles } from './presentTiles.ts'
import { readBoard } from './readBoard.ts'
import { readMomentum } from './readMomentum.ts'
import { countCards, listDecisions, listRecentCards } from './reads.ts'
import { reopenDecision } from './reopenDecision.ts'
import { restoreCards } from './restoreCards.ts'
import { restoreMilestone } from './restoreMilestone.ts'
import { updateMilestone } from './updateMilestone.ts'

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

  listCheckins: calls.board.listCheckins.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    const limit = input.limit ?? boardLimits.shortPage
    const query = { after: momentOf(input.cursor), limit }
    const { rows } = await readBoard(ctx, input.memberId, (userId) => listCheckins(ctx.db, userId, query))
    const names = await findNames(
      ctx.db,
      rows.map((row) => row.createdBy),
    )
    const checkins = rows.slice(0, limit).map((row) => presentNote(row, names, ctx.actor.userId))
    return { checkins, next: nextOf(rows, limit) }
  }),

  addCheckin: calls.board.addCheckin.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    const { checkin } = await addCheckin(ctx, input)
    return {
      checkin: presentNote(checkin, await findNames(ctx.db, [checkin.createdBy]), ctx.actor.userId),
    }
  }),

  deleteCheckin: calls.board.deleteCheckin.handler(async ({ context, input }) => {
    await deleteCheckin(callContextOf(context), input)
    return { deleted: true }
  }),

  listMilestones: calls.board.listMilestones.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    const list = (userId: string) => listMilestones(ctx.db, userId, input.archived ?? false)
    const { rows } = await readBoard(ctx, input.memberId, list)
    return { milestones: await presentMilestones(ctx.db, rows, boardLimits.milestoneHistory) }
  }),

  getMilestone: calls.board.getMilestone.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    const row = await getMilestone(ctx.db, input.id)
    await recordView(ctx.db, ctx.actor, row.userId, 'board')
    return await presentMilestone(ctx, row, boardLimits.milestoneHistoryWhole)
  }),

  createMilestone: calls.board.createMilestone.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    return await presentMilestone(
      ctx,
      (await createMilestone(ctx, input)).milestone,
      boardLimits.milestoneHistory,
    )
  }),

  editMilestone: calls.board.editMilestone.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    return await presentMilestone(
      ctx,
      (await updateMilestone(ctx, input)).milestone,
      boardLimits.milestoneHistory,
    )
  }),

  archiveMilestone: calls.board.archiveMilestone.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    return await presentMilestone(
      ctx,
      (await archiveMilestone(ctx, input)).milestone,
      boardLimits.milestoneHistory,
    )
  }),

  restoreMilestone: calls.board.restoreMilestone.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    return await presentMilestone(
      ctx,
      (await restoreMilestone(ctx, input)).milestone,
      boardLimits.milestoneHistory,
    )
  }),

  listMetrics: calls.board.listMetrics.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    const { userId, rows } = await readBoard(ctx, input.memberId, (id) => listMetrics(ctx.db, id))
    return { metrics: await presentTiles(ctx, userId, rows) }
  }),

  enterMetric: calls.board.enterMetric.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    return await presentTile(ctx, (await enterMetric(ctx, input)).entry)
  }),

  deleteMetricEntry: calls.board.deleteMetricEntry.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    return await presentTile(ctx, (await deleteMetricEntry(ctx, input)).entry)
  }),

  listChanges: calls.board.listChanges.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    const { rows } = await readBoard(ctx, input.memberId, (userId) => listChanges(ctx.db, userId))
    const names = await findNames(
      ctx.db,
      rows.map((row) => row.by),
    )
    return { changes: rows.map((row) => presentChange(row, names)) }
  }),
}
