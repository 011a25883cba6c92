import { expect, it } from 'vitest'
import { newOrder } from './useOrderId.ts'

it('the same words are the same order, other words are another, and after its end the same words are a new one', () => {
  let made = 0
  const order = newOrder(() => {
    made += 1
    return made
  })
  expect(order.of({ words: 'Call Ilse' })).toBe(1)
  expect(order.of({ words: 'Call Ilse' })).toBe(1)
  expect(order.of({ words: 'Call Ilse today' })).toBe(2)
  order.end()
  expect(order.of({ words: 'Call Ilse today' })).toBe(3)
})
