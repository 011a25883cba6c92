/** The eight sides a company is read along, in the order of the VIRAL framework (pages §5.2). */
export const readinessSides = [
  { id: 'team', label: 'Team' },
  { id: 'problem', label: 'Problem and vision' },
  { id: 'value', label: 'Value proposition' },
  { id: 'product', label: 'Product' },
  { id: 'market', label: 'Market' },
  { id: 'model', label: 'Business model' },
  { id: 'scale', label: 'Scale' },
  { id: 'exit', label: 'Exit' },
] as const
export type ReadinessSide = (typeof readinessSides)[number]['id']
export type ReadinessLevels = Readonly<Record<ReadinessSide | 'papers', number>>

/** A level is one of nine; the last means that an exit is in sight (pages §5.2). */
export const readinessTop = 9

/**
 * What each part of a score weighs, and whose levels make it (template 1). A part is as strong as its weakest side: a good product does not
 * make up for a value nobody pays for (pages §5.2).
 */
export const readinessWeights = [
  { label: 'Team', weight: 25, of: ['team'] },
  { label: 'Market', weight: 20, of: ['problem', 'market'] },
  { label: 'Product and value', weight: 20, of: ['value', 'product'] },
  { label: 'Model and traction', weight: 20, of: ['model', 'scale'] },
  { label: 'Financial and legal', weight: 15, of: ['exit', 'papers'] },
] as const

/** The level of one part: that of its weakest side (pages §5.2). */
export const partLevel = (levels: ReadinessLevels, of: readonly (keyof ReadinessLevels)[]): number =>
  Math.min(...of.map((side) => levels[side]))

/** The score of a company, 0 to 100: each part's weight by its level of nine (pages §5.2). */
export function readinessScore(levels: ReadinessLevels): number {
  return Math.round(
    readinessWeights.reduce(
      (sum, { weight, of }) => sum + (weight * partLevel(levels, of)) / readinessTop,
      0,
    ),
  )
}

/** The bands of a score, each with its first point (pages §5.2). */
export const readinessBands = [
  { label: 'Not yet ready', from: 0, to: 39 },
  { label: 'Developing', from: 40, to: 69 },
  { label: 'Raise-ready', from: 70, to: 100 },
] as const

/** The band a score lies in (pages §5.2). */
export const readinessBand = (score: number): string =>
  readinessBands.find(({ to }) => score <= to)?.label ?? readinessBands[2].label

/** How many of the criteria that are met rest on what: a founder's word, a document, an advisor's check (pages §5.2). */
export type ReadinessEvidence = {
  readonly stated: number
  readonly documented: number
  readonly checked: number
}

/** How far a score can be relied on: the share of met criteria that were checked, and half of those with a document (pages §5.2). */
export function readinessConfidence({ stated, documented, checked }: ReadinessEvidence): number {
  const met = stated + documented + checked
  return met === 0 ? 0 : Math.round(((checked + documented / 2) / met) * 100)
}
