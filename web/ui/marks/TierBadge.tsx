import { cardBadges } from '#domain/billing/rules/labels.ts'
import type { CardLevel } from '#domain/billing/types.ts'
import { classes } from '../classes.ts'
import type { Stage } from './StageMark.tsx'
import { StageMark } from './StageMark.tsx'

const looks: Record<CardLevel, { paint: string; mark: string; stage: Stage }> = {
  base: {
    paint: 'bg-tier-forge text-tier-forge-ink dark:shadow-[inset_0_0_0_1px_var(--jul-line-strong)]',
    mark: 'text-tier-forge-mark',
    stage: 'square',
  },
  standard: {
    paint: 'bg-tier-workshop text-tier-workshop-ink',
    mark: 'text-tier-workshop-mark',
    stage: 'octagon',
  },
  pro: {
    paint: 'bg-tier-studio text-tier-studio-ink dark:shadow-[inset_0_0_0_1px_var(--jul-line-strong)]',
    mark: 'text-tier-studio-mark',
    stage: 'round',
  },
}

/** The level of membership in its own material, under its own name; the only words set in capitals. */
export function TierBadge({ level, className }: { level: CardLevel; className?: string }) {
  const look = looks[level]
  return (
    <span
      className={classes(
        'inline-flex h-6 w-fit shrink-0 items-center gap-1.5 rounded-chip px-[9px] text-[.6875rem] font-semibold tracking-[.06em]',
        look.paint,
        className,
      )}
    >
      <StageMark stage={look.stage} size={9} className={look.mark} />
      {cardBadges[level]}
    </span>
  )
}
