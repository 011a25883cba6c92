import { useQuery } from '@tanstack/react-query'
import type { ServiceCard } from '#contract/billing/serviceCards.ts'
import { catalogueCards } from '#domain/billing/rules/serviceCards.ts'
import { serviceCardTexts } from '#domain/billing/rules/serviceCardTexts.ts'
import { creditsLeft, serviceCost } from '#domain/booking/rules/servicePrice.ts'
import { creditsQuery } from '#web/features/booking/queries.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useCurrency } from '#web/lib/signIn/useCurrency.ts'
import { classes } from '#web/ui/classes.ts'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { bookedService } from './bookedService.ts'
import { CardAction } from './CardAction.tsx'
import { CurrencyPicker } from './CurrencyPicker.tsx'
import { serviceCardsQuery } from './queries.ts'
import { ServiceCardTile } from './ServiceCardTile.tsx'

/**
 * Every service that is offered, to members of every plan (spec 1 §3). A failure shows what was read last, else the
 * catalogue's own list, and no error (T-212).
 */
export function ServiceCards({ className, isWide = false }: { className?: string; isWide?: boolean }) {
  const me = useMe()
  const query = useQuery(serviceCardsQuery())
  const credits = useQuery({ ...creditsQuery(), enabled: !me.isDemo }).data?.credits
  const [currency] = useCurrency()
  useLiveRefresh('billing')
  const cards: readonly ServiceCard[] | undefined =
    query.data?.cards ?? (query.isError ? catalogueCards : undefined)
  return (
    <Panel className={classes('overflow-hidden', className)}>
      <PanelHeader title={serviceCardTexts.title} aside={<CurrencyPicker />} />
      {cards === undefined ? (
        <Loading className="px-4 pt-4 pb-5 md:px-5">
          <SkeletonLines lines={4} />
        </Loading>
      ) : cards.length === 0 ? (
        <Empty title={serviceCardTexts.none} />
      ) : (
        sectionsOf(cards).map(([section, ofSection]) => (
          <div key={section}>
            {section === 'main' ? null : (
              <p className="px-4 pt-3 text-caption font-semibold text-ink-3 md:px-5">{section}</p>
            )}
            <ul
              className={
                isWide
                  ? 'mt-2 grid gap-px border-t border-line bg-line [&>li]:bg-surface min-[1280px]:grid-cols-2 [&>li:last-child:nth-child(odd)]:col-span-full'
                  : 'hairlines mt-1'
              }
            >
              {ofSection.map((card) => {
                const service = bookedService(card)
                // What a credit pays is booked, and neither priced nor asked for (T-048).
                const cost =
                  service && creditsLeft(credits, service) > 0 ? serviceCost(service, credits) : null
                return (
                  <li key={card.id}>
                    <ServiceCardTile card={card} currency={currency} cost={cost}>
                      <CardAction card={cost ? { ...card, buttonText: serviceCardTexts.book } : card} />
                    </ServiceCardTile>
                  </li>
                )
              })}
            </ul>
          </div>
        ))
      )}
    </Panel>
  )
}

/** In the order of the catalogue, those of one section together. */
const sectionsOf = (cards: readonly ServiceCard[]) => [...Map.groupBy(cards, (card) => card.sectionType)]
