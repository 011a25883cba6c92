import { momentLabel } from '#domain/minutes/rules/moments.ts'
import { soundTexts } from '#domain/recordings/texts.ts'
import type { Sound } from './useSound.ts'

type Props = {
  sound: Pick<Sound, 'atMs' | 'durationMs' | 'to'>
  peaks: readonly number[]
  /** Moments of lines of the minutes. */
  ticks: readonly number[]
}

const WIDTH = 3.3
const PITCH = 6
const HEIGHT = 40

/** How loud a recording is along its length, up to where it plays in ink; a slider that pointer and keys move. */
export function Waveform({ sound, peaks, ticks }: Props) {
  const { atMs, durationMs, to } = sound
  const bars = peaks.length > 0 ? peaks : Array.from({ length: 120 }, () => 12)
  const share = durationMs > 0 ? Math.min(1, atMs / durationMs) : 0
  const reached = Math.floor(share * bars.length)
  const width = bars.length * PITCH
  return (
    <div className="relative grid gap-1.5">
      <div className="relative">
        <svg
          viewBox={`0 0 ${width} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="block h-9 w-full"
        >
          {bars.map((peak, at) => {
            const height = Math.max(3, (peak / 100) * (HEIGHT - 2))
            return (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: safe because a bar is its place
                key={at}
                x={at * PITCH}
                y={(HEIGHT - height) / 2}
                width={WIDTH}
                height={height}
                className={
                  at < reached ? 'fill-ink' : at === reached ? 'fill-heat' : 'fill-(--jul-line-strong)'
                }
              />
            )
          })}
        </svg>
        <input
          type="range"
          min={0}
          max={Math.max(1, Math.round(durationMs / 1000))}
          step={1}
          value={Math.round(atMs / 1000)}
          aria-label={soundTexts.place}
          aria-valuetext={clock(atMs)}
          onChange={(event) => to(Number(event.target.value) * 1000)}
          className="absolute inset-x-0 -inset-y-1 m-0 w-full cursor-pointer appearance-none rounded-mark bg-transparent opacity-0 focus-visible:opacity-100 [&::-moz-range-thumb]:size-3 [&::-moz-range-thumb]:rounded-full [&::-webkit-slider-thumb]:size-3 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-heat"
        />
      </div>
      {ticks.length > 0 ? (
        <svg viewBox="0 0 1000 8" preserveAspectRatio="none" aria-hidden="true" className="block h-2 w-full">
          {ticks.map((tick, at) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: safe because two lines may rest on one moment
              key={`${tick} ${at}`}
              x={durationMs > 0 ? Math.min(998, (tick / durationMs) * 1000) : 0}
              y={0}
              width={1.6}
              height={8}
              className="fill-ink-2"
            />
          ))}
        </svg>
      ) : null}
      <p className="flex justify-between gap-3 text-caption text-ink-2 tnum">
        <span className="font-semibold text-ink">{clock(atMs)}</span>
        {ticks.length > 0 ? <span className="@max-[27rem]:hidden">{soundTexts.ticks}</span> : null}
        <span>{clock(durationMs)}</span>
      </p>
    </div>
  )
}

const clock = (ms: number) => momentLabel({ segment: 0, startMs: ms }, null) ?? ''
