import { useInfiniteQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { Session } from '#contract/sessions.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { dayIn } from '#domain/zones.ts'
import { HiddenMinutesStaff } from '#web/features/minutes/versions/screens/HiddenMinutesStaff.tsx'
import { useKeptChoice } from '#web/lib/lists/useKeptChoice.ts'
import { useFailureToast } from '#web/lib/page/useFailureToast.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { useNow } from '#web/lib/time/useNow.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { TabPanel, Tabs } from '#web/ui/layout/Tabs.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import type { View } from '../list/range.ts'
import { rangeOf, views } from '../list/range.ts'
import { SessionBlocks } from '../list/SessionList.tsx'
import { SessionRow } from '../list/SessionRow.tsx'
import { useMonths } from '../list/useMonths.ts'
import { useSessionsLive } from '../live.ts'
import { sessionsOf, sessionsQuery } from '../queries.ts'
import { ScheduleDialog } from '../schedule/ScheduleDialog.tsx'
import { DeletedSessions } from '../status/DeletedSessions.tsx'

const whoseSessions = ['mine', 'all'] as const
const labels: Record<View, string> = { today: 'Today', upcoming: 'Upcoming', past: 'Past' }

/** Sessions of the members one advises: today, ahead, behind, and the booking of another. */
export function SessionsStaff() {
  const zone = useZone()
  const now = useNow()
  const me = useMe()
  const managesAll = me.isAdmin || me.permissions.includes('sessions.manage')
  const navigate = useNavigate()
  const [whose, setWhose] = useKeptChoice('whose', 'mine', whoseSessions)
  const [view, setView] = useKeptChoice('view', 'today', views)
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('schedule')
  const [isScheduling, setScheduling] = useState(wanted !== null)
  const endScheduling = () => {
    setScheduling(false)
    if (wanted !== null) setSearch({}, { replace: true })
  }
  const today = dayIn(new Date(now), zone)
  const filter = useMemo(() => rangeOf(view, today, zone), [view, today, zone])
  const list = useInfiniteQuery(sessionsQuery({ ...filter, ...(whose === 'mine' ? { mine: true } : {}) }))
  useSessionsLive()
  const hasFailed = list.isError && !list.data
  useFailureToast(hasFailed, sessionTexts.fetchFailed, 'sessions.listSessions')
  return (
    <>
      <PageTitle title="Sessions" lead="Booked, held, recorded, reported.">
        <Button to={paths.vipBooking('week')}>Week</Button>
        <Button to={paths.vipBooking('hours')}>Hours and links</Button>
        {managesAll ? <Button to={paths.calendly()}>Calendly</Button> : null}
        <Button
          variant="hot"
          icon={CalendarPlus}
          className="max-sm:order-first max-sm:w-full"
          onClick={() => setScheduling(true)}
        >
          Schedule a session
        </Button>
      </PageTitle>
      <Panel as="div">
        <Tabs
          label="Sessions"
          value={view}
          onChange={setView}
          className="px-4 max-sm:flex-wrap max-sm:gap-y-0 md:px-5"
          tabs={views.map((each) => ({ value: each, label: labels[each] }))}
          aside={
            <Segments
              label="Whose sessions"
              className="my-1.5"
              value={whose}
              onChange={setWhose}
              options={[
                { value: 'mine', label: 'Mine' },
                { value: 'all', label: 'All' },
              ]}
            />
          }
        >
          {views.map((each) => (
            <TabPanel key={each} value={each}>
              <List
                of={list}
                items={sessionsOf}
                label="Loading sessions"
                skeleton={<SessionBlocks />}
                failed={sessionTexts.fetchFailed}
                empty={
                  <Empty title={sessionTexts.empty} level={2}>
                    {each === 'today' ? 'No sessions today.' : 'Schedule one and the member gets an email.'}
                  </Empty>
                }
                more={list}
              >
                {(sessions) => <StaffRows sessions={sessions} view={view} zone={zone} now={now} />}
              </List>
            </TabPanel>
          ))}
        </Tabs>
      </Panel>
      <DeletedSessions isMine={whose === 'mine'} zone={zone} />
      <HiddenMinutesStaff />
      {isScheduling ? (
        <ScheduleDialog
          zone={zone}
          memberId={wanted === 'new' ? null : wanted}
          onClose={endScheduling}
          onScheduled={(session) => {
            setScheduling(false)
            navigate(paths.vipSession(session.id))
          }}
        />
      ) : null}
    </>
  )
}

type RowsProps = { sessions: readonly Session[]; view: View; zone: string; now: number }

function StaffRows({ sessions, view, zone, now }: RowsProps) {
  const months = useMonths(sessions, zone, now)
  const groups = view === 'past' ? months : [{ key: view, name: labels[view], sessions }]
  return groups.map(({ key, name, sessions: own }, at) => (
    <section key={key} aria-label={name} className={at > 0 ? 'border-t border-line' : undefined}>
      {view === 'past' ? (
        <h2 className="px-4 pt-4.5 pb-1 text-caption font-[560] text-ink-3 md:px-5">{name}</h2>
      ) : (
        <h2 className="sr-only">{name}</h2>
      )}
      <ul className="hairlines">
        {own.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            zone={zone}
            now={now}
            meta={`${session.memberName}, ${sessionTexts.types[session.sessionType]}, with ${session.advisorName}`}
            title={
              <Link
                dir="auto"
                to={paths.vipSession(session.id)}
                className="underline-offset-4 hover:underline"
              >
                {session.title}
              </Link>
            }
            action={
              <Button size="small" to={paths.vipSession(session.id)}>
                {session.minutes === 'checking' ? 'Read and approve' : 'Open'}
              </Button>
            }
          />
        ))}
      </ul>
    </section>
  ))
}
