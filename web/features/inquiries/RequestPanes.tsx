import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { InboxPart, Inquiry } from '#contract/inquiries.ts'
import { inquiryTexts } from '#domain/inquiries/texts.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { hasUnsaved } from '#web/lib/page/unsaved.ts'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { Loaded } from '#web/ui/lists/Loaded.tsx'
import { MorePages } from '#web/ui/lists/MorePages.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SectionError } from '#web/ui/states/SectionError.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { inquiryGroups } from './inquiryGroups.ts'
import { noneOf } from './inquiryWords.ts'
import { inboxQuery, inquiryQuery } from './queries.ts'
import { RequestPane } from './RequestPane.tsx'
import { RequestPicks } from './RequestPicks.tsx'
import { useAnsweredFocus } from './useAnsweredFocus.ts'

const key = 'request'

type Props = {
  show: InboxPart
  emptyWords?: string | undefined
  /** Under the facts of a request: what whoever answers should know of whoever asked. */
  aside?: ((inquiry: Inquiry) => ReactNode) | undefined
}

/** The inbox on a desktop: the requests on the left, the chosen one whole on the right; the address keeps which (K89). */
export function RequestPanes({ show, emptyWords, aside }: Props) {
  const inbox = useInfiniteQuery(inboxQuery(show))
  const [params, setParams] = useSearchParams()
  useLiveRefresh('inquiries')
  const asked = params.get(key)
  const [shown, setShown] = useState<{ inquiry: Inquiry; at: number } | null>(null)
  const groups = inquiryGroups(show, inbox.data?.pages.flatMap((page) => page.inquiries) ?? [])
  const inquiries = groups.flatMap((group) => group.inquiries)
  const indexOf = (id: string | undefined) => inquiries.findIndex((each) => each.id === id)
  // What is shown stays where the address names none, whatever comes in before it; and with words typed under it, wherever it goes.
  const isKept = shown !== null && (indexOf(shown.inquiry.id) >= 0 || hasUnsaved())
  const chosenId = asked ?? (isKept ? shown.inquiry.id : inquiries[0]?.id)
  const listedAt = indexOf(chosenId)
  const isListed = listedAt >= 0
  // Answered, taken by a colleague or never in this part: it is shown as it stands, never another one in its place.
  const elsewhere = useQuery({
    ...inquiryQuery(chosenId ?? ''),
    enabled: inbox.isSuccess && chosenId !== undefined && !isListed,
  })
  const before = shown?.inquiry.id === chosenId ? shown : null
  const chosen =
    inquiries[listedAt] ??
    (chosenId ? elsewhere.data?.inquiry : undefined) ??
    (elsewhere.isPending || hasUnsaved() ? before?.inquiry : undefined)
  const at = isListed ? listedAt : Math.min(before?.at ?? 0, inquiries.length)
  if (chosen && (chosen !== shown?.inquiry || at !== shown.at)) setShown({ inquiry: chosen, at })
  const near = (index: number) => inquiries[index]?.id ?? null
  const choose = (id: string | null) =>
    setParams(
      (now) => {
        now.delete(key)
        if (id) now.set(key, id)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  const goOn = useAnsweredFocus(chosen ? [chosen.id] : [])
  const none = (
    <Panel>
      <Empty title={noneOf[show]}>{emptyWords}</Empty>
    </Panel>
  )

  return (
    <>
      <Loaded of={inbox} skeleton={<SkeletonLines lines={6} />}>
        {() =>
          chosenId === undefined ? (
            none
          ) : (
            <div className="grid grid-cols-[minmax(18rem,25rem)_minmax(0,1fr)] items-start gap-4">
              {inquiries.length > 0 ? <RequestPicks groups={groups} chosenId={chosenId} /> : none}
              {chosen ? (
                <RequestPane
                  key={chosen.id}
                  inquiry={chosen}
                  place={isListed ? { at: at + 1, of: inquiries.length } : null}
                  before={near(at - 1)}
                  after={near(isListed ? at + 1 : at)}
                  onChoose={choose}
                  onAnswered={(nextId) => {
                    goOn(chosen.id, nextId)
                    choose(nextId)
                  }}
                  aside={aside}
                />
              ) : (
                <Elsewhere of={elsewhere} />
              )}
            </div>
          )
        }
      </Loaded>
      <MorePages of={inbox} />
    </>
  )
}

type Asked = { error: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown }

/** In the place of a request that is on its way, or that there is none of. */
function Elsewhere({ of: { error, isError, isFetching, refetch } }: { of: Asked }) {
  const { code } = refusalOf(error)
  const isNone = isError && (code === 'NOT_FOUND' || code === 'BAD_REQUEST')
  return (
    <Panel>
      {isNone ? (
        <Empty title={inquiryTexts.notHere} />
      ) : isError ? (
        <SectionError className="px-5 py-5" isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className="px-5 py-5">
          <SkeletonLines lines={6} />
        </div>
      )}
    </Panel>
  )
}
