import { useQuery } from '@tanstack/react-query'
import type { BookingService } from '#domain/booking/types.ts'
import { inquiryTexts } from '#domain/inquiries/texts.ts'
import { myInquiriesQuery, waitingOf } from '#web/features/inquiries/queries.ts'
import { WaitingRequest } from '#web/features/inquiries/screens/WaitingRequest.tsx'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { useBookingLink } from '#web/lib/page/useBookingLink.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'

type Props = {
  label?: string
  variant?: 'line' | 'solid' | 'quiet'
  isBlock?: boolean
  service?: BookingService
}

/** Leads into the booking wizard; a request that waits for its answer is said with it (4.13.10, T-103). */
export function BookSession({ label = 'Book a session', variant = 'line', isBlock = false, service }: Props) {
  const me = useMe()
  const to = useBookingLink()
  const mine = useQuery({ ...myInquiriesQuery(), enabled: !me.isDemo })
  useLiveRefresh('inquiries')
  if (me.isDemo) return <p className="text-caption text-ink-3">{inquiryTexts.notInDemo}</p>
  const asked = waitingOf(mine.data, 'session')
  return (
    <>
      <Button variant={variant} isBlock={isBlock} to={to(service)}>
        {label}
      </Button>
      {asked ? (
        <WaitingRequest
          inquiry={asked}
          label={inquiryTexts.sessionAsked}
          note={inquiryTexts.sessionNote}
          className="mt-2"
        />
      ) : null}
    </>
  )
}
