import { useQuery } from '@tanstack/react-query'
import { CalendarSync } from 'lucide-react'
import { useState } from 'react'
import type { Session } from '#contract/sessions.ts'
import { bookingRefusals } from '#domain/booking/texts.ts'
import { keptElsewhereTexts } from '#domain/sessions/rules/keptElsewhereTexts.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { reasonWords } from '#web/lib/calls/refusal.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { MoveDialog } from '../change/MoveDialog.tsx'
import { slotClock, slotLongDay } from '../slots/slotWords.ts'
import { bookingQuery } from '../wizard/queries.ts'
import { CancelBooking } from './CancelBooking.tsx'

type Props = { session: Session; zone: string }

/** Moving and cancelling an own session, with until when that is free (T-075). */
export function ChangeBooking({ session, zone }: Props) {
  const { data } = useQuery(bookingQuery(session.id))
  const [asked, setAsked] = useState<'move' | 'cancel' | null>(null)
  const close = () => setAsked(null)
  const booking = data?.booking
  if (!booking) return null
  const { move, cancel } = booking.can
  const isFree = Date.now() <= Date.parse(booking.freeUntil)
  const words = move.ok || !cancel.ok ? (cancel.reason ?? '') : (move.reason ?? '')
  return (
    <>
      <p className="min-w-0 flex-1 basis-52 text-caption text-ink-2">
        {isFree && move.ok
          ? `Free to move or cancel until ${slotLongDay(booking.freeUntil, zone)}, ${slotClock(booking.freeUntil, zone)}.`
          : (reasonWords(bookingRefusals, words) ?? null)}
      </p>
      {cancel.ok ? (
        <Button variant="quiet" onClick={() => setAsked('cancel')}>
          {sessionTexts.cancel}
        </Button>
      ) : null}
      {move.ok ? (
        <Button icon={CalendarSync} onClick={() => setAsked('move')}>
          Move
        </Button>
      ) : null}
      {session.calendarUrl ? (
        <Button icon={CalendarSync} href={session.calendarUrl} target="_blank" rel="noopener noreferrer">
          {keptElsewhereTexts.move}
        </Button>
      ) : null}
      {asked === 'move' ? (
        <MoveDialog session={session} booking={booking} zone={zone} onClose={close} />
      ) : null}
      {asked === 'cancel' ? <CancelBooking session={session} onClose={close} /> : null}
    </>
  )
}
