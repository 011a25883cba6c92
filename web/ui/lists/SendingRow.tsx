import { Pause, Play, RotateCw, X } from 'lucide-react'
import { sizeText } from '#domain/uploads.ts'
import type { SentFile } from '#web/lib/files/sender.ts'
import { IconButton } from '../buttons/IconButton.tsx'
import { Progress } from '../marks/Progress.tsx'

type Props = {
  file: SentFile
  onPause: () => void
  onResume: () => void
  onDrop: () => void
}

const words = {
  sending: '',
  waiting: 'Waiting for a connection',
  paused: 'Paused',
  failed: '',
  sent: 'Checking',
}

/** One file on its way: how far it came, with pause and another try. */
export function SendingRow({ file, onPause, onResume, onDrop }: Props) {
  const { name, size, sent, state, problem } = file
  const share = size > 0 ? (sent / size) * 100 : 0
  const isMoving = state === 'sending' || state === 'waiting'
  return (
    <li className="flex items-center gap-3 px-4 py-3 md:px-5">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="truncate text-body-s font-semibold">
          {name}
        </p>
        {state === 'failed' ? (
          <p role="alert" className="mt-0.5 text-caption text-danger-text [overflow-wrap:anywhere]">
            {problem}
          </p>
        ) : (
          <>
            <Progress
              className="mt-1.5"
              value={state === 'sent' ? null : share}
              label={`Uploading ${name}`}
              tone={state === 'paused' ? 'ink' : 'heat'}
            />
            <p className="mt-1 flex justify-between gap-3 text-caption text-ink-2 tnum">
              <span>{`${sizeText(sent)} of ${sizeText(size)}`}</span>
              <span>{words[state] || `${Math.floor(share)} %`}</span>
            </p>
          </>
        )}
      </div>
      {isMoving ? <IconButton icon={Pause} label={`Pause ${name}`} onClick={onPause} /> : null}
      {state === 'paused' ? <IconButton icon={Play} label={`Resume ${name}`} onClick={onResume} /> : null}
      {state === 'failed' && file.mayRetry ? (
        <IconButton icon={RotateCw} label={`Try ${name} again`} onClick={onResume} />
      ) : null}
      {state === 'failed' || state === 'paused' ? (
        <IconButton icon={X} label={`Take ${name} off the list`} onClick={onDrop} />
      ) : null}
    </li>
  )
}
