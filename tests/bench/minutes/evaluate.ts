import { readFileSync, writeFileSync } from 'node:fs'
import { type Classifiers, shippedClassifiers } from '#server/minutes/rules/classifier.ts'
import { draftOutcome } from '#server/minutes/rules/draftOutcome.ts'
import { report } from '../report.ts'
import {
  type Counted,
  count,
  duesRead,
  interval,
  type Measured,
  measureMeeting,
  type Offered,
  ownersRight,
} from './measureOffers.ts'
import { measureSpeed } from './measureSpeed.ts'
import { type Meeting, readMeetings, realFolder } from './meetings.ts'
import { trainClassifiers } from './trainClassifiers.ts'
import { readTable } from './trainingRows.ts'

const floorFile = new URL('./floor.json', import.meta.url)
const kinds = ['action', 'decision', 'next_step'] as const
const thresholds = [0.5, 0.4, 0.3, 0.25, 0.2, 0.16, 0.12, 0.1, 0.08]

const percent = (share: number) => (Number.isNaN(share) ? '  -' : share.toFixed(2).padStart(4))
const row = (name: string, cells: readonly string[]) =>
  `  ${name.padEnd(22)}${cells.map((cell) => cell.padStart(16)).join('')}`
const header = row('', ['lines/hour', 'precision', 'recall all', 'recall clear', 'lines', 'labels'])

function figures(name: string, measured: readonly Measured[], counts: (line: Offered) => boolean): string {
  const counted = count(measured, counts)
  const spread = (figure: (each: Counted) => number) => {
    const [low, high] = interval(measured, (resampled) => figure(count(resampled, counts)))
    return `${percent(figure(counted))} ${low.toFixed(2)}-${high.toFixed(2)}`
  }
  return row(name, [
    counted.linesAnHour.toFixed(1),
    spread((each) => each.precision),
    spread((each) => each.recall),
    spread((each) => each.recallClear),
    String(counted.lines),
    `${counted.labels} (${counted.clear})`,
  ])
}

/** What the product drafts of a meeting, by the classifiers it ships or by those that never met the meeting's series. */
const offersFor = (meeting: Meeting, classifiers: Classifiers): readonly Offered[] =>
  draftOutcome(
    meeting.segments,
    { title: meeting.name, startAt: new Date(`${meeting.day}T12:00:00Z`), timeZone: 'UTC', people: [] },
    classifiers,
  ).offers.flatMap(({ tier, probability, dueWords, ...line }) => ({ ...line, tier, probability, dueWords }))

function measureGroup(meetings: readonly Meeting[], classifiersOf: (meeting: Meeting) => Classifiers) {
  const offered = meetings.map((meeting) => ({ meeting, offers: offersFor(meeting, classifiersOf(meeting)) }))
  return (kind: (typeof kinds)[number]) =>
    offered.map(({ meeting, offers }) => measureMeeting(meeting, offers, kind))
}

