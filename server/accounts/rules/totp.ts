import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { factorLimits } from '#domain/accounts/limits.ts'
import { macsOf } from '#server/platform/keyRing.ts'

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

const recoveryMacs = (userId: string, code: string) =>
  macsOf(`recovery\n${userId}\n${code.toUpperCase().replace(/[^0-9A-Z]/g, '')}`)

/** Under which form a recovery code is stored, and under which secret: spaces, dashes and lower case are how people type. */
export function storedRecoveryCode(userId: string, code: string): string {
  const [current] = recoveryMacs(userId, code)
  if (!current) throw new Error('the secret of this installation is not known yet')
  return `${current.id}.${current.mac}`
}

/** Every form under which the same code may stand: of earlier secrets, and of before codes said under which. */
export const recoveryForms = (userId: string, code: string): string[] =>
  recoveryMacs(userId, code).flatMap(({ id, mac }) => [`${id}.${mac}`, mac])

/** What the secret of a person's authenticator app is sealed for. */
export const appPurpose = (userId: string): string => `totp ${userId}`
