import type { z } from 'zod'
import type { MemberView } from '#contract/accounts/profile.ts'
import { viewedAreaNames } from '#domain/accounts/texts/views.ts'

type View = z.infer<typeof MemberView>

export type ViewLine = { day: string; who: string; areas: string }

/** One line per person and day, in the order that they came in: 'You: board, sessions' (T-203). */
export function viewLines(views: readonly View[]): readonly ViewLine[] {
  const lines = new Map<string, { day: string; who: string; areas: string[] }>()
  for (const { viewedOn: day, advisorName, isMine, area } of views) {
    const who = isMine ? 'You' : advisorName
    const key = `${day} ${who}`
    const line = lines.get(key) ?? { day, who, areas: [] }
    line.areas.push(viewedAreaNames[area].toLowerCase())
    lines.set(key, line)
  }
  return [...lines.values()].map((line) => ({ ...line, areas: line.areas.join(', ') }))
}
