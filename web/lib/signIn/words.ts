import { api } from '../calls/api.ts'
import { hasUnsaved, releaseAll } from '../page/unsaved.ts'
import { browserStorage } from '../storage/browserStorage.ts'
import { wordsKey } from './hideScreen.ts'

/** One field as it was left: what it is called, and what was written there. */
export type KeptField = { label: string; text: string }
/** What one page held. */
export type KeptWords = { at: number; path: string; fields: readonly KeptField[] }
type Sealed = { at: number; iv: string; sealed: string }

const MOST_ENTRIES = 5
const MOST_TEXT = 100_000
const KEPT_MS = 30 * 86_400_000

const typed = new Set<HTMLInputElement | HTMLTextAreaElement>()
let keys: Promise<readonly CryptoKey[]> | null = null

/**
 * The person's own keys, which the server gives to nobody else, the one of now first; asked for as soon as something is typed, while
 * there is a sign-in.
 */
const ownKeys = () =>
  (keys ??= api.accounts
    .getDraftKey()
    .then(({ key, earlier }) => Promise.all([key, ...earlier].map(importKey)))
    .catch((error: unknown) => {
      // A key that was refused once is asked for again.
      keys = null
      throw error
    }))

const importKey = (text: string) =>
  crypto.subtle.importKey('raw', bytesOf(text), 'AES-GCM', false, ['encrypt', 'decrypt'])

/** Follows what is typed into the screens of whoever is signed in. */
export function watchWords(): () => void {
  keys = null
  typed.clear()
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    if (target.closest('[data-lock]') || !isProse(target) || !('subtle' in crypto)) return
    typed.add(target)
    ownKeys().catch(() => undefined)
  }
  document.addEventListener('input', note)
  return () => document.removeEventListener('input', note)
}

// Never what proves who somebody is, nor what they looked for.
const isProse = (field: HTMLInputElement | HTMLTextAreaElement): boolean =>
  field instanceof HTMLTextAreaElement ||
  (['text', 'url', 'tel', 'email', 'number'].includes(field.type) &&
    !/password|one-time-code|username/.test(field.autocomplete) &&
    field.role !== 'combobox')

/** Seals what was typed and not stored, and lets the page go without asking once it is kept. Called as a sign-in ends over it. */
export async function keepWords(): Promise<void> {
  if (!hasUnsaved() || !keys) return
  const fields = [...typed]
    .filter((field) => field.isConnected && field.value.trim() !== '')
    .map((field) => ({ label: labelOf(field), text: field.value.slice(0, MOST_TEXT) }))
  if (fields.length === 0) return releaseAll()
  const { pathname, search } = window.location
  const words: KeptWords = { at: Date.now(), path: pathname + search, fields }
  try {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const text = new TextEncoder().encode(JSON.stringify(words))
    const [key] = await keys
    if (!key) return
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text)
    const entry = { at: words.at, iv: textOf(iv), sealed: textOf(new Uint8Array(sealed)) }
    // A full or forbidden store keeps nothing: then the browser asks before the page goes, and the words stay on it.
    if (!write([entry, ...read()].slice(0, MOST_ENTRIES))) return
  } catch {
    // No key: the same.
    return
  }
  typed.clear()
  releaseAll()
}

const labelOf = (field: HTMLInputElement | HTMLTextAreaElement): string =>
  (field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.placeholder).trim() || 'Text'

/** What this person left on this device, the newest first; what others left stays sealed. */
export async function openWords(): Promise<readonly { words: KeptWords; forget: () => void }[]> {
  const own = await ownKeys()
  const opened = await Promise.all(
    read().map(async (entry) => {
      const open = (key: CryptoKey) =>
        crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytesOf(entry.iv) }, key, bytesOf(entry.sealed))
      try {
        const text = await Promise.any(own.map(open))
        // safe because only this program seals, with a key that nobody else has
        const words = JSON.parse(new TextDecoder().decode(text)) as KeptWords
        return { words, forget: () => write(read().filter(({ iv }) => iv !== entry.iv)) }
      } catch {
        return null
      }
    }),
  )
  return opened.filter((each) => each !== null)
}

function read(): Sealed[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.local.get(wordsKey) ?? '[]')
    const now = Date.now()
    return Array.isArray(stored) ? stored.filter(isSealed).filter(({ at }) => now - at < KEPT_MS) : []
  } catch {
    return []
  }
}

const write = (entries: readonly Sealed[]): boolean =>
  browserStorage.local.set(wordsKey, entries.length === 0 ? null : JSON.stringify(entries))

const isSealed = (entry: unknown): entry is Sealed =>
  typeof entry === 'object' &&
  entry !== null &&
  typeof Reflect.get(entry, 'at') === 'number' &&
  typeof Reflect.get(entry, 'iv') === 'string' &&
  typeof Reflect.get(entry, 'sealed') === 'string'

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (char) => char.charCodeAt(0))
}

function textOf(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
