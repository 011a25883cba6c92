import { expect, it } from 'vitest'
import { leftOf, nextOpen, sectionsOf } from '#domain/minutes/rules/reviewOrder.ts'
import { commandOf } from './reviewKeys.ts'

const press = (key: string, over: Partial<KeyboardEvent> = {}) =>
  commandOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...over })

it('is one key for each thing to decide, and leaves the browser its own', () => {
  expect(press('a')).toEqual({ name: 'accept', kind: 'action' })
  expect(press('D')).toEqual({ name: 'accept', kind: 'decision' })
  expect(press('x')).toEqual({ name: 'dismiss' })
  expect(press('J', { shiftKey: true })).toEqual({ name: 'move', by: 1, extends: true })
  expect(press('a', { ctrlKey: true })).toBeNull()
  expect(press('Tab')).toBeNull()
})

it('decides 12 drafted and 60 maybe lines one by one in at most 110 presses', () => {
  const line = (id: string, tier: 'drafted' | 'maybe') => ({
    id,
    tier,
    moment: null,
    offeredKind: 'action' as const,
    kind: 'action' as const,
    state: 'open' as 'open' | 'accepted' | 'dismissed',
  })
  const lines = [
    ...Array.from({ length: 12 }, (_, at) => line(`d${at}`, 'drafted')),
    ...Array.from({ length: 60 }, (_, at) => line(`m${at}`, 'maybe')),
  ]
  let presses = 0
  let focus: string | null = null
  let isAllShown = false
  while (leftOf(lines) > 0 && presses < 1_000) {
    const shown = sectionsOf(lines, 'confidence', isAllShown).flatMap((section) => section.lines)
    const next: (typeof lines)[number] | null =
      shown.find((each) => each.id === focus && each.state === 'open') ?? nextOpen(shown, focus)
    const command = press(next ? (presses % 3 === 0 ? 'a' : 'x') : 'm')
    presses += 1
    if (command?.name === 'showMore') isAllShown = true
    else if (next) {
      next.state = command?.name === 'accept' ? 'accepted' : 'dismissed'
      focus = nextOpen(shown, next.id)?.id ?? next.id
    }
  }
  expect(leftOf(lines)).toBe(0)
  expect(presses).toBeLessThanOrEqual(110)
  // Each decision is one press, and one more shows the rest.
  expect(presses).toBe(73)
})
