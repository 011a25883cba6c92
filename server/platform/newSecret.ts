import { randomBytes } from 'node:crypto'

/** The secret of a link, 256 bits; only its hash is stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url')
