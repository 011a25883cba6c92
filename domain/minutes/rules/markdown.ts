import { lineKindNames } from '../texts.ts'
import type { LineKind } from '../types.ts'
import { lineKinds } from '../types.ts'
import { linesOf } from './versions.ts'

/** A line of minutes as a document shows it: `who` is 'Marta, due 15 June', `at` is '14:32' or 'line 42'. */
export type WrittenLine = {
  readonly kind: LineKind
  readonly text: string
  readonly quote: string | null
  readonly speaker: string | null
  readonly who: string
  readonly at: string | null
}

/** Characters that Markdown reads as more than themselves, and the breaks that would end a line. */
const plain = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>#|~]/g, (character) => `\\${character}`)

/** Approved minutes as a Markdown document: a heading for each kind, each line with the sentence it rests on (K71). */
export function minutesMarkdown(
  head: { readonly title: string; readonly when: string; readonly method: string },
  lines: readonly WrittenLine[],
): string {
  const parts = lineKinds.flatMap((kind) => {
    const written = linesOf(lines, kind)
    if (written.length === 0) return []
    if (kind === 'summary')
      return [`## ${lineKindNames[kind]}`, written.map((line) => plain(line.text)).join('\n\n')]
    return [`## ${lineKindNames[kind]}`, written.map(itemOf).join('\n')]
  })
  return `${[`# ${plain(head.title)}`, plain(head.when), ...parts, `*${plain(head.method)}*`].join('\n\n')}\n`
}

function itemOf({ text, quote, speaker, who, at }: WrittenLine): string {
  const item = `- ${plain(text)}${who ? ` (${plain(who)})` : ''}`
  if (!quote) return item
  const said = [speaker ? plain(speaker) : null, at].filter(Boolean).join(', ')
  return `${item}\n  > ${plain(quote)}${said ? ` (${said})` : ''}`
}

/** A name for the file of a document: characters, digits and hyphens, whatever the title holds. */
export const fileNameOf = (title: string, day: string): string => {
  const words = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  return `${words || 'minutes'}-${day}.md`
}
