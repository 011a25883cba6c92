import { boardTexts, boardUiTexts } from '#domain/board/texts.ts'
import type { CardStatus } from '#domain/board/types.ts'
import { cardFields, cardStatuses } from '#domain/board/types.ts'
import { api, orpc } from '#web/lib/calls/api.ts'
import type { Notice } from '#web/lib/calls/mutation.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { queryClient } from '#web/lib/calls/queryClient.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { editFailure } from '#web/lib/edits/theirs.ts'
import { boardKey } from '../queries.ts'
import { cardQuery } from './queries.ts'

// One after the other, so that two quick moves reach the server in the order they were made.
const inOrder = { scope: { id: 'board.place' } }

export function placeFailure(words: string) {
  return (error: unknown): string => {
    const { code, reason, message } = refusalOf(error)
    if (reason === 'too_many_cards') return boardUiTexts.boardFull
    const isSaid = code === 'OFFLINE' || code === 'TOO_MANY_REQUESTS' || reason === 'viewing'
    return isSaid ? `${words}. ${message}` : words
  }
}

/** What the board draws before it is stored; `success` is said with its Undo, where there is one. */
const drawn = (success?: string | Notice) => ({
  ...(success ? { success } : {}),
  failure: placeFailure(boardTexts.updateFailed),
  refresh: [boardKey()],
  isDrawnFirst: true,
})

export const createCard = (
  success?: string,
  failure: (error: Error) => string | Notice = placeFailure(boardUiTexts.createFailed),
) =>
  mutation(orpc.board.createCard.mutationOptions(), {
    ...drawn(success),
    failure,
  })

export const moveCard = (success?: Notice) =>
  mutation(orpc.board.moveCard.mutationOptions(inOrder), drawn(success))

export const archiveCard = (success: Notice) =>
  mutation(orpc.board.archiveCard.mutationOptions(inOrder), drawn(success))

export const restoreCard = (success?: string) =>
  mutation(orpc.board.restoreCard.mutationOptions(inOrder), drawn(success))

export const moveCards = (success: Notice) =>
  mutation(orpc.board.moveCards.mutationOptions(inOrder), drawn(success))

export const archiveCards = (success: Notice) =>
  mutation(orpc.board.archiveCards.mutationOptions(inOrder), drawn(success))

export const restoreCards = () => mutation(orpc.board.restoreCards.mutationOptions(inOrder), drawn())

/** Cards put back one by one, each to its own neighbours; more than these go back to the heads of their columns. */
const exactUndo = 40

export type Was = { id: string; status: CardStatus; after: string | null; before: string | null }

/** Several cards go back to where each of them was. */
export const moveCardsBack = () =>
  mutation(
    {
      ...inOrder,
      mutationKey: [...boardKey(), 'moveCardsBack'],
      mutationFn: (were: readonly Was[]) => (were.length <= exactUndo ? oneByOne(were) : byColumn(were)),
    },
    drawn(),
  )

async function oneByOne(were: readonly Was[]) {
  for (const was of were) await api.board.moveCard(was)
}

async function byColumn(were: readonly Was[]) {
  for (const status of cardStatuses) {
    const ids = were.filter((was) => was.status === status).map(({ id }) => id)
    if (ids.length > 0) await api.board.moveCards({ ids, status })
  }
}

/** A stored edit is what the page of the card shows at once; a clash is asked about. */
export const editCard = (isSaid = true) =>
  mutation(
    orpc.board.editCard.mutationOptions({
      onSuccess: ({ card }) => {
        queryClient.setQueryData(cardQuery(card.id).queryKey, (old) => old && { ...old, card })
      },
    }),
    {
      ...(isSaid ? { success: boardTexts.updated } : {}),
      failure: editFailure(boardTexts.updateFailed, cardFields),
      refresh: [boardKey()],
    },
  )
