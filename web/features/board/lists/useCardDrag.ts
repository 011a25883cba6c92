import type { PointerEvent as ReactPointerEvent, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { Card } from '#contract/board/cards.ts'
import type { Columns, Place } from '#domain/board/rules/columns.ts'
import { isSamePlace, placeAtIndex, placeOf } from '#domain/board/rules/columns.ts'
import { cardStatuses } from '#domain/board/types.ts'
import { indexAt, nearestAt, scrollStep } from '#web/lib/lists/dropPlace.ts'

const mouseStartPx = 6
const touchHoldMs = 280
const touchSlackPx = 10

/** A card in the air: where it would land, and the size of the hole it needs. */
export type Drag = { card: Card; place: Place; width: number; height: number }

type Press = {
  card: Card
  tile: HTMLElement
  pointerId: number
  isTouch: boolean
  x: number
  y: number
  offsetX: number
  offsetY: number
  timer: number
  isOn: boolean
  frame: number
}

type Options = {
  columns: Columns<Card>
  isOn: boolean
  onLift: (drag: Drag) => void
  onOver: (drag: Drag) => void
  onDrop: (drag: Drag) => void
  onCancel: (card: Card) => void
}

/**
 * Carries a card with a mouse, or with a finger after a short hold, so that a swipe still scrolls. Columns are tagged
 * `data-column`, cards `data-card`; what is under the pointer is measured, because the page may scroll meanwhile. Our own,
 * because drag libraries need every target drawn and most rows here are not.
 */
export function useCardDrag(root: RefObject<HTMLElement | null>, options: Options) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const press = useRef<Press | null>(null)
  const current = useRef<Drag | null>(null)
  const latest = useRef(options)
  latest.current = options

  function show(next: Drag | null) {
    current.current = next
    setDrag(next)
  }

  function onPointerDown(event: ReactPointerEvent) {
    if (!options.isOn || event.button !== 0 || !event.isPrimary || press.current) return
    if (!(event.target instanceof Element) || event.target.closest('button, input, textarea')) return
    const tile = event.target.closest('[data-card]')
    const id = tile?.getAttribute('data-card')
    const card = cardStatuses.flatMap((status) => options.columns[status]).find((each) => each.id === id)
    if (!(tile instanceof HTMLElement) || !card) return
    const box = tile.getBoundingClientRect()
    const isTouch = event.pointerType !== 'mouse'
    press.current = {
      card,
      tile,
      isTouch,
      pointerId: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      offsetX: event.clientX - box.left,
      offsetY: event.clientY - box.top,
      timer: isTouch ? window.setTimeout(lift, touchHoldMs) : 0,
      isOn: false,
      frame: 0,
    }
    window.addEventListener('pointermove', onMove)
    window.addEventListener('pointerup', onUp)
    window.addEventListener('pointercancel', cancel)
    window.addEventListener('keydown', onKey, true)
    window.addEventListener('contextmenu', stopMenu, true)
  }

  function lift() {
    const held = press.current
    const place = held && placeOf(latest.current.columns, held.card.id)
    if (!held || !place) return end()
    const box = held.tile.getBoundingClientRect()
    held.isOn = true
    document.body.classList.add('cursor-grabbing', 'select-none')
    const lifted = { card: held.card, place, width: box.width, height: box.height }
    show(lifted)
    latest.current.onLift(lifted)
    held.frame = requestAnimationFrame(follow)
  }

  function follow() {
    const held = press.current
    const now = current.current
    if (!held?.isOn || !now) return
    held.frame = requestAnimationFrame(follow)
    scrollUnder(held.x, held.y)
    const left = held.x - held.offsetX
    const top = held.y - held.offsetY
    if (ghost.current) {
      ghost.current.style.transform = `translate3d(${left}px, ${top}px, 0)`
      ghost.current.style.opacity = '1'
    }
    const place = placeUnder(held.x, top + now.height / 2, now.card)
    if (!place || isSamePlace(place, now.place)) return
    const over = { ...now, place }
    show(over)
    latest.current.onOver(over)
  }

  function placeUnder(x: number, y: number, card: Card): Place | null {
    const over = columnAt(x)?.list
    const status = cardStatuses.find((each) => each === over?.getAttribute('data-column'))
    if (!over || !status) return null
    // Only cards near the view are in the page: the place is told by the card it is before, or behind the last of them.
    const tiles = [...over.querySelectorAll('[data-card]')]
      .filter((tile) => tile.getAttribute('data-card') !== card.id)
      .map((tile) => ({ id: tile.getAttribute('data-card'), box: tile.getBoundingClientRect() }))
    const at = indexAt(
      y,
      tiles.map(({ box }) => ({ start: box.top, end: box.bottom })),
    )
    const { columns } = latest.current
    const others = columns[status].filter((each) => each.id !== card.id)
    const indexOf = (id: string | null | undefined) => others.findIndex((each) => each.id === id)
    const next = tiles[at]
    const index = next ? indexOf(next.id) : indexOf(tiles[at - 1]?.id) + 1
    return placeAtIndex(columns, card.id, status, Math.max(0, index))
  }

  /** Near an end of the column it is over, a card scrolls that column; near an end of the window, the page. */
  function scrollUnder(x: number, y: number) {
    const over = columnAt(x)
    const frame = over?.list instanceof HTMLElement && isFrame(over.list) ? over.list : null
    const box = frame?.getBoundingClientRect()
    if (frame && box) {
      const inner = scrollStep(
        y - Math.max(0, box.top),
        Math.min(window.innerHeight, box.bottom) - Math.max(0, box.top),
      )
      const before = frame.scrollTop
      if (inner !== 0) frame.scrollTop += inner
      if (frame.scrollTop !== before) return
    }
    const step = scrollStep(y, window.innerHeight)
    if (step !== 0) window.scrollBy(0, step)
  }

  function columnAt(x: number) {
    const lists = [...(root.current?.querySelectorAll('[data-column]') ?? [])].map((list) => {
      const box = list.getBoundingClientRect()
      return { list, start: box.left, end: box.right }
    })
    return nearestAt(x, lists)
  }

  function onMove(event: PointerEvent) {
    const held = press.current
    if (!held || event.pointerId !== held.pointerId) return
    const far = Math.hypot(event.clientX - held.x, event.clientY - held.y)
    if (held.isOn || far > (held.isTouch ? touchSlackPx : mouseStartPx)) {
      // A finger that moves before the hold is over wants to scroll.
      if (!held.isOn && held.isTouch) return end()
      held.x = event.clientX
      held.y = event.clientY
      if (!held.isOn) lift()
    }
  }

  function onUp(event: PointerEvent) {
    if (event.pointerId !== press.current?.pointerId) return
    const dropped = press.current.isOn ? current.current : null
    if (dropped) swallowClick()
    end()
    if (dropped) latest.current.onDrop(dropped)
  }

  function cancel() {
    const dropped = current.current
    end()
    if (dropped) latest.current.onCancel(dropped.card)
  }

  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !press.current?.isOn) return
    event.preventDefault()
    event.stopPropagation()
    swallowClick()
    cancel()
  }

  function stopMenu(event: Event) {
    if (press.current?.isTouch) event.preventDefault()
  }

  function end() {
    if (press.current) {
      window.clearTimeout(press.current.timer)
      cancelAnimationFrame(press.current.frame)
    }
    press.current = null
    show(null)
    document.body.classList.remove('cursor-grabbing', 'select-none')
    window.removeEventListener('pointermove', onMove)
    window.removeEventListener('pointerup', onUp)
    window.removeEventListener('pointercancel', cancel)
    window.removeEventListener('keydown', onKey, true)
    window.removeEventListener('contextmenu', stopMenu, true)
  }

  // Only a listener that is not passive may hold the page still under a finger.
  useEffect(() => {
    const element = root.current
    const hold = (event: TouchEvent) => {
      if (press.current?.isOn) event.preventDefault()
    }
    element?.addEventListener('touchmove', hold, { passive: false })
    return () => element?.removeEventListener('touchmove', hold)
  }, [root])

  return { drag, ghost, onPointerDown }
}

const isFrame = (list: HTMLElement) => list.scrollHeight > list.clientHeight + 1

/** The press that ends a drag is no press on what lies under it. */
function swallowClick() {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  window.setTimeout(() => window.removeEventListener('click', swallow, true), 50)
}
