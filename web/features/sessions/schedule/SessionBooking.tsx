import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useMe } from '#web/lib/signIn/session.tsx'
import { late } from '#web/ui/states/late.tsx'
import { BookingPeople } from '../people/BookingPeople.tsx'

// Few visits book; they alone load it.
const BookingWizard = late(
  async () => (await import('#web/features/booking/screens/BookingWizard.tsx')).BookingWizard,
)

type Props = {
  zone: string
  /** Where a session is shown on this surface. */
  pathOf: (sessionId: string) => string
}

/** The booking wizard over the list of sessions, where the address says so: `book`, and `booked` once it is done. */
export function SessionBooking({ zone, pathOf }: Props) {
  const me = useMe()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const book = params.get('book')
  const change = useCallback(
    (changes: Record<string, string | null>, isNew = false) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          for (const [name, value] of Object.entries(changes)) {
            if (value === null) after.delete(name)
            else after.set(name, value)
          }
          return after
        },
        { replace: !isNew, preventScrollReset: true },
      ),
    [setParams],
  )
  if (!book) return null
  return (
    <BookingWizard
      book={book}
      me={me}
      zone={zone}
      bookedId={params.get('booked')}
      next={pathname + search}
      people={(of) => <BookingPeople {...of} />}
      onTakenIn={() => change({ book: 'new' })}
      onBooked={(booked) => change({ booked })}
      // One step: two changes of the address in one go would keep the wizard open under the session.
      onShow={(id) => navigate(pathOf(id), { replace: true, preventScrollReset: true })}
      onClose={() => change({ book: null, booked: null })}
      onLost={() => change({ book: null, booked: null })}
    />
  )
}
