import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { bookingServices } from '#domain/booking/types.ts'
import { toast } from '#web/lib/page/toast.ts'
import type { BookingProps } from '../wizard/BookingDialog.tsx'
import { BookingDialog } from '../wizard/BookingDialog.tsx'
import { claimBookingLink } from '../wizard/mutations.ts'
import { bookingFailure } from '../wizard/queries.ts'
import { useBookingDraft } from '../wizard/useBookingDraft.ts'

type Props = BookingProps & {
  /** What the address says: 'new', a service, or the token of a booking link. */
  book: string
  /** What the address said is taken in; it says 'new' from now on, so that a reload goes on where one was. */
  onTakenIn: () => void
}

/** The wizard as an address opens it: for a service, or by a booking link, which is taken first (T-048, T-103). */
export function BookingWizard({ book, onTakenIn, ...props }: Props) {
  const { set } = useBookingDraft(props.me)
  const claim = useMutation(claimBookingLink())
  const takenIn = useRef('new')
  const isSignedIn = props.me !== null
  useEffect(() => {
    if (takenIn.current === book || book === 'new') return
    const service = bookingServices.find((each) => each === book)
    if (service) {
      takenIn.current = book
      set({ service, step: 1 })
      onTakenIn()
    } else if (isSignedIn) {
      takenIn.current = book
      claim.mutate(
        { token: book, creditId: crypto.randomUUID() },
        {
          onSuccess: ({ credit }) => {
            if (!credit.spentAt) set({ service: credit.service, step: 1 })
          },
          onError: (error) => toast.error(bookingFailure(error, 'This booking link could not be opened.')),
          onSettled: onTakenIn,
        },
      )
    }
  }, [book, isSignedIn, set, claim, onTakenIn])
  return <BookingDialog {...props} />
}
