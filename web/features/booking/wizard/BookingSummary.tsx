import type { ReactNode } from 'react'
import type { SessionCredit } from '#contract/booking/credits.ts'
import { bookingPrice, isPriced } from '#domain/booking/rules/servicePrice.ts'
import { serviceOffers } from '#domain/booking/rules/services.ts'
import type { Me } from '#web/lib/signIn/session.tsx'
import { useEuroNote } from '#web/lib/signIn/useCurrency.ts'
import type { BookingDraft } from './draft.ts'
import { serviceLabel } from './ServiceStep.tsx'

type Props = {
  me: Me | null
  draft: BookingDraft
  credits: readonly SessionCredit[] | undefined
  advisorName: string | null
  children?: ReactNode
}

/** What is being booked, as far as it is chosen. */
export function BookingSummary({ me, draft, credits, advisorName, children }: Props) {
  const { service, focus, timeline } = draft
  const euroNote = useEuroNote(me)
  if (!service) return null
  return (
    <aside
      aria-label="You are booking"
      className="h-fit rounded-panel bg-sunken p-5 text-body-s dark:bg-well"
    >
      <p className="text-caption text-ink-2">You are booking</p>
      <p className="title-m mt-0.5">{serviceLabel(service, me)}</p>
      <dl className="mt-3">
        {focus ? <Fact name="About">{focus}</Fact> : null}
        {timeline ? <Fact name="How soon">{timeline}</Fact> : null}
        <Fact name="Length">{serviceOffers[service].minutes} minutes</Fact>
        {advisorName ? <Fact name="With">{advisorName}</Fact> : null}
        <Fact name="Price">
          {bookingPrice(service, credits)}
          {euroNote && isPriced(service, credits) ? (
            <span className="block text-caption font-normal text-ink-3">{euroNote}</span>
          ) : null}
        </Fact>
      </dl>
      {children}
    </aside>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3 border-t border-line-strong py-2.5">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 text-right font-semibold [overflow-wrap:anywhere] tnum">{children}</dd>
    </div>
  )
}
