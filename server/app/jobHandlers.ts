import type pg from 'pg'
import { tellAdvisor } from '#server/consent/tellAdvisor.ts'
import { checkDriveNow } from '#server/minutes/automation/checkDriveNow.ts'
import { connectToDrive } from '#server/minutes/automation/connectToDrive.ts'
import { fetchRecording } from '#server/minutes/automation/fetchRecording.ts'
import { draftMinutes } from '#server/minutes/drafts/draftMinutes.ts'
import { transcribeRecording } from '#server/minutes/transcription/transcribeRecording.ts'
import type { App } from '#server/platform/app.ts'
import { mailHandler } from '#server/platform/mail/sendMail.ts'
import type { Storage } from '#server/platform/storage/openStorage.ts'
import type { Handlers } from '../platform/jobs/worker.ts'
import { emails } from './emails.ts'
import { exportData } from './rights/exportData.ts'

/** Who does which queue's work. */
export function handlers(app: App, jobsPool: pg.Pool, storage: Storage): Handlers {
  const jobsApp = { ...app, pool: jobsPool }
  return {
    'mail.send': mailHandler(jobsPool, app.config, emails),
    'consent.tellAdvisor': ({ sessionId = '' }, { id }) => tellAdvisor(jobsApp, id, sessionId),
    'minutes.draft': (data) => draftMinutes(jobsApp, data),
    'minutes.transcribe': (data) => transcribeRecording(jobsApp, storage.store, data),
    'minutes.fetchRecording': ({ recordingId = '' }, { isLastTry }) =>
      fetchRecording(jobsApp, storage, recordingId, { isLastTry }),
    'minutes.connectDrive': (_data, { id }) => connectToDrive(jobsApp, id),
    'privacy.export': (data, { isLastTry }) => exportData(app, jobsPool, storage.store, data, { isLastTry }),
    'minutes.checkDrive': ({ runId = '' }, { isLastTry }) => checkDriveNow(jobsApp, runId, { isLastTry }),
  }
}
