import { ArrowLeft } from 'lucide-react'
import { inquiryTexts } from '#domain/inquiries/texts.ts'
import { minutesOf } from '#web/lib/time/useEachSecond.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { StageMark } from '#web/ui/marks/StageMark.tsx'
import { CalendarButton } from '../calendly/CalendarButton.tsx'
import { slotClock, slotDay } from '../slots/slotWords.ts'
import { calendarWords } from './CalendarStep.tsx'
import type { Booking } from './useBooking.ts'

type Props = { booking: Booking; zone: string; onShow: (sessionId: string) => void; onClose: () => void }

/** What a step of the booking leads to; while a time is held, for how long. */
export function BookingFoot({ booking, zone, onShow, onClose }: Props) {
  const { step, doneId, held, isChoosing } = booking
  if (step === 3)
    return (
      <>
        <Button variant="quiet" onClick={onClose}>
          Done
        </Button>
        <Button variant="solid" onClick={() => doneId && onShow(doneId)}>
          View session
        </Button>
      </>
    )
  return (
    <>
      {step > 0 ? (
        <Button variant="quiet" icon={ArrowLeft} className="mr-auto -ml-3" onClick={booking.back}>
          Back
        </Button>
      ) : null}
      {isChoosing && held.hold ? (
        <p
          role="timer"
          className="flex min-w-0 items-center gap-2 text-body-s tnum max-md:order-first max-md:w-full"
        >
          <StageMark stage="octagon" size={12} isHot />
          <span>
            <b className="font-semibold">
              {slotDay(held.hold.startAt, zone)}, {slotClock(held.hold.startAt, zone)}
            </b>{' '}
            held for {minutesOf(held.left)}
          </span>
        </p>
      ) : null}
      <Forward booking={booking} />
    </>
  )
}

function Forward({ booking }: { booking: Booking }) {
  const { step, held, cardId, hasCalendar, isChoosing, isOutside, isBooking, isRequesting, isSent } = booking
  if (step < 2)
    return (
      <Button variant="solid" onClick={booking.forward}>
        Continue
      </Button>
    )
  if (isChoosing)
    return (
      <Button
        variant="solid"
        disabled={!held.hold}
        isBusy={isBooking}
        busyLabel="Booking"
        onClick={booking.send}
      >
        Book it
      </Button>
    )
  if (!isOutside) return null
  if (hasCalendar)
    return cardId ? <CalendarButton cardId={cardId} label={calendarWords.open} variant="solid" /> : null
  return (
    <Button
      variant="solid"
      disabled={isSent}
      isBusy={isRequesting}
      busyLabel="Sending"
      onClick={booking.request}
    >
      {inquiryTexts.askSession}
    </Button>
  )
}
