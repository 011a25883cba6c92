import PDFDocument from 'pdfkit'
import type { MinutesDocument, WrittenLine } from '#domain/minutes/rules/document.ts'
import { sectionsOf, unsetNote } from '#domain/minutes/rules/document.ts'
import { lineKindNames } from '#domain/minutes/texts.ts'
import type { PdfFonts } from './pdfFonts.ts'
import { RunCutter } from './pdfFonts.ts'
import type { Piece } from './visualLines.ts'
import { needsOrder, visualLines } from './visualLines.ts'

const MARGIN = 60
const LINE_GAP = 2.5
const INK = '#17150f'
const SOFT = '#5b574d'
const size = { title: 22, heading: 13, text: 10.5, small: 9 } as const

/**
 * Approved minutes as a tagged PDF (PDF/UA): title, headings, lists and quotes are told apart by their structure, so that a
 * screen reader follows them; every font is embedded (K71).
 */
export function minutesPdf(minutes: MinutesDocument, fonts: PdfFonts, language = 'en'): Promise<Blob> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    // safe because the library takes it since 0.18, and its types are of 0.17
    subset: 'PDF/UA' as 'PDF/A-2',
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: minutes.title, Creator: 'JUL' },
    // safe because null is how no standard font is asked for, which nothing would embed
    font: null as unknown as string,
  })
  const blob = blobOf(pdf)
  const cutter = new RunCutter(pdf, fonts)
  const write = writerOf(pdf, cutter)
  const root = pdf.struct('Document', { title: minutes.title })
  pdf.addStructure(root)
  root.add(pdf.struct('H1', {}, () => write(minutes.title, { bold: true, size: size.title })))
  root.add(pdf.struct('P', {}, () => write(minutes.when, { color: SOFT, gap: 14 })))
  for (const { kind, lines } of sectionsOf(minutes.lines)) {
    // A heading goes to the next page with the first of its lines.
    if (pdf.y > pdf.page.height - MARGIN - 70) pdf.addPage()
    root.add(
      pdf.struct('H2', {}, () => write(lineKindNames[kind], { bold: true, size: size.heading, above: 10 })),
    )
    if (kind === 'summary') {
      for (const line of lines) root.add(pdf.struct('P', {}, () => write(line.text, { gap: 6 })))
    } else
      root.add(
        pdf.struct(
          'L',
          {},
          lines.map((line) => itemOf(pdf, write, line)),
        ),
      )
  }
  root.add(pdf.struct('P', {}, () => write(minutes.method, { color: SOFT, size: size.small, above: 16 })))
  if (cutter.unset > 0) {
    const note = unsetNote(cutter.unset)
    root.add(pdf.struct('P', {}, () => write(note, { color: SOFT, size: size.small })))
  }
  root.end()
  numberPages(pdf)
  pdf.end()
  return blob
}

/** What the document wrote, once it has ended. */
const blobOf = (pdf: Pdf) =>
  new Promise<Blob>((done, failed) => {
    const chunks: BlobPart[] = []
    pdf.on('data', (chunk: BlobPart) => chunks.push(chunk))
    pdf.on('end', () => done(new Blob(chunks, { type: 'application/pdf' })))
    pdf.on('error', failed)
  })

type Pdf = InstanceType<typeof PDFDocument>
type Look = { bold?: boolean; size?: number; color?: string; indent?: number; above?: number; gap?: number }
type Write = (text: string, look?: Look) => void

/** Writes a text where the last one ended, each character in a font that has it. */
function writerOf(pdf: Pdf, cutter: RunCutter): Write {
  return (
    text,
    { bold = false, size: points = size.text, color = INK, indent = 0, above = 0, gap = 3 } = {},
  ) => {
    pdf.y += above
    pdf.fontSize(points).fillColor(color)
    const left = MARGIN + indent
    const options = { width: pdf.page.width - MARGIN - left, lineGap: LINE_GAP, paragraphGap: gap }
    if (needsOrder(text)) return writeOrdered(pdf, cutter, text, bold, { left, width: options.width, gap })
    const runs = cutter.cut(clean(text), bold)
    runs.forEach((run, at) => {
      pdf.font(run.font)
      const more = { ...options, continued: at < runs.length - 1 }
      if (at === 0) pdf.text(run.text, left, pdf.y, more)
      else pdf.text(run.text, more)
    })
  }
}

