import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import { lastDay } from '#domain/booking/rules/policy.ts'
import { serviceOffers } from '#domain/booking/rules/services.ts'
import { waitingAction, waitingTitle } from '#domain/minutes/rules/waitingWords.ts'
import type { WaitingState } from '#domain/minutes/types.ts'
import { dayIn } from '#domain/zones.ts'
import { calendlyQuery } from '#web/features/booking/calendly/queries.ts'
import { unbookedQuery } from '#web/features/booking/credits/queries.ts'
import { inquiryTitle } from '#web/features/inquiries/inquiryWords.ts'
import { matchesQuery } from '#web/features/minutes/automation/queries.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { sayDay } from '#web/lib/time/sayDay.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Panel, PanelHeader, PanelRows } from '#web/ui/layout/Panel.tsx'
import { Avatar } from '#web/ui/marks/Avatar.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SectionError } from '#web/ui/states/SectionError.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { whenOf } from './overview/day.ts'
import { atLeast } from './overview/needs.ts'

const shownAtFirst = 4

/** Next to the calendar: who asked for something, whose credits are not booked, and what waits to be matched or approved. */
export function WhoNeeds() {
  useLiveRefresh('inquiries')
  useLiveRefresh('booking')
  useLiveRefresh('minutes')
  useLiveRefresh('recordings')
  const { isAdmin, permissions } = useMe()
  const zone = useZone()
  const requests = useQuery(
    orpc.inquiries.listInquiries.queryOptions({ input: { show: 'pending', limit: 25 } }),
  )
  const unbooked = useQuery(unbookedQuery())
  const minutes = useQuery(orpc.minutes.listWaitingMinutes.queryOptions())
  // What a reader may not see is not asked for (T-068).
  const managesAll = permissions.includes('sessions.manage')
  const recordings = useQuery({ ...matchesQuery(), enabled: managesAll })
  const calendly = useQuery({ ...calendlyQuery(), enabled: isAdmin || managesAll })
  const all = [requests, unbooked, minutes, recordings, calendly]
  const failed = all.filter((query) => query.isError && !query.data)
  if (failed.length > 0)
    return (
      <Panel>
        <SectionError
          onRetry={() => {
            for (const query of failed) void query.refetch()
          }}
          isRetrying={failed.some((query) => query.isFetching)}
        >
          Couldn't load who needs what.
        </SectionError>
      </Panel>
    )
  if (all.some((query) => query.isLoading))
    return (
      <Panel className="p-5">
        <Loading label="Loading who needs what">
          <SkeletonLines lines={6} />
        </Loading>
      </Panel>
    )
  const wordsOf = (on: string) => sayDay(on, { day: 'numeric', month: 'long' })
  const day = (at: string) => wordsOf(dayIn(new Date(at), zone))
  const asked = requests.data?.inquiries ?? []
  const members = unbooked.data?.members ?? []
  const waiting = minutes.data?.items ?? []
  const drafts = waiting.filter(isDraft)
  const others = waiting.filter((each) => !isDraft(each))
  const booked = (calendly.data?.bookings ?? []).filter(({ trouble }) => trouble !== null)
  const found = recordings.data?.waiting ?? []
  const creditsOf = new Map(members.map(({ memberId, count }) => [memberId, count]))
  if (asked.length + members.length + waiting.length + booked.length + found.length === 0)
    return (
      <Panel>
        <Empty title="Nobody waits">
          Requests, credits that are not booked, matches and drafts appear here.
        </Empty>
      </Panel>
    )
  return (
    <div className="grid gap-4 min-[640px]:max-[1200px]:grid-cols-2">
      <Group
        title="Requests"
        rows={asked}
        count={atLeast(asked.length, requests.data?.next ?? null)}
        all={<TextLink to={paths.vipRequests(undefined, 'pending')}>All requests</TextLink>}
        row={(inquiry) => (
          <Row
            key={inquiry.id}
            name={inquiry.memberName ?? accountUiTexts.somebody}
            to={
              inquiry.memberId ? paths.vipMember(inquiry.memberId) : paths.vipRequests(inquiry.id, 'pending')
            }
            text={[inquiryTitle(inquiry), creditsIn(creditsOf.get(inquiry.memberId ?? '') ?? 0)]}
          >
            {inquiry.kind === 'session' && inquiry.memberId ? (
              <Button size="small" to={paths.vipSessions(inquiry.memberId)}>
                Schedule
              </Button>
            ) : (
              <Button size="small" to={paths.vipRequests(inquiry.id, 'pending')}>
                Open
              </Button>
            )}
          </Row>
        )}
      />
      <Group
        title="Credits not booked"
        rows={members}
        all={<TextLink to={paths.vipMembers()}>All members</TextLink>}
        row={({ memberId, memberName, count, services, expiresAt }) => (
          <Row
            key={memberId}
            name={memberName}
            to={paths.vipMember(memberId)}
            text={[
              `${count} × ${services.map((each) => serviceOffers[each].label).join(', ')}`,
              expiresAt ? `until ${wordsOf(lastDay(new Date(expiresAt), zone))}` : null,
            ]}
          >
            <Button size="small" to={paths.vipSessions(memberId)}>
              Schedule
            </Button>
          </Row>
        )}
      />
      <Group
        title="Bookings without a member"
        rows={booked}
        all={<TextLink to={paths.calendly()}>All from Calendly</TextLink>}
        row={({ id, name, startAt }) => (
          <Row key={id} name={name} to={paths.calendly()} text={[`booked for ${day(startAt)}`]}>
            <Button size="small" to={paths.calendly()}>
              Assign
            </Button>
          </Row>
        )}
      />
      <Group
        title="Recordings to match"
        rows={found}
        all={<TextLink to={paths.vipRecordings()}>All recordings</TextLink>}
        row={({ id, name, recordedAt }) => (
          <Row
            key={id}
            name={name}
            isThing
            to={paths.vipRecordings()}
            text={[recordedAt ? `recorded on ${day(recordedAt)}` : 'recorded some day']}
          >
            <Button size="small" to={paths.vipRecordings()}>
              Match
            </Button>
          </Row>
        )}
      />
      <Group
        title="Minutes to approve"
        rows={drafts}
        all={<TextLink to={paths.vip()}>Overview</TextLink>}
        row={({ sessionId, memberName, title, waitingSince }) => (
          <Row
            key={sessionId}
            name={memberName}
            to={paths.vipSession(sessionId)}
            text={[title, `since ${whenOf(waitingSince, new Date(), zone).replace(/^(at|on) /, '')}`]}
          >
            <Button size="small" to={paths.vipSession(sessionId)}>
              Read
            </Button>
          </Row>
        )}
      />
      <Group
        title="Minutes to see to"
        rows={others}
        all={<TextLink to={paths.vip()}>Overview</TextLink>}
        row={(each) => (
          <Row
            key={each.sessionId}
            name={each.memberName}
            to={paths.vipSession(each.sessionId)}
            text={[waitingTitle(each)]}
          >
            <Button size="small" to={paths.vipSession(each.sessionId)}>
              {waitingAction(each)}
            </Button>
          </Row>
        )}
      />
    </div>
  )
}

