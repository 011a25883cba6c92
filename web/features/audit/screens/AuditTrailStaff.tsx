import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { Download, ShieldCheck } from 'lucide-react'
import { auditTexts } from '#domain/audit/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { exportTrail } from '../mutations.ts'
import { trailQuery } from '../queries.ts'
import { TrailFilters } from '../TrailFilters.tsx'
import { TrailTable } from '../TrailTable.tsx'
import { TrailVerdict } from '../TrailVerdict.tsx'
import { useTrailSearch } from '../useTrailSearch.ts'
import { useVerdict } from '../useVerdict.ts'

/** The sealed trail for admins: who did what to what, when and from where, and whether the chain still holds (K34, 4.12.13). */
export function AuditTrailStaff() {
  const { fields, set, clear, isNarrowed, search, period } = useTrailSearch()
  const trail = useInfiniteQuery(trailQuery(search))
  const save = useMutation(exportTrail())
  const { verify, verdict, isBusy, count } = useVerdict()
  return (
    <Panel className="overflow-hidden">
      <header className="flex flex-wrap items-center justify-between gap-3 px-4 pt-4 pb-3 md:px-5">
        <h2 className="title-s">{auditTexts.title}</h2>
        <div className="flex flex-wrap items-center gap-2">
          <Button
            size="small"
            icon={Download}
            onClick={() => save.mutate(period)}
            isBusy={save.isPending}
            busyLabel="Exporting"
          >
            {auditTexts.export}
          </Button>
          <Button
            size="small"
            icon={ShieldCheck}
            onClick={verify}
            isBusy={isBusy}
            busyLabel={count > 0 ? `${count.toLocaleString('en-GB')} verified` : 'Verifying'}
          >
            {auditTexts.verify}
          </Button>
        </div>
      </header>
      {verdict ? (
        <div className="px-4 pb-3 md:px-5">
          <TrailVerdict verdict={verdict} />
        </div>
      ) : null}
      <TrailFilters fields={fields} onChange={set} onClear={isNarrowed ? clear : null} />
      <List
        of={trail}
        items={(data) => data.pages.flatMap((page) => page.events)}
        skeleton={<SkeletonLines lines={6} />}
        empty={<Empty title={isNarrowed ? auditTexts.noneFound : auditTexts.none} />}
        more={trail}
      >
        {(events) => <TrailTable events={events} isStale={trail.isPlaceholderData} />}
      </List>
    </Panel>
  )
}
