import type { CardStatus } from '../types.ts'
import { cardStatuses } from '../types.ts'

/** The columns of a board as a screen holds them, each in its order; archived cards are in none (4.12.14). */
export type Columns<T extends { readonly id: string }> = Readonly<Record<CardStatus, readonly T[]>>

/** A place on the board: a column, and the card that will follow; null is the end of the column (4.12.15). */
export type Place = { readonly status: CardStatus; readonly beforeId: string | null }

/** Where an arrow key takes a card that is picked up (K94). */
export type Direction = 'up' | 'down' | 'left' | 'right'

/** Where a card stands now; null where the board does not hold it. */
export function placeOf<T extends { readonly id: string }>(columns: Columns<T>, id: string): Place | null {
  for (const status of cardStatuses) {
    const at = columns[status].findIndex((card) => card.id === id)
    if (at >= 0) return { status, beforeId: columns[status][at + 1]?.id ?? null }
  }
  return null
}

/** A column without the card that is on its way, and the index the place has in it, from 0. */
function around<T extends { readonly id: string }>(columns: Columns<T>, id: string, place: Place) {
  const others = columns[place.status].filter((card) => card.id !== id)
  const found = others.findIndex((card) => card.id === place.beforeId)
  return { others, index: found < 0 ? others.length : found }
}

/** How a place is said aloud: counting from 1, in a column that holds the card (K94). */
export function countedPlace<T extends { readonly id: string }>(
  columns: Columns<T>,
  id: string,
  place: Place,
): { readonly place: number; readonly count: number } {
  const { others, index } = around(columns, id, place)
  return { place: index + 1, count: others.length + 1 }
}

/** The neighbours a person saw when they put a card down, which is what the server is told (4.12.15). */
export function neighboursAt<T extends { readonly id: string }>(
  columns: Columns<T>,
  id: string,
  place: Place,
): { readonly after: string | null; readonly before: string | null } {
  const { others, index } = around(columns, id, place)
  return { after: others[index - 1]?.id ?? null, before: others[index]?.id ?? null }
}

/** The place counted from the head of a column, beyond its end meaning its end. */
export function placeAtIndex<T extends { readonly id: string }>(
  columns: Columns<T>,
  id: string,
  status: CardStatus,
  index: number,
): Place {
  const others = columns[status].filter((card) => card.id !== id)
  return { status, beforeId: others[Math.max(0, index)]?.id ?? null }
}

/** One step by an arrow key; at an edge of the board the place stays as it is (K94). */
export function stepPlace<T extends { readonly id: string }>(
  columns: Columns<T>,
  id: string,
  place: Place,
  direction: Direction,
): Place {
  const { others, index } = around(columns, id, place)
  if (direction === 'up') return placeAtIndex(columns, id, place.status, index - 1)
  if (direction === 'down') return placeAtIndex(columns, id, place.status, Math.min(index + 1, others.length))
  const next = cardStatuses[cardStatuses.indexOf(place.status) + (direction === 'right' ? 1 : -1)]
  return next ? placeAtIndex(columns, id, next, index) : place
}

/** True when two places are one and the same. */
export function isSamePlace(one: Place | null, other: Place | null): boolean {
  return one?.status === other?.status && one?.beforeId === other?.beforeId
}

/** The board as it looks with a card at another place. */
export function withCardAt<T extends { readonly id: string }>(
  columns: Columns<T>,
  card: T,
  place: Place,
): Columns<T> {
  const without = {
    backlog: columns.backlog.filter((each) => each.id !== card.id),
    in_progress: columns.in_progress.filter((each) => each.id !== card.id),
    completed: columns.completed.filter((each) => each.id !== card.id),
  }
  const { others, index } = around(columns, card.id, place)
  return { ...without, [place.status]: others.toSpliced(index, 0, card) }
}
