import type { Card } from '#contract/board.ts'
import { canEditCard } from '#domain/board/permissions.ts'
import { canViewBoard } from '#domain/board/permissions.ts'
import { boardLimits } from '#domain/board/limits.ts'
import { listAssignable } from '#server/accounts/listAssignable.ts'
import { findNames } from '#server/accounts/findNames.ts'
import { recordView } from '#server/accounts/recordView.ts'
import { calls } from '#server/http/calls.ts'
import { doingOf } from '#server/http/calls.ts'
import { hotCalls } from '#server/http/hotCalls.ts'
import { RawJson } from '#server/http/rawJson.ts'
import { unpackCursor } from '#server/http/cursor.ts'
import { Refused } from '#server/http/refusal.ts'
import type { Doing } from '#server/doing.ts'
import { addNote } from './addNote.ts'
import { archiveCard } from './archiveCard.ts'
import { createCard } from './createCard.ts'
import { deleteNote } from './deleteNote.ts'
import { editCard } from './editCard.ts'
import { makeCardFromLine } from './makeCardFromLine.ts'
import { moveCard } from './moveCard.ts'
import { presentCard } from './present.ts'
import { presentNote } from './present.ts'
import { presentOrigin } from './present.ts'
import { countCards } from './reads.ts'
import { findOrigin } from './reads.ts'
import { getCard } from './reads.ts'
import { listNotes } from './reads.ts'
import { listOrigins } from './reads.ts'
import { listRecentCards } from './reads.ts'
import type { CardRow } from './reads.ts'
import { listCardsStep } from './listCardsStep.ts'
import { readCardPage } from './listCardsStep.ts'
import { listOfMember } from './listOfMember.ts'
import { restoreCard } from './restoreCard.ts'

/** Cards with the names and origins that lists show. */
async function present({ db }: Doing, rows: readonly CardRow[]) {
  const userId = rows[0]?.userId
  const names = await findNames(db, rows.map((row) => row.assignedTo))
  const origins = userId ? await listOrigins(db, userId, rows.map((row) => row.id)) : new Set<string>()
  return rows.map((row) => presentCard(row, names, origins.has(row.id)))
}

const presentOne = async (doing: Doing, row: CardRow) => {
  const [card] = await present(doing, [row])
  if (!card) throw new Error('a card did not present')
  return card
}

export const boardRoutes = {
  list: hotCalls.board.list.handler(async ({ context, input }) => {
    const step = listCardsStep({
      archived: input.archived ?? false,
      limit: input.limit ?? boardLimits.pageSize,
      ...(input.memberId ? { memberId: input.memberId } : {}),
      ...(input.status ? { status: input.status } : {}),
      ...(input.search?.trim() ? { search: input.search.trim() } : {}),
      ...(input.cursor ? { after: markOf(input.cursor) } : {}),
    })
    if (input.memberId) return answer(await context.inTransaction((doing) => listOfMember(doing, step, input.memberId ?? '')))
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
    const names = await findNames(db, notes.map((note) => note.createdBy))
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
    return { cards: await present(doing, await listRecentCards(doing.db, doing.actor.userId, input.search?.trim() || undefined)) }
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
}

// safe because the select list of listCardsStep is the contract's Card, which the tests hold
const answer = (text: string) => new RawJson(text) as unknown as { cards: Card[]; next: string | null }

function markOf(cursor: string) {
  const [rank = '', id = ''] = unpackCursor(cursor, 2)
  return { rank, id }
}
