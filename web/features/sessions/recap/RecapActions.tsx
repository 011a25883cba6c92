import { CircleCheck, Trash2 } from 'lucide-react'
import type { Session } from '#contract/sessions.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { ChangeBooking } from '#web/features/booking/screens/ChangeBooking.tsx'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { JoinButton } from '../list/JoinButton.tsx'
import { isOver, meetingOf, offersComplete } from '../list/offers.ts'
import { isSoon } from '../list/SessionRow.tsx'
import { reasonText } from '../queries.ts'
import type { SessionQuestions } from '../status/useSessionQuestions.tsx'

type Props = { session: Session; zone: string; now: number; questions: SessionQuestions }

/** What a member can do with a session now; nothing where there is nothing to do (spec 3 §4, 4.13.6). */
export function RecapActions({ session, zone, now, questions }: Props) {
  const me = useMe()
  const { can } = session
  const meetingUrl = meetingOf(session, now)
  const completes = offersComplete(session, now)
  const isAhead = session.status === 'scheduled' && !isOver(session, now)
  // Of one's own session that is ahead; nothing of a demo reaches an advisor.
  const changes = isAhead && session.memberId === me.userId && !me.isDemo && Date.parse(session.startAt) > now
  return (
    <>
      {meetingUrl || completes || (!changes && can.cancel.ok) || can.hide.ok ? (
        <div className="mt-4 flex flex-wrap gap-2">
          {meetingUrl ? (
            <JoinButton
              variant={isSoon(session, now) ? 'hot' : 'solid'}
              size="large"
              meetingUrl={meetingUrl}
              className="max-md:w-full"
            />
          ) : null}
          {completes ? (
            <Button icon={CircleCheck} onClick={() => questions.ask(session, 'completed')}>
              {sessionTexts.markComplete}
            </Button>
          ) : null}
          {!changes && can.cancel.ok ? (
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
      {changes ? (
        // What it is free until takes a line of its own on a phone, so that what can be done stands in one.
        <div className="mt-4 flex flex-wrap items-center gap-2 max-sm:[&>p]:basis-full">
          <ChangeBooking session={session} zone={zone} />
        </div>
      ) : isAhead && !can.cancel.ok ? (
        <p className="mt-3 text-body-s text-ink-3">{reasonText(can.cancel.reason)}</p>
      ) : null}
    </>
  )
}
