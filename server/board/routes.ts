import { boardLimits } from '#domain/board/limits.ts'
import { canEditCard, canViewBoard } from '#domain/board/permissions.ts'
import { findNames } from '#server/accounts/findNames.ts'
import { listAssignable } from '#server/accounts/listAssignable.ts'
import { recordView } from '#server/accounts/recordView.ts'
import { calls, doingOf } from '#server/http/calls.ts'
import { unpackCursor } from '#server/http/cursor.ts'
import { hotCalls } from '#server/http/hotCalls.ts'
import { RawJson } from '#server/http/rawJson.ts'
import { Refused } from '#server/http/refusal.ts'
import { listReviews } from '#server/inquiries/reads.ts'
import { addCheckin } from './addCheckin.ts'
import { addNote } from './addNote.ts'
import { archiveCard } from './archiveCard.ts'
import { archiveCards } from './archiveCards.ts'
import { archiveMilestone } from './archiveMilestone.ts'
import { createCard } from './createCard.ts'
import { createMilestone } from './createMilestone.ts'
import { decideCard } from './decideCard.ts'
import { deleteCheckin } from './deleteCheckin.ts'
import { deleteNote } from './deleteNote.ts'
import { editCard } from './editCard.ts'
import { editCardStep } from './editCardStep.ts'
import { enterMetric } from './enterMetric.ts'
import { listCardsStep, readCardPage } from './listCardsStep.ts'
import { listChanges } from './listChanges.ts'
import { listCheckins } from './listCheckins.ts'
import { listMetrics } from './listMetrics.ts'
import { getMilestone, listMilestones } from './listMilestones.ts'
import { listOfMember } from './listOfMember.ts'
import { makeCardFromLine } from './makeCardFromLine.ts'
import { moveCard } from './moveCard.ts'
import { moveCards } from './moveCards.ts'
import { presentChange, presentDecision, presentNote, presentOrigin } from './present.ts'
import { presentCards, presentOneCard, presentThese } from './presentCards.ts'
import { presentMilestone, presentMilestones } from './presentMilestones.ts'
import { presentTile, presentTiles } from './presentTiles.ts'
import { momentOf, nextOf, readBoard } from './readBoard.ts'
import { readMomentum } from './readMomentum.ts'
import { countCards, findOrigin, getCard, listDecisions, listNotes, listRecentCards } from './reads.ts'
import { removeMetricEntry } from './removeMetricEntry.ts'
import { reopenDecision } from './reopenDecision.ts'
import { restoreCard } from './restoreCard.ts'
import { restoreCards } from './restoreCards.ts'
import { restoreMilestone } from './restoreMilestone.ts'
import { updateMilestone } from './updateMilestone.ts'

