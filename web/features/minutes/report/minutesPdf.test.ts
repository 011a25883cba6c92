import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, it } from 'vitest'
import type { WrittenLine } from '#domain/minutes/rules/document.ts'
import { minutesPdf } from './minutesPdf.ts'
import { fontsAskedBy } from './pdfFonts.ts'

const { resolve } = createRequire(import.meta.url)
const font = (path: string) => new Uint8Array(readFileSync(resolve(path))).buffer
const packed = (name: string) =>
  new Uint8Array(gunzipSync(readFileSync(join(import.meta.dirname, '../../../fonts', name)))).buffer
const archivo = (cut: string) => font(`@fontsource/archivo/files/archivo-${cut}-normal.woff`)
const fonts = {
  regular: archivo('latin-400'),
  regularExt: archivo('latin-ext-400'),
  bold: archivo('latin-600'),
  boldExt: archivo('latin-ext-600'),
  other: font('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  han: packed('han.ttfz'),
  hangul: packed('hangul.ttfz'),
}
const line = { quote: null, speaker: null, who: '', at: null }
const opened = async (lines: readonly WrittenLine[]) => {
  const head = { title: 'Łódź: prices', when: '20 November 2026', method: 'Drafted from the transcript.' }
  const blob = await minutesPdf({ ...head, lines }, fonts)
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const text = Buffer.from(bytes).toString('latin1')
  return { text, pdf: await getDocument({ data: bytes, verbosity: 0 }).promise }
}
type Node = { role?: string; children?: Node[] }
const roles = (node: Node): string[] =>
  [node.role ?? '', ...(node.children ?? []).flatMap(roles)].filter(Boolean)

it('writes minutes as a tagged PDF: title, language, headings, lists and quotes stand in its structure (K71)', async () => {
  const { pdf, text } = await opened([
    { ...line, kind: 'summary', text: 'We raise the price.' },
    {
      ...line,
      kind: 'action',
      text: 'Send the list to Αθήνα',
      quote: 'I will send the list.',
      speaker: 'Ada',
      who: 'Ada, due 27 November 2026',
      at: '0:29',
    },
  ])
  const { info } = await pdf.getMetadata()
  expect(info).toMatchObject({ Title: 'Łódź: prices', Language: 'en' })
  expect(text).toContain('/Marked true')
  const page = await pdf.getPage(1)
  expect(roles((await page.getStructTree()) as Node)).toEqual([
    'Root',
    'Document',
    'H1',
    'P',
    'H2',
    'P',
    'H2',
    'L',
    'LI',
    'Lbl',
    'LBody',
    'P',
    'BlockQuote',
    'P',
  ])
  const words = (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join('')
  expect(words).toContain('Send the list to Αθήνα (Ada, due 27 November 2026)')
  expect(words).toContain('“I will send the list.” Ada, 0:29')
  // Every font stands in the file; none is left to the reader's machine.
  const [named, embedded] = [text.match(/\/Type \/FontDescriptor/g), text.match(/\/FontFile[23] /g)]
  expect(embedded?.length).toBe(named?.length)
  expect(text).not.toMatch(/Helvetica|\/Type1\b/)
  expect(text).toContain('pdfuaid:part')
})

it('keeps one structure over many pages, each line once', async () => {
  const lines = Array.from({ length: 80 }, (_, at) => ({
    ...line,
    kind: 'decision' as const,
    text: `Decision number ${at} is kept in words that are long enough to take two lines of the page in full.`,
  }))
  const { pdf } = await opened(lines)
  expect(pdf.numPages).toBeGreaterThan(2)
  let words = ''
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const page = await pdf.getPage(at)
    words += (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join('')
  }
  expect(words.match(/Decision number \d+/g)).toHaveLength(80)
  expect(words).toContain(`Page 1 of ${pdf.numPages}`)
})

it('loads the large font only for characters that the own ones lack', () => {
  expect(fontsAskedBy('Łódź, “München” – 1 €\nand more')).toEqual([])
  expect(fontsAskedBy('Αθήνα')).toEqual(['other'])
  expect(fontsAskedBy('決定 – 가격')).toEqual(['other', 'han', 'hangul'])
})

it('writes words from right to left in their order and shaped, and a parser reads them back as they were said', async () => {
  const said = ['נשלח את הרשימה ל־Ada עד יום שישי (27 בנובמבר).', 'سنرسل القائمة إلى العملاء يوم الجمعة.']
  const long = Array.from({ length: 30 }, (_, at) => `מילה${at}`).join(' ')
  const { pdf, text } = await opened([
    ...said.map((each) => ({ ...line, kind: 'action' as const, text: each, quote: each, speaker: 'Noa' })),
    { ...line, kind: 'next_step', text: long },
  ])
  const page = await pdf.getPage(1)
  expect(roles((await page.getStructTree()) as Node)).toContain('BlockQuote')
  const read = (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(' ')
  const places = ['נשלח', 'הרשימה', 'Ada', 'שישי', 'בנובמבר', 'سنرسل', 'القائمة', 'يوم', 'الجمعة'].map(
    (word) => read.indexOf(word),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((one, other) => one - other))
  // Nothing of it is left to the reader's machine, and no character became a box.
  expect(text.match(/\/Type \/FontDescriptor/g)?.length).toBe(text.match(/\/FontFile[23] /g)?.length)
  expect(read).not.toContain('\u0000')
})

it('sets Chinese, Japanese and Korean in characters that can be read back, and embeds those alone', async () => {
  const said = [
    '我们决定从一月起提高价格。',
    '決議：調整價格。',
    '価格を上げることに決めた。',
    '우리는 가격을 올리기로 결정했다.',
  ]
  const { pdf, text } = await opened(
    said.map((each) => ({ ...line, kind: 'decision' as const, text: each, quote: each, speaker: '王伟' })),
  )
  const page = await pdf.getPage(1)
  const read = (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join('')
  for (const each of [...said, '王伟']) expect(read).toContain(each)
  expect(read).not.toContain('\ufffd')
  expect(text.length).toBeLessThan(120_000)
  expect(text.match(/\/Type \/FontDescriptor/g)?.length).toBe(text.match(/\/FontFile[23] /g)?.length)
})

it('replaces what no font holds, says how much that is and where it is read, and leaves no blank', async () => {
  const { pdf } = await opened([
    { ...line, kind: 'action', text: 'ส่ง list', quote: 'Done 👩\u200d💻' },
    { ...line, kind: 'next_step', text: 'plain' },
  ])
  const page = await pdf.getPage(1)
  const read = (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join('')
  expect(read).toContain('\ufffd\ufffd\ufffd list')
  expect(read).toContain('“Done \ufffd\ufffd”')
  expect(read).toContain('5 characters of these minutes could not be set in this file and stand as \ufffd.')
})
