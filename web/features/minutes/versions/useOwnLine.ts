import { useState } from 'react'
import type { writtenKinds } from '#domain/minutes/rules/reviewOrder.ts'
import type { Hold } from './useTyped.ts'
import { useHeld } from './useTyped.ts'

export type WrittenKind = (typeof writtenKinds)[number]
export type OwnLine = ReturnType<typeof useOwnLine>

/** The line that is being written: the page keeps it, for on a phone the part that shows its field comes and goes. */
export function useOwnLine(hold: Hold) {
  const [kind, setKind] = useState<WrittenKind>('action')
  const [text, setText] = useState('')
  const words = text.replace(/\s+/g, ' ').trim()
  useHeld(words !== '', hold)
  return { kind, setKind, text, setText, words }
}
