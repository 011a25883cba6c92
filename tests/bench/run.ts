import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '#server/platform/db/embedded.ts'
import { openClient } from '#server/platform/db/pool.ts'
import { prepareDatabase } from '#server/platform/db/prepare/migrate.ts'
import { measureScroll } from './boardScroll.ts'
import { measureBoard } from './measureBoard.ts'
import { measureFiles } from './measureFiles.ts'
import { measureGrowth } from './measureGrowth.ts'
import { measureLighthouse } from './measureLighthouse.ts'
import { measureLive } from './measureLive.ts'
import { measureMinutes } from './measureMinutes.ts'
import { measurePage } from './measurePage.ts'
import { measureRefusals } from './measureRefusals.ts'
import { measureSearch } from './measureSearch.ts'
import { measureSessions } from './measureSessions.ts'
import { measureStart } from './measureStart.ts'
import { measureTaps } from './measureTaps.ts'
import { measureTranscript } from './measureTranscript.ts'
import { measureWeights } from './measureWeights.ts'
import { report } from './report.ts'

/** One run of everything, on a database of its own; what is named on the command line runs alone. */
const chosen = process.argv.slice(2)
const wanted = (name: string) => chosen.length === 0 || chosen.includes(name)

const dataDir = mkdtempSync(join(tmpdir(), 'jul-bench-'))
const silent = {
  info: () => undefined,
  warn: () => undefined,
  error: (text: string) => void process.stderr.write(`${text}\n`),
}
const database = await startEmbedded({ dataDir, log: silent })
try {
  const make = async (name: string) => {
    const admin = openClient({ connectionString: database.ownerUrl })
    await admin.connect()
    await admin.query(`create database ${name}`)
    await admin.end()
    const url = new URL(database.ownerUrl)
    url.pathname = `/${name}`
    const urls = await prepareDatabase({ ownerUrl: url.toString() })
    return { ownerUrl: url.toString(), ...urls }
  }
  if (wanted('start')) report(await measureStart())
  if (wanted('page')) report(await measurePage(await make('bench_page')))
  if (wanted('weights')) report(measureWeights())
  if (wanted('transcript')) report(await measureTranscript())
  if (wanted('lighthouse')) report(await measureLighthouse(await make('bench_lighthouse')))
  if (wanted('taps')) report(await measureTaps(await make('bench_taps')))
  if (wanted('board')) report(await measureBoard(await make('bench_board')))
  if (wanted('scroll')) report(await measureScroll(await make('bench_scroll')))
  if (wanted('live')) report(await measureLive(await make('bench_live')))
  if (wanted('files')) report(await measureFiles(await make('bench_files')))
  if (wanted('refusals')) report(await measureRefusals(await make('bench_refusals')))
  if (wanted('search')) report(await measureSearch(make))
  if (wanted('growth')) report(await measureGrowth(make))
  if (wanted('minutes')) report(await measureMinutes(make))
  if (wanted('sessions')) report(await measureSessions(make))
} finally {
  await database.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(0)
