import { useQuery } from '@tanstack/react-query'
import { serviceOffers } from '#domain/booking/rules/services.ts'
import { useBookingLink } from '#web/lib/page/useBookingLink.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { creditsQuery } from '../queries.ts'
import { advisorsQuery, nextSlotsQuery } from '../slots/queries.ts'
import { slotClock, slotDay } from '../slots/slotWords.ts'

type Props = { zone: string; className?: string }

/** Quick Booking on Home: the next free time, and the way into the wizard (spec 2 §2). Nothing while nobody can be booked. */
export function QuickBooking({ zone, className }: Props) {
  const me = useMe()
  const to = useBookingLink()
  const credits = useQuery({ ...creditsQuery(), enabled: !me.isDemo })
  const usable = credits.data?.credits.find((credit) => credit.can.spend.ok)
  const service = usable?.service ?? 'strategy'
  const next = useQuery({ ...nextSlotsQuery(service), enabled: !me.isDemo && credits.data !== undefined })
  const advisors = useQuery({ ...advisorsQuery(), enabled: !me.isDemo })
  const slot = next.data?.slots[0]
  if (!slot) return null
  const advisor = advisors.data?.advisors.find((each) => each.id === slot.advisorId)?.name
  return (
    <Panel aria-labelledby="quick-booking" className={className}>
      <PanelHeader id="quick-booking" title="Quick Booking" />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 px-4 pt-2 pb-5 md:px-5">
        <div className="min-w-0">
          <p className="text-body-s text-ink-2">
            Next free time{advisor ? ` with ${advisor}` : ''}, {serviceOffers[service].minutes} minutes
          </p>
          <p className="mt-0.5 text-[1.375rem] leading-tight font-[560] tnum">
            {slotDay(slot.startAt, zone)}, {slotClock(slot.startAt, zone)}
          </p>
        </div>
        <Button variant="solid" to={to(usable?.service)}>
          Book a session
        </Button>
      </div>
    </Panel>
  )
}
