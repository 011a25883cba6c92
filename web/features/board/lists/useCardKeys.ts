import type { KeyboardEvent as ReactKeyboardEvent, RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Card } from '#contract/board/cards.ts'
import type { Columns, Direction, Place } from '#domain/board/rules/columns.ts'
import { isSamePlace, placeOf, stepPlace } from '#domain/board/rules/columns.ts'
import { cardStatuses } from '#domain/board/types.ts'

/** A card picked up with the keyboard: where it stands while it is moved, and where it came from. */
export type Lift = { card: Card; place: Place; from: Place }

type Options = {
  columns: Columns<Card>
  isOn: boolean
  onLift: (lift: Lift) => void
  onOver: (lift: Lift) => void
  onDrop: (lift: Lift) => void
  onCancel: (lift: Lift) => void
}

const directions: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** Space picks a card up, arrows move it, Space or Enter puts it down, Escape brings it back (K94). */
export function useCardKeys(root: RefObject<HTMLElement | null>, options: Options) {
  const [lift, setLift] = useState<Lift | null>(null)
  const latest = useRef(options)
  latest.current = options
  const { columns } = options

  function onKeyDown(event: ReactKeyboardEvent) {
    if (lift || !options.isOn || event.key !== ' ' || !(event.target instanceof HTMLElement)) return
    if (!event.target.matches('a[data-card-link]')) return
    const id = event.target.closest('[data-card]')?.getAttribute('data-card') ?? ''
    const card = cardStatuses.flatMap((status) => columns[status]).find((each) => each.id === id)
    const from = placeOf(columns, id)
    if (!card || !from) return
    event.preventDefault()
    const lifted = { card, place: from, from }
    setLift(lifted)
    options.onLift(lifted)
  }

  useEffect(() => {
    if (!lift) return
    function finish(run: (lift: Lift) => void, held: Lift) {
      setLift(null)
      run(held)
    }
    function onKey(event: KeyboardEvent) {
      if (!lift) return
      const direction = directions[event.key]
      const ends = [' ', 'Enter', 'Escape', 'Tab'].includes(event.key)
      if (!direction && !ends) return
      event.preventDefault()
      event.stopPropagation()
      if (direction) {
        const place = stepPlace(latest.current.columns, lift.card.id, lift.place, direction)
        if (isSamePlace(place, lift.place)) return
        const moved = { ...lift, place }
        setLift(moved)
        latest.current.onOver(moved)
      } else if (event.key === ' ' || event.key === 'Enter') finish(latest.current.onDrop, lift)
      else finish(latest.current.onCancel, lift)
    }
    const onPointer = () => finish(latest.current.onCancel, lift)
    window.addEventListener('keydown', onKey, true)
    window.addEventListener('pointerdown', onPointer, true)
    return () => {
      window.removeEventListener('keydown', onKey, true)
      window.removeEventListener('pointerdown', onPointer, true)
    }
  }, [lift])

  // In another column the card is drawn anew, and the keyboard must not be lost with the old one.
  const id = lift?.card.id
  const { status, beforeId } = lift?.place ?? {}
  useLayoutEffect(() => {
    if (!id || !status) return
    const link = root.current?.querySelector(`[data-card="${id}"] a[data-card-link]`)
    if (!(link instanceof HTMLElement)) return
    if (document.activeElement !== link) link.focus({ preventScroll: true })
    link.closest('[data-card]')?.scrollIntoView({ block: 'nearest' })
    // `beforeId` is here because a step within the column moves the card as well.
    void beforeId
  }, [root, id, status, beforeId])

  return { lift, onKeyDown }
}
