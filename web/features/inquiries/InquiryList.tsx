import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Inquiry } from '#contract/inquiries.ts'
import { inquiryTexts } from '#domain/inquiries/texts.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { PanelBody, PanelRows } from '#web/ui/layout/Panel.tsx'
import { MorePages } from '#web/ui/lists/MorePages.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SectionError } from '#web/ui/states/SectionError.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'
import { InquiryRow } from './InquiryRow.tsx'
import { inboxQuery } from './queries.ts'

type Props = { show: 'pending' | 'closed'; memberId?: string; emptyWords?: string }

/** Requests page by page, following what colleagues do with them. */
export function InquiryList({ show, memberId, emptyWords }: Props) {
  const inbox = useInfiniteQuery(inboxQuery(show, memberId))
  const [answering, setAnswering] = useState<Inquiry | null>(null)
  useLiveRefresh('inquiries')

  if (inbox.isPending) {
    return (
      <PanelBody>
        <Loading>
          <SkeletonLines lines={4} />
        </Loading>
      </PanelBody>
    )
  }
  if (inbox.isError) {
    return (
      <PanelBody>
        <SectionError onRetry={() => void inbox.refetch()} isRetrying={inbox.isFetching} />
      </PanelBody>
    )
  }
  const inquiries = inbox.data.pages.flatMap((page) => page.inquiries)
  return (
    <>
      {inquiries.length === 0 ? (
        <Empty title={show === 'pending' ? inquiryTexts.none : 'No closed requests'}>{emptyWords}</Empty>
      ) : (
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
      <MorePages of={inbox} />
      {answering ? <AnswerDialog inquiry={answering} onClose={() => setAnswering(null)} /> : null}
    </>
  )
}
