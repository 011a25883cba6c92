import { useMutation } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { minutesTexts } from '#domain/minutes/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { beginMinutes } from './mutations.ts'

/** The way to minutes of a session that nobody recorded (K71). */
export function WriteByHand({ sessionId }: { sessionId: string }) {
  const navigate = useNavigate()
  // Said of the mutation itself: a live change may take this panel away before the answer is there, and the way still leads on.
  const begin = useMutation({ ...beginMinutes(), onSuccess: () => navigate(paths.vipReview(sessionId)) })
  // Made once, so that pressing twice and trying again begins the same minutes.
  const [versionId] = useState(() => crypto.randomUUID())
  return (
    <Panel as="div" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 md:px-5">
      <p className="min-w-0 flex-1 basis-72 text-body-s text-ink-2">{minutesTexts.byHandHint}</p>
      <Button
        icon={PenLine}
        isBusy={begin.isPending}
        busyLabel="Opening"
        onClick={() => begin.mutate({ sessionId, versionId })}
      >
        {minutesTexts.byHand}
      </Button>
    </Panel>
  )
}
