import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
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
  const { data } = useQuery(bookingQuery(session.id))
  const cancel = useMutation(cancelBooking(useIsPhoneConsole()))
  const booking = data?.booking
  const refused = booking && !booking.can.cancel.ok ? (booking.can.cancel.reason ?? '') : null
  useEffect(() => {
    if (refused === null) return
    toast.info(reasonWords(bookingRefusals, refused) ?? sessionTexts.updateFailed)
    onClose()
  }, [refused, onClose])
  if (!booking || refused !== null) return null
  return (
    <AlertDialog
      onClose={onClose}
      title="Cancel this session?"
      description={`${session.title}. Everyone in it is notified. ${
        booking.service === null
          ? 'Only your advisor can set it back.'
          : booking.returnsCredit
            ? 'Your credit comes back.'
            : bookingRefusals.cancel_late
      }`}
      confirmLabel="Cancel session"
      cancelLabel="Keep it"
      isDanger
      isBusy={cancel.isPending}
      busyLabel="Cancelling"
      onConfirm={() =>
        cancel.mutate({ id: session.id, acceptsLoss: !booking.returnsCredit }, { onSettled: onClose })
      }
    />
  )
}
