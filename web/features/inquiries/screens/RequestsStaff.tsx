import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { InquiryList } from '../InquiryList.tsx'
import { inboxCountsQuery } from '../queries.ts'

/** The staff inbox: what waits, oldest first, and what is closed (K89). */
export function RequestsStaff() {
  const [show, setShow] = useState<'pending' | 'closed'>('pending')
  const counts = useQuery(inboxCountsQuery())
  return (
    <>
      <PageTitle title="Requests" lead={counts.data ? leadOf(counts.data) : 'Requests from members.'}>
        <Segments
          label="Which requests"
          options={[
            { value: 'pending', label: 'Waiting' },
            { value: 'closed', label: 'Closed' },
          ]}
          value={show}
          onChange={setShow}
        />
      </PageTitle>
      <Panel>
        <h2 className="sr-only">{show === 'pending' ? 'Waiting requests' : 'Closed requests'}</h2>
        <InquiryList show={show} emptyWords={show === 'pending' ? 'New requests appear here.' : undefined} />
      </Panel>
    </>
  )
}

function leadOf({ open, inProgress }: { open: number; inProgress: number }): string {
  if (open + inProgress === 0) return 'No open requests.'
  const taken = inProgress === 0 ? '' : `, ${inProgress} taken`
  return `${open} open${taken}. Open first, then oldest first.`
}
