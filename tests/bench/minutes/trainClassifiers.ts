import type { Classifier, Classifiers } from '#server/minutes/rules/classifier.ts'
import { keptShare, type Row, type Table } from './trainingRows.ts'
import { type Lesson, type Settings, trainModel, usual, type Weights } from './trainModel.ts'

type Kind = {
  readonly lesson: Lesson
  readonly isOne: (row: Row) => boolean
  /**
   * By how much the odds of the annotations fall short: they rest on a summary, and what the summary left out is
   * unlabelled (Elkan and Noto 2008). One figure for each kind, read off the labelled calls as a whole.
   */
  readonly unlabelled: number
  readonly settings: Settings
}

const has = (row: Row, tag: string) => row.tags.includes(tag)
const one = (counts: number) => ({ isOne: true, counts })

/**
 * What each sentence teaches. A summary's action is what minutes are for and the rarest; an offer of work that no
 * summary took up is the same act of speech. A request for an offer is half of one, and a decision is no lesson
 * about actions either way.
 */
const kinds: Readonly<Record<keyof Classifiers, Kind>> = {
  action: {
    lesson: (row) => {
      if (has(row, 'A')) return one(20)
      if (has(row, 'O')) return one(2)
      if (has(row, 'C')) return one(0.5)
      return has(row, 'D') ? null : { isOne: false, counts: 1 }
    },
    isOne: (row) => has(row, 'A') || has(row, 'O') || has(row, 'C'),
    unlabelled: 2,
    settings: usual,
  },
  decision: {
    lesson: (row) => (has(row, 'D') ? one(4) : { isOne: false, counts: 1 }),
    isOne: (row) => has(row, 'D'),
    unlabelled: 1.45,
    settings: usual,
  },
}

/** Both classifiers from every row whose series is not left out. */
export function trainClassifiers(table: Table, leftOut: ReadonlySet<string> = new Set()): Classifiers {
  const rows = table.rows.filter((row) => !leftOut.has(row.series))
  return { action: train(table, rows, kinds.action), decision: train(table, rows, kinds.decision) }
}

function train(table: Table, rows: readonly Row[], kind: Kind): Classifier {
  // Sums on meetings of another kind than those that trained: on its own lessons a model is too sure, and what it
  // will read is neither corpus.
  const held: { sum: number; isOne: boolean; counts: number }[] = []
  for (const corpus of ['ami', 'icsi'] as const) {
    const inside = (row: Row) => row.corpus === corpus
    const model = trainModel(
      table,
      rows.filter((row) => !inside(row)),
      kind.lesson,
      kind.settings,
    )
    const weights = numbered(table, model)
    for (const row of rows.filter(inside)) {
      let sum = model.bias
      for (const at of row.features) sum += weights[at] ?? 0
      held.push({ sum, isOne: kind.isOne(row), counts: row.tags === '' ? 1 / keptShare : 1 })
    }
  }
  const { slope, offset } = calibrated(held)
  const model = trainModel(table, rows, kind.lesson, kind.settings)
  return { ...model, slope, offset: offset + Math.log(kind.unlabelled) }
}

const numbered = (table: Table, model: Weights) =>
  Float64Array.from(table.names, (name) => model.byName.get(name) ?? 0)

/** Slope and offset under which the sums are probabilities (Platt 1999), by Newton's method. */
function calibrated(held: readonly { sum: number; isOne: boolean; counts: number }[]) {
  let [slope, offset] = [1, 0]
  for (let round = 0; round < 30; round += 1) {
    let [g0, g1, h00, h01, h11] = [0, 0, 1e-9, 0, 1e-9]
    for (const { sum, isOne, counts } of held) {
      const p = 1 / (1 + Math.exp(-(slope * sum + offset)))
      const error = (p - (isOne ? 1 : 0)) * counts
      const curve = p * (1 - p) * counts
      g0 += error * sum
      g1 += error
      h00 += curve * sum * sum
      h01 += curve * sum
      h11 += curve
    }
    const size = h00 * h11 - h01 * h01
    slope -= (h11 * g0 - h01 * g1) / size
    offset -= (h00 * g1 - h01 * g0) / size
  }
  return { slope, offset }
}
