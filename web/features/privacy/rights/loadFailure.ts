import { tooManyWords } from '#domain/accounts/rules/waiting.ts'
import { rightsTexts } from '#domain/privacy/texts.ts'

const usualWaitSeconds = 60

/**
 * What is said of an export that could not be loaded; null where only signing in again mends it, because the sign-in is too old
 * or over (K37). Asked too often, it says when to come again (4.12.8).
 */
export function loadFailure(answer: Pick<Response, 'status' | 'headers'> | null): string | null {
  if (answer?.status === 401 || answer?.status === 403) return null
  if (answer?.status !== 429) return rightsTexts.loadFailed
  return tooManyWords(Number(answer.headers.get('retry-after')) || usualWaitSeconds)
}
