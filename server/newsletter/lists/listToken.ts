import { idToken, readIdToken } from '#server/platform/idToken.ts'

const PURPOSE = 'an address on the lists'

/** The token in the links of an address on the lists (T-169). */
export const listToken = (id: string): string => idToken(PURPOSE, id)

/** Whose link a token is; null where we have not made it. */
export const readListToken = (token: string): string | null => readIdToken(PURPOSE, token)
