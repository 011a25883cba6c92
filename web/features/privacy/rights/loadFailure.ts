import { tooManyWords } from '#domain/accounts/rules/waiting.ts'
import { rightsTexts } from '#domain/privacy/texts.ts'

const usualWaitSeconds = 60

/** What is said of an export that could not be loaded; asked too often, when to come again (K37, 4.12.8). */
export function loadFailure(answer: Pick<Response, 'status' | 'headers'> | null): string {
  if (answer?.status !== 429) return rightsTexts.loadFailed
  return tooManyWords(Number(answer.headers.get('retry-after')) || usualWaitSeconds)
}
