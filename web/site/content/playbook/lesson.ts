import { playbookParts, type playbookTopics } from '#domain/content/rules/playbook.ts'
import type { TextSection } from '#domain/content/rules/textBody.ts'
import { readingMinutes } from '#domain/content/rules/textBody.ts'

type PartId = (typeof playbookParts)[number]['value']
type TopicId = (typeof playbookTopics)[number]['value']

const looks = {
  square: {
    text: 'What is true about the money, the market and the team.',
    look: 'wdth-forge ',
  },
  octagon: { text: 'What to stop, what to price and what to prove next.', look: 'wdth-workshop' },
  round: { text: 'How a company holds its line when you are not in the room.', look: 'wdth-studio' },
} satisfies Record<PartId, { text: string; look: string }>

/** The three parts of the method as the pages show them. */
export const parts = playbookParts.map(({ value, label }) => ({ id: value, title: label, ...looks[value] }))

/** One lesson of the playbook: what it is for, how it is done, and the list to tick at the end. */
export type Lesson = {
  readonly slug: string
  readonly part: PartId
  /** Empty where staff named none. */
  readonly topic: TopicId | ''
  readonly title: string
  /** One or two sentences under the title; also what search engines show. */
  readonly goal: string
  /** How long it takes to do it, as people say it. */
  readonly takes: string
  readonly sections: readonly TextSection[]
  readonly checklist: readonly string[]
}

/** The number of a lesson within its part. */
export const lessonNumber = ({ slug, part }: Lesson, lessons: readonly Lesson[]): number =>
  lessons.filter((each) => each.part === part).findIndex((each) => each.slug === slug) + 1

/** How long a lesson takes to read at 200 words a minute, at least one minute. */
export function readingTime(lesson: Pick<Lesson, 'goal' | 'sections' | 'checklist'>): string {
  const minutes = readingMinutes([lesson.goal, lesson.sections, lesson.checklist])
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
