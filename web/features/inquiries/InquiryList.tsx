import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { InboxPart, Inquiry } from '#contract/inquiries.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { PanelRows } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'
import { InquiryRow } from './InquiryRow.tsx'
import { inquiryGroups } from './inquiryGroups.ts'
import { noneOf } from './inquiryWords.ts'
import { inboxQuery } from './queries.ts'
import { useAnsweredFocus } from './useAnsweredFocus.ts'

type Props = { show: InboxPart; memberId?: string; emptyWords?: string }

/** Requests page by page, following what colleagues do with them. */
export function InquiryList({ show, memberId, emptyWords }: Props) {
  const inbox = useInfiniteQuery(inboxQuery(show, memberId))
  const [answering, setAnswering] = useState<Inquiry | null>(null)
  useLiveRefresh('inquiries')
  const loaded = inbox.data?.pages.flatMap((page) => page.inquiries) ?? []
  const ids = inquiryGroups(show, loaded).flatMap(({ inquiries }) => inquiries.map(({ id }) => id))
  const goOn = useAnsweredFocus(ids)
  const after = (id: string) => ids[ids.indexOf(id) + 1] ?? ids[ids.indexOf(id) - 1] ?? null

  return (
    <>
      <List
        of={inbox}
        items={() => loaded}
        skeleton={<SkeletonLines lines={4} />}
        empty={<Empty title={noneOf[show]}>{emptyWords}</Empty>}
        more={inbox}
      >
        {(all) => (
          <div>
            {inquiryGroups(show, all).map(({ title, inquiries }) => (
              <section key={title ?? 'all'} className="not-first:border-t not-first:border-line">
                {title ? (
                  <h3 className="px-4 pt-4 text-caption font-semibold text-ink-2 md:px-5">{title}</h3>
                ) : null}
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
              </section>
            ))}
          </div>
        )}
      </List>
      {answering ? (
        <AnswerDialog
          inquiry={answering}
          onAnswered={() => goOn(answering.id, after(answering.id))}
          onClose={() => setAnswering(null)}
        />
      ) : null}
    </>
  )
}
