import { useQueryClient } from '@tanstack/react-query'
import type { Card, CardFields } from '#contract/board/cards.ts'
import { cardDefaults } from '#domain/board/rules/cards.ts'
import type { Columns, Place } from '#domain/board/rules/columns.ts'
import { neighboursAt, placeOf } from '#domain/board/rules/columns.ts'
import { lossTexts } from '#domain/board/rules/lossTexts.ts'
import { boardTexts, boardUiTexts } from '#domain/board/texts.ts'
import type { CardKind, CardStatus } from '#domain/board/types.ts'
import { siteTexts } from '#domain/content/texts.ts'
import type { Told } from '#web/lib/calls/queryClient.ts'
import { send } from '#web/lib/calls/queryClient.ts'
import { boardKey } from '../queries.ts'
import { archiveCard, createCard, moveCard, placeFailure, restoreCard } from './mutations.ts'
import { columnQuery, countsQuery, letGo, withCard, withoutCard } from './queries.ts'

/** What a new card says; its place is the head of its column. With an `id`, another try makes no second card. */
export type NewCard = { id?: string; status: CardStatus; kind?: CardKind } & Pick<CardFields, 'title'> &
  Partial<CardFields>

type Options = {
  columns: Columns<Card>
  search: string
  announceUndo: (card: Card) => void
  /** The server did not take what was drawn already: where the card stands again. */
  announceRefusal: (card: Card) => void
  /** Has the keyboard go on at a card that Undo brings back. */
  followUndo: (id: string, status: CardStatus) => void
}

/** The writes of the board. Each shows at once, and goes back where it was when the server says no. */
export function useBoardActions({ columns, search, announceUndo, announceRefusal, followUndo }: Options) {
  const queryClient = useQueryClient()
  const keyOf = (status: CardStatus) => columnQuery(status, search).queryKey

  /** Draws a card at a place, or nowhere, without waiting for the server. */
  function draw(card: Card, from: CardStatus | null, to: Place | null) {
    // A list on its way was asked for before this; it must not undo what is drawn now.
    void queryClient.cancelQueries({ queryKey: boardKey() })
    if (from) queryClient.setQueryData(keyOf(from), (data) => withoutCard(data, card.id))
    if (to) {
      const shown = { ...card, status: to.status }
      queryClient.setQueryData(keyOf(to.status), (data) =>
        // Its place lies before what is loaded; it comes with its page.
        to.beforeId === beyondHead ? data : withCard(data, shown, to.beforeId),
      )
    }
    queryClient.setQueryData(countsQuery().queryKey, (counts) => {
      if (!counts || from === to?.status) return counts
      const next = { ...counts }
      if (from) next[countName[from]] = Math.max(0, next[countName[from]] - 1)
      if (to) next[countName[to.status]] += 1
      return next
    })
  }

  function move(card: Card, place: Place) {
    const from = placeOf(columns, card.id) ?? { status: card.status, beforeId: null }
    draw(card, from.status, place)
    const undo = {
      text: boardTexts.updated,
      id: `moved-${card.id}`,
      action: { label: boardUiTexts.undo, onPress: () => undoMove(card, place.status, from) },
    }
    send(
      moveCard(from.status === place.status ? undefined : undo),
      { id: card.id, status: place.status, ...seenAt(columns, card.id, place) },
      {
        refused: () => {
          draw(card, place.status, from)
          announceRefusal({ ...card, status: from.status })
        },
      },
    )
  }

  /** The head of a column, or what stands for it where the column's first page was let go. */
  function headOf(status: CardStatus): Place {
    const isAway = letGo(queryClient.getQueryData(keyOf(status))) > 0
    return { status, beforeId: isAway ? beyondHead : (columns[status][0]?.id ?? null) }
  }

  function moveToHead(card: Card, status: CardStatus) {
    move(card, headOf(status))
  }

  function undoMove(card: Card, from: CardStatus, to: Place) {
    followUndo(card.id, to.status)
    draw(card, from, to)
    send(
      moveCard(),
      { id: card.id, status: to.status, ...seenAt(columns, card.id, to) },
      {
        stored: () => announceUndo({ ...card, status: to.status }),
        refused: () => draw(card, to.status, { status: from, beforeId: null }),
      },
    )
  }

  function archive(card: Card) {
    const from = placeOf(columns, card.id) ?? { status: card.status, beforeId: null }
    draw(card, from.status, null)
    const undo = {
      text: boardUiTexts.archived,
      id: `archived-${card.id}`,
      action: { label: boardUiTexts.undo, onPress: () => restore(card, from) },
    }
    send(archiveCard(undo), { id: card.id }, { refused: () => draw(card, null, from) })
  }

  /** Back to the board: where it stood a moment ago, or wherever the server kept its place. */
  function restore(card: Card, to: Place | null = null) {
    if (to) {
      followUndo(card.id, to.status)
      draw(card, null, to)
    }
    send(
      restoreCard(to ? undefined : boardUiTexts.restored),
      { id: card.id },
      {
        stored: to ? () => announceUndo({ ...card, status: to.status }) : undefined,
        refused: () => draw(card, to?.status ?? null, null),
      },
    )
  }

  /** Shows the new card at once and answers with its id; `refused` gives the words back to whoever typed them. */
  const create = (draft: NewCard, told: Told = {}, success?: string) =>
    sendCard(draft, createCard(success), told)

  /** The same for one of several titles: the notice keeps those that are not taken back, and tries again. */
  function createQuickly(draft: NewCard, takeBack: () => boolean): string {
    const again = { ...draft, id: draft.id ?? crypto.randomUUID() }
    const retry = { label: siteTexts.tryAgain, onPress: () => createQuickly(again, () => false) }
    const failure = (error: Error) =>
      takeBack()
        ? placeFailure(boardUiTexts.createFailed)(error)
        : { text: placeFailure(lossTexts.titleNotCreated(draft.title))(error), action: retry }
    return sendCard(again, createCard(undefined, failure))
  }

  function sendCard(draft: NewCard, created: ReturnType<typeof createCard>, told: Told = {}): string {
    const card = drawnCard(draft)
    draw(card, null, headOf(draft.status))
    send(
      created,
      { id: card.id, ...draft },
      {
        stored: told.stored,
        refused: () => {
          draw(card, draft.status, null)
          told.refused?.()
        },
      },
    )
    return card.id
  }

  return { move, moveToHead, archive, restore, create, createQuickly, draw, headOf }
}

export type BoardActions = ReturnType<typeof useBoardActions>

/** Before everything that is loaded: no id of a card looks like this. */
const beyondHead = 'head'

/** The neighbours a person saw; none at the head of a column, which is where the server then puts it. */
function seenAt(columns: Columns<Card>, id: string, place: Place) {
  return place.beforeId === beyondHead ? { after: null, before: null } : neighboursAt(columns, id, place)
}

const countName = { backlog: 'backlog', in_progress: 'inProgress', completed: 'completed' } as const

const undecided = { decidedBy: null, deciderName: null, decidedOn: null }

/** How a card looks until the server has answered; the id is the sender's, so the answer is the same card. */
function drawnCard({ status, ...fields }: NewCard): Card {
  const now = new Date().toISOString()
  return {
    id: crypto.randomUUID(),
    ...cardDefaults,
    ...undecided,
    ...fields,
    labels: [...(fields.labels ?? cardDefaults.labels)],
    status,
    assigneeName: null,
    rank: '',
    version: 1,
    archivedAt: null,
    completedAt: status === 'completed' ? now : null,
    createdAt: now,
    updatedAt: now,
    fromSession: false,
  }
}
