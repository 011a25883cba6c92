import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { currentId, sealingKeys } from './keyRing.ts'

const CIPHER = 'aes-256-gcm'
// What a sealed text says of how it was sealed. Another cipher is another form, and texts of this one are sealed anew.
const FORM = '1'

/** How a text begins that needs no sealing anew: the form of today, and the current secret. */
export const sealedNow = (): string => `${FORM}.${currentId()}.`

/** Under which secret a text was sealed; null for one of before texts said so. */
export const sealedBy = (sealed: string): string | null => {
  const [, id, body] = sealed.split('.')
  return body === undefined ? null : (id ?? null)
}

/** A secret of somebody else's, for the database: unreadable without the secret of this installation (T-066), and says under which (0079). */
export function sealText(text: string, purpose: string): string {
  const [current] = sealingKeys(purpose)
  if (!current) throw new Error('the secret of this installation is not known yet')
  const head = sealedNow()
  const start = randomBytes(12)
  const cipher = createCipheriv(CIPHER, current.key, start)
  cipher.setAAD(Buffer.from(head))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return head + Buffer.concat([start, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** What was sealed, or null where it was sealed for something else, changed, or under a secret that is not there. */
export function unsealText(sealed: string, purpose: string): string | null {
  const parts = sealed.split('.')
  const keys = sealingKeys(purpose)
  // Sealed before texts said under which secret.
  if (parts.length === 1) return firstOf(keys.map(({ key }) => open(sealed, key, '')))
  const [form = '', id = '', body = ''] = parts
  if (parts.length !== 3 || form !== FORM) return null
  const own = keys.find((each) => each.id === id)
  return own ? open(body, own.key, `${form}.${id}.`) : null
}

const firstOf = (texts: readonly (string | null)[]) => texts.find((text) => text !== null) ?? null

function open(body: string, key: Buffer, head: string): string | null {
  try {
    const bytes = Buffer.from(body, 'base64url')
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, 12))
    if (head) decipher.setAAD(Buffer.from(head))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
