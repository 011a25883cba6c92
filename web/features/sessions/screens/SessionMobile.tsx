import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Minutes } from '#contract/minutes.ts'
import { paths } from '#contract/paths.ts'
import type { Session } from '#contract/sessions.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { ConsentMobile } from '#web/features/consent/screens/ConsentMobile.tsx'
import { minutesQuery, ticksOf } from '#web/features/minutes/queries.ts'
import { ReportMobile } from '#web/features/minutes/report/screens/ReportMobile.tsx'
import type { TranscriptPlace } from '#web/features/recordings/queries.ts'
import { segmentOf } from '#web/features/recordings/queries.ts'
import { TranscriptMobile } from '#web/features/recordings/screens/TranscriptMobile.tsx'
import { hasUnsaved } from '#web/lib/page/unsaved.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { useNow } from '#web/lib/time/useNow.ts'
import { Panel, PanelBody } from '#web/ui/layout/Panel.tsx'
import { TabPanel, Tabs } from '#web/ui/layout/Tabs.tsx'
import { LoadedPage } from '#web/ui/lists/LoadedPage.tsx'
import { Skeleton } from '#web/ui/states/Skeleton.tsx'
import { SessionBrief } from '../brief/SessionBrief.tsx'
import { isAhead, isOver } from '../list/offers.ts'
import { useSessionsLive } from '../live.ts'
import { SessionNotes } from '../notes/SessionNotes.tsx'
import { SessionNotesPanel } from '../notes/SessionNotesPanel.tsx'
import { SessionPeople } from '../people/SessionPeople.tsx'
import { sessionQuery } from '../queries.ts'
import { RecapActions } from '../recap/RecapActions.tsx'
import { RecapHead } from '../recap/RecapHead.tsx'
import { SessionFacts } from '../recap/SessionFacts.tsx'
import { SessionRecording } from '../recap/SessionRecording.tsx'
import type { SessionQuestions } from '../status/useSessionQuestions.tsx'
import { useSessionQuestions } from '../status/useSessionQuestions.tsx'

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** The session recap: what it was, what came of it, and what was said (spec 3 §2). */
export function SessionMobile({ sessionId }: { sessionId: string }) {
  const navigate = useNavigate()
  const isPossible = idPattern.test(sessionId)
  const query = useQuery({ ...sessionQuery(sessionId), enabled: isPossible })
  // Asked at once with it, and not after.
  const minutes = useQuery({ ...minutesQuery(sessionId), enabled: isPossible }).data?.minutes.minutes ?? null
  const questions = useSessionQuestions(() => navigate(paths.appSessions(), { replace: true }))
  useSessionsLive()
  return (
    <LoadedPage
      of={query}
      isPossible={isPossible}
      name="session"
      gone={sessionTexts.notFound}
      backTo={paths.appSessions()}
      isLeft={questions.isDeleted}
      failed={sessionTexts.loadFailed}
      hint="The session is safe. It just didn't load."
      label="Loading session"
      skeleton={
        <>
          <Skeleton className="h-52 rounded-panel" />
          <Skeleton className="mt-3 h-80 rounded-panel" />
        </>
      }
      className="grid gap-3"
    >
      {({ session }) => <Recap session={session} minutes={minutes} questions={questions} />}
    </LoadedPage>
  )
}

type RecapProps = { session: Session; minutes: Minutes | null; questions: SessionQuestions }

function Recap({ session, minutes, questions }: RecapProps) {
  const sessionId = session.id
  const zone = useZone()
  const now = useNow()
  const [params] = useSearchParams()
  const opened = segmentOf(params.get('at'))
  const [tab, setTab] = useState<'recap' | 'notes' | 'recording'>(opened === null ? 'recap' : 'recording')
  const [place, setPlace] = useState<TranscriptPlace>({ segment: opened, asked: 0 })
  // While somebody has still to answer, that is what the session needs first.
  const needsConsent =
    session.consent === 'waiting' && session.minutes === 'none' && session.status !== 'cancelled'
  const isAheadNow = isAhead(session)
  // The notes stand elsewhere afterwards, and go there once no note is half typed.
  const [isShownAhead, setShownAhead] = useState(isAheadNow)
  if (isShownAhead !== isAheadNow && !hasUnsaved()) setShownAhead(isAheadNow)
  // What was said comes before what can still be done about it (4.13.6).
  const isHeld = isOver(session, now)
  return (
    <div className="grid items-start gap-3 min-[900px]:grid-cols-[minmax(0,1fr)_320px]">
      <div className="grid min-w-0 gap-3">
        <RecapHead session={session} zone={zone} now={now}>
          {isHeld ? null : <RecapActions session={session} zone={zone} now={now} questions={questions} />}
        </RecapHead>
        {needsConsent ? <ConsentMobile sessionId={sessionId} /> : null}
        {isShownAhead ? (
          <Panel as="div">
            <PanelBody>
              <SessionBrief session={session} zone={zone} level={2} />
            </PanelBody>
          </Panel>
        ) : null}
        {isShownAhead ? (
          <SessionNotesPanel session={session} />
        ) : (
          <Panel as="div">
            <Tabs
              label="Session"
              value={tab}
              onChange={setTab}
              className="px-4 md:px-6"
              tabs={[
                { value: 'recap', label: sessionTexts.tabs.recap },
                { value: 'notes', label: sessionTexts.tabs.notes },
                { value: 'recording', label: sessionTexts.tabs.recording },
              ]}
            >
              <TabPanel value="recap" className="px-4 md:px-6">
                <ReportMobile
                  sessionId={sessionId}
                  onOpen={(line) => {
                    setPlace(({ asked }) => ({ segment: line.moment?.segment ?? null, asked: asked + 1 }))
                    setTab('recording')
                  }}
                />
              </TabPanel>
              <TabPanel value="notes" isKept className="px-4 py-5 md:px-6">
                <SessionNotes session={session} />
              </TabPanel>
              <TabPanel value="recording">
                <SessionRecording session={session}>
                  {(hasTranscript) => (
                    <TranscriptMobile
                      sessionId={sessionId}
                      transcriptId={minutes?.transcriptId ?? null}
                      hasTranscript={hasTranscript}
                      place={place}
                      ticks={ticksOf(minutes)}
                    />
                  )}
                </SessionRecording>
              </TabPanel>
            </Tabs>
          </Panel>
        )}
      </div>
      <div className="grid gap-3">
        <Panel as="div">
          <PanelBody className="grid gap-5">
            {/* The recap says who was there. */}
            <SessionFacts session={session} />
            <SessionPeople session={session} />
          </PanelBody>
        </Panel>
        {needsConsent ? null : <ConsentMobile sessionId={sessionId} />}
        {isHeld ? <RecapActions session={session} zone={zone} now={now} questions={questions} /> : null}
      </div>
      {questions.dialogs}
    </div>
  )
}
