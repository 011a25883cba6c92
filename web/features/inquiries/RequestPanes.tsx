import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { InboxPart, Inquiry } from '#contract/inquiries.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { hasUnsaved } from '#web/lib/page/unsaved.ts'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { inquiryGroups } from './inquiryGroups.ts'
import { noneOf } from './inquiryWords.ts'
import { inboxQuery } from './queries.ts'
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
  const loaded = inbox.data?.pages.flatMap((page) => page.inquiries) ?? []
  const named = (id: string | null | undefined) => loaded.find((each) => each.id === id)
  // Somebody else may take it while its answer is typed: until that is sent or left, it stays with what is typed.
  const isKept = shown !== null && !named(shown.inquiry.id) && !named(asked) && hasUnsaved()
  const listed = isKept ? loaded.toSpliced(shown.at, 0, shown.inquiry) : loaded
  const groups = inquiryGroups(show, listed)
  const inquiries = groups.flatMap((group) => group.inquiries)
  // Where the address names none that is here, what is shown stays, whatever comes in before it.
  const chosen = named(asked) ?? (isKept ? shown.inquiry : named(shown?.inquiry.id)) ?? inquiries[0]
  const at = chosen ? inquiries.indexOf(chosen) : -1
  if (chosen && !isKept && (chosen !== shown?.inquiry || at !== shown.at)) setShown({ inquiry: chosen, at })
  const near = (by: -1 | 1) => inquiries[at + by]?.id ?? null
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

  return (
    <List
      of={inbox}
      items={() => inquiries}
      skeleton={<SkeletonLines lines={6} />}
      empty={
        <Panel>
          <Empty title={noneOf[show]}>{emptyWords}</Empty>
        </Panel>
      }
      more={inbox}
    >
      {() => (
        <div className="grid grid-cols-[minmax(18rem,25rem)_minmax(0,1fr)] items-start gap-4">
          <RequestPicks groups={groups} chosenId={chosen?.id ?? null} />
          {chosen ? (
            <RequestPane
              key={chosen.id}
              inquiry={chosen}
              place={{ at: at + 1, of: inquiries.length }}
              before={near(-1)}
              after={near(1)}
              onChoose={choose}
              onAnswered={(nextId) => {
                goOn(chosen.id, nextId)
                choose(nextId)
              }}
              aside={aside}
            />
          ) : null}
        </div>
      )}
    </List>
  )
}
