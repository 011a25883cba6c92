import PostalMime from 'postal-mime'
import { readIssueToken, TOKEN_HEADER } from '../issues/issueToken.ts'
import type { BounceWord } from './bounceWord.ts'
import { groupFields } from './groupFields.ts'
import { readWords } from './readWords.ts'

/** What came back: which issue of which reader, and what is said of it. */
export type Bounce = {
  readonly issueId: string
  readonly readerId: string
  readonly words: readonly BounceWord[]
  /** The kind of a feedback report, where it is one. */
  readonly feedback: string | null
}

/** A report as it stands, whoever it is of. */
export type Report = Omit<Bounce, 'issueId' | 'readerId'> & { readonly tokens: readonly string[] }

const HEADER_BYTES = 65_536
const LINES_MOST = 8_000
const NESTED_MOST = 20
const TOKENS_MOST = 10
const STATUS_PARTS = ['message/delivery-status', 'message/global-delivery-status']
const RETURNED_PARTS = [
  ...['message/rfc822', 'message/global', 'text/rfc822-headers', 'message/rfc822-headers'],
  'message/global-headers',
]

/** Reads an email that may say that an issue of ours came back or is complained of; null where it says nothing of ours. */
export async function readBounce(source: Uint8Array): Promise<Bounce | null> {
  const report = await readReport(source)
  if (!report) return null
  // The address that a report names proves nothing: what we signed does.
  for (const token of report.tokens) {
    const known = readIssueToken(token)
    if (known) return { ...known, words: report.words, feedback: report.feedback }
  }
  return null
}

/**
 * Reads a report of delivery (RFC 3464) or of complaint (RFC 5965), or the plain words of a mail server that sends neither; null
 * where it is none, or too deep or broken to be read.
 */
export async function readReport(source: Uint8Array): Promise<Report | null> {
  // Each line costs the more, the more there are; no report has so many.
  if (linesOf(source) > LINES_MOST) return null
  const email = await PostalMime.parse(source, {
    attachmentEncoding: 'utf8',
    maxNestingDepth: NESTED_MOST,
    maxHeadersSize: HEADER_BYTES,
    maxRfc822NestingDepth: 0,
  }).catch(() => null)
  if (!email) return null
  const partsOf = (types: readonly string[]) =>
    email.attachments.flatMap(({ mimeType, content }) =>
      types.includes(mimeType) && typeof content === 'string' ? [content] : [],
    )
  const [statuses, feedback] = [partsOf(STATUS_PARTS), partsOf(['message/feedback-report'])[0]]
  const returned = partsOf(RETURNED_PARTS).map((part) => tokensOf(groupFields(part)[0]))
  if (feedback !== undefined) {
    const kind = groupFields(feedback)[0]?.get('feedback-type')?.toLowerCase() ?? ''
    return { tokens: returned.flat().slice(0, TOKENS_MOST), words: [], feedback: kind }
  }
  const groups = statuses.flatMap(groupFields)
  const envelopes = groups.flatMap((fields) => fields.get('original-envelope-id') ?? [])
  const words = groups.flatMap(wordOf)
  // A status that names nobody says no more than the words above it.
  const plain = words.length > 0 ? null : readWords(email)
  if (words.length === 0 && !plain) return null
  const tokens = [...returned.flat(), ...envelopes, ...(plain?.tokens ?? [])].slice(0, TOKENS_MOST)
  return { tokens, words: plain?.words ?? words, feedback: null }
}

function linesOf(source: Uint8Array): number {
  let count = 0
  for (const byte of source) if (byte === 10) count += 1
  return count
}

type Fields = ReadonlyMap<string, string>

const tokensOf = (fields: Fields | undefined): string[] =>
  [fields?.get(TOKEN_HEADER.toLowerCase()), fields?.get('message-id')].flatMap((each) =>
    each ? [each.trim().replace(/^<|@[^@]*$/g, '')] : [],
  )

/** What one group of a delivery status says of its receiver; nothing where it is the group of the whole message. */
function wordOf(fields: Fields): BounceWord[] {
  const named = ['final-recipient', 'original-recipient'].flatMap((name) => fields.get(name) ?? [])
  const given =
    fields
      .get('action')
      ?.trim()
      .toLowerCase()
      .split(/[^a-z]/, 1)[0] ?? ''
  // Some servers have words of their own for it.
  const action = given === 'failure' || given === 'error' ? 'failed' : given
  if (named.length === 0 || action === '') return []
  const said = fields.get('diagnostic-code') ?? ''
  return [
    { action, status: statusOf(fields.get('status') ?? '', said), said, addresses: named.flatMap(addressOf) },
  ]
}

/** `5.1.1` of `5.1.1 (no such user)`; where a server says no more than `5.0.0`, what the one it asked answered. */
function statusOf(given: string, said: string): string {
  const status = given.match(/\b[245]\.\d{1,3}\.\d{1,3}\b/)?.[0] ?? ''
  if (status !== '' && !/^\d\.0\.0$/.test(status)) return status
  const inner = said.match(/(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.])/)?.[0] ?? ''
  return inner !== '' && (status === '' || inner[0] === status[0]) ? inner : status
}

/** `rfc822;Ada+2Blists@quayside.example` names an address, perhaps in the writing of an envelope (RFC 3461). */
function addressOf(field: string): string[] {
  const written = field
    .slice(field.indexOf(';') + 1)
    .trim()
    .replace(/^<|>$/g, '')
    .toLowerCase()
  const decoded = written.replaceAll(/\+([\da-f]{2})/g, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return [...new Set([written, decoded])]
}
