import { idToken, readIdToken } from '#server/platform/idToken.ts'

const PURPOSE = 'a message that was sent'

/** The token in the address that a form leads to once it is stored (0116). */
export const sentToken = (id: string): string => idToken(PURPOSE, id)

/** Which message a token is of; null where we have not made it. */
export const readSentToken = (token: string): string | null => readIdToken(PURPOSE, token)
