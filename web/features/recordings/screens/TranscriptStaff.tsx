import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { classes } from '#web/ui/classes.ts'
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx'
import { eraseTranscript } from '../mutations.ts'
import type { Segment, TranscriptPlace } from '../queries.ts'
import { TranscriptReader } from '../TranscriptReader.tsx'
import { useTranscript } from '../useTranscript.ts'

type Props = {
  sessionId: string
  transcriptId: string | null
  place: TranscriptPlace
  /** While a line is being pointed at its sentence. */
  onPick: ((segment: Segment) => void) | null
  className?: string
}

/** The transcript next to what is written from it: it jumps to a line's moment and gives a line its sentence. */
export function TranscriptStaff({ sessionId, transcriptId, place, onPick, className }: Props) {
  const { transcript, canErase } = useTranscript(sessionId, transcriptId, place.segment)
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation({ ...eraseTranscript(), onSettled: () => setAsking(false) })
  return (
    <div className={classes('grid min-h-0 grid-rows-[auto_minmax(0,1fr)]', className)}>
      <header className="flex items-center gap-3 border-b border-line py-3 pr-3 pl-4 md:pl-5">
        <div className="min-w-0 flex-1">
          <h2 className="title-s">Transcript</h2>
          {transcript ? (
            <p className="truncate text-caption text-ink-3">
              {transcript.fileName}, {transcript.segmentCount.toLocaleString('en-GB')} parts
            </p>
          ) : null}
        </div>
        {transcript && canErase ? (
          <IconButton icon={Trash2} size="small" label="Delete transcript" onClick={() => setAsking(true)} />
        ) : null}
      </header>
      {onPick ? (
        <p
          role="status"
          className="border-b border-line bg-heat-tint px-4 py-2 text-caption text-heat-text md:px-5"
        >
          Choose the source sentence for the line.
        </p>
      ) : null}
      <section
        data-scroller
        aria-label="Transcript"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: safe because what scrolls must be reachable by keyboard
        tabIndex={0}
        className="relative overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
      >
        <TranscriptReader
          sessionId={sessionId}
          transcriptId={transcriptId}
          place={place}
          {...(onPick ? { onPick } : {})}
        />
      </section>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete this transcript?"
        description="Drafts based on it are deleted too. This can't be undone, but you can upload the file again."
        confirmLabel="Delete transcript"
        cancelLabel="Keep it"
        isDanger
        isBusy={remove.isPending}
        busyLabel="Deleting"
        onConfirm={() => {
          if (transcript) remove.mutate({ id: transcript.id })
        }}
      />
    </div>
  )
}
