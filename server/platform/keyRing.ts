import { createHash, createHmac } from 'node:crypto'
import { isSame } from './isSame.ts'

/** One secret of this installation; its id says which one it is and nothing of it. */
type Secret = { readonly id: string; readonly value: string }

// The current one first. What was made under any of them still counts; what is made now is made under the first (0079).
let ring: readonly Secret[] = []

/** The secrets, known once the configuration or the data folder has given them: the current one and those before it. */
export function keepSecrets(current: string, earlier: readonly string[]): void {
  ring = [...new Set([current, ...earlier])].map((value) => ({ id: idOf(value), value }))
}

const idOf = (value: string): string =>
  createHmac('sha256', value).update('the id of this secret').digest('hex').slice(0, 8)

function current(): Secret {
  const [first] = ring
  if (!first) throw new Error('the secret of this installation is not known yet')
  return first
}

/** Which secret is the current one. */
export const currentId = (): string => current().id

/** Which secrets there are, the current one first. */
export const secretIds = (): readonly string[] => ring.map(({ id }) => id)

const mac = ({ value }: Secret, text: string): string =>
  createHmac('sha256', value).update(text).digest('base64url')

/** A signature of ours over a text that is no token. Its text begins with what it is for, so that none stands in for another. */
export const macOf = (text: string): string => mac(current(), text)

/** The same under each secret there is, the current one first. */
export const macsOf = (text: string): readonly { id: string; mac: string }[] =>
  ring.map((secret) => ({ id: secret.id, mac: mac(secret, text) }))

/** Whether a signature is one of ours over this text, under whichever secret. */
export const isMacOf = (text: string, given: string): boolean =>
  ring.some((secret) => isSame(given, mac(secret, text)))

/** A signature for something else than a cookie; `purpose` keeps one kind from standing in for another. */
export const signFor = (purpose: string, text: string): string => macOf(`${purpose}\n${text}`)

/** Whether a signature was made for this purpose, under whichever secret. */
export const isSignedFor = (purpose: string, text: string, given: string): boolean =>
  isMacOf(`${purpose}\n${text}`, given)

/** The signature in a cookie, in the form that Better Auth writes. */
export const cookieMac = (token: string): string =>
  createHmac('sha256', current().value).update(token).digest('base64')

/** Whether a cookie carries one of ours. As text: base64 reads one signature in endlessly many spellings, and each would be kept as a cookie of its own. */
export const isCookieMac = (token: string, given: string): boolean =>
  ring.some(({ value }) => isSame(given, createHmac('sha256', value).update(token).digest('base64')))

/** The keys that seal texts of one purpose, one of each secret. */
export const sealingKeys = (purpose: string): readonly { id: string; key: Buffer }[] =>
  macsOf(`key of ${purpose}`).map((each) => ({
    id: each.id,
    key: createHash('sha256').update(each.mac).digest(),
  }))
