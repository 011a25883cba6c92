import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Person } from '#contract/accounts/people.ts'
import { paths } from '#contract/paths.ts'
import type { Session } from '#contract/sessions.ts'
import { inquiryKindNames } from '#domain/inquiries/texts.ts'
import type { InquiryKind } from '#domain/inquiries/types.ts'
import type { WaitingState } from '#domain/minutes/types.ts'
import { undeliveredTexts } from '#domain/newsletter/texts/undelivered.ts'
import { sessionLimits } from '#domain/sessions/limits.ts'
import { dayIn } from '#domain/zones.ts'
import { StaffPerson, StaffPersonLevel, StaffPersonType } from '#web/features/accounts/people/StaffPerson.tsx'
import { orpc } from '#web/lib/calls/api.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { sayDay } from '#web/lib/time/sayDay.ts'
import { serverNow } from '#web/lib/time/serverClock.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import type { Column } from '#web/ui/lists/Table.tsx'
import { Table } from '#web/ui/lists/Table.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { clockOf } from './day.ts'
import type { Need } from './needs.ts'
import { sessionsByMember } from './needs.ts'

/** The first members by name, with what is known of their sessions and what waits. */
export function MembersPanel({ needs, now }: { needs: readonly Need[]; now: Date }) {
  const people = useQuery(orpc.accounts.listPeople.queryOptions({ input: { withRole: false, limit: 8 } }))
  const [openedAt] = useState(serverNow)
  const ask = orpc.sessions.listSessions.queryOptions
  // One that runs began no longer ago than the longest takes.
  const from = new Date(openedAt - sessionLimits.maxDurationHours * 3_600_000).toISOString()
  const coming = useQuery(ask({ input: { from, status: 'scheduled', order: 'soonest', limit: 50 } }))
  const begun = useQuery(ask({ input: { to: new Date(openedAt).toISOString(), limit: 50 } }))
  const known = sessionsByMember([...(coming.data?.sessions ?? []), ...(begun.data?.sessions ?? [])], now)
  // Who is not among so many may have sessions all the same.
  const isWhole = coming.data?.next === null && begun.data?.next === null
  const columns: readonly Column<Person>[] = [
    { key: 'person', head: 'Member', cell: (person) => <StaffPerson person={person} /> },
    { key: 'type', head: 'Role', cell: (person) => <StaffPersonType person={person} />, isWideOnly: 'lg' },
    {
      key: 'level',
      head: 'Level',
      cell: (person) => <StaffPersonLevel person={person} />,
      className: 'max-md:justify-self-end',
    },
    {
      key: 'last',
      head: 'Last session',
      cell: (person) => <SessionDay session={known.get(person.userId)?.last} now={now} isWhole={isWhole} />,
      isWideOnly: 'lg',
    },
    {
      key: 'next',
      head: 'Next',
      cell: (person) => (
        <SessionDay session={known.get(person.userId)?.next} now={now} isNext isWhole={isWhole} />
      ),
    },
    {
      key: 'attention',
      head: 'Attention',
      align: 'right',
      cell: (person) => <Attention needs={needs.filter((need) => memberOf(need) === person.userId)} />,
    },
  ]
  return (
    <Panel className="overflow-hidden min-[1101px]:col-span-2">
      <PanelHeader
        title="Members"
        aside={
          <TextLink to={paths.vipMembers()} look="arrow">
            All members
          </TextLink>
        }
      />
      <List
        of={people}
        items={(data) => data.people}
        skeleton={<SkeletonLines lines={5} />}
        empty={<Empty title="No members yet" />}
      >
        {(rows) => (
          <Table
            caption="Members by name"
            columns={columns}
            rows={rows}
            rowKey={(person) => person.userId}
            className="mt-2"
          />
        )}
      </List>
    </Panel>
  )
}

const memberOf = (need: Need): string | null => {
  if (need.kind === 'draft') return need.draft.memberId
  if (need.kind === 'match' || need.kind === 'issue') return null
  if (need.kind === 'mail') return need.mail.memberId
  return need.kind === 'ended' ? need.session.memberId : need.inquiry.memberId
}

const requested: Partial<Record<InquiryKind, string>> = {
  upgrade: 'Upgrade requested',
  session: 'Session requested',
  service: 'Service requested',
}

const attentionOf: Readonly<Record<WaitingState, string>> = {
  checking: 'Report to approve',
  failed: 'Report to approve',
  emptied: 'Lines to rewrite',
  unheard: 'Recording to write down',
}

const attentionWords = (need: Need): string => {
  if (need.kind === 'draft') return attentionOf[need.draft.state]
  if (need.kind === 'ended') return 'Mark complete'
  if (need.kind === 'match') return 'Recording to match'
  if (need.kind === 'mail' || need.kind === 'issue') return undeliveredTexts.attention
  const { kind } = need.inquiry
  return requested[kind] ?? inquiryKindNames[kind]
}

function Attention({ needs: [first] }: { needs: readonly Need[] }) {
  if (!first) return <span className="text-ink-3">None</span>
  return (
    <Badge tone="heat" mark={first.kind === 'request' ? 'square' : 'octagon'}>
      {attentionWords(first)}
    </Badge>
  )
}

/** A day and, for what is ahead, its time. A dash where this reader sees no session of the member. */
function SessionDay({
  session,
  now,
  isNext,
  isWhole,
}: {
  session: Session | null | undefined
  now: Date
  isNext?: boolean
  isWhole: boolean
}) {
  const zone = useZone()
  if (!session) {
    // `undefined` is a member whose sessions this reader does not see at all; that says nothing about bookings.
    const isKnown = session === null && isNext && isWhole
    return (
      <span className="whitespace-nowrap text-ink-3">
        <span aria-hidden={isKnown ? undefined : true}>{isKnown ? 'Not booked' : '–'}</span>
        {isKnown ? null : (
          <span className="sr-only">{isWhole ? 'None visible to you' : 'Not among the nearest'}</span>
        )}
      </span>
    )
  }
  const day = dayIn(new Date(session.startAt), zone)
  const words = day === dayIn(now, zone) ? 'Today' : sayDay(day, { day: 'numeric', month: 'short' })
  return (
    <span className="tnum whitespace-nowrap">
      {isNext ? `${words}, ${clockOf(session.startAt, zone)}` : words}
    </span>
  )
}
