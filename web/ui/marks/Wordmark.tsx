import { classes } from '../classes.ts'

type Props = { className?: string; label?: string }

/** JUL drawn as the three bends of one bar: square, chamfered, round. Give it a height; the width follows. */
export function Wordmark({ className, label = 'JUL' }: Props) {
  return (
    <svg
      viewBox="0 0 184 70"
      role="img"
      aria-label={label}
      fill="none"
      stroke="currentColor"
      strokeWidth={16}
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
      <path d="M42 0V62H8V42" />
      <path d="M70 0V48L84 62H104L118 48V0" />
      <path d="M146 0V42A20 20 0 0 0 166 62H184" />
    </>
  )
}
