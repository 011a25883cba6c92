import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import type { Stage } from './StageMark.tsx'
import { StageMark } from './StageMark.tsx'

export type BadgeTone =
  | 'neutral'
  | 'success'
  | 'warning'
  | 'info'
  | 'danger'
  | 'heat'
  | 'founders'
  | 'investors'
  | 'advisory'
  | 'outline'

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink-2 dark:bg-well',
  success: 'bg-success-tint text-success-text',
  warning: 'bg-warning-tint text-warning-text',
  info: 'bg-info-tint text-info-text',
  danger: 'bg-danger-tint text-danger-text',
  heat: 'bg-heat-tint text-heat-text',
  founders: 'bg-founders-tint text-founders-text',
  investors: 'bg-investors-tint text-investors-text',
  advisory: 'bg-advisory-tint text-advisory-text',
  outline: 'text-ink-2 shadow-[inset_0_0_0_1px_var(--jul-line-strong)]',
}

type Props = { tone?: BadgeTone; mark?: Stage; icon?: LucideIcon; className?: string; children: ReactNode }

/** A state in words on its tint, with the mark that says how finished it is. */
export function Badge({ tone = 'neutral', mark, icon: Icon, className, children }: Props) {
  return (
    <span
      className={classes(
        'inline-flex h-6 w-fit shrink-0 items-center gap-1.5 rounded-chip px-2 text-micro font-semibold whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {mark ? <StageMark stage={mark} size={10} /> : null}
      {Icon ? <Icon size={13} aria-hidden="true" /> : null}
      {children}
    </span>
  )
}

/** How many wait, capped at 99+ (spec 2 §2). Draws nothing at zero. */
export function CountBadge({
  count,
  label,
  className,
}: {
  count: number
  label?: string
  className?: string
}) {
  if (count < 1) return null
  return (
    <span
      className={classes(
        'inline-grid h-5 min-w-5 place-items-center rounded-full bg-heat px-1.5 text-[.6875rem] leading-none font-bold text-on-heat tnum',
        className,
      )}
    >
      <span aria-hidden={label ? true : undefined}>{count > 99 ? '99+' : count}</span>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  )
}
