import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Segment } from '#domain/recordings/types.ts'
import { FeatureReader } from '#server/minutes/rules/sentenceFeatures.ts'
import { sentencesOf } from '#server/minutes/rules/sentences.ts'
import { seriesOf } from './meetings.ts'

/** What annotators said of a sentence: A action, D decision, O the speaker's own offer, C a request. */
export type Row = {
  readonly series: string
  readonly corpus: 'ami' | 'icsi' | 'own'
  readonly tags: string
  readonly features: Int32Array
}
export type Table = { readonly rows: readonly Row[]; readonly names: readonly string[] }

/** Of the sentences that nobody tagged, the share that is kept: they are thirty times the others. */
export const keptShare = 0.3

/** Every sentence of the public meetings as the product's own reader cuts and sees it; unlabelled ones are thinned. */
export function readTable(folder: string, own: readonly OwnLabel[] = []): Table {
  const numbers = new Map<string, number>()
  const numberOf = (name: string) => {
    const known = numbers.get(name)
    if (known !== undefined) return known
    numbers.set(name, numbers.size)
    return numbers.size - 1
  }
  const rows: Row[] = []
  for (const { kind, accepted, ...said } of own) {
    const spoken = [said.before, said.text, said.after].flatMap((text) => text ?? [])
    const sentences = sentencesOf(spoken.map((text, at) => segmentOf(at, `${at}`, text, null)))
    const at = sentences.findIndex(({ segment }) => spoken[segment] === said.text)
    const features = Int32Array.from([...new FeatureReader(sentences).featuresAt(at)].map(numberOf))
    const tags = !accepted ? 'x' : kind === 'action' ? 'A' : kind === 'decision' ? 'D' : 'x'
    rows.push({ series: 'own', corpus: 'own', tags, features })
  }
  const random = seeded(11)
  for (const [meeting, acts] of readActs(folder)) {
    const corpus = /^[A-Z]{2}\d{4}/.test(meeting) ? 'ami' : 'icsi'
    const sentences = sentencesOf(acts.map(({ segment }) => segment))
    const reader = new FeatureReader(sentences)
    for (const [at, sentence] of sentences.entries()) {
      const until = Math.max(sentence.segment + 1, sentences[at + 1]?.segment ?? acts.length)
      const tags = acts
        .slice(sentence.segment, until)
        .map((act) => act.tags)
        .join('')
      // A request is no promise, and no plain sentence either.
      if (!/[AODC]/.test(tags) && random() > keptShare) continue
      const features = Int32Array.from([...reader.featuresAt(at)].map(numberOf))
      rows.push({ series: seriesOf(meeting), corpus, tags, features })
    }
  }
  return { rows, names: [...numbers.keys()] }
}

const segmentOf = (index: number, speaker: string, text: string, startMs: number | null): Segment => ({
  index,
  line: index + 1,
  startMs,
  endMs: null,
  speaker,
  text,
})

/** What an installation's advisors made of one offer or added themselves: a line of its label file, JSON. */
export type OwnLabel = {
  readonly text: string
  readonly before: string | null
  readonly after: string | null
  readonly kind: string
  readonly accepted: boolean
}

export const readOwnLabels = (file: string): readonly OwnLabel[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as OwnLabel) // safe because the product writes these lines itself

type Act = { readonly tags: string; readonly segment: Segment }

function readActs(folder: string): Map<string, Act[]> {
  const text = gunzipSync(readFileSync(join(folder, 'train/ami-icsi-acts.tsv.gz'))).toString('utf8')
  const meetings = new Map<string, Act[]>()
  for (const line of text.trimEnd().split('\n').slice(1)) {
    const [meeting = '', start, speaker = '', tags = '', words = ''] = line.split('\t')
    const acts = meetings.get(meeting) ?? []
    const index = acts.length
    const startMs = Math.round(Number(start) * 1000)
    acts.push({ tags, segment: segmentOf(index, speaker, words, startMs) })
    meetings.set(meeting, acts)
  }
  return meetings
}

/** Numbers between 0 and 1, the same each time. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x80000000
  }
}
