import { useEffect, useState, useSyncExternalStore } from 'react'

/** Forms that hold words which are stored nowhere else. Our own, because the router's blocker knows addresses, not dialogs. */
const holders = new Set<symbol>()
let question: (() => void) | null = null
let isAnswered = false
const listeners = new Set<() => void>()

/** True while something that was typed would be lost by leaving the screen. */
export const hasUnsaved = (): boolean => holders.size > 0

// The browser asks before it closes or reloads over words that are nowhere else.
const warn = (event: BeforeUnloadEvent) => event.preventDefault()

function hold(key: symbol): () => void {
  if (holders.size === 0) window.addEventListener('beforeunload', warn)
  holders.add(key)
  tell()
  return () => letGo(key)
}

function letGo(key: symbol) {
  holders.delete(key)
  if (holders.size === 0) window.removeEventListener('beforeunload', warn)
  tell()
}

function tell() {
  for (const listener of listeners) listener()
}

function ask(next: (() => void) | null) {
  question = next
  tell()
}

/** Hears that words are held somewhere or no more. */
export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What happens if the person leaves, while they are being asked; null otherwise. For the one who asks. */
export const useLeaving = () =>
  useSyncExternalStore(
    subscribe,
    () => question,
    () => null,
  )

/** The person has answered. */
export const closeQuestion = () => ask(null)

/** True where leaving has to be asked about: not in what the person has just chosen to leave for. */
export const mustAsk = (): boolean => hasUnsaved() && !isAnswered

/** Does what would take a form away that somebody else keeps, after asking where words would be lost. */
export function leaveForm(onLeave: () => void) {
  if (!mustAsk()) return onLeave()
  // It may lead to another address, and the form lets go only once it is gone.
  ask(() => unasked(onLeave))
}

/** Goes to another address unasked: it was chosen already, or shows the same form. */
export function unasked(go: () => void) {
  isAnswered = true
  try {
    go()
  } finally {
    isAnswered = false
  }
}

/** Nothing asks any more before the page goes: what it held was kept elsewhere. */
export function releaseAll() {
  for (const key of [...holders]) letGo(key)
}

/** Does what would take every screen away, after asking where words would be lost. */
export function leaveEverything(onLeave: () => void) {
  if (!hasUnsaved()) return onLeave()
  ask(() => {
    releaseAll()
    onLeave()
  })
}

/**
 * Says of a form whether it holds words that are not stored: leaving its screen then asks first, and so does closing
 * the form by `leave`. `release` is for a form that leaves by itself once everything is stored.
 */
export function useUnsaved(isDirty: boolean) {
  const [key] = useState(() => Symbol('form'))
  useEffect(() => (isDirty ? hold(key) : undefined), [isDirty, key])
  const release = () => letGo(key)
  return {
    release,
    leave: (onLeave: () => void) => {
      if (!isDirty) return onLeave()
      ask(() => {
        release()
        onLeave()
      })
    },
  }
}
