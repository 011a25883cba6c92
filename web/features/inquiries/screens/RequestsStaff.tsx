import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { InboxPart, Inquiry } from '#contract/inquiries.ts'
import { useUnlessUnsaved } from '#web/lib/edits/useUnlessUnsaved.ts'
import { useMediaQuery } from '#web/lib/page/mediaQuery.ts'
import { leaveForm } from '#web/lib/page/unsaved.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { InquiryList } from '../InquiryList.tsx'
import { exportInquiries } from '../mutations.ts'
import { inboxCountsQuery } from '../queries.ts'
import { RequestPanes } from '../RequestPanes.tsx'

const parts: Record<InboxPart, { title: string; empty: string | undefined }> = {
  mine: {
    title: 'What needs you',
    empty: 'Requests of the members you advise, and those nobody has taken, appear here.',
  },
  pending: { title: 'Waiting requests', empty: 'New requests appear here.' },
  closed: { title: 'Answered requests', empty: undefined },
  held: { title: 'Held back', empty: 'What looks like a program’s waits here, and nobody is written to.' },
}
const isPart = (text: string | null): text is InboxPart => text !== null && text in parts

type Props = {
  /** What the page says next to a request of whoever asked it. */
  aside?: (inquiry: Inquiry) => ReactNode
}

/**
 * The staff inbox: what needs the reader, their own before what nobody has taken, what waits for anybody, what is answered, and
 * what is held back as a program's; the address keeps which (K89).
 */
export function RequestsStaff({ aside }: Props) {
  const [params, setParams] = useSearchParams()
  const asked = params.get('show')
  const show = isPart(asked) ? asked : 'mine'
  const choose = (part: InboxPart) =>
    leaveForm(() => setParams(part === 'mine' ? {} : { show: part }, { replace: true }))
  const hasRoom = useUnlessUnsaved(useMediaQuery('(min-width: 64rem)'))
  const counts = useQuery(inboxCountsQuery())
  const save = useMutation(exportInquiries())
  const { mine = 0, open = 0, inProgress = 0, held = 0 } = counts.data ?? {}
  return (
    <>
      <PageTitle
        title="Requests"
        lead={counts.data ? leadOf(counts.data) : 'Requests from members and visitors.'}
      >
        <Segments
          label="Which requests"
          options={[
            { value: 'mine', label: 'Needs you', ...(mine > 0 ? { count: mine } : {}) },
            {
              value: 'pending',
              label: "Everyone's",
              ...(open + inProgress > 0 ? { count: open + inProgress } : {}),
            },
            { value: 'closed', label: 'Answered' },
            { value: 'held', label: 'Held back', ...(held > 0 ? { count: held } : {}) },
          ]}
          value={show}
          onChange={choose}
          className="max-w-full flex-wrap max-sm:grid max-sm:w-full max-sm:grid-cols-2"
        />
        <Button onClick={() => save.mutate({ show })} isBusy={save.isPending} busyLabel="Exporting">
          Export
        </Button>
      </PageTitle>
      {hasRoom ? (
        <RequestPanes key={show} show={show} emptyWords={parts[show].empty} aside={aside} />
      ) : (
        <Panel>
          <h2 className="sr-only">{parts[show].title}</h2>
          <InquiryList show={show} emptyWords={parts[show].empty} />
        </Panel>
      )}
    </>
  )
}

function leadOf({ open, inProgress }: { open: number; inProgress: number }): string {
  if (open + inProgress === 0) return 'No open requests.'
  return inProgress === 0 ? `${open} open.` : `${open} open, ${inProgress} taken.`
}
