import type PDFDocument from 'pdfkit'
import { replacementCharacter } from '#domain/minutes/rules/document.ts'

/** The fonts a document embeds: the brand's in two weights, and those of other scripts where the text asks for them. */
export type PdfFonts = Readonly<
  Record<'regular' | 'regularExt' | 'bold' | 'boldExt', ArrayBuffer> &
    Record<'other' | 'han' | 'hangul', ArrayBuffer | null>
>
type Name = keyof PdfFonts
type Pdf = InstanceType<typeof PDFDocument>
export type Run = { font: Name; text: string }

// What the brand's fonts hold (tools/subset-fonts.mjs cuts the same from them): Latin, and Latin as other countries write it.
const own =
  /[\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122]/
const ownExt = /[\u0100-\u017f\u0218-\u021b\u1e9e]/
// Chinese and Japanese with their punctuation, and Korean (tools/cut-document-fonts.mjs).
const han =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u30ff\uff01-\uffef]/u
const hangul = /\p{Script=Hangul}/u
// What steers other characters, and is nothing by itself.
const isUnseen = /\p{Default_Ignorable_Code_Point}/u

function fontOf(character: string, bold: boolean): Name {
  if (own.test(character) || /\s/.test(character)) return bold ? 'bold' : 'regular'
  if (ownExt.test(character)) return bold ? 'boldExt' : 'regularExt'
  if (hangul.test(character)) return 'hangul'
  return han.test(character) ? 'han' : 'other'
}

/** The large fonts that a text asks for; where a script is written, what lacks in its font is looked for in the last one. */
export function fontsAskedBy(text: string): readonly ('other' | 'han' | 'hangul')[] {
  const asked = new Set<Name>([...new Set(text)].map((character) => fontOf(character, false)))
  const large = (['han', 'hangul'] as const).filter((name) => asked.has(name))
  return asked.has('other') || large.length > 0 ? ['other', ...large] : []
}

type Fontkit = { hasGlyphForCodePoint(codePoint: number): boolean }

/** Cuts texts into runs of one font each; what no font holds is replaced by one that is seen, and counted. */
export class RunCutter {
  readonly #pdf: Pdf
  readonly #fonts: PdfFonts
  /** Characters that were replaced. */
  unset = 0

  constructor(pdf: Pdf, fonts: PdfFonts) {
    this.#pdf = pdf
    this.#fonts = fonts
    for (const [name, bytes] of Object.entries(fonts)) if (bytes) pdf.registerFont(name, bytes)
  }

  cut(text: string, bold: boolean): readonly Run[] {
    const runs: Run[] = []
    for (const character of text) {
      const last = runs.at(-1)
      const set =
        /\s/.test(character) && last ? { font: last.font, text: character } : this.#set(character, bold)
      if (!set) continue
      if (last?.font === set.font) last.text += set.text
      else runs.push(set)
    }
    return runs.length > 0 ? runs : [{ font: bold ? 'bold' : 'regular', text: ' ' }]
  }

  #set(character: string, bold: boolean): Run | null {
    if (isUnseen.test(character)) return null
    const font = fontOf(character, bold)
    if (this.#holds(font, character)) return { font, text: character }
    if (this.#holds('other', character)) return { font: 'other', text: character }
    this.unset += 1
    return { font: 'other', text: replacementCharacter }
  }

  #holds(font: Name, character: string): boolean {
    // The brand's hold what the expressions above say; of the rest each is asked.
    if (font !== 'other' && font !== 'han' && font !== 'hangul') return true
    if (!this.#fonts[font]) return false
    // safe because the library keeps the font it writes with here, and no other way leads to its characters
    const { _font } = this.#pdf.font(font) as unknown as { _font: { font: Fontkit } }
    return _font.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
  }
}
