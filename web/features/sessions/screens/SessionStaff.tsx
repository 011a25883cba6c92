import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { Session } from '#contract/sessions.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { ConsentStaff } from '#web/features/consent/screens/ConsentStaff.tsx'
import { DraftStaff } from '#web/features/minutes/drafts/screens/DraftStaff.tsx'
import { TranscriptionStaff } from '#web/features/minutes/transcription/screens/TranscriptionStaff.tsx'
import { RecordingStaff } from '#web/features/recordings/screens/RecordingStaff.tsx'
import { send } from '#web/lib/calls/queryClient.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { useNow } from '#web/lib/time/useNow.ts'
import { BackLink } from '#web/ui/buttons/BackLink.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel, PanelBody } from '#web/ui/layout/Panel.tsx'
import { LoadedPage } from '#web/ui/lists/LoadedPage.tsx'
import { Banner } from '#web/ui/states/Banner.tsx'
import { Skeleton } from '#web/ui/states/Skeleton.tsx'
import { SessionBrief } from '../brief/SessionBrief.tsx'
import { isOver } from '../list/offers.ts'
import { SessionBadges, SessionTrain } from '../list/SessionBadges.tsx'
import { isSoon } from '../list/SessionRow.tsx'
import { SessionTimes } from '../list/SessionTimes.tsx'
import { useSessionsLive } from '../live.ts'
import { restoreSession } from '../mutations.ts'
import { SessionNotesPanel } from '../notes/SessionNotesPanel.tsx'
import { SessionPeople } from '../people/SessionPeople.tsx'
import { reasonText, sessionQuery } from '../queries.ts'
import { SessionFact, SessionFacts } from '../recap/SessionFacts.tsx'
import { EditSessionDialog } from '../schedule/EditSessionDialog.tsx'
import { StaffActions } from '../status/StaffActions.tsx'
import { useSessionQuestions } from '../status/useSessionQuestions.tsx'

/** One session for its advisor: what it is, who agreed, and its way from transcript to approved minutes. */
export function SessionStaff() {
  const { sessionId = '' } = useParams()
  return <SessionPage key={sessionId} id={sessionId} />
}

function SessionPage({ id }: { id: string }) {
  const query = useQuery(sessionQuery(id))
  useSessionsLive()
  return (
    <LoadedPage
      of={query}
      name="session"
      gone={sessionTexts.notFound}
      backTo={paths.vipSessions()}
      failed={sessionTexts.loadFailed}
      label="Loading session"
      skeleton={
        <>
          <Skeleton className="h-9 w-96 max-w-full" />
          <Skeleton className="mt-8 h-48 rounded-panel" />
          <Skeleton className="mt-4 h-96 rounded-panel" />
        </>
      }
      className="pt-2"
    >
      {({ session }) => <Page session={session} />}
    </LoadedPage>
  )
}

function Page({ session }: { session: Session }) {
  const { id } = session
  const zone = useZone()
  const now = useNow()
  const questions = useSessionQuestions()
  const [isEditing, setEditing] = useState(false)
  const { can } = session
  // Of a past session the minutes come first (4.13.6).
  const isHeld = isOver(session, now)
  const minutes = (
    <DraftStaff
      sessionId={id}
      memberName={session.memberName}
      hasTranscript={session.facts.hasTranscript}
      blocked={
        can.uploadTranscript.ok
          ? null
          : (reasonText(can.uploadTranscript.reason) ?? sessionTexts.updateFailed)
      }
    />
  )
  return (
    <>
      <BackLink to={paths.vipSessions()}>{sessionTexts.back}</BackLink>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pb-5">
        <div className="min-w-0 flex-1 basis-96">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <SessionTrain session={session} isSoon={isSoon(session, now)} now={now} />
            <SessionBadges session={session} />
          </div>
          <h1 dir="auto" className="display-m mt-2.5 [overflow-wrap:anywhere]">
            {session.title}
          </h1>
          <p className="mt-1.5 text-ink-2">
            <SessionTimes session={session} zone={zone} />
          </p>
        </div>
        <StaffActions
          session={session}
          questions={questions}
          isHot={isSoon(session, now)}
          onEdit={() => setEditing(true)}
        />
      </div>
      {session.deletedAt ? (
        <Banner
          className="mb-4"
          title="Deleted."
          action={
            <Button size="small" onClick={() => send(restoreSession(), { id })}>
              Restore
            </Button>
          }
        >
          Members can't see it. Its transcript and minutes are kept.
        </Banner>
      ) : null}
      <div className="grid items-start gap-4">
        {isHeld ? (
          minutes
        ) : session.status === 'scheduled' ? (
          <Panel as="div">
            <PanelBody>
              <SessionBrief session={session} zone={zone} level={2} />
            </PanelBody>
          </Panel>
        ) : null}
        {isHeld ? <RecordingStaff sessionId={id} hasTranscript={session.facts.hasTranscript} /> : null}
        {isHeld ? <TranscriptionStaff sessionId={id} /> : null}
        <div className="grid gap-4 lg:grid-cols-2">
          <Panel as="div">
            <PanelBody>
              <h2 className="title-s mb-2">Session</h2>
              <SessionFacts session={session} people={[]}>
                <SessionFact name="Member">
                  <Link
                    to={paths.vipMember(session.memberId)}
                    className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
                  >
                    {session.memberName}
                  </Link>
                </SessionFact>
                {session.meetingUrl ? (
                  <SessionFact name="Meeting">{hostOf(session.meetingUrl)}</SessionFact>
                ) : null}
              </SessionFacts>
              <div className="mt-4">
                <SessionPeople session={session} />
              </div>
              {session.description ? (
                <p
                  dir="auto"
                  className="mt-3 font-serif text-[1.0625rem] leading-[1.5] whitespace-pre-line [overflow-wrap:anywhere]"
                >
                  {session.description}
                </p>
              ) : null}
              {session.notes ? (
                <div className="mt-3 rounded-control bg-sunken px-3.5 py-3">
                  <p className="text-caption font-semibold">Notes, visible to staff only</p>
                  <p className="mt-0.5 text-body-s whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
                    {session.notes}
                  </p>
                </div>
              ) : null}
            </PanelBody>
          </Panel>
          <Panel as="div">
            <PanelBody>
              <ConsentStaff sessionId={id} />
            </PanelBody>
          </Panel>
        </div>
        {isHeld ? null : minutes}
        <SessionNotesPanel session={session} />
      </div>
      {isEditing ? <EditSessionDialog session={session} onClose={() => setEditing(false)} /> : null}
      {questions.dialogs}
    </>
  )
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address)
