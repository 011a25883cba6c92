import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DRIVE } from '#server/minutes/automation/findConnection.ts'
import { sealText } from '#server/platform/sealText.ts'
import { keepCookieSecret } from '#server/platform/signInCookie.ts'
import type { DriveVideo } from '#tests/fakes/google/google.ts'
import { startGoogle } from '#tests/fakes/google/google.ts'
import type { StandIn } from '#tests/fakes/standIn.ts'
import type { TestApp } from './testApp.ts'
import { testApp } from './testApp.ts'

/** What an installation is told of Google, where a stand-in answers for it. */
export const googleEnv = ({ url }: Pick<StandIn, 'url'>) => ({
  GOOGLE_CLIENT_ID: 'client',
  GOOGLE_CLIENT_SECRET: 'secret',
  GOOGLE_TOKEN_URL: `${url}/token`,
  GOOGLE_DRIVE_URL: url,
})

/** Half a minute of talk. */
export const talkBytes = readFileSync(join(import.meta.dirname, '../fakes/sound/talk.mp4'))
/** The same as a recording in the drive, under the id 'video'. */
export const talkVideo = (): DriveVideo => ({
  id: 'video',
  name: 'Meet recording',
  mimeType: 'video/mp4',
  createdTime: new Date().toISOString(),
  bytes: talkBytes,
})

/** The drive stands connected, as staff would have connected it; nobody looks into it by themselves. */
export const connectDriveOf = (at: TestApp) =>
  at.query(
    `insert into drive_connections (id, status, is_automatic, token_sealed) values ('company', 'ready', false, $1)`,
    [sealText('refresh-1', DRIVE)],
  )

export type DriveStage = {
  at: TestApp
  google: StandIn
  /** The data folder of the app. */
  folder: string
  close(): Promise<void>
}

/** An app with a data folder of its own and a connected drive on the loopback, which holds one recording. */
export async function driveStage(): Promise<DriveStage> {
  keepCookieSecret('a secret of thirty-two characters or more')
  const folder = mkdtempSync(join(tmpdir(), 'jul-drive-'))
  const google = await startGoogle([talkVideo()])
  const at = await testApp({ ...googleEnv(google), DATA_DIR: folder })
  await connectDriveOf(at)
  return {
    at,
    google,
    folder,
    close: async () => {
      await at.close()
      await google.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
