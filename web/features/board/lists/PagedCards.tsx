import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import type { Card } from '#contract/board/cards.ts'
import type { RowPlace } from '#web/lib/lists/useWindowedRows.ts'
import { useWindowedRows } from '#web/lib/lists/useWindowedRows.ts'
import { frameClasses } from '#web/ui/lists/frameClasses.ts'
import type { CardPages } from '../cards/queries.ts'
import { letGo } from '../cards/queries.ts'
import { ListFoot } from './ListFoot.tsx'
import { UnloadedRow } from './UnloadedRow.tsx'
import { pagingOf } from './useBoardLists.ts'
import { useNearEnds } from './useNearEnds.ts'

type Props = {
  of: UseInfiniteQueryResult<CardPages>
  /** The cards of the loaded pages. */
  cards: readonly Card[]
  /** A guess at the height of a row, in pixels. */
  estimate: number
  row: (card: Card, place: RowPlace) => ReactNode
  /** It scrolls with the page, as on a phone. */
  isAlone: boolean
  footClasses?: string
}

/** A list of cards of any length: it draws those in view, asks for the next page as one scrolls, and lets go of those far away. */
export function PagedCards({ of: query, cards, estimate, row, isAlone, footClasses }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const before = letGo(query.data)
  const to = before + cards.length
  const state = { ...pagingOf(query), before, hasMore: query.hasNextPage }
  const rows = useWindowedRows<HTMLUListElement>({
    count: to,
    estimate,
    frame: isAlone ? undefined : frame,
    indexOf: (key) => {
      const at = cards.findIndex((card) => card.id === key)
      return at < 0 ? -1 : before + at
    },
  })
  useNearEnds({ range: rows.range, from: before, to, state })
  return (
    <div ref={frame} className={isAlone ? undefined : frameClasses}>
      <ul ref={rows.list} {...rows.holdFocus} style={rows.style} className="relative">
        {rows.rows.map(({ index, top, height }) => {
          const card = cards[index - before]
          if (!card) return <UnloadedRow key={index} height={height} />
          return row(card, { index, top, count: state.hasMore ? -1 : to })
        })}
      </ul>
      <div className={footClasses}>
        <ListFoot state={state} />
      </div>
    </div>
  )
}
