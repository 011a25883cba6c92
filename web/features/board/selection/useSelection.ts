import type { KeyboardEvent, RefObject } from 'react'
import { useRef, useState } from 'react'
import type { Card } from '#contract/board/cards.ts'
import { boardLimits } from '#domain/board/limits.ts'
import type { Columns } from '#domain/board/rules/columns.ts'
import { boardUiTexts } from '#domain/board/texts.ts'
import { cardStatuses } from '#domain/board/types.ts'
import { toast } from '#web/lib/page/toast.ts'

/** Cards chosen together, by tick, by shift and a press, or with the keyboard; as many as one call may move. */
export function useSelection(columns: Columns<Card>, root: RefObject<HTMLElement | null>) {
  const [picked, setPicked] = useState<ReadonlyMap<string, Card> | null>(null)
  const anchor = useRef<Card | null>(null)

  function take(cards: readonly Card[]) {
    const next = new Map(picked ?? [])
    for (const card of cards) next.set(card.id, card)
    if (next.size > boardLimits.together) {
      toast.info(boardUiTexts.selectionFull, { id: 'board.selection' })
      return
    }
    setPicked(next)
  }

  function select(card: Card, withRange: boolean) {
    const column = columns[card.status]
    const from = column.findIndex(({ id }) => id === anchor.current?.id)
    const to = column.findIndex(({ id }) => id === card.id)
    if (withRange && from >= 0 && to >= 0)
      return take(column.slice(Math.min(from, to), Math.max(from, to) + 1))
    anchor.current = card
    if (!picked?.has(card.id)) return take([card])
    const next = new Map(picked)
    next.delete(card.id)
    setPicked(next)
  }

  /** Arrows go from box to box, with Shift they select on the way; Ctrl or Cmd and A take the column. */
  function onKeyDown(event: KeyboardEvent) {
    if (!picked) return
    if (event.key === 'Escape') {
      event.preventDefault()
      return setPicked(null)
    }
    const box = event.target instanceof HTMLElement ? event.target.closest('[data-card-tick]') : null
    const row = box?.closest('[data-row]')
    const card = cardAt(row)
    if (!row || !card) return
    if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      return take(columns[card.status].slice(0, boardLimits.together))
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const near = row.parentElement?.querySelector(
      `[data-row="${Number(row.getAttribute('data-row')) + step}"]`,
    )
    const tick = near?.querySelector('[data-card-tick]')
    const next = cardAt(near)
    if (!(tick instanceof HTMLElement) || !next) return
    tick.focus()
    near?.scrollIntoView({ block: 'nearest' })
    if (event.shiftKey) {
      anchor.current ??= card
      take([card, next])
    }
  }

  function cardAt(row: Element | null | undefined): Card | undefined {
    const id = row?.getAttribute('data-key')
    return cardStatuses.flatMap((status) => columns[status]).find((card) => card.id === id)
  }

  return {
    picked,
    select,
    onKeyDown,
    start: () => {
      anchor.current = null
      setPicked(new Map())
    },
    stop: () => {
      setPicked(null)
      root.current?.querySelector<HTMLElement>('[data-select-start]')?.focus()
    },
    clear: () => setPicked(new Map()),
  }
}
