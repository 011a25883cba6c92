import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Classifier } from '#server/minutes/rules/classifier.ts'
import { realFolder } from './meetings.ts'
import { trainClassifiers } from './trainClassifiers.ts'
import { readOwnLabels, readTable } from './trainingRows.ts'

const shippedFile = new URL('../../../server/minutes/rules/weights.ts', import.meta.url).pathname

const stored = ({ bias, slope, offset, byName }: Classifier) =>
  [
    '{',
    `  bias: ${bias.toFixed(6)},`,
    `  slope: ${slope.toFixed(6)},`,
    `  offset: ${offset.toFixed(6)},`,
    `  features: ${JSON.stringify(linesOf(byName).join('\n'))},`,
    '}',
  ].join('\n')

const linesOf = (byName: ReadonlyMap<string, number>) =>
  [...byName]
    .map(([name, weight]) => [name, Math.round(weight * 1000)] as const)
    .filter(([, weight]) => weight !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, weight]) => `${name}\t${weight}`)

function train(): number {
  const folder = realFolder()
  if (!folder) {
    console.log('Nothing was trained: $TRANSCRIPTS_DIR names no folder with train/ami-icsi-acts.tsv.gz.')
    return 1
  }
  const { labels, out } = parseArgs({
    options: { labels: { type: 'string' }, out: { type: 'string' } },
  }).values
  if (labels && !out) {
    console.log(
      'What an installation learns from its own labels is not shipped: say with --out where it goes.',
    )
    return 1
  }
  const table = readTable(folder, labels ? readOwnLabels(labels) : [])
  const { action, decision } = trainClassifiers(table)
  const text = `// Written by npm run train:minutes from public meetings; never edited by hand. It holds word sequences of at most three
// words with their weights, no sentence of any meeting.
// AMI Meeting Corpus (Carletta et al. 2005), CC BY 4.0: https://groups.inf.ed.ac.uk/ami/corpus/
// ICSI Meeting Corpus (Janin et al. 2003), CC BY 4.0: https://groups.inf.ed.ac.uk/ami/icsi/
export const actionWeights = ${stored(action)}

export const decisionWeights = ${stored(decision)}
`
  const file = out ?? shippedFile
  const isSame = existsSync(file) && readFileSync(file, 'utf8') === text
  writeFileSync(file, text)
  console.log(
    `${table.rows.length} sentences, ${action.byName.size} and ${decision.byName.size} features, ${Math.round(text.length / 1024)} kB, ${isSame ? 'the same bytes as before' : 'written'}`,
  )
  return 0
}

process.exitCode = train()
