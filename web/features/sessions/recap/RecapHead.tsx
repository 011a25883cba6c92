import { CircleCheck, Trash2 } from 'lucide-react'
import type { Session } from '#contract/sessions.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { JoinButton } from '../list/JoinButton.tsx'
import { SessionBadges, SessionTrain } from '../list/SessionBadges.tsx'
import { isSoon } from '../list/SessionRow.tsx'
import { timesOf } from '../list/SessionTimes.tsx'
import { reasonText } from '../queries.ts'
import type { SessionQuestions } from '../status/useSessionQuestions.tsx'

type Props = { session: Session; zone: string; now: number; questions: SessionQuestions }

/** What the session is, when, and what can be done with it now (spec 3 §4). */
export function RecapHead({ session, zone, now, questions }: Props) {
  const [own, agreed] = timesOf(session, zone)
  const { can, meetingUrl, status } = session
  const isScheduled = status === 'scheduled'
  return (
    <Panel as="section" aria-labelledby="session-title" className="px-4 py-5 md:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <SessionTrain session={session} isSoon={isSoon(session, now)} now={now} />
        <SessionBadges session={session} />
      </div>
      <h2 id="session-title" className="title-l mt-3 [overflow-wrap:anywhere]">
        {session.title}
      </h2>
      <p className="mt-1 text-ink-2 tnum">
        {own.day}, {own.hours}
      </p>
      {agreed ? (
        <p className="mt-0.5 text-body-s text-ink-3 tnum">
          {agreed.day === own.day ? '' : `${agreed.day}, `}
          {agreed.hours} in {agreed.place}
        </p>
      ) : null}
      {session.description ? (
        <p className="mt-3 font-serif text-[1.125rem] leading-[1.5] whitespace-pre-line [overflow-wrap:anywhere]">
          {session.description}
        </p>
      ) : null}
      {isScheduled || can.hide.ok ? (
        <div className="mt-4 flex flex-wrap gap-2">
          {can.join.ok && meetingUrl ? (
            <JoinButton
              variant={isSoon(session, now) ? 'hot' : 'solid'}
              size="large"
              meetingUrl={meetingUrl}
              className="max-md:w-full"
            />
          ) : null}
          {can.complete.ok ? (
            <Button icon={CircleCheck} onClick={() => questions.ask(session, 'completed')}>
              {sessionTexts.markComplete}
            </Button>
          ) : null}
          {can.cancel.ok ? (
            <Button onClick={() => questions.ask(session, 'cancelled')}>{sessionTexts.cancel}</Button>
          ) : null}
          {can.hide.ok ? (
            <Button
              variant="quiet"
              icon={Trash2}
              className="first:-ml-4"
              onClick={() => questions.ask(session, 'delete')}
            >
              Delete
            </Button>
          ) : null}
        </div>
      ) : null}
      {isScheduled && !can.cancel.ok && Date.parse(session.endAt) > now ? (
        <p className="mt-3 text-body-s text-ink-3">{reasonText(can.cancel.reason)}</p>
      ) : null}
    </Panel>
  )
}
