import type { App } from '#server/platform/app.ts'
import { breakerOf, readAtMost } from '../askOutside.ts'
import { parseAnswer } from '../parseAnswer.ts'
import { refusedFor } from './askGoogle.ts'
import { DriveError } from './signIn.ts'

// Two gigabytes on a slow line; a download that broke off goes on behind what came.
const LONGEST_MS = 30 * 60_000
const SILENCE_MS = 60_000
const MOST_REFUSAL = 100_000
// Too much was asked for lately, of this file or of the drive: it passes.
const PASSING = /RateLimitExceeded$|^dailyLimitExceeded$|^downloadQuotaExceeded$/i

/** The bytes of a file of the drive from a place on; `from` is where they begin, for a drive that knows no ranges. */
export async function openDownload(
  app: Pick<App, 'config'>,
  accessToken: string,
  fileId: string,
  offset: number,
  silenceMs = SILENCE_MS,
): Promise<{ body: AsyncIterable<Uint8Array>; from: number }> {
  const { google } = app.config
  if (!google) throw new DriveError('not_configured')
  const breaker = breakerOf(app.config, 'google')
  if (breaker.isOpen) throw new DriveError('unreachable')
  const url = new URL(`/drive/v3/files/${encodeURIComponent(fileId)}`, google.driveUrl)
  url.searchParams.set('alt', 'media')
  url.searchParams.set('supportsAllDrives', 'true')
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(), silenceMs).unref()
  const response = await fetch(url, {
    headers: {
      authorization: `Bearer ${accessToken}`,
      ...(offset > 0 ? { range: `bytes=${offset}-` } : {}),
    },
    // As with every service: an address that leads elsewhere is not followed.
    redirect: 'error',
    signal: AbortSignal.any([AbortSignal.timeout(LONGEST_MS), silence.signal]),
  }).catch(() => null)
  if (!response || response.status >= 500) breaker.failed()
  else breaker.succeeded()
  if (response?.ok && response.body)
    return { body: heard(response.body, timer), from: response.status === 206 ? offset : 0 }
  const refused = response ? await refusalIn(response) : null
  clearTimeout(timer)
  if (!response || response.status === 429 || response.status >= 500) throw new DriveError('unreachable')
  if (refused && PASSING.test(refused)) throw new DriveError('unreachable')
  throw new DriveError(response.status === 401 ? 'revoked' : 'not_accessible')
}

async function refusalIn(response: Response): Promise<string | null> {
  try {
    return refusedFor(parseAnswer(await readAtMost(response, MOST_REFUSAL)))
  } catch {
    return null
  } finally {
    await response.body?.cancel().catch(() => undefined)
  }
}

/** The same bytes; whoever sends none for too long is hung up on. */
async function* heard(body: AsyncIterable<Uint8Array>, timer: NodeJS.Timeout): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of body) {
      yield chunk
      timer.refresh()
    }
  } finally {
    clearTimeout(timer)
  }
}
