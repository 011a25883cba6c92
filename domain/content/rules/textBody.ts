import { isOwnPath } from './textFields.ts'

/**
 * A part of a longer text: a paragraph, a list or a table. Words may hold links to pages of the site, `[label](/path)`,
 * and `{support}` for the address people write to. Plain data, so that a text can be compared, searched and stored.
 */
export type TextBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }

/** A paragraph that the page shows as the company that runs the site: the operator says who that is, not the text. */
export const companyBlock = '{company}'

/** A part of a longer text with its heading; the id is its anchor, which people link to. */
export type TextSection = {
  readonly id: string
  readonly title: string
  readonly body: readonly TextBlock[]
}

const HEADING = /^## (.*?)(?: \{#([a-z0-9-]+)\})?$/

/**
 * The parts of a text from how staff write it (K90): `## Title {#anchor}` begins a part, an empty line ends a paragraph, lines that
 * begin with a hyphen are a list and lines that begin with a bar a table, whose first line is its head.
 */
export function readSections(text: string): readonly TextSection[] {
  const sections: { id: string; title: string; lines: string[] }[] = []
  for (const line of text.split('\n').map((each) => each.trim())) {
    const [, title, id] = line.match(HEADING) ?? []
    if (title !== undefined) sections.push({ id: id ?? anchorOf(title), title, lines: [] })
    else sections.at(-1)?.lines.push(line)
  }
  return sections.map(({ lines, ...section }) => ({ ...section, body: readBlocks(lines) }))
}

function readBlocks(lines: readonly string[]): TextBlock[] {
  const groups: string[][] = [[]]
  for (const line of lines) {
    const group = groups.at(-1) ?? []
    if (line === '') groups.push([])
    else if (group[0] !== undefined && signOf(group[0]) !== signOf(line)) groups.push([line])
    else group.push(line)
  }
  return groups.flatMap((group): TextBlock[] => {
    const [first] = group
    if (first === undefined) return []
    if (signOf(first) === 'list') return [{ list: group.map((line) => line.slice(2)) }]
    if (signOf(first) === 'table') return [{ head: cellsOf(first), rows: group.slice(1).map(cellsOf) }]
    return [group.join(' ')]
  })
}

const signOf = (line: string) => (line.startsWith('- ') ? 'list' : line.startsWith('|') ? 'table' : 'words')
const cellsOf = (line: string): string[] =>
  line
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split('|')
    .map((cell) => cell.trim())

/** The same parts as staff would write them: what the build brought is edited like anything else. */
export const writeSections = (sections: readonly TextSection[]): string =>
  sections
    .map(({ id, title, body }) => [`## ${title} {#${id}}`, ...body.map(writeBlock)].join('\n\n'))
    .join('\n\n')

function writeBlock(block: TextBlock): string {
  if (typeof block === 'string') return block
  if ('list' in block) return block.list.map((item) => `- ${item}`).join('\n')
  return [block.head, ...block.rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** An anchor out of words, in the form of an address. */
export const anchorOf = (words: string): string =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'part'

const LINK = /\[[^\]]*\]\(([^)]*)\)/g

/** Where the links of some words lead. */
export const linksOf = (text: string): readonly string[] => [...text.matchAll(LINK)].map(([, to = '']) => to)

/** What is wrong with how a text of parts is written, in words for whoever writes it; null where nothing is. */
export function sectionsProblem(text: string): string | null {
  const sections = readSections(text)
  if (sections.length === 0 || !text.trim().startsWith('## ')) return bodyTexts.heading
  const ids = new Set(sections.map(({ id }) => id))
  if (ids.size < sections.length) return bodyTexts.anchors
  for (const { title, body } of sections) {
    if (title === '' || body.length === 0) return bodyTexts.empty(title)
    for (const block of body)
      if (typeof block !== 'string' && 'head' in block)
        if (block.rows.length === 0 || block.rows.some((row) => row.length !== block.head.length))
          return bodyTexts.cells(title)
  }
  return linkProblem(text)
}

/** Links inside words lead to pages of this site. */
export const linkProblem = (text: string): string | null => {
  const wrong = linksOf(text).find((to) => !isOwnPath(to))
  return wrong === undefined ? null : bodyTexts.link(wrong)
}

/** What keeps a longer text from being stored, in our own words. */
export const bodyTexts = {
  heading: 'Begin with a heading: ## and its words',
  anchors: 'Two headings have the same anchor',
  empty: (title: string) => `Nothing stands under the heading "${title}"`,
  cells: (title: string) => `Each line of a table has as many cells as its first one: under "${title}"`,
  link: (to: string) => `A link leads to a page of this site such as /advisory, not to ${to}`,
} as const
