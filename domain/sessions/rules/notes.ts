import { sessionLimits } from '../limits.ts'

/** The tags a note starts with (spec 3 §3). */
export const defaultNoteTags: readonly string[] = ['session']

/** Tags as they are stored: without their spaces, each once, empty ones dropped (spec 3 §5). */
export const noteTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== '')),
]

/** Where a note was written, as spec 3 §3 names the places of a capture. */
export const recapContext = (session: { readonly id: string; readonly title: string }) => ({
  type: 'session_recap' as const,
  sessionId: session.id,
  sessionTitle: session.title,
})

/** Tags as a person types them, with commas between (spec 3 §5). */
export const readTags = (typed: string): string[] => noteTags(typed.split(','))

/** Whether these tags can be stored. */
export const areTagsSound = (tags: readonly string[]): boolean =>
  tags.length <= sessionLimits.noteTags && tags.every((tag) => tag.length <= sessionLimits.noteTag)
