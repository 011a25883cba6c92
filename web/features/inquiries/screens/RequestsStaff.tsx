import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { InboxPart } from '#contract/inquiries.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { InquiryList } from '../InquiryList.tsx'
import { exportInquiries } from '../mutations.ts'
import { inboxCountsQuery } from '../queries.ts'

const parts: Record<InboxPart, { title: string; empty: string | undefined }> = {
  pending: { title: 'Waiting requests', empty: 'New requests appear here.' },
  closed: { title: 'Closed requests', empty: undefined },
  held: { title: 'Held back', empty: 'What looks like a program’s waits here, and nobody is written to.' },
}

/** The staff inbox: what waits, oldest first, what is closed, and what is held back as a program's (K89). */
export function RequestsStaff() {
  const [show, setShow] = useState<InboxPart>('pending')
  const counts = useQuery(inboxCountsQuery())
  const save = useMutation(exportInquiries())
  const held = counts.data?.held ?? 0
  return (
    <>
      <PageTitle
        title="Requests"
        lead={counts.data ? leadOf(counts.data) : 'Requests from members and visitors.'}
      >
        <Segments
          label="Which requests"
          options={[
            { value: 'pending', label: 'Waiting' },
            { value: 'closed', label: 'Closed' },
            { value: 'held', label: held > 0 ? `Held back ${held}` : 'Held back' },
          ]}
          value={show}
          onChange={setShow}
        />
        <Button onClick={() => save.mutate({ show })} isBusy={save.isPending} busyLabel="Exporting">
          Export
        </Button>
      </PageTitle>
      <Panel>
        <h2 className="sr-only">{parts[show].title}</h2>
        <InquiryList show={show} emptyWords={parts[show].empty} />
      </Panel>
    </>
  )
}

function leadOf({ open, inProgress }: { open: number; inProgress: number }): string {
  if (open + inProgress === 0) return 'No open requests.'
  const taken = inProgress === 0 ? '' : `, ${inProgress} taken`
  return `${open} open${taken}. Open first, then oldest first.`
}
