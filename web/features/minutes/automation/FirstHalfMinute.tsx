import { useMutation } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useState } from 'react'
import type { MatchedRecording } from '#contract/minutes/automation.ts'
import { driveRefusals, driveTexts } from '#domain/minutes/rules/driveWords.ts'
import { reasonWords } from '#web/lib/calls/refusal.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { listenToMatch } from './mutations.ts'

/** How a recording begins, for whoever has to say whose it is; only where everybody it may concern has agreed (T-068, 4.12.11). */
export function FirstHalfMinute({ recording }: { recording: MatchedRecording }) {
  const [isBroken, setBroken] = useState(false)
  const listening = useMutation(listenToMatch())
  if (!recording.canListen.ok)
    return (
      <p className="text-caption text-ink-3">
        {reasonWords(driveRefusals, recording.canListen.reason ?? '') ?? null}
      </p>
    )
  const address = listening.data?.address
  if (isBroken) return <p className="text-caption text-danger-text">{driveTexts.notAccessible}</p>
  if (address)
    return (
      // biome-ignore lint/a11y/useMediaCaption: safe because nothing of it is written down before it is linked
      <audio
        controls
        autoPlay
        src={address}
        aria-label={`The first half-minute of ${recording.name}`}
        onError={() => setBroken(true)}
        className="h-10 w-full max-w-md"
      />
    )
  return (
    <div>
      <Button
        size="small"
        icon={Play}
        isBusy={listening.isPending}
        busyLabel="Opening"
        onClick={() => listening.mutate({ recordingId: recording.id })}
      >
        {driveTexts.listen}
      </Button>
    </div>
  )
}
