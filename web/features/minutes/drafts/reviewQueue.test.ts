import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LineDecision, Wish } from './reviewQueue.ts'
import { refusedLines, reviewQueue } from './reviewQueue.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const wish = (id: string, over: Partial<Wish> = {}): Wish => ({
  id,
  state: 'accepted',
  kind: 'action',
  text: id,
  quote: null,
  speaker: null,
  moment: null,
  owner: null,
  dueOn: null,
  ...over,
})

/** A server that answers after a while and raises revisions; `down` refuses to answer. */
function aQueue({
  takesMs = 50,
  isLost = (): boolean => false,
  refuses = (_id: string): boolean => false,
  revisionOf = (_id: string): number => 0,
} = {}) {
  const calls: LineDecision[][] = []
  const done: string[][] = []
  const dropped: string[][] = []
  const queue = reviewQueue<null>({
    gapMs: 600,
    revisionOf,
    send: async (lines) => {
      calls.push([...lines])
      await new Promise((resolve) => setTimeout(resolve, takesMs))
      if (isLost() || lines.some(({ id }) => refuses(id))) throw new Error('no')
      return { told: null, revisions: new Map(lines.map((line) => [line.id, line.revision + 1])) }
    },
    stored: (_, ids) => done.push([...ids]),
    failed: (_, ids) => ids.filter((id) => !refuses(id)),
    dropped: (ids) => dropped.push([...ids]),
  })
  return { queue, calls, done, dropped }
}

it('sends one call for a decision, and at most a hundred a minute for a hand that is faster', async () => {
  const { queue, calls } = aQueue()
  queue.push([wish('a')])
  await vi.advanceTimersByTimeAsync(60)
  expect(calls.map((lines) => lines.map((line) => line.id))).toEqual([['a']])
  for (let at = 0; at < 240; at += 1) {
    queue.push([wish(`x${at}`)])
    await vi.advanceTimersByTimeAsync(250)
  }
  await vi.advanceTimersByTimeAsync(2_000)
  expect(calls.length).toBeLessThanOrEqual(104)
  expect(calls.flat()).toHaveLength(241)
})

it('sends the last word on a line, on the revision that the server answered', async () => {
  const { queue, calls, done } = aQueue()
  queue.push([wish('a')])
  await vi.advanceTimersByTimeAsync(10)
  queue.push([wish('a', { state: 'dismissed' })])
  queue.push([wish('a', { state: 'open' })])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(calls.flat().map((line) => [line.state, line.revision])).toEqual([
    ['accepted', 0],
    ['open', 1],
  ])
  // What was decided again meanwhile stays drawn until its own answer.
  expect(done).toEqual([[], ['a']])
})

it('keeps what did not arrive and sends it again, later each time; what is refused is let go of', async () => {
  let isLost = true
  const { queue, calls, done } = aQueue({ isLost: () => isLost })
  queue.push([wish('a')])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(calls.length).toBeGreaterThan(2)
  expect(calls.length).toBeLessThan(6)
  isLost = false
  await vi.advanceTimersByTimeAsync(30_000)
  expect(done).toEqual([['a']])
  const other = aQueue({ refuses: () => true })
  other.queue.push([wish('b')])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(other.calls).toHaveLength(1)
  expect(other.dropped).toEqual([['b']])
})

it('lets go of the line that was refused alone, and never of one that was decided again meanwhile', async () => {
  let isBad = true
  const { queue, calls, done, dropped } = aQueue({ refuses: (id) => isBad && (id === 'b' || id === 'c') })
  queue.push([wish('a'), wish('b'), wish('c')])
  await vi.advanceTimersByTimeAsync(10)
  queue.push([wish('c', { state: 'dismissed' })])
  await vi.advanceTimersByTimeAsync(100)
  expect(dropped).toEqual([['b']])
  isBad = false
  await vi.advanceTimersByTimeAsync(5_000)
  expect(calls.at(-1)?.map(({ id, state }) => [id, state])).toEqual([
    ['c', 'dismissed'],
    ['a', 'accepted'],
  ])
  expect(done).toEqual([['c', 'a']])
})

it('sends each decision upon the revision it was made on, not upon what a colleague stored since', async () => {
  let newest = 1
  const { queue, calls } = aQueue({ revisionOf: () => newest })
  queue.push([wish('a')])
  await vi.advanceTimersByTimeAsync(100)
  newest = 4
  // Typed upon 3, and decided once more before it is sent.
  queue.push([wish('a', { text: 'mine' })], 3)
  queue.push([wish('a', { text: 'mine', kind: 'decision' })])
  await vi.advanceTimersByTimeAsync(1_000)
  newest = 6
  queue.push([wish('a', { text: 'seen' })])
  newest = 7
  await vi.advanceTimersByTimeAsync(1_000)
  expect(calls.flat().map((line) => line.revision)).toEqual([1, 3, 6])
})

it('sends what is decided while an earlier word is on its way upon what that was made on', async () => {
  let newest = 1
  let isLost = true
  const { queue, calls } = aQueue({ isLost: () => isLost, revisionOf: () => newest })
  queue.push([wish('a')])
  await vi.advanceTimersByTimeAsync(10)
  // A colleague's, that the own one hides.
  newest = 2
  queue.push([wish('a', { state: 'dismissed' })])
  await vi.advanceTimersByTimeAsync(100)
  isLost = false
  await vi.advanceTimersByTimeAsync(5_000)
  expect(calls.flat().map((line) => line.revision)).toEqual([1, 1])
})

it('goes on where it was closed and opened again', async () => {
  const { queue, calls } = aQueue()
  queue.close()
  queue.open()
  queue.push([wish('a')])
  await vi.advanceTimersByTimeAsync(100)
  expect(calls).toHaveLength(1)
})

it('knows which lines a refusal names', () => {
  const problem = (field: string) => ({ field, message: 'No.' })
  expect(refusedLines([problem('lines.0.dueOn'), problem('lines.12.text')])).toEqual(new Set([0, 12]))
  expect(refusedLines([problem('lines.0.dueOn'), problem('lines')])).toBeNull()
  expect(refusedLines([])).toBeNull()
})
