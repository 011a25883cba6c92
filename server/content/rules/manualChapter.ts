import type { ManualChapter } from '#contract/content.ts'

/** A chapter of the manual as it is written; what staff read stands on the server alone (T-020). */
export type Chapter = ManualChapter

/** Steps that follow each other are counted; everything else is said in paragraphs. */
export const steps = (id: string, title: string, ...lines: readonly string[]) => ({
  ...{ id, title, lines: [...lines] },
  isSteps: true,
})

export const words = (id: string, title: string, ...lines: readonly string[]) => ({
  ...{ id, title, lines: [...lines] },
  isSteps: false,
})
