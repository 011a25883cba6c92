import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { hasRight } from '#domain/billing/rules/rights.ts'
import { linesOf } from '#domain/minutes/rules/versions.ts'
import { addActions } from '#domain/minutes/texts.ts'
import { minutesQuery } from '#web/features/minutes/queries.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { ReportMethod } from '../ReportMethod.tsx'
import { SaveMinutes } from '../SaveMinutes.tsx'
import { useCopy } from '../useCopy.ts'
import { useMakeCard } from '../useMakeCard.ts'

/** Under a report: who approved it, how it was made, and its actions for the board all at once. */
export function ReportFootDesktop({ sessionId }: { sessionId: string }) {
  const me = useMe()
  const { data } = useQuery(minutesQuery(sessionId))
  const making = useMakeCard()
  const copy = useCopy()
  const minutes = data?.minutes.minutes
  if (!data || !minutes) return null
  const canMake = hasRight([me.desktopPlan], 'board.edit')
  const open = canMake ? linesOf(minutes.lines, 'action').filter((line) => line.canMakeCard.ok) : []
  return (
    <>
      <div className="min-w-0 flex-1 basis-64">
        <ReportMethod minutes={minutes} />
      </div>
      <Button variant="quiet" icon={Copy} onClick={() => void copy(data.minutes.title, minutes)}>
        Copy
      </Button>
      <SaveMinutes of={data.minutes} />
      {open.length > 0 ? (
        <Button
          variant="solid"
          isBusy={making.busy.length > 0}
          busyLabel="Adding"
          onClick={() => making.make(open)}
        >
          {addActions(open.length)}
        </Button>
      ) : null}
    </>
  )
}
