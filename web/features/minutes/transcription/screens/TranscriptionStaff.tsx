import { useMutation, useQuery } from '@tanstack/react-query'
import type { HeardRecording, Transcription } from '#contract/minutes/transcription.ts'
import {
  transcriptionFailureTexts,
  transcriptionRefusals,
  transcriptionTexts,
} from '#domain/minutes/rules/transcriptionWords.ts'
import { reasonWords } from '#web/lib/calls/refusal.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel, PanelHeader, PanelRows } from '#web/ui/layout/Panel.tsx'
import { Progress } from '#web/ui/marks/Progress.tsx'
import { cancelTranscription, startTranscription } from '../mutations.ts'
import { transcriptionsQuery } from '../queries.ts'

/** The recordings of a session on their way to words; nothing where there is none (K69). */
export function TranscriptionStaff({ sessionId }: { sessionId: string }) {
  const { data } = useQuery(transcriptionsQuery(sessionId))
  if (!data || data.recordings.length === 0) return null
  const refused = data.canTranscribe.ok
    ? null
    : (reasonWords(transcriptionRefusals, data.canTranscribe.reason ?? '') ?? transcriptionTexts.failed)
  return (
    <Panel>
      <PanelHeader title={transcriptionTexts.title} />
      {refused ? <p className="px-4 pt-2 text-body-s text-ink-2 md:px-5">{refused}</p> : null}
      <PanelRows className="mt-2">
        {data.recordings.map((recording) => (
          <Row key={recording.recordingId} recording={recording} canStart={refused === null} />
        ))}
      </PanelRows>
    </Panel>
  )
}

function Row({ recording, canStart }: { recording: HeardRecording; canStart: boolean }) {
  const start = useMutation(startTranscription())
  const cancel = useMutation(cancelTranscription())
  const { recordingId, name, transcription } = recording
  const isUnderWay = transcription?.status === 'queued' || transcription?.status === 'running'
  const isDone = transcription?.status === 'done'
  return (
    <li className="grid gap-2.5 px-4 py-3.5 md:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-semibold [overflow-wrap:anywhere]" dir="auto">
            {name}
          </p>
          <p className="text-caption text-ink-2 tnum" aria-live="polite">
            {transcription ? standing(transcription) : 'Not written down yet'}
          </p>
        </div>
        {isUnderWay ? (
          <Button
            size="small"
            variant="quiet"
            isBusy={cancel.isPending}
            onClick={() => cancel.mutate({ recordingId })}
          >
            {transcriptionTexts.cancel}
          </Button>
        ) : isDone ? null : (
          <Button
            size="small"
            disabled={!canStart}
            isBusy={start.isPending}
            busyLabel="Asking"
            aria-label={`${transcription ? transcriptionTexts.goOn : transcriptionTexts.transcribe}: ${name}`}
            onClick={() => start.mutate({ id: crypto.randomUUID(), recordingId })}
          >
            {transcription ? transcriptionTexts.goOn : transcriptionTexts.transcribe}
          </Button>
        )}
      </div>
      {isUnderWay ? <Progress value={shareOf(transcription)} label={`Writing down ${name}`} /> : null}
    </li>
  )
}

const shareOf = ({ done, pieces }: Transcription): number | null =>
  pieces === null ? null : (done / Math.max(1, pieces)) * 100

function standing({ status, failure, done, pieces, language }: Transcription): string {
  const of = pieces === null ? '' : `${done} of ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`
  if (status === 'queued') return 'Waiting for its turn'
  if (status === 'running') return pieces === null ? 'Listening for pauses' : of
  if (status === 'failed') return failure ? transcriptionFailureTexts[failure] : transcriptionTexts.failed
  if (status === 'cancelled') return `${transcriptionTexts.cancelled}${of ? `, ${of}` : ''}`
  return `Written down${language ? `, ${language}` : ''}. The transcript and its draft are below.`
}
