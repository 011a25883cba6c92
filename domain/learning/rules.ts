/** How far somebody is in the playbook: how many of its lessons they have done, and the first in its order that they have not. */
export type Progress = { readonly done: number; readonly of: number; readonly next: string | null }

/** Lessons are read in their order, so the next one is the first that is left; what is no longer in the playbook does not count (pages §5.1). */
export function progressOf(lessons: readonly string[], done: ReadonlySet<string>): Progress {
  const left = lessons.filter((lesson) => !done.has(lesson))
  return { done: lessons.length - left.length, of: lessons.length, next: left[0] ?? null }
}

/** The same in words: '3 of 14 lessons done', and what leads to the next one. */
export const sayProgress = ({ done, of }: Progress): { readonly count: string; readonly way: string } => ({
  count: `${done} of ${of} ${of === 1 ? 'lesson' : 'lessons'} done`,
  way: done === 0 ? 'Begin with' : 'Go on with',
})
