import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { Session } from '#contract/sessions.ts'
import { hasRight } from '#domain/billing/rules/rights.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { CheckRecordingsDesktop } from '#web/features/minutes/automation/screens/CheckRecordingsDesktop.tsx'
import { DeliverablesDesktop } from '#web/features/minutes/deliverables/screens/DeliverablesDesktop.tsx'
import { useFailureToast } from '#web/lib/page/useFailureToast.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { useNow } from '#web/lib/time/useNow.ts'
import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { TabPanel, Tabs } from '#web/ui/layout/Tabs.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { late } from '#web/ui/states/late.tsx'
import { BookPanel } from '../list/BookPanel.tsx'
import { ReportNote } from '../list/ReportNote.tsx'
import { NoSessions, SessionBlocks, SessionList } from '../list/SessionList.tsx'
import { isSoon, SessionAction, SessionRow } from '../list/SessionRow.tsx'
import { SessionsKey } from '../list/SessionsKey.tsx'
import { SessionsLock } from '../list/SessionsLock.tsx'
import { useSessionsLive } from '../live.ts'
import { requestReport } from '../mutations.ts'
import { sessionsOf, sessionsQuery } from '../queries.ts'
import { SessionDialog } from '../recap/SessionDialog.tsx'
import { SessionBooking } from '../schedule/SessionBooking.tsx'
import { DeletedSessions } from '../status/DeletedSessions.tsx'
import { SessionMenu } from '../status/SessionMenu.tsx'
import { useSessionQuestions } from '../status/useSessionQuestions.tsx'

// Under the list, and no part of what a member waits for.
const Services = late(
  async () =>
    (await import('#web/features/billing/serviceCards/screens/ServiceCardsDesktop.tsx')).ServiceCardsDesktop,
)

const views = ['all', 'scheduled', 'completed', 'cancelled', 'archived'] as const
type View = (typeof views)[number]

const labels: Record<View, string> = {
  all: 'All',
  scheduled: 'Scheduled',
  completed: 'Completed',
  cancelled: 'Cancelled',
  archived: 'Archived',
}

// By how far a session has come, as its badge says it: one that is over is completed, whoever has marked it.
const isIn: Record<View, (session: Session) => boolean> = {
  all: () => true,
  scheduled: ({ workflow }) => workflow === 'scheduled',
  completed: ({ workflow }) => ['completed', 'recorded', 'report_generated'].includes(workflow),
  cancelled: ({ workflow }) => workflow === 'cancelled',
  archived: ({ workflow }) => workflow === 'archived',
}

