import { Fragment } from 'react'
import type { Stage } from './StageMark.tsx'
import { StageShape } from './StageMark.tsx'

type Props = {
  /** How many of the three stages are behind us, 0 to 3. */
  reached: 0 | 1 | 2 | 3
  /** Which stage needs a person now, 1 to 3; it is drawn orange and filled. */
  hotAt?: 1 | 2 | 3
  /** In words, because the drawing is silent: "Recorded, report not written". */
  label: string
  size?: number
}

const stages: readonly Stage[] = ['square', 'octagon', 'round']

/** Three linked marks: held, recorded, reported; draft, pending, agreed; backlog, in progress, completed. */
export function StageTrain({ reached, hotAt, label, size = 13 }: Props) {
  const gap = size < 12 ? 4 : 5
  const step = size + gap + 4
  return (
    <svg
      width={step * 2 + size}
      height={size}
      viewBox={`0 0 ${step * 2 + size} ${size}`}
      role="img"
      aria-label={label}
      className="shrink-0 overflow-visible text-ink"
    >
      {stages.map((stage, at) => {
        const isFilled = at < reached || hotAt === at + 1
        const isLinked = at < reached || hotAt === at + 1
        const paint = isFilled
          ? { fill: hotAt === at + 1 ? 'var(--jul-heat)' : 'currentColor' }
          : { fill: 'none', stroke: 'var(--jul-control)', strokeWidth: 1.5 }
        return (
          <Fragment key={stage}>
            {at > 0 ? (
              <path
                d={`M${step * at - gap - 2} ${size / 2}h${gap}`}
                stroke={isLinked ? 'currentColor' : 'var(--jul-control)'}
                strokeWidth={1.5}
              />
            ) : null}
            <StageShape stage={stage} size={size} x={step * at} inset={isFilled ? 0 : 0.75} {...paint} />
          </Fragment>
        )
      })}
    </svg>
  )
}
