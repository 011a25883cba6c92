import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { paths } from '#contract/paths.ts'
import { driveTexts, foundText } from '#domain/minutes/rules/driveWords.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { toast } from '#web/lib/page/toast.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { checkRecordings } from '../mutations.ts'
import { automationStatusQuery, recordingCheckQuery } from '../queries.ts'

/**
 * Has the company's drive looked through for the member's own sessions, and says what was found; without a drive it says so, to those
 * who keep recordings with the way to connect one (T-066, T-067).
 */
export function CheckRecordingsDesktop() {
  const { data } = useQuery(automationStatusQuery())
  return data && !data.status.isDriveConnected ? <NoDrive /> : <Check />
}

function NoDrive() {
  const why = useId()
  const isKeeper = useMe().permissions.includes('sessions.manage')
  return (
    <div className="grid justify-items-start gap-1.5 lg:justify-items-end">
      <Button disabled aria-describedby={why}>
        {sessionTexts.checkRecordings}
      </Button>
      <p id={why} className="text-caption text-ink-3">
        {driveTexts.noneToCheck}
        {isKeeper ? (
          <>
            {' '}
            <TextLink to={paths.vipRecordings()} className="text-[length:inherit]!">
              {driveTexts.connectIt}
            </TextLink>
          </>
        ) : null}
      </p>
    </div>
  )
}

function Check() {
  const [asked, setAsked] = useState<string | null>(null)
  const check = useMutation(checkRecordings())
  const ask = () => {
    const id = crypto.randomUUID()
    check.mutate({ id }, { onSuccess: () => setAsked(id) })
  }
  return (
    <>
      <Button isBusy={check.isPending || asked !== null} busyLabel="Checking" onClick={ask}>
        {sessionTexts.checkRecordings}
      </Button>
      {asked ? <Outcome key={asked} id={asked} onEnd={() => setAsked(null)} /> : null}
    </>
  )
}

function Outcome({ id, onEnd }: { id: string; onEnd: () => void }) {
  const run = useQuery(recordingCheckQuery(id))
  const cache = useQueryClient()
  const { data, isError } = run
  useEffect(() => {
    const hasFailed = isError || data?.status === 'failed'
    if (!hasFailed && data?.status !== 'done') return
    if (hasFailed) {
      toast.error(driveTexts.checkFailed)
      // The connection may have ended meanwhile.
      void cache.invalidateQueries({ queryKey: orpc.minutes.getAutomationStatus.key() })
    } else {
      toast.success(foundText(data?.found ?? 0))
      void cache.invalidateQueries({ queryKey: orpc.sessions.key() })
    }
    onEnd()
  }, [data, isError, cache, onEnd])
  return null
}
