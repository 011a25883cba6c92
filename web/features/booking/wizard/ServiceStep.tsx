import { useQuery } from '@tanstack/react-query'
import { billingTexts } from '#domain/billing/texts.ts'
import { creditsLeft, isLockedService, isPriced, serviceCost } from '#domain/booking/rules/servicePrice.ts'
import { serviceOffers, serviceWords } from '#domain/booking/rules/services.ts'
import type { BookingService } from '#domain/booking/types.ts'
import { bookingServices } from '#domain/booking/types.ts'
import { RequestUpgrade } from '#web/features/inquiries/screens/RequestUpgrade.tsx'
import { useIsPhoneConsole } from '#web/lib/page/consoleLinks.ts'
import type { Me } from '#web/lib/signIn/session.tsx'
import { useEuroNote } from '#web/lib/signIn/useCurrency.ts'
import { Choice } from '#web/ui/forms/Choice.tsx'
import { FieldError } from '#web/ui/forms/Field.tsx'
import { creditsQuery } from '../queries.ts'

/** The console names sessions as the specification does, a visitor reads the name that brought them here. */
export const serviceLabel = (service: BookingService, me: Me | null): string =>
  (me ? serviceWords : serviceOffers)[service].label

type Props = {
  me: Me | null
  service: BookingService | null
  problem: string | null
  onChoose: (service: BookingService) => void
}

/** The first step: what is to be booked, what it costs, and what the plan leaves out (spec 2 §2). */
export function ServiceStep({ me, service, problem, onChoose }: Props) {
  const { data } = useQuery({ ...creditsQuery(), enabled: me !== null && !me.isDemo })
  const credits = data?.credits
  const isPhone = useIsPhoneConsole()
  const euroNote = useEuroNote(me)
  // An introduction is offered by a link alone.
  const offered = bookingServices.filter(
    (each) => each !== 'introduction' || service === each || creditsLeft(credits, each) > 0,
  )
  const isLocked = offered.some((each) => isLockedService(each, me, credits))
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-2.5 text-body-s font-semibold">Which session?</legend>
      {offered.map((each) => {
        const locked = isLockedService(each, me, credits)
        return (
          <Choice
            key={each}
            name="service"
            value={each}
            isChosen={service === each}
            isDisabled={locked}
            isInvalid={problem !== null}
            onChoose={() => onChoose(each)}
            label={serviceLabel(each, me)}
            note={`${serviceWords[each].note}, ${serviceOffers[each].minutes} minutes`}
            // A visitor may have the plan: it is said of them, and locked for nobody before they sign in.
            aside={
              locked || (me === null && each === 'retainer') ? (
                billingTexts.proOnly
              ) : (
                <>
                  {serviceCost(each, credits)}
                  {euroNote && isPriced(each, credits) ? (
                    <span className="block text-caption font-normal text-ink-3">{euroNote}</span>
                  ) : null}
                </>
              )
            }
          />
        )
      })}
      {problem ? <FieldError>{problem}</FieldError> : null}
      {isLocked && me ? (
        <RequestUpgrade plan={isPhone ? 'mobile_pro' : 'desktop_pro'} className="mt-2" />
      ) : null}
    </fieldset>
  )
}
