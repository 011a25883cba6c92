import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import type { Problem } from '#domain/decision.ts'
import type { SessionPerson } from '#domain/sessions/types.ts'
import type { Me } from '#web/lib/signIn/session.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { SectionError } from '#web/ui/states/SectionError.tsx'
import { AskStep } from './AskStep.tsx'
import { BookingFoot } from './BookingFoot.tsx'
import { BookingSummary } from './BookingSummary.tsx'
import { CalendarStep } from './CalendarStep.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import { DoneStep } from './DoneStep.tsx'
import { ServiceStep } from './ServiceStep.tsx'
import { BookingConsent, TimeStep } from './TimeStep.tsx'
import { useBooking } from './useBooking.ts'
import { WizardSteps } from './WizardSteps.tsx'

export type BookingProps = {
  /** Null for a visitor. */
  me: Me | null
  zone: string
  /** What was booked just now; the last step shows it. */
  bookedId: string | null
  /** Where signing in leads back to. */
  next: string
  people: (of: {
    value: readonly SessionPerson[]
    isChecked: boolean
    /** What the booking found wrong with them. */
    refused: readonly Problem[]
    onChange: (people: readonly SessionPerson[]) => void
  }) => ReactNode
  onBooked: (sessionId: string) => void
  onShow: (sessionId: string) => void
  onClose: () => void
}

/** The booking wizard: four steps, kept while they are taken (spec 2 §2 and §4, K64). */
export function BookingDialog(props: BookingProps) {
  const { me, next, people, onShow, onClose } = props
  // Times are read by the profile's clock until another is chosen with them.
  const [zoneChosen, setZone] = useState<string | null>(null)
  const zone = zoneChosen ?? props.zone
  const booking = useBooking(props)
  const { draft, step, doneId, credits, credit, held, failure, isChoosing } = booking
  const content = useRef<HTMLDivElement>(null)
  const hasSide = step === 1 || step === 2
  return (
    <Dialog
      isAddressed
      onClose={booking.leave}
      size="report"
      title="Book a session"
      isFlush
      // Whoever comes from outside is not shown the way back out first.
      {...(me ? {} : { initialFocus: content })}
      footer={<BookingFoot booking={booking} zone={zone} onShow={onShow} onClose={onClose} />}
    >
      <div ref={content} tabIndex={-1} className="grid gap-6 px-5 py-5 outline-none md:px-7 md:py-6">
        <WizardSteps step={step} />
        <div
          className={
            hasSide
              ? 'grid items-start gap-6 min-[900px]:grid-cols-[minmax(0,1fr)_264px]'
              : 'w-full max-w-[41rem]'
          }
        >
          <div className="min-w-0">
            {step === 0 ? (
              <ServiceStep
                me={me}
                service={booking.service}
                problem={booking.problem}
                onChoose={booking.choose}
              />
            ) : step === 1 ? (
              <DetailsStep
                draft={draft}
                problem={booking.problem}
                onChange={booking.change}
                people={
                  me && credit
                    ? people({
                        value: draft.people,
                        isChecked: booking.isChecked,
                        refused: booking.refused,
                        onChange: booking.namePeople,
                      })
                    : null
                }
              />
            ) : step === 2 ? (
              isChoosing ? (
                <TimeStep
                  draft={draft}
                  held={{ ...held, failure: failure ?? held.failure }}
                  advisorId={credit?.advisorId ?? null}
                  zone={zone}
                  onZone={setZone}
                />
              ) : booking.isWaiting ? null : booking.isUnknown ? (
                <SectionError onRetry={() => void credits.refetch()} isRetrying={credits.isFetching} />
              ) : booking.isOutside && booking.hasCalendar ? (
                <CalendarStep />
              ) : (
                <AskStep me={me} failure={failure} isSent={booking.isSent} next={next} />
              )
            ) : doneId ? (
              <DoneStep sessionId={doneId} zone={zone} />
            ) : null}
          </div>
          {hasSide ? (
            <BookingSummary
              me={me}
              draft={draft}
              credits={credits.data?.credits}
              advisorName={held.hold?.advisorName ?? credit?.advisorName ?? null}
            >
              {isChoosing ? (
                <BookingConsent
                  mayRecord={draft.mayRecord}
                  onChange={(mayRecord) => booking.change({ mayRecord })}
                  freeUntil={held.hold?.freeUntil ?? null}
                  zone={zone}
                />
              ) : null}
            </BookingSummary>
          ) : null}
        </div>
      </div>
    </Dialog>
  )
}
