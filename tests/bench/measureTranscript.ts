import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { documentText } from '#server/recordings/rules/documentText.ts'
import { parseTranscript } from '#server/recordings/rules/parseTranscript.ts'
import { run, wordDocument } from '#tests/app/zipFile.ts'
import type { Report } from './report.ts'
import { atMost } from './report.ts'

const MB = 1024 * 1024
const names = ['Ana Reis (Chair)', 'Ben Okoro', 'Sam | Acme', 'Cy Tan']
const words =
  'so we think that the price of the plan goes up in spring and I will send the list by friday okay'.split(
    ' ',
  )
// Spoken English has some 150 words a minute; a caption holds some eight of them.
const saidIn = (minutes: number) =>
  Array.from({ length: Math.round((minutes * 150) / 8) }, (_each, at) => ({
    atMs: Math.round((at * minutes * 60_000) / ((minutes * 150) / 8)),
    name: names[Math.floor(at / 3) % names.length] ?? '',
    text: `${Array.from({ length: 8 }, (_word, of) => words[(at * 7 + of) % words.length]).join(' ')}.`,
  }))
const clock = (ms: number) => new Date(ms).toISOString().slice(11, 23)

/** How long a transcript is read, and how much memory that takes while it is. */
export async function measureTranscript(): Promise<Report> {
  const said = saidIn(90)
  const vtt = `WEBVTT\n\n${said.map(({ atMs, name, text }, at) => `${at}\n${clock(atMs)} --> ${clock(atMs + 3_000)}\n${name}: ${text}\n`).join('\n')}`
  const otter = said
    .map(({ atMs, name, text }) => `${name}  ${clock(atMs).slice(0, 8)}\n${text}\n`)
    .join('\n')
  const manyNames = Array.from({ length: 19_000 }, (_each, at) => `Person N${at}: I say ${at}.`).join('\n')
  const document = wordDocument(otter.split('\n').map(run))
  const read = async () => {
    const found = await documentText(document)
    if (found.ok) parseTranscript(found.text, 'a.docx')
  }
  return {
    title: 'Reading a transcript (median of 9, after one)',
    figures: [
      ...(await figures(
        '90 minutes of captions',
        400,
        () => void parseTranscript(Buffer.from(vtt), 'a.vtt'),
      )),
      ...(await figures('90 minutes of text', 400, () => void parseTranscript(Buffer.from(otter), 'a.txt'))),
      ...(await figures('90 minutes in a Word document', 400, read)),
      ...(await figures(
        '19,000 lines of 19,000 names',
        2_000,
        () => void parseTranscript(manyNames, 'a.txt'),
        null,
      )),
    ],
  }
}

async function figures(name: string, boundMs: number, work: () => unknown, boundMb: number | null = 30) {
  await work()
  setFlagsFromString('--expose-gc')
  // safe because the flag above makes it a function
  const collect = runInNewContext('gc') as () => void
  const times: number[] = []
  const grown: number[] = []
  for (let turn = 0; turn < 9; turn += 1) {
    collect()
    const before = process.memoryUsage().heapUsed
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
    grown.push((process.memoryUsage().heapUsed - before) / MB)
  }
  const median = (values: number[]) => values.sort((a, b) => a - b)[4] ?? 0
  const ms = median(times)
  const mb = Math.max(...grown)
  return [
    { name: `${name}, time`, value: `${ms.toFixed(0)} ms`, ...atMost(ms, boundMs, ' ms') },
    {
      name: `${name}, heap it grows by`,
      value: `${mb.toFixed(1)} MB`,
      ...(boundMb === null ? {} : atMost(mb, boundMb, ' MB')),
    },
  ]
}
