import type { DueCards } from './overview/due.ts'
import { countWithin } from './overview/words.ts'

type Facts = {
  /** A whole sentence, or empty. */
  sessions: string
  /** The day of the newest minutes of the last seven days, in words. */
  minutesFrom: string | null
  due: DueCards | null
}

/** The sentence under the greeting: only what is known, the most pressing first; empty where nothing is. */
export function leadOf({ sessions, minutesFrom, due }: Facts): string {
  const parts = [dueWords(due), minutesFrom ? `minutes from ${minutesFrom} are ready` : ''].filter(Boolean)
  const rest = parts.join(' and ').replace(/^./, (character) => character.toUpperCase())
  return [sessions, rest ? `${rest}.` : ''].filter(Boolean).join(' ')
}

function dueWords(due: DueCards | null): string {
  if (!due) return ''
  const count = due.overdue.length || due.soon.length
  if (count === 0) return ''
  const words = `${countWithin(count, 'card')} ${count === 1 ? 'is' : 'are'}`
  const state = due.overdue.length > 0 ? 'overdue' : 'due within a week'
  return `${due.isWhole ? '' : 'at least '}${words} ${state}`
}
