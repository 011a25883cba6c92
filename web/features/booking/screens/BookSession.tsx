import { useQuery } from '@tanstack/react-query'
import type { BookingService } from '#domain/booking/types.ts'
import { isPending } from '#domain/inquiries/rules.ts'
import { inquiryTexts } from '#domain/inquiries/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { useBookingLink } from '#web/lib/page/useBookingLink.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'

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
  const mine = useQuery({ ...orpc.inquiries.listMyInquiries.queryOptions(), enabled: !me.isDemo })
  useLiveRefresh('inquiries')
  if (me.isDemo) return <p className="text-caption text-ink-3">{inquiryTexts.notInDemo}</p>
  const isAsked = mine.data?.inquiries.some(({ kind, status }) => kind === 'session' && isPending(status))
  return (
    <>
      <Button variant={variant} isBlock={isBlock} to={to(service)}>
        {label}
      </Button>
      {isAsked ? (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-2 in-[.text-center]:justify-center">
          <Badge tone="info" mark="octagon">
            {inquiryTexts.sessionAsked}
          </Badge>
          We'll reply by email within two working days.
        </p>
      ) : null}
    </>
  )
}
