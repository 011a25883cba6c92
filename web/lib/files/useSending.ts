import { useCallback, useEffect, useRef, useState } from 'react'
import { useUnsaved } from '../page/unsaved.ts'
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

type Asked = {
  /** Tells the server of the file; a refusal is what it throws. */
  announce(id: string, file: File): Promise<unknown>
  /** What a refusal of the announcement says. */
  sayRefusal(error: unknown): string
  /** All bytes are there, and are looked at from now on. */
  onSent(id: string): void
}

/** Files on their way from this screen: announced first, then sent in pieces, with pause and another try. */
export function useSending({ announce, sayRefusal, onSent }: Asked) {
  const [files, setFiles] = useState<readonly SentFile[]>([])
  const running = useRef(new Map<string, { file: File; sending: Sending | null }>())
  useUnsaved(files.some(({ state }) => state === 'sending' || state === 'waiting'))
  useEffect(() => {
    const all = running.current
    return () => {
      for (const { sending } of all.values()) sending?.pause()
    }
  }, [])

  const change = useCallback((id: string, change: Partial<SentFile>) => {
    setFiles((before) => before.map((each) => (each.id === id ? { ...each, ...change } : each)))
  }, [])

  async function go(id: string, file: File) {
    change(id, { state: 'sending', problem: null, mayRetry: true })
    try {
      await announce(id, file)
    } catch (error) {
      return change(id, { state: 'failed', problem: sayRefusal(error) })
    }
    const sending = await sendFile(id, file, {
      progress: (sent) => change(id, { sent, state: 'sending' }),
      waiting: () => change(id, { state: 'waiting' }),
      done: () => {
        change(id, { sent: file.size, state: 'sent' })
        onSent(id)
      },
      failed: ({ message, reason }) =>
        change(id, {
          state: 'failed',
          problem: sentences[reason] ?? message ?? sentences.other,
          mayRetry: reason !== 'failed_validation',
        }),
    })
    running.current.set(id, { file, sending })
  }

  return {
    files,
    /** `id` of a file that was announced before, whose bytes go on where they stopped. */
    send: (file: File, id: string = crypto.randomUUID()) => {
      running.current.set(id, { file, sending: null })
      const fresh: SentFile = {
        id,
        name: file.name,
        size: file.size,
        sent: 0,
        state: 'sending',
        problem: null,
        mayRetry: true,
      }
      setFiles((before) => [fresh, ...before.filter((each) => each.id !== id)])
      void go(id, file)
    },
    pause: (id: string) => {
      running.current.get(id)?.sending?.pause()
      change(id, { state: 'paused' })
    },
    resume: (id: string) => {
      const there = running.current.get(id)
      if (!there) return
      if (there.sending) {
        change(id, { state: 'sending', problem: null })
        there.sending.resume()
      } else void go(id, there.file)
    },
    /** Takes a file off the screen; what the server has of it is another matter. */
    drop: (id: string) => {
      running.current.get(id)?.sending?.pause()
      running.current.delete(id)
      setFiles((before) => before.filter((each) => each.id !== id))
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
