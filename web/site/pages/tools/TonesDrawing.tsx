import type { Tone } from '#web/lib/sound/chirps.ts'

const [width, height, inset] = [240, 96, 6] as const
/** The longest sound ends at 1.16 seconds, so all of them share one scale and can be compared. */
const perSecond = 196
const [lowest, highest] = [Math.log(28), Math.log(4_600)]

const across = (seconds: number) => inset + seconds * perSecond
const up = (hertz: number) =>
  height - inset - ((Math.log(hertz) - lowest) / (highest - lowest)) * (height - 2 * inset)
const short = (value: number) => Number(value.toFixed(1))

/** The tones of a sound as they are played: from left to right in time, the higher the pitch the higher, the louder the thicker. */
export function TonesDrawing({ tones }: { tones: readonly Tone[] }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="w-full overflow-visible"
      fill="none"
    >
      <path d={`M0 ${height - 0.5}H${width}`} stroke="var(--jul-line-strong)" />
      {tones.map(({ at, for: seconds, from, to = from, loud = 1 }) => (
        <path
          key={`${at} ${from}`}
          d={`M${short(across(at))} ${short(up(from))}L${short(across(at + seconds))} ${short(up(to))}`}
          stroke="var(--jul-ink)"
          strokeWidth={short(1.4 + loud * 3)}
        />
      ))}
    </svg>
  )
}
