import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Booking } from '#contract/booking/slots.ts'
import type { Session } from '#contract/sessions.ts'
import { bookingRefusals } from '#domain/booking/texts.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { reasonWords } from '#web/lib/calls/refusal.ts'
import { useIsPhoneConsole } from '#web/lib/page/consoleLinks.ts'
import { toast } from '#web/lib/page/toast.ts'
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx'
import { cancelBooking } from '../change/mutations.ts'
import { bookingQuery } from '../wizard/queries.ts'

type Props = { session: Pick<Session, 'id' | 'title'>; onClose: () => void }

/** Asks before an own session is cancelled, and says what becomes of its credit (T-075). */
export function CancelBooking({ session, onClose }: Props) {
  const { data, isError, isPaused } = useQuery(bookingQuery(session.id))
  const cancel = useMutation(cancelBooking(useIsPhoneConsole()))
  const booking = data?.booking
  const refused = booking && !booking.can.cancel.ok ? (booking.can.cancel.reason ?? '') : null
  // What becomes of the credit must be said before, so nobody is asked while it cannot be known, nor later by itself.
  const isUnknown = !booking && (isError || isPaused)
  useEffect(() => {
    if (isUnknown) toast.error(sessionTexts.updateFailed)
    else if (refused !== null) toast.info(reasonWords(bookingRefusals, refused) ?? sessionTexts.updateFailed)
    else return
    onClose()
  }, [isUnknown, refused, onClose])
  if (isUnknown || refused !== null) return null
  return (
    <AlertDialog
      onClose={onClose}
      title="Cancel this session?"
      description={`${session.title}. Everyone in it is notified.`}
      confirmLabel="Cancel session"
      cancelLabel="Keep it"
      isDanger
      isBusy={cancel.isPending}
      isWaiting={!booking}
      busyLabel={booking ? 'Cancelling' : 'Loading'}
      onConfirm={() =>
        booking &&
        cancel.mutate({ id: session.id, acceptsLoss: !booking.returnsCredit }, { onSettled: onClose })
      }
    >
      {/* It is read aloud once it is known. */}
      <p role="status" className="mt-2 text-ink-2">
        {booking ? afterwards(booking) : null}
      </p>
    </AlertDialog>
  )
}

function afterwards({ service, returnsCredit }: Pick<Booking, 'service' | 'returnsCredit'>): string {
  if (service === null) return 'Only your advisor can set it back.'
  return returnsCredit ? 'Your credit comes back.' : bookingRefusals.cancel_late
}
