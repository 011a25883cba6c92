import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutsOf, readLength, readSilences } from './cuts.ts'

it('cuts at silences, and no piece is longer than a minute (4.12.10)', () => {
  expect(cutsOf(0, [])).toEqual([0])
  expect(cutsOf(59_000, [])).toEqual([0, 59_000])
  expect(cutsOf(130_000, [])).toEqual([0, 60_000, 120_000, 130_000])
  const pauses = [
    { startMs: 30_000, endMs: 30_300 },
    { startMs: 50_000, endMs: 51_000 },
    { startMs: 90_000, endMs: 90_400 },
  ]
  expect(cutsOf(100_000, pauses)).toEqual([0, 50_500, 100_000])
  fc.assert(
    fc.property(
      fc.nat(4 * 3_600_000),
      fc.array(fc.tuple(fc.nat(14_400_000), fc.nat(5_000))),
      (duration, found) => {
        const silences = found
          .map(([startMs, long]) => ({ startMs, endMs: startMs + long }))
          .sort((a, b) => a.startMs - b.startMs)
        const cuts = cutsOf(duration, silences)
        expect(cuts[0]).toBe(0)
        if (duration > 0) expect(cuts.at(-1)).toBe(duration)
        for (const [at, cut] of cuts.slice(1).entries()) {
          expect(cut).toBeGreaterThan(cuts[at] ?? 0)
          expect(cut - (cuts[at] ?? 0)).toBeLessThanOrEqual(60_000)
        }
      },
    ),
  )
})

it('reads what ffmpeg tells of silences and of the length', () => {
  const told = `[silencedetect @ 0x1] silence_start: 1.5\n[silencedetect @ 0x1] silence_end: 2.25 | silence_duration: 0.75
size=N/A time=00:00:01.00 bitrate=N/A\nsize=N/A time=01:02:03.50 bitrate=N/A`
  expect(readSilences(told)).toEqual([{ startMs: 1_500, endMs: 2_250 }])
  expect(readLength(told)).toBe(3_723_500)
  expect(readLength('')).toBeNull()
})
