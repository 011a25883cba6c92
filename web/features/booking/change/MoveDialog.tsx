import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Booking, OpenSlot } from '#contract/booking/slots.ts'
import type { Session } from '#contract/sessions.ts'
import { serviceOffers } from '#domain/booking/rules/services.ts'
import type { BookingService } from '#domain/booking/types.ts'
import { bookingServices } from '#domain/booking/types.ts'
import { durationMinutes } from '#domain/sessions/rules/times.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { NearestSlots } from '../slots/NearestSlots.tsx'
import { SlotPicker } from '../slots/SlotPicker.tsx'
import { slotClock, slotDay, slotLongDay } from '../slots/slotWords.ts'
import { rescheduleBooking } from '../wizard/mutations.ts'
import { nearestIn } from '../wizard/nearest.ts'
import { bookingFailure } from '../wizard/queries.ts'

type Props = { session: Session; booking: Booking; zone: string; onClose: () => void }

/** Another time with the same advisor, of the same length (K64, T-075). */
export function MoveDialog({ session, booking, zone: ownZone, onClose }: Props) {
  const [zone, setZone] = useState(ownZone)
  const [slot, setSlot] = useState<OpenSlot | null>(null)
  const [taken, setTaken] = useState<{ startAt: string; nearest: readonly OpenSlot[] } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const move = useMutation(rescheduleBooking())
  const choose = (next: OpenSlot) => {
    setFailure(null)
    setSlot(next)
  }
  function send() {
    if (!slot) return
    move.mutate(
      { id: session.id, startAt: slot.startAt },
      {
        onSuccess: onClose,
        onError: (error) => {
          const nearest = nearestIn(error)
          setSlot(null)
          if (nearest) setTaken({ startAt: slot.startAt, nearest })
          else setFailure(bookingFailure(error, sessionTexts.updateFailed))
        },
      },
    )
  }
  return (
    <Dialog
      onClose={onClose}
      size="large"
      title="Move the session"
      description={`${session.title}, now on ${slotLongDay(session.startAt, zone)} at ${slotClock(session.startAt, zone)}. ${movesText(booking.movesLeft)}`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep the time
          </Button>
          <Button
            variant="solid"
            disabled={slot === null}
            isBusy={move.isPending}
            busyLabel="Moving"
            onClick={send}
          >
            {slot
              ? `Move to ${slotDay(slot.startAt, zone)}, ${slotClock(slot.startAt, zone)}`
              : 'Choose a time'}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {failure ? <FormError>{failure}</FormError> : null}
        {taken ? (
          <NearestSlots
            taken={taken.startAt}
            nearest={taken.nearest}
            chosen={null}
            zone={zone}
            isBusy={move.isPending}
            onChoose={choose}
          />
        ) : null}
        <SlotPicker
          service={booking.service ?? serviceOf(session)}
          advisorId={session.advisorId}
          zone={zone}
          onZone={setZone}
          movingId={session.id}
          chosen={slot}
          taken={taken?.startAt ?? null}
          isBusy={move.isPending}
          onChoose={choose}
        />
      </div>
    </Dialog>
  )
}

const movesText = (left: number) =>
  left === 1 ? 'You can move it once more.' : `You can move it ${left === 2 ? 'twice' : `${left} times`}.`

/** A session that staff scheduled is looked for by a service of its length. */
function serviceOf(session: Session): BookingService {
  const minutes = durationMinutes({ startAt: new Date(session.startAt), endAt: new Date(session.endAt) })
  return bookingServices.find((each) => serviceOffers[each].minutes === minutes) ?? 'sprint'
}
