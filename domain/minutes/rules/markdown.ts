import { lineKindNames } from '../texts.ts'
import type { MinutesDocument, WrittenLine } from './document.ts'
import { sectionsOf } from './document.ts'

/** Characters that Markdown reads as more than themselves, and the breaks that would end a line. */
const plain = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>#|~]/g, (character) => `\\${character}`)

/** Approved minutes as a Markdown document: a heading for each kind, each line with the sentence it rests on (K71). */
export function minutesMarkdown({ title, when, method, lines }: MinutesDocument): string {
  const parts = sectionsOf(lines).flatMap((section) => [
    `## ${lineKindNames[section.kind]}`,
    section.kind === 'summary'
      ? section.lines.map((line) => plain(line.text)).join('\n\n')
      : section.lines.map(itemOf).join('\n'),
  ])
  return `${[`# ${plain(title)}`, plain(when), ...parts, `*${plain(method)}*`].join('\n\n')}\n`
}

function itemOf({ text, quote, speaker, who, at }: WrittenLine): string {
  const item = `- ${plain(text)}${who ? ` (${plain(who)})` : ''}`
  if (!quote) return item
  const said = [speaker ? plain(speaker) : null, at].filter(Boolean).join(', ')
  return `${item}\n  > ${plain(quote)}${said ? ` (${said})` : ''}`
}
