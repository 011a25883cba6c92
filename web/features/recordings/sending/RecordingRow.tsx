import { useMutation } from '@tanstack/react-query'
import { AudioLines, Clapperboard, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Recording } from '#contract/recordings.ts'
import { momentLabel } from '#domain/minutes/rules/moments.ts'
import { soundFailure, soundTexts } from '#domain/recordings/texts.ts'
import { sizeText } from '#domain/uploads.ts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Switch } from '#web/ui/forms/Switch.tsx'
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx'
import { allowSaving, eraseRecording } from '../mutations.ts'

/** One recording of a session for those who manage it: what it is, who may copy it, and its end. */
export function RecordingRow({ recording }: { recording: Recording }) {
  const saving = useMutation(allowSaving())
  const erasing = useMutation(eraseRecording())
  const [isAsking, setAsking] = useState(false)
  const { id, name, status, can } = recording
  const Icon = recording.hasVideo ? Clapperboard : AudioLines
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5">
      <Icon size={20} aria-hidden="true" className="shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1 basis-56">
        <p dir="auto" className="truncate text-body-s font-semibold">
          {name}
        </p>
        {status === 'failed' ? (
          <p className="text-caption text-danger-text">{soundFailure(recording.failure)}</p>
        ) : (
          <p className="text-caption text-ink-3 tnum">{factsOf(recording)}</p>
        )}
      </div>
      {status === 'ready' && can.allowSaving.ok ? (
        <Switch
          isOn={recording.isDownloadAllowed}
          isBusy={saving.isPending}
          onChange={(isAllowed) => saving.mutate({ id, isAllowed })}
          label={soundTexts.allowSaving}
          className="gap-3 text-body-s"
        />
      ) : null}
      {can.erase.ok ? (
        <IconButton
          icon={Trash2}
          size="small"
          label={`${soundTexts.erase}: ${name}`}
          className="text-ink-3"
          onClick={() => setAsking(true)}
        />
      ) : null}
      {isAsking ? (
        <AlertDialog
          title={soundTexts.erase}
          confirmLabel={soundTexts.erase}
          isDanger
          isBusy={erasing.isPending}
          onConfirm={() => erasing.mutate({ id }, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          {soundTexts.eraseQuestion}
        </AlertDialog>
      ) : null}
    </li>
  )
}

function factsOf({ status, durationMs, byteSize, hasVideo }: Recording): string {
  if (status === 'arriving') return soundTexts.checking
  if (status === 'found') return soundTexts.inDrive
  const length = durationMs === null ? null : momentLabel({ segment: 0, startMs: durationMs }, null)
  return [hasVideo ? 'Video' : 'Sound', length, byteSize === null ? null : sizeText(byteSize)]
    .filter(Boolean)
    .join(', ')
}
