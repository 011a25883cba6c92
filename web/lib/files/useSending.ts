import { useEffect, useState } from 'react'
import { useUnsaved } from '../page/unsaved.ts'
import { useStable } from '../page/useStable.ts'
import type { Asked, SentFile } from './sender.ts'
import { makeSender } from './sender.ts'

/** Files on their way from this screen, as it draws them, and what its reader may do with each. */
export function useSending(asked: Asked) {
  const [files, setFiles] = useState<readonly SentFile[]>([])
  useUnsaved(files.some(({ state }) => state === 'sending' || state === 'waiting'))
  const told = useStable({
    ...asked,
    change: (id: string, change: Partial<SentFile>) =>
      setFiles((before) => before.map((each) => (each.id === id ? { ...each, ...change } : each))),
  })
  const [sender] = useState(() => makeSender(told))
  useEffect(() => () => sender.end(), [sender])

  return {
    files,
    /** `id` of a file that was announced before, whose bytes go on where they stopped. */
    send: (file: File, id: string = crypto.randomUUID()) => {
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
      sender.send(id, file)
    },
    pause: sender.pause,
    resume: sender.resume,
    /** Takes a file off the screen; what the server has of it is another matter. */
    drop: (id: string) => {
      sender.drop(id)
      setFiles((before) => before.filter((each) => each.id !== id))
    },
  }
}
