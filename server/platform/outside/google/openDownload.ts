import type { ReadableStream } from 'node:stream/web'
import type { App } from '#server/platform/app.ts'
import { DriveError } from './signIn.ts'

// Two gigabytes on a slow line; a download that broke off goes on behind what came.
const LONGEST_MS = 30 * 60_000

/** The bytes of a file of the drive from a place on; `from` is where they begin, for a drive that knows no ranges. */
export async function openDownload(
  app: App,
  accessToken: string,
  fileId: string,
  offset: number,
): Promise<{ body: ReadableStream<Uint8Array>; from: number }> {
  const { google } = app.config
  if (!google) throw new DriveError('not_configured')
  const url = new URL(`/drive/v3/files/${encodeURIComponent(fileId)}`, google.driveUrl)
  url.searchParams.set('alt', 'media')
  url.searchParams.set('supportsAllDrives', 'true')
  const response = await fetch(url, {
    headers: {
      authorization: `Bearer ${accessToken}`,
      ...(offset > 0 ? { range: `bytes=${offset}-` } : {}),
    },
    signal: AbortSignal.timeout(LONGEST_MS),
  }).catch(() => null)
  if (!response || response.status === 429 || response.status >= 500) throw new DriveError('unreachable')
  if (response.status === 401) throw new DriveError('revoked')
  if (!response.ok || !response.body) throw new DriveError('not_accessible')
  // safe because a body is a stream of bytes, whichever of Node's two declarations names it
  return { body: response.body as ReadableStream<Uint8Array>, from: response.status === 206 ? offset : 0 }
}
