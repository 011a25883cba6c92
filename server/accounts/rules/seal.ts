import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { macOf } from '#server/platform/signInCookie.ts'

const keyOf = (purpose: string): Buffer => Buffer.from(macOf(`sealed\n${purpose}`), 'base64url')

/** A text that a copy of the database does not show: sealed with a key made of AUTH_SECRET, AES-256-GCM. */
export function seal(purpose: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(purpose), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** What was sealed for this purpose, or null where it was changed or another secret sealed it. */
export function unseal(purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(purpose), bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
