import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { driveFailureTexts } from '#domain/minutes/rules/driveWords.ts'
import { checkDriveNow } from '#server/minutes/automation/checkDriveNow.ts'
import { checkDrive, connectDrive, startDriveConnection } from '#server/minutes/automation/commands.ts'
import { connectToDrive } from '#server/minutes/automation/connectToDrive.ts'
import { getAutomation } from '#server/minutes/automation/queries.ts'
import { breakerOf } from '#server/platform/outside/askOutside.ts'
import { keepCookieSecret } from '#server/platform/signInCookie.ts'
import { googleEnv } from '#tests/app/driveStage.ts'
import { testApp } from '#tests/app/testApp.ts'
import { contractsDir } from '#tests/fakes/contracts.ts'
import type { DriveVideo } from '#tests/fakes/google/google.ts'
import { startGoogle } from '#tests/fakes/google/google.ts'
import { startOpenAi } from '#tests/fakes/openai/openai.ts'
import type { Action } from '#tests/fakes/standIn.ts'

export const status = (code: number, body: unknown = {}): Action => ({ kind: 'status', code, body })
export const mode = (name: string): Action => ({ kind: 'mode', name })
/** Silence in all its shapes: the server tries three times, and says that nobody is there. */
export const silences: readonly Action[] = [
  status(500),
  status(503),
  status(429, { error: { code: 429 } }),
  { kind: 'html-502' },
  { kind: 'garbage-json' },
  { kind: 'reset-before' },
  { kind: 'reset-after-effect' },
  { kind: 'truncate', bytes: 20 },
]
export const thrice = 3

const said = [
  [500, 7_236, 'Mia', 'Yes. We will raise the price in June.'],
  [11_691, 14_434, 'Mia', "I'll send them the new terms by Friday."],
  [15_034, 18_564, 'Ada', 'We decided to keep the old price for two of them.'],
] as const

const report = {
  executiveSummary: [],
  keyInsights: [],
  decisions: [
    {
      text: 'Keep the old price for two of them.',
      quote: 'We decided to keep the old price for two of them.',
      segment: 2,
    },
  ],
  actionItems: [
    {
      text: 'Send them the new terms.',
      quote: "I'll send them the new terms by Friday.",
      segment: 1,
      owner: 'Mia',
    },
  ],
  nextSteps: [],
  recommendations: [],
}

/** A company drive, a model and an app that asks them, with somebody who looks after recordings. */
export async function outsideStage() {
  keepCookieSecret('a secret of thirty-two characters or more')
  const folder = mkdtempSync(join(tmpdir(), 'jul-drive-'))
  const videos: DriveVideo[] = []
  const google = await startGoogle(videos)
  const ai = await startOpenAi({
    report: () => report,
    words: () => ({
      task: 'transcribe',
      language: 'english',
      duration: 24,
      text: said.map(([, , , text]) => text).join(' '),
      segments: said.map(([start, end, , text], id) => ({
        id,
        start: start / 1_000,
        end: end / 1_000,
        text,
        seek: 0,
        tokens: [],
        temperature: 0,
        avg_logprob: -0.1,
        compression_ratio: 1,
        no_speech_prob: 0,
      })),
    }),
  })
  const at = await testApp({
    ...googleEnv(google),
    AI_BASE_URL: `${ai.url}/v1`,
    AI_API_KEY: 'test-key',
    AI_TRANSCRIPTION_MODEL: 'test-model',
    AI_REPORT_MODEL: 'test-model',
    AI_MONTHLY_CENTS: '10000',
    DATA_DIR: folder,
  })
  const keeper = await at.person({ roles: ['staff'], permissions: ['sessions.manage'], firstName: 'Ada' })

  /** A service that was silent for long is left alone for half a minute; here it is trusted again at once. */
  const trust = () => {
    for (const service of ['google', 'openai'] as const) breakerOf(at.app.config, service).succeeded()
  }

  const automation = async () => (await at.call(keeper, getAutomation, undefined)).automation
  const stateText = async () => {
    const { failure } = await automation()
    return failure ? driveFailureTexts[failure] : null
  }
  async function connect() {
    trust()
    const { url } = await at.call(keeper, startDriveConnection, undefined)
    const state = new URL(url).searchParams.get('state') ?? ''
    await at.call(keeper, connectDrive, { code: 'code-1', state })
    await connectToDrive(at.jobsApp, randomUUID())
  }
  async function check() {
    trust()
    const id = randomUUID()
    await at.call(keeper, checkDrive, { id })
    await checkDriveNow(at.jobsApp, id)
    const run = (await automation()).runs.find((each) => each.id === id)
    return { ...run, text: run?.failure ? driveFailureTexts[run.failure] : null }
  }

  return {
    at,
    google,
    ai,
    videos,
    keeper,
    trust,
    automation,
    stateText,
    connect,
    check,
    close: async () => {
      // Every failure was met, and every request and answer kept to its vendor's contract.
      if (contractsDir) expect([...google.trouble(), ...ai.trouble()]).toEqual([])
      await at.close()
      await Promise.all([google.close(), ai.close()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
