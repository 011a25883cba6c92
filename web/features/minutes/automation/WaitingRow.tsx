import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { MatchedRecording, MatchOption } from '#contract/minutes/automation.ts'
import { paths } from '#contract/paths.ts'
import {
  driveRefusals,
  driveTexts,
  matchReasonTexts,
  recordingFailed,
} from '#domain/minutes/rules/driveWords.ts'
import { soundFailure } from '#domain/recordings/texts.ts'
import { reasonWords } from '#web/lib/calls/refusal.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { whenText } from '#web/lib/time/whenText.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { ChooseSession } from './ChooseSession.tsx'
import { FirstHalfMinute } from './FirstHalfMinute.tsx'
import { confirmMatch, dismissMatch, retryMatch, returnMatch, undoMatch } from './mutations.ts'
import { ScoreParts } from './ScoreParts.tsx'
import { sizeText } from './sizeText.ts'

/** A recording that waits for a person, with the sessions it may be of and every part of their scores (T-068). */
export function WaitingRow({ recording }: { recording: MatchedRecording }) {
  const dismiss = useMutation(dismissMatch())
  const [isChoosing, setChoosing] = useState(false)
  return (
    <li className="grid gap-3 px-4 py-4 md:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <RecordingName recording={recording} note={matchReasonTexts[recording.reason] ?? null} />
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            aria-label={`${chooseText(recording)} for ${recording.name}`}
            onClick={() => setChoosing(true)}
          >
            {chooseText(recording)}
          </Button>
          <Button
            size="small"
            variant="quiet"
            isBusy={dismiss.isPending}
            aria-label={`${driveTexts.putAside}: ${recording.name}`}
            onClick={() => dismiss.mutate({ recordingId: recording.id })}
          >
            {driveTexts.putAside}
          </Button>
        </div>
      </div>
      {isChoosing ? <ChooseSession recording={recording} onClose={() => setChoosing(false)} /> : null}
      {recording.options.length > 0 ? <FirstHalfMinute recording={recording} /> : null}
      {recording.options.length > 0 ? (
        <ul className="grid gap-2" aria-label={`Sessions that ${recording.name} may be of`}>
          {recording.options.map((option) => (
            <Option key={option.sessionId} recordingId={recording.id} option={option} />
          ))}
        </ul>
      ) : null}
    </li>
  )
}

const chooseText = ({ options }: MatchedRecording) =>
  options.length > 0 ? driveTexts.chooseAnother : driveTexts.chooseSession

/** A recording that a person said is of no session, with the way back. */
export function AsideRow({ recording }: { recording: MatchedRecording }) {
  const zone = useZone()
  const undo = useMutation(returnMatch())
  const by = recording.decidedByName
    ? `${driveTexts.putAside} by ${recording.decidedByName}`
    : driveTexts.putAside
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-4 md:px-5">
      <RecordingName recording={recording} note={`${by}, ${whenText(recording.decidedAt, zone)}`} />
      {recording.canUndo.ok ? (
        <Button
          size="small"
          isBusy={undo.isPending}
          busyLabel="Undoing"
          aria-label={`${driveTexts.bringBack}: ${recording.name}`}
          onClick={() => undo.mutate({ recordingId: recording.id })}
        >
          {driveTexts.bringBack}
        </Button>
      ) : null}
    </li>
  )
}

function Option({ recordingId, option }: { recordingId: string; option: MatchOption }) {
  const zone = useZone()
  const confirm = useMutation(confirmMatch())
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 rounded-mark border border-line bg-sunken px-3 py-2.5 dark:bg-well">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-body-s font-semibold [overflow-wrap:anywhere]">
          {option.title}, {option.memberName}
        </p>
        <p className="text-caption text-ink-2">{whenText(option.startAt, zone)}</p>
        <ScoreParts option={option} />
      </div>
      <Button
        size="small"
        isBusy={confirm.isPending}
        busyLabel="Linking"
        aria-label={`Link to ${option.title}, ${option.memberName}`}
        onClick={() => confirm.mutate({ recordingId, sessionId: option.sessionId })}
      >
        Link
      </Button>
    </li>
  )
}

/** A recording that has its session, with the way back. */
export function LinkedRow({ recording }: { recording: MatchedRecording }) {
  const zone = useZone()
  const undo = useMutation(undoMatch())
  const retry = useMutation(retryMatch())
  const session = recording.options.find((option) => option.sessionId === recording.sessionId)
  const by = recording.decidedByName ? `Linked by ${recording.decidedByName}` : 'Linked by the rule'
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-4 md:px-5">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <RecordingName recording={recording} note={`${by}, ${whenText(recording.decidedAt, zone)}`} />
        {session ? (
          <p className="text-body-s">
            <TextLink to={paths.vipSession(session.sessionId)}>
              {session.title}, {session.memberName}
            </TextLink>
          </p>
        ) : null}
        {session ? <ScoreParts option={session} /> : null}
        {recording.failure ? (
          <p className="text-caption text-danger-text">
            {recordingFailed(recording.name)}. {soundFailure(recording.failure)}
          </p>
        ) : null}
      </div>
      {recording.canRetry.ok ? (
        <Button
          size="small"
          isBusy={retry.isPending}
          busyLabel="Asking"
          aria-label={`${driveTexts.tryAgain}: ${recording.name}`}
          onClick={() => retry.mutate({ recordingId: recording.id })}
        >
          {driveTexts.tryAgain}
        </Button>
      ) : null}
      <Button
        size="small"
        isBusy={undo.isPending}
        busyLabel="Undoing"
        disabled={!recording.canUndo.ok}
        title={reasonWords(driveRefusals, recording.canUndo.reason ?? '') ?? undefined}
        aria-label={`Undo the link of ${recording.name}`}
        onClick={() => undo.mutate({ recordingId: recording.id })}
      >
        Undo
      </Button>
    </li>
  )
}

function RecordingName({ recording, note }: { recording: MatchedRecording; note: string | null }) {
  const zone = useZone()
  const facts = [
    recording.recordedAt ? whenText(recording.recordedAt, zone) : null,
    sizeText(recording.byteSize),
  ]
  return (
    <div className="min-w-0 flex-1 basis-64">
      <p className="font-semibold [overflow-wrap:anywhere]" dir="auto">
        {recording.name}
      </p>
      <p className="text-caption text-ink-2">{facts.filter(Boolean).join(', ')}</p>
      {note ? <p className="text-caption text-ink-3">{note}</p> : null}
    </div>
  )
}
