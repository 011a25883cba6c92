import type { TextSection } from '../text/textBlock.ts'

/** The three parts of the method, each with its shape (design language 1). */
export const parts = [
  {
    id: 'square',
    title: 'Square the facts',
    text: 'What is true about the money, the market and the team.',
    look: 'wdth-forge',
  },
  {
    id: 'octagon',
    title: 'Take off the corners',
    text: 'What to stop, what to price and what to prove next.',
    look: 'wdth-workshop',
  },
  {
    id: 'round',
    title: 'Run it true',
    text: 'How a company holds its line when you are not in the room.',
    look: 'wdth-studio',
  },
] as const
export type PartId = (typeof parts)[number]['id']

/** One lesson of the playbook: what it is for, how it is done, and the list to tick at the end. */
export type Lesson = {
  readonly slug: string
  readonly part: PartId
  readonly title: string
  /** One or two sentences under the title; also what search engines show. */
  readonly goal: string
  /** How long it takes to do it, as people say it. */
  readonly takes: string
  readonly sections: readonly TextSection[]
  readonly checklist: readonly string[]
}

/** How long a lesson takes to read at 200 words a minute, at least one minute. */
export function readingTime(lesson: Pick<Lesson, 'goal' | 'sections' | 'checklist'>): string {
  const words = JSON.stringify([lesson.goal, lesson.sections, lesson.checklist]).split(/\s+/).length
  const minutes = Math.max(1, Math.round(words / 200))
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
