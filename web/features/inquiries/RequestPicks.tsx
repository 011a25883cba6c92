import { Link, useSearchParams } from 'react-router'
import type { Inquiry } from '#contract/inquiries.ts'
import { dayText } from '#domain/board/rules/due.ts'
import { isPending } from '#domain/inquiries/rules.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useToday } from '#web/lib/signIn/useToday.ts'
import { classes } from '#web/ui/classes.ts'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import type { InquiryGroup } from './inquiryGroups.ts'
import { ageOf, inquiryTitle } from './inquiryWords.ts'
import { RequestBadge } from './RequestBadge.tsx'

type Props = { groups: readonly InquiryGroup[]; chosenId: string | null }

/** The requests to choose from: what, who, how old and by when. */
export function RequestPicks({ groups, chosenId }: Props) {
  return (
    <Panel className="sticky top-4 max-h-[calc(100dvh-6rem)] overflow-y-auto">
      {groups.map(({ title, inquiries }) => (
        <section key={title ?? 'all'} className="not-first:border-t not-first:border-line">
          {title ? (
            <h2 className="border-b border-line px-5 pt-3.5 pb-2 text-caption font-semibold text-ink-2">
              {title}
            </h2>
          ) : null}
          <ul className="hairlines">
            {inquiries.map((inquiry) => (
              <li key={inquiry.id}>
                <RequestPick inquiry={inquiry} isChosen={inquiry.id === chosenId} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  )
}

function RequestPick({ inquiry, isChosen }: { inquiry: Inquiry; isChosen: boolean }) {
  const me = useMe()
  const today = useToday()
  const [params] = useSearchParams()
  const to = new URLSearchParams(params)
  to.set('request', inquiry.id)
  const who = [inquiry.memberName, inquiry.email, inquiry.company].filter(Boolean).join(', ')
  const isWaiting = isPending(inquiry.status)
  return (
    <Link
      to={`?${to}`}
      replace
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={classes(
        'grid gap-1 border-l-4 px-4 py-3.5 hover:bg-sunken focus-visible:-outline-offset-2',
        isChosen ? 'border-ink bg-sunken' : 'border-transparent',
      )}
    >
      <span className="flex items-baseline justify-between gap-3">
        <span dir="auto" className="min-w-0 font-semibold [overflow-wrap:anywhere]">
          {inquiryTitle(inquiry)}
        </span>
        <span className="shrink-0 text-caption text-ink-3 tnum">{ageOf(inquiry.createdAt, new Date())}</span>
      </span>
      <span dir="auto" className="truncate text-caption text-ink-2">
        {who}
      </span>
      {inquiry.body ? (
        <span dir="auto" className="truncate text-caption text-ink-3">
          {inquiry.body}
        </span>
      ) : null}
      <span className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-caption text-ink-3">
        <RequestBadge inquiry={inquiry} />
        {inquiry.draft ? <Badge tone="outline">Draft</Badge> : null}
        {isWaiting && inquiry.dueOn ? `Answer by ${dayText(inquiry.dueOn, today)}` : null}
        {isWaiting && inquiry.ownerName ? (
          <span>{inquiry.ownerId === me.userId ? 'Yours' : `With ${inquiry.ownerName}`}</span>
        ) : null}
      </span>
    </Link>
  )
}
