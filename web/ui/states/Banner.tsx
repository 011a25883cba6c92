import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

const tones = {
  neutral: 'bg-sunken text-ink-2 dark:bg-surface dark:shadow-[inset_0_0_0_1px_var(--jul-line)]',
  info: 'bg-info-tint text-info-text',
  warning: 'bg-warning-tint text-warning-text',
  danger: 'bg-danger-tint text-danger-text',
  heat: 'bg-heat-tint text-heat-text',
  success: 'bg-success-tint text-success-text',
}

type Props = {
  tone?: keyof typeof tones
  icon?: LucideIcon
  title?: ReactNode
  /** One button or link. */
  action?: ReactNode
  /** `alert` for what must interrupt, such as a lost connection. */
  role?: 'status' | 'alert' | 'note'
  className?: string
  children?: ReactNode
}

/** A line across a screen or a panel that says how things stand. */
export function Banner({
  tone = 'neutral',
  icon: Icon,
  title,
  action,
  role = 'note',
  className,
  children,
}: Props) {
  return (
    <div
      role={role}
      className={classes(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-[10px] px-3.5 py-2.5 text-body-s',
        tones[tone],
        className,
      )}
    >
      {Icon ? <Icon size={18} aria-hidden="true" /> : null}
      <p className="min-w-0 flex-1 leading-snug">
        {title ? <b className={classes('font-[620]', tone === 'neutral' && 'text-ink')}>{title} </b> : null}
        {children}
      </p>
      {action}
    </div>
  )
}
