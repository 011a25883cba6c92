import { classes } from '../classes.ts'
import { bendGround, bends } from './bends.ts'

type Props = { className?: string; label?: string }

/** JUL drawn as the three bends of one bar: square, chamfered, round. Give it a height; the width follows. */
export function Wordmark({ className, label = 'JUL' }: Props) {
  return (
    <svg
      viewBox={`0 0 ${bendGround.width} ${bendGround.height}`}
      role="img"
      aria-label={label}
      fill="none"
      stroke="currentColor"
      strokeWidth={bendGround.stroke}
      strokeMiterlimit={10}
      className={classes('block w-auto shrink-0', className)}
    >
      <WordmarkBends />
    </svg>
  )
}

/** The three bends alone, inside a larger drawing: 184 by 70, each a line 16 wide. */
export function WordmarkBends() {
  return (
    <>
      {bends.map((bend) => (
        <path key={bend} d={bend} />
      ))}
    </>
  )
}
