import type { Plan } from '#domain/actor.ts'
import { cardBadges, cardLabels } from '#domain/billing/rules/labels.ts'
import type { LevelName } from '#domain/content/rules/brand.ts'
import type { OwnPictureName } from '#web/ui/layout/ownPictures.ts'
import type { Stage } from '#web/ui/marks/StageMark.tsx'

/** A level of the membership as the site shows it. */
export type Level = {
  readonly name: LevelName
  /** In capitals, with the brand and without it. */
  readonly label: string
  readonly badge: string
  /** The plans that carry it, that of the phone first. */
  readonly plans: readonly [Plan, ...Plan[]]
  readonly stage: Stage
  /** The class that draws its name. */
  readonly drawn: string
  readonly picture: OwnPictureName
  readonly alt: string
}

/** The three levels, from the one that comes with every account. */
export const levels: readonly Level[] = [
  {
    name: 'forge',
    label: cardLabels.base,
    badge: cardBadges.base,
    plans: ['mobile_free', 'desktop_standard'],
    stage: 'square',
    drawn: 'wdth-forge',
    picture: 'level-forge',
    alt: 'A square block of steel, its cut face glowing',
  },
  {
    name: 'workshop',
    label: cardLabels.standard,
    badge: cardBadges.standard,
    plans: ['mobile_premium'],
    stage: 'octagon',
    drawn: 'wdth-workshop',
    picture: 'level-workshop',
    alt: 'An eight-sided block of milled steel',
  },
  {
    name: 'studio',
    label: cardLabels.pro,
    badge: cardBadges.pro,
    plans: ['mobile_pro', 'desktop_pro'],
    stage: 'round',
    drawn: 'wdth-studio',
    picture: 'level-studio',
    alt: 'A round of blued steel with a straw-coloured rim',
  },
]
