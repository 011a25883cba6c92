import type { ServiceCard } from '#contract/billing/serviceCards.ts'
import { actionOf } from '#domain/billing/rules/serviceCards.ts'
import { serviceCardTexts } from '#domain/billing/rules/serviceCardTexts.ts'
import { BookSession } from '#web/features/booking/screens/BookSession.tsx'
import { OpenCalendar } from '#web/features/booking/screens/OpenCalendar.tsx'
import { RequestService } from '#web/features/inquiries/screens/RequestService.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { bookedService } from './bookedService.ts'

/** The one thing a service leads to: a page, a request, a booking calendar; or the word that it needs payment. */
export function CardAction({ card }: { card: ServiceCard }) {
  const action = actionOf(card)
  switch (action.kind) {
    case 'form': {
      // A session is asked for in the wizard, as from everywhere else, so that nobody has two requests for one.
      const service = bookedService(card)
      if (service) return <BookSession label={card.buttonText} service={service} isSaidElsewhere />
      return <RequestService cardId={card.cardId} title={card.title} label={card.buttonText} />
    }
    case 'calendly':
      return <OpenCalendar cardId={card.cardId} label={card.buttonText} />
    case 'payment':
      return (
        <>
          <p className="text-caption text-ink-2">{serviceCardTexts.needsPayment}</p>
          <RequestService cardId={card.cardId} title={card.title} label={serviceCardTexts.askInstead} />
        </>
      )
    default:
      return <Button href={action.url}>{card.buttonText}</Button>
  }
}
