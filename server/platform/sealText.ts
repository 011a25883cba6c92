import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { macOf } from './signInCookie.ts'

const CIPHER = 'aes-256-gcm'
const keyFor = (purpose: string) =>
  createHash('sha256')
    .update(macOf(`key of ${purpose}`))
    .digest()

/** A secret of somebody else's, for the database: unreadable without the secret of this installation (T-066). */
export function sealText(text: string, purpose: string): string {
  const start = randomBytes(12)
  const cipher = createCipheriv(CIPHER, keyFor(purpose), start)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([start, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** What was sealed, or null where it was sealed for something else, changed, or under another secret. */
export function unsealText(sealed: string, purpose: string): string | null {
  try {
    const bytes = Buffer.from(sealed, 'base64url')
    const decipher = createDecipheriv(CIPHER, keyFor(purpose), bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
