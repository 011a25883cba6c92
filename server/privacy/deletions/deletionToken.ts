import { idToken, readIdToken } from '#server/platform/idToken.ts'

const PURPOSE = 'a deletion by address'

/** The token in the links of a deletion that was asked for by its address (K37). */
export const deletionToken = (id: string): string => idToken(PURPOSE, id)

/** Which request a token is of; null where we have not made it. */
export const readDeletionToken = (token: string): string | null => readIdToken(PURPOSE, token)