export const boardRoutes = {
  list: hotCalls.board.list.handler(async ({ context, input }) => {
    const step = listCardsStep({
      archived: input.archived ?? false,
      limit: input.limit ?? boardLimits.pageSize,
      ...(input.memberId ? { memberId: input.memberId } : {}),
      ...(input.status ? { status: input.status } : {}),
      ...(input.kind ? { kind: input.kind } : {}),
      ...(input.search?.trim() ? { search: input.search.trim() } : {}),
      ...(input.cursor ? { after: markOf(input.cursor) } : {}),
    })
    if (input.memberId)
      return answer(await context.inTransaction((doing) => listOfMember(doing, step, input.memberId ?? '')))
    const { actor, rows } = await context.ask(step)
    // Read with the member's own eyes already; a right that is missing is said.
    const decision = canViewBoard(actor, { userId: actor.userId, isAssignedAdvisor: false })
    if (!decision.ok) throw new Refused(decision.reason)
    return answer(readCardPage(rows).text)
  }),

  counts: calls.board.counts.handler(async ({ context }) => {
    const { db, actor } = doingOf(context)
    return await countCards(db, actor.userId)
  }),

  momentum: calls.board.momentum.handler(async ({ context }) => {
    const { db, actor, house } = doingOf(context)
    return await readMomentum(db, actor.userId, house.clock.now())
  }),

  get: calls.board.get.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    const { db, actor } = doing
    const row = await getCard(db, input.id)
    const notes = await listNotes(db, row.id)
    const origin = await findOrigin(db, row.id)
    const decision = canEditCard(actor, { ...row, isAssignedAdvisor: row.userId !== actor.userId })
    await recordView(db, actor, row.userId, 'board')
    const names = await findNames(
      db,
      notes.map((note) => note.createdBy),
    )
    return {
      card: await presentOneCard(doing, row),
      notes: notes.map((note) => presentNote(note, names, actor.userId)),
      origin: origin ? presentOrigin(origin) : null,
      canEdit: decision.ok,
      reason: decision.ok ? null : decision.reason,
    }
  }),

  pick: calls.board.pick.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    return {
      cards: await presentCards(
        doing,
        await listRecentCards(doing.db, doing.actor.userId, input.search?.trim() || undefined),
      ),
    }
  }),

  assignees: calls.board.assignees.handler(async ({ context }) => {
    const { db, actor } = doingOf(context)
    return { people: await listAssignable(db, actor.userId) }
  }),

  createCard: calls.board.createCard.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    return { card: await presentOneCard(doing, (await createCard(doing, input)).card) }
  }),

  editCard: hotCalls.board.editCard.handler(async ({ context, input }) => {
    const { origin } = context
    const now = context.house.clock.now()
    const swift = await context.tell((actor) => editCardStep(input, { actor, origin, now }))
    if (swift?.[0]?.[0]) return answer(`{"card":${swift[0][0]}}`)
    return await context.inTransaction(async (doing) => ({
      card: await presentOneCard(doing, (await editCard(doing, input)).card),
    }))
  }),

  moveCard: calls.board.moveCard.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    return { card: await presentOneCard(doing, (await moveCard(doing, input)).card) }
  }),

  archiveCard: calls.board.archiveCard.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    return { card: await presentOneCard(doing, (await archiveCard(doing, input)).card) }
  }),

  restoreCard: calls.board.restoreCard.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    return { card: await presentOneCard(doing, (await restoreCard(doing, input)).card) }
  }),

  addNote: calls.board.addNote.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    const { note } = await addNote(doing, input)
    return { note: presentNote(note, await findNames(doing.db, [note.createdBy]), doing.actor.userId) }
  }),

  deleteNote: calls.board.deleteNote.handler(async ({ context, input }) => {
    await deleteNote(doingOf(context), input)
    return { deleted: true }
  }),

  makeCardFromLine: calls.board.makeCardFromLine.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    const { card, isNew } = await makeCardFromLine(doing, input)
    return { card: await presentOneCard(doing, card), alreadyThere: !isNew }
  }),

  moveCards: calls.board.moveCards.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    return await presentThese(doing, (await moveCards(doing, input)).ids)
  }),

  archiveCards: calls.board.archiveCards.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    return await presentThese(doing, (await archiveCards(doing, input)).ids)
  }),

  restoreCards: calls.board.restoreCards.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    return await presentThese(doing, (await restoreCards(doing, input)).ids)
  }),

  listDecisions: calls.board.listDecisions.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    const limit = input.limit ?? boardLimits.shortPage
    const query = { after: momentOf(input.cursor), limit }
    const { userId, rows } = await readBoard(doing, input.memberId, (id) =>
      listDecisions(doing.db, id, query),
    )
    const page = rows.slice(0, limit)
    const reviews = await listReviews(
      doing.db,
      userId,
      page.map((row) => row.id),
    )
    const owners = [...reviews.values()].map(({ ownerId }) => ownerId)
    const [cards, names] = [await presentCards(doing, page), await findNames(doing.db, owners)]
    return {
      decisions: cards.map((card) => presentDecision(card, reviews.get(card.id), names)),
      next: nextOf(rows, limit),
    }
  }),

  decideCard: calls.board.decideCard.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    return { card: await presentOneCard(doing, (await decideCard(doing, input)).card) }
  }),

  reopenDecision: calls.board.reopenDecision.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    return { card: await presentOneCard(doing, (await reopenDecision(doing, input)).card) }
  }),

  listCheckins: calls.board.listCheckins.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    const limit = input.limit ?? boardLimits.shortPage
    const query = { after: momentOf(input.cursor), limit }
    const { rows } = await readBoard(doing, input.memberId, (userId) => listCheckins(doing.db, userId, query))
    const names = await findNames(
      doing.db,
      rows.map((row) => row.createdBy),
    )
    const checkins = rows.slice(0, limit).map((row) => presentNote(row, names, doing.actor.userId))
    return { checkins, next: nextOf(rows, limit) }
  }),

  addCheckin: calls.board.addCheckin.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    const { checkin } = await addCheckin(doing, input)
    return {
      checkin: presentNote(checkin, await findNames(doing.db, [checkin.createdBy]), doing.actor.userId),
    }
  }),

  deleteCheckin: calls.board.deleteCheckin.handler(async ({ context, input }) => {
    await deleteCheckin(doingOf(context), input)
    return { deleted: true }
  }),

  listMilestones: calls.board.listMilestones.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    const list = (userId: string) => listMilestones(doing.db, userId, input.archived ?? false)
    const { rows } = await readBoard(doing, input.memberId, list)
    return { milestones: await presentMilestones(doing.db, rows, boardLimits.milestoneHistory) }
  }),

  getMilestone: calls.board.getMilestone.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    const row = await getMilestone(doing.db, input.id)
    await recordView(doing.db, doing.actor, row.userId, 'board')
    return await presentMilestone(doing, row, boardLimits.milestoneHistoryWhole)
  }),

  createMilestone: calls.board.createMilestone.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    return await presentMilestone(
      doing,
      (await createMilestone(doing, input)).milestone,
      boardLimits.milestoneHistory,
    )
  }),

  updateMilestone: calls.board.updateMilestone.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    return await presentMilestone(
      doing,
      (await updateMilestone(doing, input)).milestone,
      boardLimits.milestoneHistory,
    )
  }),

  archiveMilestone: calls.board.archiveMilestone.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    return await presentMilestone(
      doing,
      (await archiveMilestone(doing, input)).milestone,
      boardLimits.milestoneHistory,
    )
  }),

  restoreMilestone: calls.board.restoreMilestone.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    return await presentMilestone(
      doing,
      (await restoreMilestone(doing, input)).milestone,
      boardLimits.milestoneHistory,
    )
  }),

  metrics: calls.board.metrics.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    const { userId, rows } = await readBoard(doing, input.memberId, (id) => listMetrics(doing.db, id))
    return { metrics: await presentTiles(doing, userId, rows) }
  }),

  enterMetric: calls.board.enterMetric.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    return await presentTile(doing, (await enterMetric(doing, input)).entry)
  }),

  removeMetricEntry: calls.board.removeMetricEntry.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    return await presentTile(doing, (await removeMetricEntry(doing, input)).entry)
  }),

  listChanges: calls.board.listChanges.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    const { rows } = await readBoard(doing, input.memberId, (userId) => listChanges(doing.db, userId))
    const names = await findNames(
      doing.db,
      rows.map((row) => row.by),
    )
    return { changes: rows.map((row) => presentChange(row, names)) }
  }),
}

// safe because the select list of listCardsStep is the contract's Card, which the tests hold
const answer = <Answer>(text: string) => new RawJson(text) as unknown as Answer

function markOf(cursor: string) {
  const [rank = '', id = ''] = unpackCursor(cursor, 2)
  return { rank, id }
}
