import { classes } from './classes.ts'
import type { Stage } from './StageMark.tsx'
import { StageMark } from './StageMark.tsx'

export type Tier = 'forge' | 'workshop' | 'studio'

const looks: Record<Tier, { paint: string; mark: string; stage: Stage; word: string }> = {
  forge: {
    paint: 'bg-tier-forge text-tier-forge-ink dark:shadow-[inset_0_0_0_1px_var(--jul-line-strong)]',
    mark: 'text-tier-forge-mark',
    stage: 'square',
    word: 'FORGE',
  },
  workshop: {
    paint: 'bg-tier-workshop text-tier-workshop-ink',
    mark: 'text-tier-workshop-mark',
    stage: 'octagon',
    word: 'WORKSHOP',
  },
  studio: {
    paint: 'bg-tier-studio text-tier-studio-ink dark:shadow-[inset_0_0_0_1px_var(--jul-line-strong)]',
    mark: 'text-tier-studio-mark',
    stage: 'round',
    word: 'STUDIO',
  },
}

/** The level of membership in its own material; the only words set in capitals. */
export function TierBadge({ tier, className }: { tier: Tier; className?: string }) {
  const look = looks[tier]
  return (
    <span
      className={classes(
        'inline-flex h-6 w-fit shrink-0 items-center gap-1.5 rounded-chip px-[9px] text-[.6875rem] font-semibold tracking-[.06em]',
        look.paint,
        className,
      )}
    >
      <StageMark stage={look.stage} size={9} className={look.mark} />
      {look.word}
    </span>
  )
}
