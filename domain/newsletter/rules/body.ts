import { readingMinutes } from '#domain/content/rules/textBody.ts'

/** A run of words of an issue, with where it leads and how it is said. */
export type BodyPiece = {
  readonly text: string
  readonly href?: string
  readonly isStrong?: boolean
}

/** A part of an issue, as mail, page and preview draw it (K15). */
export type BodyBlock =
  | { readonly kind: 'paragraph' | 'quote'; readonly pieces: readonly BodyPiece[] }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly (readonly BodyPiece[])[] }

// An address may hold pairs of brackets, as those of encyclopedias do.
const PIECE = /\[([^\]\n]{1,200})\]\(((?:[^()\s]|\([^()\s]{0,200}\)){1,500})\)|\*\*([^*\n]{1,500})\*\*/g
const LIKE_LINK = /\[[^\]\n]{0,1000}\]\(((?:\([^()\n]*\)|[^)\n])*)\)/g

/**
 * The words of an issue in parts: a blank line ends one. `## ` begins a heading, `- ` each line of a list, `> ` what somebody
 * said; `[words](https://…)` leads somewhere and `**words**` weighs more. Everything else is words, whatever it looks like (K15).
 */
export function readBody(body: string): readonly BodyBlock[] {
  return body
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap(readPart)
}

function readPart(part: string): readonly BodyBlock[] {
  const lines = part.split('\n').map((line) => line.trim())
  const [first = '', ...rest] = lines
  if (first.startsWith('## ')) {
    const heading: BodyBlock = { kind: 'heading', text: first.slice(3).trim() }
    return rest.length > 0 ? [heading, ...readPart(rest.join('\n'))] : [heading]
  }
  if (lines.every((line) => line.startsWith('- ')))
    return [{ kind: 'list', items: lines.map((line) => readPieces(line.slice(2))) }]
  if (lines.every((line) => line.startsWith('> ')))
    return [{ kind: 'quote', pieces: readPieces(lines.map((line) => line.slice(2)).join(' ')) }]
  return [{ kind: 'paragraph', pieces: readPieces(lines.join(' ')) }]
}

function readPieces(line: string): readonly BodyPiece[] {
  const pieces: BodyPiece[] = []
  let from = 0
  for (const match of line.matchAll(PIECE)) {
    const [whole, label, href, strong] = match
    if (match.index > from) pieces.push({ text: line.slice(from, match.index) })
    if (strong !== undefined) pieces.push({ text: strong, isStrong: true })
    else if (label !== undefined && isBodyLink(href)) pieces.push({ text: label, href: href ?? '' })
    else pieces.push({ text: whole })
    from = match.index + whole.length
  }
  if (from < line.length) pieces.push({ text: line.slice(from) })
  return pieces
}

/** A link of an issue leads to a web page over https or to a page of our own; nothing else is one (K15). */
export const isBodyLink = (href: string | undefined): boolean =>
  href !== undefined && (/^https:\/\/[^\s/?#]+\.[^\s]+$/i.test(href) || /^\/(?!\/)[\w\-./#?=&%]*$/.test(href))

/** What readers would get raw, signs and all, though it was meant as a link: whoever writes sees it before anybody reads it. */
export const brokenLinks = (body: string): readonly string[] =>
  readBody(body)
    .flatMap(plainTexts)
    .flatMap((text) => [...text.matchAll(LIKE_LINK)].map(([, href = '']) => href))

const plainTexts = (block: BodyBlock): readonly string[] => {
  if (block.kind === 'heading') return [block.text]
  const pieces = block.kind === 'list' ? block.items.flat() : block.pieces
  return pieces.filter(({ href }) => href === undefined).map(({ text }) => text)
}

/** The words of a part without its signs. */
export const blockWords = (block: BodyBlock): string => {
  if (block.kind === 'heading') return block.text
  if (block.kind === 'list') return block.items.map(piecesWords).join(' ')
  return piecesWords(block.pieces)
}

/** The words of some pieces, one after another. */
export const piecesWords = (pieces: readonly BodyPiece[]): string => pieces.map(({ text }) => text).join('')

/** Minutes that reading an issue takes. */
export const issueMinutes = (body: string): number => readingMinutes(readBody(body).map(blockWords))
