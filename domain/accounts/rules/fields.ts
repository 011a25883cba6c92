import { fieldLengths } from '../limits.ts'
import { parseAddress } from './webAddress.ts'

/** An e-mail is non-space, one '@', non-space, '.', non-space (spec 1 §5); read in one pass, so no input can stall it. */
export function isEmail(text: string): boolean {
  if (/\s/.test(text)) return false
  const [local, domain, ...more] = text.split('@')
  return more.length === 0 && !!local && domain?.slice(1, -1).includes('.') === true
}

/** Whether a text is one bare address: the signs of a list or of a name before it would have a mail program read another in it (T-MAIL). */
export const isOneAddress = (text: string): boolean => isEmail(text) && !/[,;:<>()[\]"\\]/.test(text)

/** A URL is whatever parses as one (spec 1 §5); links people publish ask more, see `isWebAddress`. */
export function isUrl(text: string): boolean {
  return parseAddress(text) !== null
}

/** A phone is an optional plus, then at least 10 digits, spaces, hyphens or parentheses (spec 1 §5, T-030). */
export function isPhone(text: string): boolean {
  return /^\+?[\d\s\-()]{10,}$/.test(text)
}

/**
 * The address by which a telephone number is called (RFC 3966): its digits, with the plus of a country before them. A zero that
 * is written for those who call from within, '+49 (0)30', is not dialled from outside.
 */
export const phoneLink = (phone: string): string =>
  `tel:${phone.replace(/^(\s*(?:\+|00).*?)\(0\)/, '$1').replaceAll(/[^+\d]/g, '')}`

/** A text fits when it has between `min` and `max` characters, 0 to 1000 unless told otherwise (spec 1 §5). @aheadOfUse */
export function hasLength(
  text: string,
  min: number = fieldLengths.min,
  max: number = fieldLengths.max,
): boolean {
  return text.length >= min && text.length <= max
}

/**
 * The documented cleaning: script blocks, javascript: prefixes, inline handlers and escaped script tags go (spec 1 §5).
 * It is no defence, nesting gets past it: safety is encoding on output (T-033).
 * @aheadOfUse
 */
export function sanitiseInput(text: string): string {
  return text
    .replace(/<script\b[\s\S]*?<\/script\s*>/gi, '')
    .replace(/&lt;\/?script\b[\s\S]*?&gt;/gi, '')
    .replace(/javascript:/gi, '')
    .replace(/\bon\w+\s*=/gi, '')
}

const suspicious: readonly RegExp[] = [
  /\beval\s*\(/i,
  /\bdocument\s*\.\s*cookie\b/i,
  /\bwindow\s*\.\s*location\b/i,
  /\bxss\b/i,
  /\bunion\s+(all\s+)?select\b/i,
  /\bdrop\s+table\b/i,
  /\biframe\b/i,
  /\bembed\b/i,
  /\bobject\b/i,
]

/** The documented look for suspicious words; a finding is recorded, prose is never refused for it (spec 1 §5, T-031). */
export function suspiciousContent(text: string): boolean {
  return suspicious.some((pattern) => pattern.test(text))
}
