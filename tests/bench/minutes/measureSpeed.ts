import type { Segment } from '#domain/recordings/types.ts'
import { draftOutcome } from '#server/minutes/rules/draftOutcome.ts'
import { atMost, type Figure } from '../report.ts'
import type { Meeting } from './meetings.ts'

const session = { title: '', startAt: new Date('2026-06-10T09:00:00Z'), timeZone: 'UTC', people: [] }
const minutes = 90

/** What drafting costs: processor time, so that a busy machine says the same; the first draft reads the weights too. */
export function measureSpeed(meetings: readonly Meeting[]): readonly Figure[] {
  const spoken = meetings.flatMap(({ segments }) => segments)
  const hours = meetings.reduce((sum, meeting) => sum + meeting.hours, 0)
  const share = Math.ceil((spoken.length * minutes) / 60 / hours)
  const heap = process.memoryUsage().heapUsed
  const talk = cost(repeated(spoken, share, (at) => `Speaker ${at % 5}`))
  const grown = (process.memoryUsage().heapUsed - heap) / 1e6
  const names = cost(repeated(spoken, 19_000, (at) => `Name ${at}`))
  return [
    { name: `${minutes} minutes of talk`, value: `${talk.toFixed(0)} ms`, ...atMost(talk, 400, ' ms') },
    { name: 'heap it leaves', value: `${grown.toFixed(0)} MB`, ...atMost(grown, 30, ' MB') },
    { name: '19,000 lines of 19,000 names', value: `${names.toFixed(0)} ms`, ...atMost(names, 2_000, ' ms') },
  ]
}

const repeated = (spoken: readonly Segment[], length: number, speakerOf: (at: number) => string) =>
  Array.from({ length }, (_, index): Segment => {
    const text = spoken[index % spoken.length]?.text ?? ''
    return { index, line: index + 1, startMs: index * 2_500, endMs: null, speaker: speakerOf(index), text }
  })

function cost(segments: readonly Segment[]): number {
  const before = process.cpuUsage()
  draftOutcome(segments, session)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
