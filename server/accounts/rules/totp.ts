import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { factorLimits } from '#domain/accounts/limits.ts'
import { macOf } from '#server/platform/signInCookie.ts'

const PERIOD_S = 30

/** A new secret of an authenticator app, 160 bits, as people type it. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** What the square of the set-up says. */
export const totpAddress = (secret: string, brand: string, email: string): string =>
  new TOTP({ issuer: brand, label: email, secret: Secret.fromBase32(secret) }).toString()

/** The half minute whose code this is: now, the one before or the one after; null where it is none of them. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = new TOTP({ secret: Secret.fromBase32(secret) }).validate({
    token: code,
    timestamp,
    window: 1,
  })
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_S) + delta
}

// Without 0, O, 1, I and L: they are read off paper.
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const half = () => Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join('')

/** Ten recovery codes of 49 bits each, as people keep them. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: factorLimits.recoveryCodes }, () => `${half()}-${half()}`)

/** Under which form a recovery code is stored: spaces, dashes and lower case are how people type. */
export const storedRecoveryCode = (userId: string, code: string): string =>
  macOf(`recovery\n${userId}\n${code.toUpperCase().replace(/[^0-9A-Z]/g, '')}`)
