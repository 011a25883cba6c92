import type { Card } from '#contract/board.ts'
import { boardLimits } from '#domain/board/limits.ts'
import { canEditCard, canViewBoard } from '#domain/board/permissions.ts'
import type { MetricKey } from '#domain/board/types.ts'
import { findNames } from '#server/accounts/findNames.ts'
import { findToday } from '#server/accounts/findToday.ts'
import { listAssignable } from '#server/accounts/listAssignable.ts'
import { recordView } from '#server/accounts/recordView.ts'
import type { Doing } from '#server/doing.ts'
import { calls, doingOf } from '#server/http/calls.ts'
import { packCursor, unpackCursor } from '#server/http/cursor.ts'
import { hotCalls } from '#server/http/hotCalls.ts'
import { RawJson } from '#server/http/rawJson.ts'
import { Invalid, Refused } from '#server/http/refusal.ts'
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
import { enterMetric } from './enterMetric.ts'
import { listCardsStep, readCardPage } from './listCardsStep.ts'
import { listChanges } from './listChanges.ts'
import { listCheckins } from './listCheckins.ts'
import type { MetricRow } from './listMetrics.ts'
import { listMetricRows } from './listMetrics.ts'
import type { MilestoneRow } from './listMilestones.ts'
import { getMilestone, listMilestones } from './listMilestones.ts'
import { listOfMember } from './listOfMember.ts'
import { makeCardFromLine } from './makeCardFromLine.ts'
import { moveCard } from './moveCard.ts'
import { moveCards } from './moveCards.ts'
import { presentCard, presentChange, presentDecision, presentNote, presentOrigin } from './present.ts'
import { presentMetrics } from './presentMetrics.ts'
import { presentMilestones } from './presentMilestones.ts'
import type { CardRow } from './reads.ts'
import {
  countCards,
  findOrigin,
  getCard,
  listDecisions,
  listNotes,
  listOrigins,
  listRecentCards,
  listThese,
} from './reads.ts'
import { removeMetricEntry } from './removeMetricEntry.ts'
import { reopenDecision } from './reopenDecision.ts'
import { restoreCard } from './restoreCard.ts'
import { restoreCards } from './restoreCards.ts'
import { restoreMilestone } from './restoreMilestone.ts'
import { updateMilestone } from './updateMilestone.ts'

/** Cards with the names and origins that lists show. */
async function present({ db }: Doing, rows: readonly CardRow[]) {
  const userId = rows[0]?.userId
  const names = await findNames(
    db,
    rows.flatMap((row) => [row.assignedTo, row.decidedBy]),
  )
  const origins = userId
    ? await listOrigins(
        db,
        userId,
        rows.map((row) => row.id),
      )
    : new Set<string>()
  return rows.map((row) => presentCard(row, names, origins.has(row.id)))
}

const presentOne = async (doing: Doing, row: CardRow) => {
  const [card] = await present(doing, [row])
  if (!card) throw new Error('a card did not present')
  return card
}

/** The same cards as they stand now, in the order they were named. */
async function presentThese(doing: Doing, ids: readonly string[]) {
  const rows = new Map((await listThese(doing.db, ids)).map((row) => [row.id, row]))
  return {
    cards: await present(
      doing,
      ids.flatMap((id) => rows.get(id) ?? []),
    ),
  }
}

const presentMilestone = async ({ db }: Doing, row: MilestoneRow, history: number) => {
  const [milestone] = await presentMilestones(db, [row], history)
  if (!milestone) throw new Error('a milestone did not present')
  return { milestone }
}

/** A part of a board, for its member or their advisor; of any other board the row rules show nothing, which is an empty list. */
async function readBoard<T extends { id: string }>(
  doing: Doing,
  memberId: string | undefined,
  list: (userId: string) => Promise<T[]>,
) {
  const { db, actor } = doing
  const userId = memberId ?? actor.userId
  if (userId === actor.userId) {
    const decision = canViewBoard(actor, { userId, isAssignedAdvisor: false })
    if (!decision.ok) throw new Refused(decision.reason)
  }
  const rows = await list(userId)
  if (rows.length > 0) await recordView(db, actor, userId, 'board')
  return { userId, rows }
}