const isDraft = ({ state }: { state: WaitingState }) => state === 'checking' || state === 'failed'
const creditsIn = (count: number) => (count === 0 ? null : `${count} ${count === 1 ? 'credit' : 'credits'}`)

type GroupProps<Item> = {
  title: string
  rows: readonly Item[]
  /** In place of how many rows there are. */
  count?: string
  row: (item: Item) => ReactNode
  all: ReactNode
}

/** One kind of thing that waits, the first few of it; absent where there is none. */
function Group<Item>({ title, rows, count, row, all }: GroupProps<Item>) {
  if (rows.length === 0) return null
  return (
    <Panel>
      <PanelHeader title={title} aside={<span className="tnum">{count ?? rows.length}</span>} />
      <PanelRows className="mt-1.5">{rows.slice(0, shownAtFirst).map(row)}</PanelRows>
      {rows.length > shownAtFirst ? (
        <p className="border-t border-line px-4 py-2.5 text-body-s md:px-5">{all}</p>
      ) : null}
    </Panel>
  )
}

type RowProps = {
  name: string
  /** A file rather than a person. */
  isThing?: boolean
  to: string
  text: readonly (string | null)[]
  children: ReactNode
}

function Row({ name, isThing = false, to, text, children }: RowProps) {
  return (
    <li className="flex items-center gap-3 px-4 py-3 md:px-5">
      {isThing ? null : <Avatar name={name} size={32} />}
      <div className="min-w-0 flex-1">
        <Link
          to={to}
          dir="auto"
          className="block text-body-s font-semibold [overflow-wrap:anywhere] underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        <p dir="auto" className="text-caption text-ink-3 [overflow-wrap:anywhere]">
          {text.filter(Boolean).join(', ')}
        </p>
      </div>
      {children}
    </li>
  )
}
