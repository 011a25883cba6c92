import type pg from 'pg'
import { checkDriveNow } from '#server/minutes/automation/checkDriveNow.ts'
import { connectToDrive } from '#server/minutes/automation/connectToDrive.ts'
import { draftMinutes } from '#server/minutes/drafts/draftMinutes.ts'
import type { SoundStore } from '#server/minutes/transcription/transcribeRecording.ts'
import { transcribeRecording } from '#server/minutes/transcription/transcribeRecording.ts'
import type { App } from '#server/platform/app.ts'
import { mailHandler } from '#server/platform/mail/sendMail.ts'
import type { Handlers } from '../platform/jobs/worker.ts'
import { emails } from './emails.ts'

/** Who does which queue's work. */
export function handlers(app: App, jobsPool: pg.Pool, store: SoundStore): Handlers {
  const jobsApp = { ...app, pool: jobsPool }
  return {
    'mail.send': mailHandler(jobsPool, app.config, emails),
    'minutes.draft': (data) => draftMinutes(jobsApp, data),
    'minutes.transcribe': (data) => transcribeRecording(jobsApp, store, data),
    'minutes.connectDrive': (_data, { id }) => connectToDrive(jobsApp, id),
    'minutes.checkDrive': ({ runId = '' }) => checkDriveNow(jobsApp, runId),
  }
}