/** The member's sessions on the desktop console: the list, one open in a dialog, and what came of them. */
export function SessionsDesktop() {
  const me = useMe()
  const zone = useZone()
  const now = useNow()
  const [params, setParams] = useSearchParams()
  const [view, setView] = useState<View>('all')
  const list = useInfiniteQuery(sessionsQuery({ memberId: me.userId }))
  const request = useMutation(requestReport())
  const openId = params.get('session')
  useSessionsLive()

  const open = useCallback(
    (id: string | null) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          if (id) after.set('session', id)
          else after.delete('session')
          after.delete('at')
          return after
        },
        { replace: id === null, preventScrollReset: true },
      ),
    [setParams],
  )
  const close = useCallback(() => open(null), [open])
  const questions = useSessionQuestions(close)

  const all = sessionsOf(list.data)
  const shown = all.filter(isIn[view])
  const isWhole = list.data !== undefined && !list.hasNextPage
  // A view that is thin so far may have more further back; where that was refused the button asks again, and nothing else.
  const isThin = shown.length < 8 && list.hasNextPage && !list.isFetching && !list.isError
  const { fetchNextPage } = list
  useEffect(() => {
    if (isThin) void fetchNextPage()
  }, [isThin, fetchNextPage])
  const hasFailed = list.isError && !list.data
  useFailureToast(hasFailed, sessionTexts.fetchFailed, 'sessions.listSessions')

  const isLocked = !hasRight([me.desktopPlan], 'sessions.viewDetails')
  const canGenerate = hasRight([me.desktopPlan], 'sessions.generateReport')
  const hot = all.filter((each) => isSoon(each, now)).at(-1)
  return (
    <>
      <PageTitle
        title="Sessions"
        lead={list.data ? leadOf(all, now) : 'What is booked, what was said, and what came of it.'}
      >
        {hasRight([me.desktopPlan], 'sessions.checkRecordings') ? <CheckRecordingsDesktop /> : null}
      </PageTitle>
      <div className="grid items-start gap-4 min-[1101px]:grid-cols-[minmax(0,1fr)_284px]">
        <div className="grid min-w-0 gap-4">
          <Panel as="div">
            <Tabs
              label="Sessions"
              value={view}
              onChange={setView}
              className="px-4 md:px-5"
              tabs={views.map((each) => ({
                value: each,
                label: labels[each],
                ...(isWhole ? { count: all.filter(isIn[each]).length } : {}),
              }))}
            >
              {views.map((each) => (
                <TabPanel key={each} value={each}>
                  <List
                    of={list}
                    items={() => shown}
                    label="Loading sessions"
                    skeleton={<SessionBlocks />}
                    failed={sessionTexts.fetchFailed}
                    hint="Your sessions are safe. Only the list didn't load."
                    empty={list.isFetchingNextPage ? null : <NoSessions isSaidElsewhere={all.length > 0} />}
                    more={list}
                  >
                    {() => (
                      <SessionList
                        sessions={shown}
                        zone={zone}
                        now={now}
                        row={(session) => (
                          <SessionRow
                            key={session.id}
                            session={session}
                            zone={zone}
                            now={now}
                            meta={`${sessionTexts.types[session.sessionType]}, with ${session.advisorName}`}
                            title={
                              <button
                                type="button"
                                className="text-left underline-offset-4 [font-weight:inherit] hover:underline"
                                onClick={() => open(session.id)}
                              >
                                {session.title}
                              </button>
                            }
                            note={<ReportNote minutes={session.minutes} />}
                            action={
                              <SessionAction
                                session={session}
                                now={now}
                                isLocked={isLocked}
                                canGenerate={canGenerate}
                                isHot={session.id === hot?.id}
                                onOpen={() => open(session.id)}
                                onGenerate={() =>
                                  request.mutate({
                                    id: crypto.randomUUID(),
                                    sessionId: session.id,
                                  })
                                }
                                isAsking={request.isPending && request.variables?.sessionId === session.id}
                              />
                            }
                            menu={
                              <SessionMenu
                                session={session}
                                questions={questions}
                                isLocked={isLocked}
                                onOpen={() => open(session.id)}
                              />
                            }
                          />
                        )}
                      />
                    )}
                  </List>
                </TabPanel>
              ))}
            </Tabs>
          </Panel>
          <Services />
          <DeletedSessions memberId={me.userId} zone={zone} />
        </div>
        <aside
          className="grid content-start gap-4 max-[1101px]:sm:grid-cols-2"
          aria-label="About your sessions"
        >
          <BookPanel isSaidElsewhere={all.length === 0} />
          {isLocked ? <SessionsLock /> : null}
          <DeliverablesDesktop memberId={me.userId} zone={zone} onOpen={open} />
          <SessionsKey />
        </aside>
      </div>
      {openId ? (
        <SessionDialog
          key={openId}
          id={openId}
          known={all.find((session) => session.id === openId) ?? null}
          zone={zone}
          now={now}
          isLocked={isLocked}
          questions={questions}
          onClose={close}
        />
      ) : null}
      {questions.dialogs}
      <SessionBooking zone={zone} pathOf={(session) => paths.dashboard('sessions', { session })} />
    </>
  )
}

const numbers = [
  'None',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
]

/** The number, then what it means: 'Three booked. Two reports are being checked.' */
function leadOf(sessions: readonly Session[], now: number): string {
  if (sessions.length === 0) return 'What is booked, what was said, and what came of it.'
  const booked = sessions.filter((each) => each.status === 'scheduled' && Date.parse(each.endAt) > now).length
  const reports = sessions.filter((each) => each.minutes === 'approved').length
  const checking = sessions.filter(
    (each) => each.minutes === 'checking' || each.minutes === 'drafting',
  ).length
  const many = (count: number) => numbers[count] ?? String(count)
  const second =
    checking > 0
      ? `${many(checking)} ${checking === 1 ? 'report is' : 'reports are'} being checked by your advisor.`
      : reports > 0
        ? `${many(reports)} ${reports === 1 ? 'report' : 'reports'} to read.`
        : ''
  return `${many(booked)} booked. ${second}`.trim()
}
