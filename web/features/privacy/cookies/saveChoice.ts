import { keptChoice } from '#domain/privacy/rules/choice.ts'
import type { AllowedCategories, CookieChoice } from '#domain/privacy/types.ts'
import { cookieVersionHere, keepHere } from '#web/lib/page/keptChoice.ts'

// A press that failed and is repeated is the same receipt.
let sent: { words: string; id: string } | null = null

/**
 * Stores a choice on the server and then here; null where it could not be stored, and then nothing is allowed. By plain
 * fetch, because the documents of the site carry no client of the contract (docs/decisions/0009).
 */
export async function saveChoice({
  functional,
  analytics,
  marketing,
}: AllowedCategories): Promise<CookieChoice | null> {
  const allowed = { functional, analytics, marketing }
  const words = JSON.stringify(allowed)
  const id = sent?.words === words ? sent.id : crypto.randomUUID()
  sent = { words, id }
  const version = cookieVersionHere()
  const answer = await fetch('/api/v1/privacy/choices', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-jul': '1' },
    body: JSON.stringify({ id, version, ...allowed }),
  }).catch(() => null)
  if (!answer?.ok) return null
  const { receipt, at }: { receipt: string; at: string } = await answer.json()
  sent = null
  const choice = keptChoice(allowed, new Date(at), receipt, version)
  keepHere(choice)
  return choice
}
