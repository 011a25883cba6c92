import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { eventName } from '#domain/audit/rules/eventName.ts'
import { auditTexts } from '#domain/audit/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Select } from '#web/ui/forms/Select.tsx'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { kindsQuery, trailQuery } from '../queries.ts'
import { TrailTable } from '../TrailTable.tsx'
import { TrailVerdict } from '../TrailVerdict.tsx'
import { useVerdict } from '../useVerdict.ts'

const everything = 'all'

/** The sealed trail for admins: who did what to what and when, and whether the chain still holds (K34, 4.12.13). */
export function AuditTrailStaff() {
  const [kind, setKind] = useState(everything)
  const trail = useInfiniteQuery(trailQuery(kind === everything ? null : kind))
  const kinds = useQuery(kindsQuery())
  const { verify, verdict, isBusy, count } = useVerdict()
  const choices = [
    { value: everything, label: 'All events' },
    ...(kinds.data?.kinds ?? []).map((each) => ({ value: each, label: eventName(each) })),
  ]
  return (
    <Panel className="overflow-hidden">
      <header className="flex flex-wrap items-center justify-between gap-3 px-4 pt-4 pb-3 md:px-5">
        <h2 className="title-s">{auditTexts.title}</h2>
        <div className="flex items-center gap-2 max-sm:w-full">
          <div className="w-56 max-sm:min-w-0 max-sm:flex-1">
            <Select label="Kind of event" size="small" options={choices} value={kind} onChange={setKind} />
          </div>
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
      <List
        of={trail}
        items={(data) => data.pages.flatMap((page) => page.events)}
        skeleton={<SkeletonLines lines={6} />}
        empty={<Empty title={auditTexts.none} />}
        more={trail}
      >
        {(events) => <TrailTable events={events} isStale={trail.isPlaceholderData} />}
      </List>
    </Panel>
  )
}
