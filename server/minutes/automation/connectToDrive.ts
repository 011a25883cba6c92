import type { App } from '#server/platform/app.ts'
import { recordEvent } from '#server/platform/audit/recordEvent.ts'
import { asJobs } from '#server/platform/db/asJobs.ts'
import { DriveError, takeAccessToken, takeRefreshToken } from '#server/platform/outside/google/signIn.ts'
import { sealText, unsealText } from '#server/platform/sealText.ts'
import { driveReturn } from './commands.ts'
import { DRIVE, heldConnection, setFailed, setReady } from './findConnection.ts'

const origin = (requestId: string) => ({ requestId, ipAddress: '', userAgent: '' })
const COMPANY = { type: 'drive', id: 'company', memberId: null }

/** Trades what came back from Google's page for the lasting token, and keeps that sealed (T-066). */
export async function connectToDrive(app: App, jobId: string): Promise<void> {
  const [held] = await asJobs(app, (db) => heldConnection(db))
  const code = held?.codeSealed ? unsealText(held.codeSealed, DRIVE) : null
  if (!code) return
  const sent = JSON.parse(code) as { code: string; state: string } // safe because connectDrive sealed it
  try {
    const token = await takeRefreshToken(app, sent.code, sent.state, driveReturn(app.config.publicUrl))
    await asJobs(app, async (db) => {
      await setReady(db, sealText(token, DRIVE), app.clock.now())
      await recordEvent(db, null, 'drive.connected', COMPANY, origin(jobId))
    })
  } catch (error) {
    if (!(error instanceof DriveError)) throw error
    // A code is good once: whatever went wrong, the drive is connected anew.
    await loseDrive(app, error, true, jobId)
  }
}

/** What went wrong with the drive, where the page of it can say so. */
export async function loseDrive(
  app: App,
  { reason }: DriveError,
  isOver: boolean,
  jobId: string,
): Promise<void> {
  await asJobs(app, async (db) => {
    await setFailed(db, reason, isOver, app.clock.now())
    if (isOver) await recordEvent(db, null, 'drive.lost', { ...COMPANY, details: { reason } }, origin(jobId))
  })
}

/** Asks the drive with a token for the next minutes; one that it does not take is changed for another, once. */
export async function askDrive<T>(app: App, ask: (accessToken: string) => Promise<T>): Promise<T> {
  const token = await openDrive(app)
  try {
    return await ask(token)
  } catch (error) {
    // The lasting token may be sound all the same, and where it is not, Google says so as it is traded.
    if (!(error instanceof DriveError && error.reason === 'revoked')) throw error
    return await ask(await openDrive(app))
  }
}

/** A token for the next minutes, or the reason why there is none. */
async function openDrive(app: App): Promise<string> {
  const [held] = await asJobs(app, (db) => heldConnection(db))
  if (!held?.tokenSealed) throw new DriveError('not_connected')
  // Sealed under another secret than the one this installation has now.
  const token = unsealText(held.tokenSealed, DRIVE)
  if (!token) throw new DriveError('credentials_missing')
  return await takeAccessToken(app, token)
}
