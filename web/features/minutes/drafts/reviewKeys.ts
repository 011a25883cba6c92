import type { LineKind } from '#domain/minutes/types.ts'

/** What a person can tell the review by one key. */
export type ReviewCommand =
  | { readonly name: 'accept'; readonly kind: LineKind }
  | { readonly name: 'dismiss' | 'undo' | 'edit' | 'owner' | 'due' | 'quoteBefore' | 'showMore' | 'search' }
  | { readonly name: 'move'; readonly by: 1 | -1; readonly extends: boolean }

export const kindKeys = [
  { key: 'A', kind: 'action', label: 'Action' },
  { key: 'D', kind: 'decision', label: 'Decision' },
  { key: 'N', kind: 'next_step', label: 'Next step' },
  { key: 'I', kind: 'insight', label: 'Insight' },
] as const satisfies readonly { key: string; kind: LineKind; label: string }[]

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** The command of a key; null for keys that belong to the browser or to nobody. */
export function commandOf(event: Pressed): ReviewCommand | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key
  const accept = kindKeys.find((each) => each.key === key)
  if (accept) return { name: 'accept', kind: accept.kind }
  switch (key) {
    case 'J':
    case 'ArrowDown':
      return { name: 'move', by: 1, extends: event.shiftKey }
    case 'K':
    case 'ArrowUp':
      return { name: 'move', by: -1, extends: event.shiftKey }
    case 'X':
      return { name: 'dismiss' }
    case 'U':
      return { name: 'undo' }
    case 'E':
    case 'Enter':
      return { name: 'edit' }
    case 'O':
      return { name: 'owner' }
    case 'W':
      return { name: 'due' }
    case 'Q':
      return { name: 'quoteBefore' }
    case 'M':
      return { name: 'showMore' }
    case '/':
      return { name: 'search' }
    default:
      return null
  }
}
