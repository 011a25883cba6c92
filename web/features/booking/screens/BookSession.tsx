import type { BookingService } from '#domain/booking/types.ts'
import { inquiryTexts } from '#domain/inquiries/texts.ts'
import { useAskedSession } from '#web/features/inquiries/queries.ts'
import { WaitingRequest } from '#web/features/inquiries/screens/WaitingRequest.tsx'
import { useBookingLink } from '#web/lib/page/useBookingLink.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'

export type BookProps = {
  label?: string
  variant?: 'line' | 'solid' | 'quiet'
  isBlock?: boolean
  service?: BookingService
  /** The screen says the request that waits in a place of its own. */
  isSaidElsewhere?: boolean
}

/** Leads into the booking wizard; a request that waits for its answer is said with it (4.13.10, T-103). */
export function BookSession({
  label = 'Book a session',
  variant = 'line',
  isBlock = false,
  service,
  isSaidElsewhere = false,
}: BookProps) {
  const me = useMe()
  const to = useBookingLink()
  if (me.isDemo) return <p className="text-caption text-ink-3">{inquiryTexts.notInDemo}</p>
  return (
    <>
      <Button variant={variant} isBlock={isBlock} to={to(service)}>
        {label}
      </Button>
      {isSaidElsewhere ? null : <SessionRequested className="mt-2" />}
    </>
  )
}

/** The member's request for a session that waits for its answer. */
export function SessionRequested({ className }: { className?: string }) {
  const asked = useAskedSession()
  if (!asked) return null
  return (
    <WaitingRequest
      inquiry={asked}
      label={inquiryTexts.sessionAsked}
      note={inquiryTexts.sessionNote}
      {...(className ? { className } : {})}
    />
  )
}
