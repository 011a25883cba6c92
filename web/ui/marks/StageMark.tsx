import { classes } from '../classes.ts'

/** How finished a thing is: square is started, octagon is being worked, round is done. */
export type Stage = 'square' | 'octagon' | 'round'

type Props = {
  stage: Stage
  /** Width and height in pixels. */
  size?: number
  isOutlined?: boolean
  /** Orange: this one needs a person now. Otherwise the colour of the text around it. */
  isHot?: boolean
  className?: string
}

/** The mark that always stands next to a word; it is drawn, never an icon. */
export function StageMark({ stage, size = 12, isOutlined = false, isHot = false, className }: Props) {
  const stroke = Math.max(1.5, size / 14)
  const paint = isOutlined
    ? { fill: 'none', stroke: 'currentColor', strokeWidth: stroke }
    : { fill: 'currentColor' }
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      aria-hidden="true"
      className={classes('inline-block shrink-0', isHot && 'text-heat', className)}
    >
      <StageShape stage={stage} size={size} inset={isOutlined ? stroke / 2 : 0} {...paint} />
    </svg>
  )
}

type ShapeProps = {
  stage: Stage
  size: number
  inset?: number
  x?: number
  fill?: string
  stroke?: string
  strokeWidth?: number
}

/** One outline inside a larger drawing; `x` is its left edge, `inset` makes room for a stroke. */
export function StageShape({ stage, size, inset = 0, x = 0, ...paint }: ShapeProps) {
  // A square of the same side looks larger than the other two, so it gives up half a pixel all round.
  if (stage === 'square') {
    const edge = inset + 0.45
    return <rect x={x + edge} y={edge} width={size - edge * 2} height={size - edge * 2} {...paint} />
  }
  if (stage === 'round') {
    return <circle cx={x + size / 2} cy={size / 2} r={size / 2 - inset} {...paint} />
  }
  const side = size - inset * 2
  const cut = side * (size > 16 ? 0.2929 : 0.27)
  const flat = side - cut * 2
  return (
    <path
      d={`M${x + inset + cut} ${inset}h${flat}l${cut} ${cut}v${flat}l${-cut} ${cut}h${-flat}l${-cut} ${-cut}v${-flat}z`}
      {...paint}
    />
  )
}
