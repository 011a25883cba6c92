import { choiceKey, readChoice, versionInForce } from '#domain/privacy/rules/choice.ts'
import { optionalEntries } from '#domain/privacy/rules/entries.ts'
import type { CookieChoice, OptionalCategory } from '#domain/privacy/types.ts'
import { optionalCategories } from '#domain/privacy/types.ts'

/** Says in this window that the choice has changed; other tabs hear of it by the storage itself. */
export const choiceChanged = 'jul:choice'

/** The version of the texts about cookies that this page came with. */
export const cookieVersionHere = (): string =>
  versionInForce(Number(document.documentElement.dataset.cookies ?? 0))

/** What this browser was allowed to keep; null where it was not asked, or has to be asked again (T-160). */
export function choiceHere(): CookieChoice | null {
  try {
    const now = new Date()
    const [stored, posted] = [localStorage.getItem(choiceKey), readCookie()].map((text) =>
      readChoice(text, now, cookieVersionHere()),
    )
    // The later answer counts: a form without scripts leaves its own in a cookie.
    return posted && posted.timestamp > (stored?.timestamp ?? '') ? posted : (stored ?? null)
  } catch {
    // Where nothing can be kept, nothing was allowed.
    return null
  }
}

/** Whether entries of this category may be read and written here (T-159). */
export const mayKeep = (category: OptionalCategory): boolean => choiceHere()?.[category] === true

/** Keeps a choice that the server has stored, and takes away what it no longer allows. */
export function keepHere(choice: CookieChoice) {
  try {
    localStorage.setItem(choiceKey, JSON.stringify(choice))
    for (const category of optionalCategories) {
      if (choice[category]) continue
      for (const name of optionalEntries[category]) {
        localStorage.removeItem(name)
        sessionStorage.removeItem(name)
      }
    }
  } catch {
    // A browser that keeps nothing is asked again on its next visit.
  }
  window.dispatchEvent(new Event(choiceChanged))
}

function readCookie(): string | null {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${choiceKey}=`))
  return pair ? decodeURIComponent(pair.slice(choiceKey.length + 1)) : null
}
