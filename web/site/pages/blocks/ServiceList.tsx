import { paths } from '#contract/paths.ts'
import type { CardPlace } from '#domain/billing/rules/serviceCardFields.ts'
import type { ListedCard } from '#domain/billing/rules/serviceCards.ts'
import {
  actionOf,
  cardPrice,
  catalogueCards,
  isShownAt,
  priceAttributes,
  serviceCardDefaults,
} from '#domain/billing/rules/serviceCards.ts'
import { serviceCardTexts } from '#domain/billing/rules/serviceCardTexts.ts'

/** How a list of what can be had is drawn: each name wider than the one before it, its price, and what it is for. */
export const offerLook = {
  list: 'border-t-[1.5px] border-ink [&>li:nth-child(3n)_h3]:wdth-studio [&>li:nth-child(3n+1)_h3]:wdth-forge [&>li:nth-child(3n+2)_h3]:wdth-workshop',
  row: 'grid items-baseline gap-x-8 gap-y-3 border-b border-line-strong py-8 max-lg:py-7 lg:grid-cols-[5fr_2.6fr_5fr]',
  name: 'text-[2.25rem] leading-none tracking-[-.02em] max-md:text-[1.875rem]',
  costs: 'flex flex-wrap items-baseline gap-x-2 lg:block',
  price: 'text-title-l font-[520] tracking-[-.015em] font-stretch-[108%] tnum',
  note: 'text-caption text-ink-3 empty:hidden',
  text: 'max-w-[34em] text-[1.0625rem] text-ink-2',
  way: 'inline-flex min-h-11 items-center font-semibold text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current',
} as const

/** A place of a row that the server fills (server/platform/http/site/filledList.ts); what is empty is not drawn. */
const place = (name: string) => ({ 'data-fill': name })

const blank: ListedCard = { ...serviceCardDefaults, id: 'blank', positionOrder: 0 }

/**
 * The services that stand on a page. What is written at build is the catalogue, shown where no card can be read (T-212); the
 * server puts the cards of the database in its place, and shows the section around it where there are any.
 */
export function ServiceList({ at }: { at: CardPlace }) {
  const cards = catalogueCards.filter(({ location }) => isShownAt(location, at))
  return (
    <ul className={offerLook.list} data-list={`services-${at}`}>
      {(cards.length > 0 ? cards : [blank]).map((card) => (
        <Row key={card.id} card={card} />
      ))}
    </ul>
  )
}

/** Whether a section is seen before the server has filled it, and by which name the server knows it. */
export const serviceSection = (at: CardPlace) => ({
  'data-list-of': `services-${at}`,
  hidden: !catalogueCards.some(({ location }) => isShownAt(location, at)),
})

function Row({ card }: { card: ListedCard }) {
  const action = actionOf(card)
  const price = cardPrice(card)
  return (
    <li className={offerLook.row}>
      <div>
        <p className="mb-1.5 text-caption font-semibold text-ink-3 empty:hidden" {...place('section')}>
          {card.sectionType === 'main' ? '' : card.sectionType}
        </p>
        <h3 className={offerLook.name} {...place('title')}>
          {card.title}
        </h3>
        <p
          className="mt-3 w-fit rounded-mark border border-line-strong px-2 py-0.5 text-micro font-[640] empty:hidden"
          {...place('badge')}
        >
          {card.badgeText}
        </p>
      </div>
      <div className={offerLook.costs}>
        <p className={offerLook.price} {...priceAttributes(card, 'text')} {...place('price')}>
          {price.text}
        </p>
        <p className={offerLook.note} {...priceAttributes(card, 'note')} {...place('price-note')}>
          {price.note}
        </p>
        <p className="text-caption text-ink-2 empty:hidden lg:mt-1" {...place('subtitle')}>
          {card.subtitle}
        </p>
      </div>
      <div className={offerLook.text}>
        <p className="whitespace-pre-line" {...place('description')}>
          {card.description}
        </p>
        <p className="mt-2 text-body-s text-ink-2 empty:hidden" {...place('note')}>
          {action.kind === 'payment' ? serviceCardTexts.needsPayment : ''}
        </p>
        <a
          href={action.kind === 'info' ? action.url : paths.contact('advisory', card.cardId)}
          className={`mt-2 ${offerLook.way}`}
          {...place('action')}
        >
          {action.kind === 'payment' ? serviceCardTexts.askInstead : card.buttonText}
          {/* Links of the same words lead to different services: who hears or indexes them learns which. */}
          <span className="sr-only" {...place('action-of')}>
            {serviceCardTexts.ofService(card.title)}
          </span>
        </a>
      </div>
    </li>
  )
}