function told(title: string, measure: ReturnType<typeof measureGroup>): Record<string, number> {
  console.log(`\n${title}\n${header}`)
  const reached: Record<string, number> = {}
  for (const kind of kinds) {
    const measured = measure(kind)
    if (measured.every(({ found }) => found.length === 0)) continue
    console.log(figures(`${kind}: drafted`, measured, (line) => line.tier === 'drafted'))
    console.log(figures(`${kind}: both tiers`, measured, () => true))
    if (kind === 'next_step') continue
    const ranked = measured.flatMap((each) => each.lines.map(({ line }) => line.probability ?? 1))
    const hours = measured.reduce((sum, { meeting }) => sum + meeting.hours, 0)
    const least = ranked.sort((a, b) => b - a)[Math.floor(hours * 30) - 1] ?? 0
    console.log(figures('  at 30 lines an hour', measured, (line) => (line.probability ?? 1) >= least))
    reached[`${kind} at 30`] = count(measured, (line) => (line.probability ?? 1) >= least).recall
    const all = count(measured)
    const drafted = count(measured, (line) => line.tier === 'drafted')
    reached[`${kind} all`] = all.recall
    reached[`${kind} clear`] = all.recallClear
    reached[`${kind} drafted precision`] = drafted.precision
    reached[`${kind} drafted recall`] = drafted.recall
    for (const threshold of thresholds)
      console.log(
        figures(`  from ${threshold.toFixed(2)}`, measured, (line) => (line.probability ?? 1) >= threshold),
      )
  }
  const actions = measure('action')
  const [owners, dues] = [ownersRight(actions), duesRead(actions)]
  reached['owner right'] = owners.share
  reached['due read'] = dues.share
  console.log(
    `  owner right ${percent(owners.share)} of ${owners.of}, due read ${percent(dues.share)} of ${dues.of}`,
  )
  if (process.argv.includes('--wrong')) {
    for (const { label, line } of owners.wrong)
      console.log(`    owner ${label.owner}, offered ${line?.owner}: ${line?.quote}`)
    for (const { label, line } of dues.wrong)
      console.log(`    due ${label.due}, read ${line?.dueWords} ${line?.dueOn}: ${line?.quote}`)
  }
  return reached
}

/** The series of AMI in four parts, each measured by classifiers that never met it. */
function withoutSeries(meetings: readonly Meeting[], folder: string): (meeting: Meeting) => Classifiers {
  const table = readTable(folder)
  const series = [...new Set(meetings.map((meeting) => meeting.series))].sort()
  const parts = [0, 1, 2, 3].map((part) => new Set(series.filter((_, at) => at % 4 === part)))
  const trained = parts.map((part) => trainClassifiers(table, part))
  return (meeting) => trained[parts.findIndex((part) => part.has(meeting.series))] ?? shippedClassifiers()
}

/** Each figure against the lowest it may be; one that is passed raises the floor. */
function holdFloor(reached: Readonly<Record<string, number>>): number {
  const floor = JSON.parse(readFileSync(floorFile, 'utf8')) as Record<string, number> // safe because this file alone writes it
  const below = Object.entries(floor).filter(([name, least]) => !((reached[name] ?? 0) >= least))
  for (const [name, least] of below)
    console.log(`  FALLS SHORT: ${name} ${percent(reached[name] ?? 0)}, the floor is ${least}`)
  if (below.length > 0) return 1
  const raised = Object.fromEntries(
    Object.entries(reached).map(([name, share]) => [
      name,
      Math.max(floor[name] ?? 0, Math.floor(share * 100) / 100),
    ]),
  )
  const text = `${JSON.stringify(raised, null, 2)}\n`
  if (text === readFileSync(floorFile, 'utf8')) console.log('\nEvery figure stands on its floor or above.')
  else {
    writeFileSync(floorFile, text)
    console.log('\nThe floor was passed and is raised: tests/bench/minutes/floor.json.')
  }
  return 0
}

function evaluate(): number {
  const folder = realFolder()
  const meetings = readMeetings()
  report({ title: 'What drafting costs', figures: measureSpeed(meetings) })
  if (!folder) {
    console.log(
      '$TRANSCRIPTS_DIR names no real meetings: these are our own, written for tests, and prove nothing about real speech.',
    )
    told('Our own meetings', measureGroup(meetings, shippedClassifiers))
    return 0
  }
  const of = (group: Meeting['group']) => meetings.filter((meeting) => meeting.group === group)
  const calls = told(
    'Working calls and a committee, labelled by hand; none trained',
    measureGroup(of('calls'), shippedClassifiers),
  )
  const reached: Record<string, number> = { ...calls }
  if (!process.argv.includes('--calls')) {
    const corpora = [...of('ami'), ...of('icsi')]
    const left = withoutSeries(corpora, folder)
    const ami = told('AMI, by classifiers without its series', measureGroup(of('ami'), left))
    reached['ami action at 30'] = ami['action at 30'] ?? 0
    told('ICSI, by classifiers without its series', measureGroup(of('icsi'), left))
    return holdFloor(reached)
  }
  return 0
}

process.exitCode = evaluate()