/** A text with words from right to left: line by line in the order of the page, its lines from the side on which they begin. */
function writeOrdered(
  pdf: Pdf,
  cutter: RunCutter,
  text: string,
  bold: boolean,
  { left, width, gap }: { left: number; width: number; gap: number },
): void {
  // What is set is cut once, however often it is measured: what could not be set is counted by it.
  const cuts = new Map<string, readonly { font: string; text: string }[]>()
  const fontsOf = (piece: Piece) => {
    const key = `${piece.isRtl} ${piece.text}`
    const runs =
      cuts.get(key) ?? (piece.isRtl ? [{ font: 'other', text: piece.text }] : cutter.cut(piece.text, bold))
    cuts.set(key, runs)
    return runs
  }
  const widthOf = (piece: Piece) =>
    fontsOf(piece).reduce((sum, run) => sum + pdf.font(run.font).widthOfString(run.text), 0)
  for (const { pieces, isRtl } of visualLines(clean(text), width, widthOf)) {
    const height = pdf.font('other').currentLineHeight(true) + LINE_GAP
    if (pdf.y + height > pdf.page.height - MARGIN) pdf.continueOnNewPage()
    const top = pdf.y
    let x = isRtl ? left + width - pieces.reduce((sum, piece) => sum + widthOf(piece), 0) : left
    const placed = pieces.map((piece) => {
      const left = x
      x += widthOf(piece)
      return { piece, left }
    })
    for (const { piece, left } of placed.sort((one, other) => one.piece.at - other.piece.at)) {
      x = left
      for (const run of fontsOf(piece)) {
        pdf.font(run.font).text(run.text, x, top, { lineBreak: false })
        x += pdf.widthOfString(run.text)
      }
    }
    pdf.y = top + height
  }
  pdf.y += gap
}

const clean = (text: string): string => text.replace(/[^\P{Cc}\n]/gu, ' ')

/** One line: what it says, who does it, and below it the sentence it rests on. */
function itemOf(pdf: Pdf, write: Write, { text, quote, speaker, who, at }: WrittenLine) {
  const said = [speaker, at].filter(Boolean).join(', ')
  const parts = [
    pdf.struct('P', {}, () => write(who ? `${text} (${who})` : text, { indent: 14, gap: quote ? 1 : 4 })),
  ]
  if (quote) {
    const words = said ? `“${quote}” ${said}` : `“${quote}”`
    parts.push(
      pdf.struct('BlockQuote', {}, () => write(words, { indent: 26, color: SOFT, size: 9.5, gap: 5 })),
    )
  } else if (said) {
    parts.push(pdf.struct('P', {}, () => write(said, { indent: 26, color: SOFT, size: size.small, gap: 5 })))
  }
  const mark = () => {
    // The mark stands next to the first line, which begins at the same height.
    if (pdf.y > pdf.page.height - MARGIN - 24) pdf.addPage()
    const top = pdf.y
    pdf.font('regular').fontSize(size.text).fillColor(INK).text('•', MARGIN, top, { lineBreak: false })
    pdf.y = top
  }
  return pdf.struct('LI', {}, [pdf.struct('Lbl', {}, mark), pdf.struct('LBody', {}, parts)])
}

/** 'Page 1 of 3' at the foot of each page; a screen reader has its own count. */
function numberPages(pdf: Pdf): void {
  const { count } = pdf.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(at)
    pdf.markContent('Artifact', { type: 'Pagination' })
    // Below the margin a text would begin another page.
    pdf.page.margins.bottom = 0
    const foot = `Page ${at + 1} of ${count}`
    pdf.font('regular').fontSize(size.small).fillColor(SOFT)
    pdf.text(foot, MARGIN, pdf.page.height - 40, {
      width: pdf.page.width - MARGIN * 2,
      align: 'right',
      lineBreak: false,
    })
    pdf.endMarkedContent()
  }
}
