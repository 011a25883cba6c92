import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { driveTexts, foundText } from '#domain/minutes/rules/driveWords.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { toast } from '#web/lib/page/toast.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { checkRecordings } from '../mutations.ts'
import { recordingCheckQuery } from '../queries.ts'

/** Has the company's drive looked through for the member's own sessions, and says what was found (T-067). */
export function CheckRecordingsDesktop() {
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
    if (hasFailed) toast.error(driveTexts.checkFailed)
    else {
      toast.success(foundText(data?.found ?? 0))
      void cache.invalidateQueries({ queryKey: orpc.sessions.key() })
    }
    onEnd()
  }, [data, isError, cache, onEnd])
  return null
}
