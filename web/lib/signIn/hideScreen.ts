import { lock } from './lock.ts'

const againMs = 3_000

let uncover: (() => void) | null = null

/** Whether the page hides what it shows. */
export const isHidden = (): boolean => document.documentElement.dataset.locked !== undefined

/** Hides the page at once, then asks who is here. What is on it stays as it is, words included (T-015). */
export function hideScreen() {
  if (isHidden()) return
  document.documentElement.dataset.locked = ''
  lock
    .load()
    .then(({ showLock }) => {
      if (isHidden()) uncover ??= showLock()
    })
    // Without the server the lock cannot be drawn; the page stays hidden until it can be.
    .catch(() => window.setTimeout(() => isHidden() && again(), againMs))
}

function again() {
  delete document.documentElement.dataset.locked
  hideScreen()
}

/** The lock says that the sign-in is about to end, also where it is drawn only afterwards. */
export function sayEnding() {
  document.documentElement.dataset.locked = 'ending'
  window.dispatchEvent(new Event(endingEvent))
}
export const isEnding = (): boolean => document.documentElement.dataset.locked === 'ending'
export const endingEvent = 'sign-in-ending'

/** Shows the page again. */
export function showScreen() {
  uncover?.()
  uncover = null
  delete document.documentElement.dataset.locked
}

/** Where words that were not sent wait, sealed, for the same person to sign in again. */
export const wordsKey = 'jul.words'
