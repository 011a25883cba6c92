import { useMutation, useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Session } from '#contract/sessions.ts'
import { minutesTexts } from '#domain/minutes/texts.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { ChangeBooking } from '#web/features/booking/screens/ChangeBooking.tsx'
import { ConsentDesktop } from '#web/features/consent/screens/ConsentDesktop.tsx'
import { minutesQuery, ticksOf } from '#web/features/minutes/queries.ts'
import { ReportDesktop } from '#web/features/minutes/report/screens/ReportDesktop.tsx'
import { ReportFootDesktop } from '#web/features/minutes/report/screens/ReportFootDesktop.tsx'
import { segmentOf } from '#web/features/recordings/queries.ts'
import { TranscriptMobile } from '#web/features/recordings/screens/TranscriptMobile.tsx'
import { howItEnded } from '#web/lib/calls/howItEnded.ts'
import { toast } from '#web/lib/page/toast.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TabPanel, Tabs } from '#web/ui/layout/Tabs.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SessionBrief } from '../brief/SessionBrief.tsx'
import { JoinButton } from '../list/JoinButton.tsx'
import { meetingOf, offersComplete } from '../list/offers.ts'
import { SessionBadges } from '../list/SessionBadges.tsx'
import { isSoon } from '../list/SessionRow.tsx'
import { SessionTimes } from '../list/SessionTimes.tsx'
import { requestReport } from '../mutations.ts'
import { SessionNotes } from '../notes/SessionNotes.tsx'
import { SessionPeople } from '../people/SessionPeople.tsx'
import { sessionQuery } from '../queries.ts'
import type { SessionQuestions } from '../status/useSessionQuestions.tsx'
import { SessionFacts } from './SessionFacts.tsx'
import { SessionRecording } from './SessionRecording.tsx'

type Props = {
  id: string
  /** What the list already knows of it. */
  known: Session | null
  zone: string
  now: number
  isLocked: boolean
  questions: SessionQuestions
  onClose: () => void
}

/** One session whole: its report with every moment, its facts, actions and consent. */
export function SessionDialog({ id, known, zone, now, isLocked, questions, onClose }: Props) {
  const { data, error } = useQuery(sessionQuery(id))
  const { isGone, hasFailed } = howItEnded({ error })
  const request = useMutation(requestReport())
  const session = data?.session ?? known
  const isLost = isGone || (hasFailed && !session)
  useEffect(() => {
    if (!isLost) return
    toast.error(isGone ? sessionTexts.notFound : sessionTexts.loadFailed, { id: 'session.gone' })
    onClose()
  }, [isGone, isLost, onClose])
  if (!session || isGone) return null
  const isAhead =
    session.status === 'scheduled' && Date.parse(session.startAt) > now && session.minutes === 'none'
  const report = (
    <ReportDesktop
      sessionId={id}
      ahead={isAhead ? isLocked ? <StillToCome /> : <Ahead session={session} zone={zone} /> : null}
      ask={{
        onAsk: () => request.mutate({ id: crypto.randomUUID(), sessionId: id }),
        isAsking: request.isPending,
      }}
      side={{
        facts: (people) => (
          <>
            <SessionFacts session={session} people={people} />
            {isLocked ? null : <SessionPeople session={session} />}
          </>
        ),
        // Before the session consent is what it needs, so it stands in the middle.
        consent: isAhead && !isLocked ? null : <ConsentDesktop sessionId={id} />,
      }}
    />
  )
  return (
    <Dialog
      isAddressed
      onClose={onClose}
      size="report"
      isFlush
      badge={
        <span className="flex flex-wrap gap-2.5">
          <SessionBadges session={session} />
        </span>
      }
      title={session.title}
      description={<SessionTimes session={session} zone={zone} />}
      footer={
        session.minutes === 'approved' ? (
          <ReportFootDesktop sessionId={id} />
        ) : isLocked || session.status !== 'scheduled' ? null : (
          <DialogActions session={session} zone={zone} now={now} questions={questions} />
        )
      }
    >
      {isLocked ? (
        report
      ) : (
        <RecapTabs session={session} isAhead={isAhead}>
          {report}
        </RecapTabs>
      )}
    </Dialog>
  )
}

