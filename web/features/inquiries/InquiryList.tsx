import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { InboxPart, Inquiry } from '#contract/inquiries.ts'
import { inquiryTexts } from '#domain/inquiries/texts.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { PanelRows } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'
import { InquiryRow } from './InquiryRow.tsx'
import { inboxQuery } from './queries.ts'

const noneOf: Record<InboxPart, string> = {
  pending: inquiryTexts.none,
  closed: 'No closed requests',
  held: inquiryTexts.noneHeld,
}

type Props = { show: InboxPart; memberId?: string; emptyWords?: string }

/** Requests page by page, following what colleagues do with them. */
export function InquiryList({ show, memberId, emptyWords }: Props) {
  const inbox = useInfiniteQuery(inboxQuery(show, memberId))
  const [answering, setAnswering] = useState<Inquiry | null>(null)
  useLiveRefresh('inquiries')

  return (
    <>
      <List
        of={inbox}
        items={(data) => data.pages.flatMap((page) => page.inquiries)}
        skeleton={<SkeletonLines lines={4} />}
        empty={<Empty title={noneOf[show]}>{emptyWords}</Empty>}
        more={inbox}
      >
        {(inquiries) => (
          <PanelRows>
            {inquiries.map((inquiry) => (
              <InquiryRow
                key={inquiry.id}
                inquiry={inquiry}
                isOfOneMember={memberId !== undefined}
                onAnswer={() => setAnswering(inquiry)}
              />
            ))}
          </PanelRows>
        )}
      </List>
      {answering ? <AnswerDialog inquiry={answering} onClose={() => setAnswering(null)} /> : null}
    </>
  )
}
