import { useEffect, useRef, useState } from 'react'
import { useUnsaved } from '#web/lib/page/unsaved.ts'

/** Says of the page that a field of it holds words that are not on their way yet; answers with the way to take it back. */
export type Hold = () => () => void

/** Leaving asks first while a field holds words, and the page says so. */
export function useHeld(isHeld: boolean, hold: Hold) {
  useUnsaved(isHeld)
  useEffect(() => (isHeld ? hold() : undefined), [isHeld, hold])
}

type Field = {
  stored: string
  revision?: number | undefined
  /** What was typed as it would be stored; null where what is stored stays. */
  read: (text: string) => string | null
  /** `since` is the revision it was written upon, where somebody else stored a newer one meanwhile. */
  onKeep: (text: string, since: number | undefined) => void
  hold: Hold
}

/** A field that hands on what was typed once it is left or goes; what others store meanwhile does not replace it. */
export function useTyped({ stored, revision, read, onKeep, hold }: Field) {
  const [text, setText] = useState(stored)
  const before = useRef({ stored, revision })
  const since = useRef<number>(undefined)
  const isDropped = useRef(false)
  const next = read(text)
  const isHeld = next !== null && next !== stored
  useHeld(isHeld, hold)

  useEffect(() => {
    const was = before.current
    before.current = { stored, revision }
    if (was.stored === stored) return
    if (next === stored || next === was.stored) {
      since.current = undefined
      setText(stored)
    } else since.current ??= was.revision
  }, [stored, revision, next])

  function leave(seen?: number) {
    const upon = since.current ?? seen
    const isKept = isHeld && !isDropped.current
    since.current = undefined
    isDropped.current = false
    setText(isKept ? next : stored)
    if (isKept) onKeep(next, upon)
  }
  const latest = useRef(leave)
  latest.current = leave
  // A field that goes while it has the focus is not left: no browser tells of it. Somebody else may have decided its line just now, so
  // that it stands upon what was shown here last.
  useEffect(() => () => latest.current(before.current.revision), [])

  return {
    text,
    setText,
    leave: () => leave(),
    /** What is left next is left as it was. */
    drop: () => {
      isDropped.current = true
    },
  }
}
