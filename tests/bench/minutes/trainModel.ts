import { type Row, seeded, type Table } from './trainingRows.ts'

export type Weights = { readonly bias: number; readonly byName: ReadonlyMap<string, number> }
/** What a row teaches: whether it is one, and how much it counts; null where it teaches nothing. */
export type Lesson = (row: Row) => { readonly isOne: boolean; readonly counts: number } | null
export type Settings = { epochs: number; rate: number; penalty: number; heaviest: number; atLeast: number }

export const usual: Settings = { epochs: 8, rate: 0.01, penalty: 1e-5, heaviest: 6_000, atLeast: 8 }

/** Logistic regression by AdaGrad; the same rows give the same weights to the last bit. */
export function trainModel(table: Table, rows: readonly Row[], lesson: Lesson, settings = usual): Weights {
  const taught = rows.flatMap((row) => {
    const learnt = lesson(row)
    return learnt ? [{ features: row.features, ...learnt }] : []
  })
  const counts = countsOf(table, rows)
  const first = descend(
    taught,
    keptAs(counts, (at) => (counts[at] ?? 0) >= settings.atLeast),
    settings,
  )
  // Only the heaviest stay, and learn again without the others.
  const weight = (at: number) => Math.abs(first.weights[at] ?? 0) * Math.sqrt(counts[at] ?? 0)
  const order = [...counts.keys()]
    .filter((at) => first.weights[at])
    .sort((a, b) => weight(b) - weight(a) || a - b)
  const heavy = new Set(order.slice(0, settings.heaviest))
  const second = descend(
    taught,
    keptAs(counts, (at) => heavy.has(at)),
    settings,
  )
  const byName = new Map<string, number>()
  for (const at of [...heavy].sort((a, b) => a - b))
    byName.set(table.names[at] ?? '', second.weights[at] ?? 0)
  return { bias: second.bias, byName }
}

/** How often each feature occurs; 0 for those of one corpus alone, which are its topic and not its speech. */
function countsOf(table: Table, rows: readonly Row[]): Float64Array {
  const counts = new Float64Array(table.names.length)
  const corpora = new Uint8Array(table.names.length)
  for (const { features, corpus } of table.rows)
    for (const at of features) corpora[at] = (corpora[at] ?? 0) | { ami: 1, icsi: 2, own: 4 }[corpus]
  for (const { features } of rows)
    for (const at of features) if (isShared(corpora[at] ?? 0)) counts[at] = (counts[at] ?? 0) + 1
  return counts
}

/** More than one bit is set. */
const isShared = (corpora: number) => (corpora & (corpora - 1)) !== 0

const keptAs = (counts: Float64Array, isKept: (at: number) => boolean) =>
  Uint8Array.from(counts.keys(), (at) => (isKept(at) ? 1 : 0))

type Taught = { features: Int32Array; isOne: boolean; counts: number }

function descend(taught: readonly Taught[], kept: Uint8Array, { epochs, rate, penalty }: Settings) {
  const rows = taught.map((row) => ({ ...row, features: row.features.filter((at) => kept[at] === 1) }))
  const weights = new Float64Array(kept.length)
  const squares = new Float64Array(kept.length).fill(1e-6)
  let bias = 0
  let biasSquares = 1e-6
  const random = seeded(7)
  const order = Int32Array.from(rows.keys())
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1))
      const held = order[at] ?? 0
      order[at] = order[other] ?? 0
      order[other] = held
    }
    for (const at of order) {
      const row = rows[at]
      if (!row) continue
      let sum = bias
      for (const feature of row.features) sum += weights[feature] ?? 0
      const error = (1 / (1 + Math.exp(-sum)) - (row.isOne ? 1 : 0)) * row.counts
      for (const feature of row.features) {
        const weight = weights[feature] ?? 0
        const slope = error + penalty * weight
        const square = (squares[feature] ?? 0) + slope * slope
        squares[feature] = square
        weights[feature] = weight - (rate * slope) / Math.sqrt(square)
      }
      biasSquares += error * error
      bias -= (rate * error) / Math.sqrt(biasSquares)
    }
  }
  return { bias, weights }
}
