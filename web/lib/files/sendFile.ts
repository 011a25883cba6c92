import type { DetailedError, Upload } from 'tus-js-client'
import { noteActivity } from '../signIn/activity.ts'

/** What is heard of a file on its way. */
export type Told = {
  progress(bytes: number): void
  /** No line; it goes on by itself once there is one. */
  waiting(): void
  done(): void
  failed(reason: SendFailure): void
}
export type SendFailure = { reason: string; message: string | null }

/** A file on its way; paused it goes on where it stopped. */
export type Sending = { pause(): void; resume(): void }

const KB = 1024
const LEAST_PIECE = 256 * KB
const MOST_PIECE = 16 * KB * KB
// The server gives each piece fifteen seconds; a piece that takes a few is of the right size for this line.
const SLOW_MS = 5_000
const QUICK_MS = 1_500
const RETRIES_MS = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 30_000, 60_000, 60_000]

/** Sends the bytes of a file that the server expects under this id: in pieces, as large as the line takes, from wherever it stopped (tus). */
export async function sendFile(id: string, file: File, told: Told): Promise<Sending> {
  // The client is loaded by the first file that is sent.
  const tus = await import('tus-js-client')
  let began = performance.now()
  const upload: Upload = new tus.Upload(file, {
    uploadUrl: new URL(`/api/uploads/${id}`, window.location.origin).href,
    chunkSize: 4 * LEAST_PIECE,
    retryDelays: RETRIES_MS,
    storeFingerprintForResuming: false,
    onProgress: (sent) => {
      // Whoever sends for an hour is not away.
      noteActivity()
      told.progress(sent)
    },
    onChunkComplete: (size) => {
      const took = performance.now() - began
      began = performance.now()
      if (took > SLOW_MS) setPiece(upload, size / 2)
      else if (took < QUICK_MS) setPiece(upload, size * 2)
    },
    onShouldRetry: (error, attempt) => {
      const status = statusOf(error)
      // A broken line leaves the size of the pieces in question.
      if (status === 0) setPiece(upload, LEAST_PIECE)
      const mayRetry = status === 0 || status === 409 || status === 423 || status === 429 || status >= 500
      if (mayRetry && status !== 507 && attempt < RETRIES_MS.length) {
        told.waiting()
        return true
      }
      return false
    },
    onSuccess: () => told.done(),
    onError: (error) => told.failed(failureOf(error)),
  })
  upload.start()
  return {
    pause: () => void upload.abort(),
    resume: () => {
      began = performance.now()
      upload.start()
    },
  }
}

function setPiece(upload: Upload, bytes: number): void {
  upload.options.chunkSize = Math.min(MOST_PIECE, Math.max(LEAST_PIECE, Math.round(bytes)))
}

const statusOf = (error: Error | DetailedError): number =>
  'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0

/** What the server said, in its own envelope; a line that stayed broken says nothing. */
function failureOf(error: Error | DetailedError): SendFailure {
  const status = statusOf(error)
  if (status === 0) return { reason: 'offline', message: null }
  const body = 'originalResponse' in error ? error.originalResponse?.getBody() : ''
  try {
    const said: unknown = JSON.parse(body ?? '')
    // safe because each part is looked at before it is used
    const { message, data } = said as { message?: unknown; data?: { reason?: unknown } }
    return {
      reason: typeof data?.reason === 'string' ? data.reason : String(status),
      message: typeof message === 'string' ? message : null,
    }
  } catch {
    return { reason: String(status), message: null }
  }
}
