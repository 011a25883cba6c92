import { actionWeights, decisionWeights } from './weights.ts'

/** A trained linear model: what each feature of a sentence adds, and how a sum becomes a probability. */
export type Classifier = {
  readonly bias: number
  readonly byName: ReadonlyMap<string, number>
  /** Of the calibration (Platt 1999): probability = logistic(slope * sum + offset). */
  readonly slope: number
  readonly offset: number
}
export type Classifiers = { readonly action: Classifier; readonly decision: Classifier }

/** What the weights file holds of one model: a feature and its weight in thousandths on each line. */
type StoredClassifier = {
  readonly bias: number
  readonly slope: number
  readonly offset: number
  readonly features: string
}

/** 0 to 1: the share of sentences with these features that annotators took for one. */
export function probabilityOf(model: Classifier, features: Iterable<string>): number {
  let sum = model.bias
  for (const name of features) sum += model.byName.get(name) ?? 0
  return 1 / (1 + Math.exp(-(model.slope * sum + model.offset)))
}

function readClassifier({ features, ...stored }: StoredClassifier): Classifier {
  const byName = new Map<string, number>()
  for (const line of features.split('\n')) {
    const tab = line.lastIndexOf('\t')
    byName.set(line.slice(0, tab), Number(line.slice(tab + 1)) / 1000)
  }
  return { ...stored, byName }
}

let shipped: Classifiers | undefined
/** The classifiers that the product ships, read once and only where something is drafted. */
export function shippedClassifiers(): Classifiers {
  shipped ??= { action: readClassifier(actionWeights), decision: readClassifier(decisionWeights) }
  return shipped
}
