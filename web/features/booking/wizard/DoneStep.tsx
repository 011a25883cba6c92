import { useQuery } from '@tanstack/react-query'
import { bookingTexts } from '#domain/booking/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { Loaded } from '#web/ui/lists/Loaded.tsx'
import { StageMark } from '#web/ui/marks/StageMark.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { slotClock, slotLongDay } from '../slots/slotWords.ts'

/** The last step: what was booked, read from the session itself, so that it says no more than what is stored (T-156). */
export function DoneStep({ sessionId, zone }: { sessionId: string; zone: string }) {
  const query = useQuery(orpc.sessions.getSession.queryOptions({ input: { id: sessionId } }))
  return (
    <Loaded of={query} label="Loading the booking" skeleton={<SkeletonLines lines={4} />}>
      {({ session }) => (
        <section aria-labelledby="booking-done" className="grid justify-items-start gap-2 py-4">
          <StageMark stage="round" size={28} />
          <h3 id="booking-done" className="title-l mt-3">
            {bookingTexts.booked}
          </h3>
          <p className="text-[1.25rem] tnum">
            {slotLongDay(session.startAt, zone)}, {slotClock(session.startAt, zone)} to{' '}
            {slotClock(session.endAt, zone)}
          </p>
          <p className="text-ink-2">
            {session.title} with {session.advisorName}. You and your advisor get an email with the details.
          </p>
          {session.people.length > 1 ? (
            <p className="text-ink-2">{session.people.map(({ name }) => name).join(', ')} come.</p>
          ) : null}
        </section>
      )}
    </Loaded>
  )
}