/** Of a session that is ahead, for a plan without its details: no report is missing yet, and none is sold. */
function StillToCome() {
  return <Empty title="This session is still to come">{minutesTexts.emptyHint}</Empty>
}

type RecapTabsProps = { session: Session; isAhead: boolean; children: ReactNode }

/** The recap, the member's own notes and what was recorded (K96); of a session that is ahead there is no recording yet. */
function RecapTabs({ session, isAhead, children }: RecapTabsProps) {
  const [params] = useSearchParams()
  const opened = isAhead ? null : segmentOf(params.get('at'))
  const [tab, setTab] = useState<'recap' | 'notes' | 'recording'>(opened === null ? 'recap' : 'recording')
  const minutes = useQuery(minutesQuery(session.id)).data?.minutes.minutes ?? null
  const labels = sessionTexts.tabs
  return (
    <Tabs
      label="Session"
      value={tab}
      onChange={setTab}
      className="px-7 max-md:px-5"
      tabs={[
        { value: 'recap', label: labels.recap },
        { value: 'notes', label: labels.notes },
        ...(isAhead ? [] : [{ value: 'recording' as const, label: labels.recording }]),
      ]}
    >
      <TabPanel value="recap">{children}</TabPanel>
      <TabPanel value="notes" isKept className="mx-auto max-w-[46rem] px-7 pt-6 pb-10 max-md:px-5">
        <SessionNotes session={session} />
      </TabPanel>
      <TabPanel value="recording" className="mx-auto max-w-[52rem]">
        <SessionRecording session={session} level={3}>
          {(hasTranscript) => (
            <TranscriptMobile
              sessionId={session.id}
              transcriptId={minutes?.transcriptId ?? null}
              hasTranscript={hasTranscript}
              place={{ segment: opened, asked: 0 }}
              ticks={ticksOf(minutes)}
            />
          )}
        </SessionRecording>
      </TabPanel>
    </Tabs>
  )
}

function Ahead({ session, zone }: { session: Session; zone: string }) {
  return (
    <div className="grid max-w-[66ch] gap-8">
      <section aria-label="About this session">
        <h3 className="mb-2 text-body font-semibold">About this session</h3>
        {session.description ? (
          <p
            dir="auto"
            className="font-serif text-[1.125rem] leading-[1.5] whitespace-pre-line [overflow-wrap:anywhere]"
          >
            {session.description}
          </p>
        ) : (
          <p className="text-body-s text-ink-2">No details yet.</p>
        )}
      </section>
      <ConsentDesktop sessionId={session.id} />
      <SessionBrief session={session} zone={zone} />
    </div>
  )
}

type DialogActionsProps = { session: Session; zone: string; now: number; questions: SessionQuestions }

function DialogActions({ session, zone, now, questions }: DialogActionsProps) {
  const me = useMe()
  const meetingUrl = meetingOf(session, now)
  // Of one's own session that is ahead; nothing of a demo reaches an advisor.
  const changes = session.memberId === me.userId && !me.isDemo && Date.parse(session.startAt) > now
  return (
    <>
      {changes ? <ChangeBooking session={session} zone={zone} /> : null}
      {!changes && session.can.cancel.ok ? (
        <Button variant="quiet" onClick={() => questions.ask(session, 'cancelled')}>
          {sessionTexts.cancel}
        </Button>
      ) : null}
      {offersComplete(session, now) ? (
        <Button icon={CircleCheck} onClick={() => questions.ask(session, 'completed')}>
          {sessionTexts.markComplete}
        </Button>
      ) : null}
      {meetingUrl ? (
        <JoinButton variant={isSoon(session, now) ? 'hot' : 'solid'} meetingUrl={meetingUrl} />
      ) : null}
    </>
  )
}
