import { classes } from '../classes.ts'

type Props = {
  /** 0 to 100; null while nobody can say how far it is. */
  value: number | null
  label: string
  tone?: 'ink' | 'heat' | 'success'
  className?: string
}

const tones = { ink: 'text-ink', heat: 'text-heat', success: 'text-success' }

/** A 6 px bar with square ends. Drawn as SVG so that its width needs no inline style. */
export function Progress({ value, label, tone = 'ink', className }: Props) {
  const share = Math.min(100, Math.max(0, value ?? 30))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value === null ? undefined : Math.round(share)}
      className={classes('h-1.5 w-full overflow-hidden rounded-[1px] bg-well', className)}
    >
      <svg
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
        className={classes('block size-full', tones[tone])}
      >
        <rect width={share} height={1} fill="currentColor" />
      </svg>
    </div>
  )
}
