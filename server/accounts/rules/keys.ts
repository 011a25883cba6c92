import { createHash } from 'node:crypto'
import { hashToken } from '#server/platform/signInCookie.ts'

const HOUR_MS = 3_600_000

/** How long the links in emails work, in milliseconds. */
export const linkLife = { confirm: 24 * HOUR_MS, reset: HOUR_MS } as const

/** Under which name a one-time secret is stored: whoever reads the table cannot spend it. */
export const storedConfirm = (token: string): string => hashToken(`verify-email:${token}`)
export const storedSignInLink = (token: string): string => hashToken(`sign-in-mail:${token}`)
export const storedAddress = (token: string): string => hashToken(`change-address:${token}`)
export const storedPairing = (token: string): string => hashToken(`pair-device:${token}`)
export const storedReset = (token: string): string => hashToken(`reset-password:${token}`)
/** The first admin's link: with an address it is found by that address alone, and the table does not name it. */
export const storedSetup = (token: string, email: string | null): string =>
  hashToken(email === null ? `setup:${token}` : `setup:${token}:${email}`)

/** An account in a rate's key: the same for addresses with and without an account, and no address in the table. */
export const accountKey = (email: string): string =>
  createHash('sha256').update(email).digest('base64url').slice(0, 22)
