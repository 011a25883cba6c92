import { useMutation, useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import { checkDrive } from '#web/features/minutes/automation/mutations.ts'
import { automationQuery } from '#web/features/minutes/automation/queries.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { whenText } from '#web/lib/time/whenText.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'

/** How the company's drive stands, for those who keep recordings: when it was looked through last, and another look (T-071). */
export function DriveStanding() {
  const zone = useZone()
  const isKeeper = useMe().permissions.includes('sessions.manage')
  const { data } = useQuery({ ...automationQuery(), enabled: isKeeper })
  const check = useMutation(checkDrive())
  // Where no drive is configured or connected there is nothing to say of it.
  if (!data?.automation.status) return null
  const { status, runs } = data.automation
  if (status !== 'ready')
    return (
      <TextLink to={paths.vipRecordings()}>
        {status === 'checking' ? 'Cloud drive is being connected' : 'Cloud drive not connected'}
      </TextLink>
    )
  const isBusy = runs.some((run) => run.status === 'queued' || run.status === 'running')
  const last = runs.find((run) => run.status === 'done')?.finishedAt
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-body-s text-ink-2 tnum">
        {last ? `Cloud drive connected, checked ${whenText(last, zone)}` : 'Cloud drive connected'}
      </span>
      <Button
        size="small"
        variant="quiet"
        icon={RefreshCw}
        isBusy={check.isPending || isBusy}
        busyLabel="Checking"
        onClick={() => check.mutate({ id: crypto.randomUUID() })}
      >
        Check now
      </Button>
    </div>
  )
}
