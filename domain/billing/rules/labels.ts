import type { CardLevel } from '../types.ts'

/** What each card level is called on the card (spec 1 §9). */
export const cardLabels: Readonly<Record<CardLevel, string>> = {
  base: 'JUL FORGE',
  standard: 'JUL WORKSHOP',
  pro: 'JUL STUDIO',
}

/** What each card level is called on a dashboard badge (spec 1 §9). */
export const cardBadges: Readonly<Record<CardLevel, string>> = {
  base: 'FORGE',
  standard: 'WORKSHOP',
  pro: 'STUDIO',
}

const legacyLabels = new Map([
  ['pro', cardLabels.pro],
  ['premium', cardLabels.pro],
  ['standard', cardLabels.standard],
  ['base', cardLabels.base],
  ['basic', cardLabels.base],
  ['business', 'Business Card'],
])

/** An imported desktop tier keeps its documented name; 'basic' is base, and anything unknown shows Workshop (T-045, T-046). @aheadOfUse */
export function legacyCardLabel(tier: string): string {
  return legacyLabels.get(tier) ?? cardLabels.standard
}
