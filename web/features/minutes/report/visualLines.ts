import bidiFactory from 'bidi-js'

const bidi = bidiFactory()
const isRightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u

/** Whether a text has words that are written from right to left. */
export const needsOrder = (text: string): boolean => isRightToLeft.test(text)

/** A stretch that one call of the library draws: a word from right to left, which it shapes and turns by itself, or any other text. */
export type Piece = {
  readonly text: string
  readonly isRtl: boolean
  /** Where it stands in the text: pieces are drawn in that order, so that whoever reads the document aloud keeps it. */
  readonly at: number
}
/** A line as it is drawn, from the left to the right of the page. */
export type VisualLine = { readonly pieces: readonly Piece[]; readonly isRtl: boolean }

/**
 * Breaks a text into lines and puts each into the order in which it is drawn (Unicode's bidirectional algorithm): the library that
 * writes the document shapes a word, and knows nothing of the order of words.
 */
export function visualLines(text: string, width: number, widthOf: (piece: Piece) => number): VisualLine[] {
  const levels = bidi.getEmbeddingLevels(text)
  const isRtl = ((levels.paragraphs[0]?.level ?? 0) & 1) === 1
  const drawn = (from: number, to: number): Piece[] => {
    const order = bidi.getReorderedIndices(text, levels, from, to - 1).slice(from, to)
    return runsOf(order, levels.levels).flatMap((run) => piecesOf(run, text, levels.levels))
  }
  const measure = (from: number, to: number) =>
    drawn(from, to).reduce((sum, piece) => sum + widthOf(piece), 0)
  const lines: VisualLine[] = []
  let from = 0
  let end = 0
  for (const { 0: word, index } of text.matchAll(/\S+\s*/g)) {
    const after = index + word.trimEnd().length
    if (end > from && measure(from, after) > width) {
      lines.push({ pieces: drawn(from, end), isRtl })
      from = index
    }
    end = after
  }
  if (end > from) lines.push({ pieces: drawn(from, end), isRtl })
  return lines
}

/** Neighbours on the page that are neighbours in the text too, of one level. */
function runsOf(order: readonly number[], levels: Uint8Array): number[][] {
  const runs: number[][] = []
  for (const index of order) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    const isSame = last !== undefined && levels[last] === levels[index] && Math.abs(last - index) === 1
    if (run && isSame) run.push(index)
    else runs.push([index])
  }
  return runs
}

function piecesOf(run: readonly number[], text: string, levels: Uint8Array): Piece[] {
  const [first = 0] = run
  const last = run.at(-1) ?? first
  if (((levels[first] ?? 0) & 1) === 0)
    return [{ text: run.map((at) => text[at]).join(''), isRtl: false, at: first }]
  // From the right: what stands last on the page was said first. Brackets turn with it.
  const said = [...run].reverse().map((at) => {
    const character = text[at] ?? ''
    return bidi.getMirroredCharacter(character) ?? character
  })
  return [...said.join('').matchAll(/\s+|\S+/g)].reverse().map(({ 0: word, index }) => {
    const at = last + index
    // The library turns words; a sign that stands alone it leaves as it is.
    return needsOrder(word)
      ? { text: word, isRtl: true, at }
      : { text: [...word].reverse().join(''), isRtl: false, at }
  })
}
