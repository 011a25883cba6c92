import { describe, expect, it } from 'vitest'
import { sensitiveRate } from '../limits.ts'
import { type RateWindow, suspiciousTiming, takeAction } from './rate.ts'

const run = (times: readonly number[], rate?: { limit: number; windowMs: number }) => {
  let window: RateWindow | null = null
  return times.map((now) => {
    const answer = takeAction(window, now, rate)
    window = answer.window
    return answer
  })
}

describe('the rate helper (spec 1 §4, §5, K30)', () => {
  it('lets ten actions through in 60 s and says how long the eleventh waits', () => {
    const answers = run([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 20_000])
    expect(answers.map((answer) => answer.allowed)).toEqual([...Array(10).fill(true), false])
    expect(answers.at(-1)?.retryAfterMs).toBe(40_000)
  })

  it('resets when the window has passed, and not a millisecond earlier', () => {
    const full = Array.from({ length: 10 }, () => 0)
    expect(run([...full, 59_999]).at(-1)?.allowed).toBe(false)
    expect(run([...full, 60_000]).at(-1)?.allowed).toBe(true)
  })

  it('gives sensitive operations three in 15 minutes', () => {
    expect(run([0, 1, 2, 3, 900_000], sensitiveRate).map((answer) => answer.allowed)).toEqual([
      true,
      true,
      true,
      false,
      true,
    ])
  })
})

describe('suspicious timing (T-029)', () => {
  it.each([
    ['five in 10 s', [0, 900, 3000, 3100, 9000], 9500, []],
    ['six in 10 s', [0, 900, 3000, 3100, 8000, 9000], 9500, ['burst']],
    ['six, the first just outside', [0, 900, 3000, 3100, 8000, 9000], 10_000, []],
    ['three equal gaps', [0, 20_000, 40_000, 60_000], 60_000, []],
    ['four equal gaps', [0, 20_000, 40_000, 60_000, 80_000], 80_000, ['uniform']],
    ['four gaps a second apart in length', [0, 20_000, 41_000, 61_000, 82_000], 82_000, []],
  ] as const)('%s', (_name, actions, now, expected) => {
    expect(suspiciousTiming(actions, now)).toEqual(expected)
  })
})
