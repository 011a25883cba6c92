import { useQuery } from '@tanstack/react-query'
import { ChevronRight, LockKeyhole } from 'lucide-react'
import { Link } from 'react-router'
import { billingTexts } from '#domain/billing/texts.ts'
import { isLockedService, isPriced, serviceCost } from '#domain/booking/rules/servicePrice.ts'
import { serviceWords } from '#domain/booking/rules/services.ts'
import { inquiryTexts } from '#domain/inquiries/texts.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { creditsQuery } from '#web/features/booking/queries.ts'
import { useAskedSession } from '#web/features/inquiries/queries.ts'
import { WaitingRequest } from '#web/features/inquiries/screens/WaitingRequest.tsx'
import { useBookingLink } from '#web/lib/page/useBookingLink.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useEuroNote } from '#web/lib/signIn/useCurrency.ts'
import { classes } from '#web/ui/classes.ts'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'

const services = ['strategy', 'sprint', 'retainer'] as const

type Props = {
  /** The screen says the request that waits in a place of its own, as an empty list does. */
  isSaidElsewhere: boolean
}

/** The three sessions that can be booked; a retainer session is for Pro, or for whoever has a credit for one (spec 2 §2). */
export function BookPanel({ isSaidElsewhere }: Props) {
  const me = useMe()
  const to = useBookingLink()
  const euroNote = useEuroNote(me)
  const credits = useQuery({ ...creditsQuery(), enabled: !me.isDemo }).data?.credits
  if (me.isDemo) return null
  return (
    <Panel aria-labelledby="book-new">
      <PanelHeader id="book-new" title={sessionTexts.bookNew} />
      <ul className="hairlines mt-2">
        {services.map((service) => {
          const { label, note } = serviceWords[service]
          const isLocked = isLockedService(service, me, credits)
          const words = (
            <>
              <span className="min-w-0 flex-1">
                <b className="block text-body-s font-semibold">{label}</b>
                <span className="block text-caption leading-snug text-ink-3">{note}</span>
              </span>
              <span className="text-right text-caption font-semibold whitespace-nowrap text-ink-2 tnum">
                {isLocked ? billingTexts.proOnly : serviceCost(service, credits)}
                {euroNote && isPriced(service, credits) ? (
                  <span className="block font-normal text-ink-3">{euroNote}</span>
                ) : null}
              </span>
            </>
          )
          return (
            <li key={service} className="last:[&>a]:rounded-b-panel">
              {/* What the plan leaves out is said, and asked for, where services are chosen. */}
              <Link
                to={isLocked ? to() : to(service)}
                className={classes(
                  'flex items-center gap-3 py-3 pr-4 pl-5 hover:bg-bg focus-visible:-outline-offset-2',
                  isLocked && 'text-ink-3',
                )}
              >
                {words}
                {isLocked ? (
                  <LockKeyhole size={16} aria-hidden="true" />
                ) : (
                  <ChevronRight size={16} aria-hidden="true" className="text-ink-3" />
                )}
              </Link>
            </li>
          )
        })}
      </ul>
      {isSaidElsewhere ? null : <AskedSession />}
    </Panel>
  )
}

/** A request for a session that waits, whether or not there is a session yet (4.13.10). */
function AskedSession() {
  const asked = useAskedSession()
  if (!asked) return null
  return (
    <div className="border-t border-line px-5 py-3.5">
      <WaitingRequest inquiry={asked} label={inquiryTexts.sessionAsked} note={inquiryTexts.sessionNote} />
      {asked.body ? (
        <p dir="auto" className="mt-2 line-clamp-3 text-caption text-ink-3 [overflow-wrap:anywhere]">
          {asked.body}
        </p>
      ) : null}
    </div>
  )
}
