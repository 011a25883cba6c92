import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { progressOf, sayProgress } from './rules.ts'

describe('how far somebody is in the playbook (pages §5.1)', () => {
  it.each([
    [['a', 'b', 'c'], [], { done: 0, of: 3, next: 'a' }],
    [['a', 'b', 'c'], ['a'], { done: 1, of: 3, next: 'b' }],
    // Whoever left one out is led back to it.
    [['a', 'b', 'c'], ['a', 'c'], { done: 2, of: 3, next: 'b' }],
    [['a', 'b', 'c'], ['c', 'b', 'a'], { done: 3, of: 3, next: null }],
    // A lesson that was taken away does not count, and counts again once it is back.
    [['a', 'b'], ['a', 'gone'], { done: 1, of: 2, next: 'b' }],
    [[], ['gone'], { done: 0, of: 0, next: null }],
  ])('of %j with %j done', (lessons, done, progress) => {
    expect(progressOf(lessons, new Set(done))).toEqual(progress)
  })

  it('leads on exactly as long as something is left, and never to what is done', () => {
    const some = fc.uniqueArray(fc.constantFrom(...'abcdefgh'))
    fc.assert(
      fc.property(some, some, (lessons, given) => {
        const done = new Set(given)
        const { next, ...counts } = progressOf(lessons, done)
        expect(next === null).toBe(counts.done === counts.of)
        if (next !== null) expect([lessons.includes(next), done.has(next)]).toEqual([true, false])
      }),
    )
  })

  it.each([
    [{ done: 0, of: 14, next: 'a' }, '0 of 14 lessons done', 'Begin with'],
    [{ done: 3, of: 14, next: 'a' }, '3 of 14 lessons done', 'Go on with'],
    [{ done: 1, of: 1, next: null }, '1 of 1 lesson done', 'Go on with'],
  ])('is said of %j', (progress, count, way) => expect(sayProgress(progress)).toEqual({ count, way }))
})
