import type { Sending } from './sendFile.ts'
import { sendFile } from './sendFile.ts'

/** A file between the press and the store, as a screen draws it. */
export type SentFile = {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly sent: number
  readonly state: 'sending' | 'waiting' | 'paused' | 'failed' | 'sent'
  /** In words for people, where it failed. */
  readonly problem: string | null
  /** The same file may do better another time. */
  readonly mayRetry: boolean
}

export type Asked = {
  /** Tells the server of the file; a refusal is what it throws. */
  announce(id: string, file: File): Promise<unknown>
  /** What a refusal of the announcement says. */
  sayRefusal(error: unknown): string
  /** All bytes are there, and are looked at from now on. */
  onSent(id: string): void
}

/** One try to send a file; whoever sends it anew, drops it or leaves makes it an old one. */
type Run = { readonly file: File; sending: Sending | null; isPaused: boolean }

type Told = Asked & { change(id: string, change: Partial<SentFile>): void }

/** Files on their way from one screen: announced first, then sent in pieces, with pause and another try. */
export function makeSender(told: Told, sendBytes = sendFile) {
  const running = new Map<string, Run>()

  async function go(id: string, file: File) {
    const run: Run = { file, sending: null, isPaused: false }
    running.get(id)?.sending?.pause()
    running.set(id, run)
    const isOff = () => run.isPaused || running.get(id) !== run
    const change = (change: Partial<SentFile>) => {
      if (running.get(id) === run) told.change(id, change)
    }
    change({ state: 'sending', problem: null, mayRetry: true })
    try {
      await told.announce(id, file)
    } catch (error) {
      return change({ state: 'failed', problem: told.sayRefusal(error) })
    }
    if (isOff()) return
    const sending = await sendBytes(id, file, {
      progress: (sent) => isOff() || change({ sent, state: 'sending' }),
      waiting: () => isOff() || change({ state: 'waiting' }),
      done: () => {
        change({ sent: file.size, state: 'sent' })
        told.onSent(id)
      },
      failed: ({ message, reason }) =>
        change({
          state: 'failed',
          problem: sentences[reason] ?? message ?? sentences.other,
          mayRetry: reason !== 'failed_validation' && reason !== 'not_utf8',
        }),
    })
    run.sending = sending
    // Paused, dropped or left while its first bytes were made ready.
    if (isOff()) sending.pause()
  }

  return {
    send: (id: string, file: File) => void go(id, file),
    pause: (id: string) => {
      const run = running.get(id)
      if (!run) return
      run.isPaused = true
      run.sending?.pause()
      told.change(id, { state: 'paused' })
    },
    resume: (id: string) => {
      const run = running.get(id)
      if (!run) return
      if (!run.sending) return void go(id, run.file)
      run.isPaused = false
      told.change(id, { state: 'sending', problem: null })
      run.sending.resume()
    },
    drop: (id: string) => {
      running.get(id)?.sending?.pause()
      running.delete(id)
    },
    /** The screen is left. */
    end: () => {
      for (const { sending } of running.values()) sending?.pause()
      running.clear()
    },
  }
}

const sentences: Readonly<Record<string, string>> & { other: string } = {
  offline: 'No connection. The upload goes on where it stopped.',
  '404': 'The server no longer expects this file.',
  '401': 'Sign in again to go on.',
  locked: 'The screen was locked meanwhile. Try again.',
  other: "Couldn't send the file. Try again.",
}