/** The tiles of a board with their figures; `keys` where only some of them are asked for. */
async function tilesOf(
  { db, house, actor }: Doing,
  userId: string,
  rows: readonly MetricRow[],
  keys?: readonly MetricKey[],
) {
  const today = await findToday(db, userId, house.clock.now())
  const names = await findNames(
    db,
    rows.map((row) => row.createdBy),
  )
  // No purchase is on record anywhere yet, so no tile can show an estimate (4.12.16).
  return presentMetrics(rows, { names, readerId: actor.userId, today, totalPaidCents: null }, keys)
}

async function tileAfter(doing: Doing, { userId, metric }: MetricRow) {
  const [tile] = await tilesOf(doing, userId, await listMetricRows(doing.db, userId, [metric]), [metric])
  if (!tile) throw new Error('a metric did not present')
  return { metric: tile }
}

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
      card: await presentOne(doing, row),
      notes: notes.map((note) => presentNote(note, names, actor.userId)),
      origin: origin ? presentOrigin(origin) : null,
      canEdit: decision.ok,
      reason: decision.ok ? null : decision.reason,
    }
  }),

  pick: calls.board.pick.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    return {
      cards: await present(
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
    return { card: await presentOne(doing, (await createCard(doing, input)).card) }
  }),

  editCard: calls.board.editCard.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    return { card: await presentOne(doing, (await editCard(doing, input)).card) }
  }),

  moveCard: calls.board.moveCard.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    return { card: await presentOne(doing, (await moveCard(doing, input)).card) }
  }),

  archiveCard: calls.board.archiveCard.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    return { card: await presentOne(doing, (await archiveCard(doing, input)).card) }
  }),

  restoreCard: calls.board.restoreCard.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    return { card: await presentOne(doing, (await restoreCard(doing, input)).card) }
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
    return { card: await presentOne(doing, card), alreadyThere: !isNew }
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
    const limit = input.limit ?? boardLimits.decisionsPage
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
    const cards = await present(doing, page)
    return {
      decisions: cards.map((card) => presentDecision(card, reviews.get(card.id))),
      next: nextOf(rows, limit),
    }
  }),

  decideCard: calls.board.decideCard.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    return { card: await presentOne(doing, (await decideCard(doing, input)).card) }
  }),

  reopenDecision: calls.board.reopenDecision.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    return { card: await presentOne(doing, (await reopenDecision(doing, input)).card) }
  }),

  listCheckins: calls.board.listCheckins.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    const limit = input.limit ?? boardLimits.checkinsPage
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
    const { userId, rows } = await readBoard(doing, input.memberId, (id) => listMetricRows(doing.db, id))
    return { metrics: await tilesOf(doing, userId, rows) }
  }),

  enterMetric: calls.board.enterMetric.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    return await tileAfter(doing, (await enterMetric(doing, input)).entry)
  }),

  removeMetricEntry: calls.board.removeMetricEntry.handler(async ({ context, input }) => {
    const doing = doingOf(context)
    return await tileAfter(doing, (await removeMetricEntry(doing, input)).entry)
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
const answer = (text: string) => new RawJson(text) as unknown as { cards: Card[]; next: string | null }

function markOf(cursor: string) {
  const [rank = '', id = ''] = unpackCursor(cursor, 2)
  return { rank, id }
}

/** Where a list by time goes on. */
function momentOf(cursor: string | undefined) {
  if (cursor === undefined) return null
  const [at = '', id = ''] = unpackCursor(cursor, 2)
  const isMark = !Number.isNaN(Date.parse(at)) && /^[0-9a-f-]{36}$/.test(id)
  if (!isMark) throw new Invalid([{ field: 'cursor', message: 'This list mark is not one of ours.' }])
  return { at, id }
}

/** The mark of the next page, from rows of which there is one more than the page shows. */
function nextOf(rows: readonly { id: string; createdAt: Date }[], limit: number): string | null {
  const last = rows[limit - 1]
  return rows.length > limit && last ? packCursor([last.createdAt.toISOString(), last.id]) : null
}
