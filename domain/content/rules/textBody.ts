import { longDay } from '#domain/days.ts'
import { isOwnPath } from './textFields.ts'

/** What is drawn of a table of days and numbers: its title, and how much before the last day is shaded and why. */
export type TextCurve = {
  readonly title: string
  readonly last?: { readonly months: number; readonly label: string }
}

/** A table; where it has a curve, its numbers are drawn. */
export type TextGrid = {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly curve?: TextCurve
}

/**
 * A part of a longer text: a paragraph, a list, a table, or words that are set apart (`readApart`). Words may hold links to pages of
 * the site, `[label](/path)`, and `{support}` for the address people write to. Plain data, so that a text can be compared, searched
 * and stored.
 */
export type TextBlock = string | { readonly list: readonly string[] } | TextGrid | { readonly apart: string }

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
 * begin with a hyphen are a list and lines that begin with a bar a table, whose first line is its head. Lines with a tilde above a
 * table name the curve that is drawn of it, and lines that begin with > are set apart.
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
    if (signOf(first) === 'table') return [readGrid(group)]
    if (signOf(first) === 'apart') return [{ apart: group.map((line) => line.slice(1).trim()).join(' ') }]
    return [group.join(' ')]
  })
}

function readGrid(lines: readonly string[]): TextGrid {
  const said = lines.filter((line) => line.startsWith('~')).map((line) => line.slice(1).trim())
  const [head = [], ...rows] = lines.filter((line) => line.startsWith('|')).map(cellsOf)
  return said.length > 0 ? { head, rows, curve: readCurve(said) } : { head, rows }
}

const signs: readonly (readonly [RegExp, 'list' | 'table' | 'apart'])[] = [
  [/^- /, 'list'],
  [/^[|~]/, 'table'],
  [/^>/, 'apart'],
]
const signOf = (line: string) => signs.find(([sign]) => sign.test(line))?.[1] ?? 'words'
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
  if ('apart' in block) return `> ${block.apart}`
  const lines = [block.head, ...block.rows].map((cells) => `| ${cells.join(' | ')} |`)
  return [...(block.curve ? writeCurve(block.curve) : []), ...lines].join('\n')
}

/** What words that are set apart are: a formula `name = this / that`, a note in brackets for the margin, or a sentence to remember. */
export type TextApart =
  | { readonly formula: { readonly name: string; readonly above: string; readonly below: string } }
  | { readonly note: string }
  | { readonly sentence: string }

/** How words that are set apart are drawn (0060): a fraction, a note in the margin, or large. */
export function readApart(words: string): TextApart {
  const [, name, above, below] = words.match(/^([^=/]+) = ([^=/]+) \/ ([^=/]+)$/) ?? []
  if (name && above && below) return { formula: { name, above, below } }
  const [, note] = words.match(/^\(([^()]+)\)$/) ?? []
  return note ? { note } : { sentence: words }
}

/** An anchor out of words, in the form of an address. */
export const anchorOf = (words: string): string =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'part'

/** A day in milliseconds, and the number of that day. */
export type CurvePoint = { readonly at: number; readonly value: number }

/** Most characters that stand over what is shaded. */
const LABEL = 40
const LAST = /^([1-9]\d?) months?: (.+)$/

/** From the lines with a tilde: the title, and `6 months: why` for what is shaded. */
function readCurve(lines: readonly string[]): TextCurve {
  const [, months, label] = lines.map((line) => line.match(LAST)).find(Boolean) ?? []
  const title = lines.filter((line) => !LAST.test(line)).join(' ')
  return months && label ? { title, last: { months: Number(months), label } } : { title }
}

const writeCurve = ({ title, last }: TextCurve): readonly string[] => [
  `~ ${title}`,
  ...(last ? [`~ ${last.months} ${last.months === 1 ? 'month' : 'months'}: ${last.label}`] : []),
]

const NUMBER = /^[-−]?[€$£]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?\s?%?$/

/** The number that a cell holds, as people write it; null where it holds words. */
export const numberOf = (cell: string): number | null =>
  NUMBER.test(cell) ? Number(cell.replace('−', '-').replaceAll(/[€$£,%\s]/g, '')) : null

/** The instant at which a day of the calendar begins, written as 1 June 2026; null where it is none. */
function dayOf(cell: string): number | null {
  const at = Date.parse(`${cell} UTC`)
  return !Number.isNaN(at) && longDay(new Date(at)) === cell ? at : null
}

/** What is drawn of a table, from the cells of its table; those that hold neither a day nor a number are left out. */
export const curvePoints = (rows: readonly (readonly string[])[]): readonly CurvePoint[] =>
  rows.flatMap(([day = '', number = '']) => {
    const [at, value] = [dayOf(day), numberOf(number)]
    return at === null || value === null ? [] : [{ at, value }]
  })

/** The same day so many months earlier, or the last one of a month that is too short for it. */
export function monthsBefore(at: number, months: number): number {
  const day = new Date(at)
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() - months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(day.getUTCDate(), last))
}

/** Whether a curve cannot be drawn as it is written. */
function isWrongCurve(rows: readonly (readonly string[])[], { title, last }: TextCurve): boolean {
  const points = curvePoints(rows)
  const [first, second] = points
  if (!(first && second) || title === '') return true
  if (rows.some(({ length }) => length !== 2) || points.length < rows.length) return true
  if (
    points.some(({ at, value }, place) => Number.isNaN(value) || at <= (points[place - 1]?.at ?? -Infinity))
  )
    return true
  if (last && last.label.length > LABEL) return true
  return last !== undefined && monthsBefore(points.at(-1)?.at ?? 0, last.months) < first.at
}

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
    for (const block of body) {
      if (typeof block !== 'string' && 'apart' in block && block.apart === '') return bodyTexts.empty(title)
      if (block !== companyBlock && JSON.stringify(block).includes(companyBlock)) return bodyTexts.company
      if (typeof block !== 'string' && 'head' in block)
        if (block.rows.length === 0 || block.rows.some((row) => row.length !== block.head.length))
          return bodyTexts.cells(title)
        else if (block.curve && isWrongCurve(block.rows, block.curve)) return bodyTexts.curve(title)
    }
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
  company: `${companyBlock} is a paragraph of its own, with an empty line on either side`,
  anchors: 'Two headings have the same anchor',
  empty: (title: string) => `Nothing stands under the heading "${title}"`,
  cells: (title: string) => `Each line of a table has as many cells as its first one: under "${title}"`,
  curve: (title: string) =>
    `A curve needs its title, and under it a table of two columns: days such as 1 June 2026, in their order, and numbers: under "${title}"`,
  link: (to: string) => `A link leads to a page of this site such as /advisory, not to ${to}`,
} as const

/** Words that somebody reads in a minute. */
const PACE = 200

/** Minutes that reading takes, of all the words a text holds, never less than one. */
export const readingMinutes = (text: unknown): number => Math.max(1, Math.round(wordsIn(text) / PACE))

const wordsIn = (text: unknown): number =>
  typeof text === 'string'
    ? (text.match(/\S+/g)?.length ?? 0)
    : Object.values(text ?? {}).reduce((sum: number, each) => sum + wordsIn(each), 0)
