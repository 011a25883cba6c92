import { idToken, readIdToken } from '#server/platform/idToken.ts'

const PURPOSE = 'the undo of a change of address'

/** What the links to an account's old address carry: the change they undo, and our signature. Every email of a change holds the same one. */
export const undoToken = (id: string): string => idToken(PURPOSE, id)

/** The change that a link undoes, or null where we did not write it. */
export const readUndoToken = (token: string): string | null => readIdToken(PURPOSE, token)
