import { paths } from '#contract/paths.ts'
import { serviceCatalogue } from '#domain/billing/rules/services.ts'
import { inboxForms } from '#domain/inquiries/rules/forms.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import type { StoreItem } from '../../content/siteContent.ts'
import { Band } from '../blocks/Band.tsx'
import { EuroPrice } from '../blocks/EuroPrice.tsx'
import { Facts } from '../blocks/Facts.tsx'
import { InlineLink } from '../blocks/InlineLink.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { offerLook } from '../blocks/ServiceList.tsx'
import { Steps } from '../blocks/Steps.tsx'

const { strategySession, monthlyRetainer } = serviceCatalogue

/** What can be bought, what is delivered and when. Nothing is charged here, so no button says so. */
export function StorePage({ items }: { items: readonly StoreItem[] }) {
  return (
    <>
      <PageHero
        lines={['What you', 'can buy', 'here']}
        lead="A short list: a session, a retainer, a written reading of your company. There is no basket: you ask, we answer, and you pay by invoice."
      >
        <Facts
          facts={[
            { term: 'Answer', value: 'Within two working days' },
            { term: 'Payment', value: 'By invoice' },
            { term: 'Account', value: 'Not needed' },
          ]}
        >
          <Button href={inboxForms.advisory.path} variant="hot" size="large" isBlock>
            Ask for a session
          </Button>
        </Facts>
      </PageHero>
      <Band id="items" tone="surface" title="What you get, and when">
        <ul className={offerLook.list}>
          {items.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </ul>
      </Band>
      <Band title="From asking to paying">
        <Steps
          steps={[
            {
              title: 'You ask',
              text: 'By the form for sessions, or by the contact form. Asking obliges you to nothing.',
            },
            {
              title: 'We answer',
              text: 'Within two working days, with a time, with another kind of session, or with whom else to ask.',
            },
            {
              title: 'You confirm',
              text: 'In writing. The price is the one on this page and in our answer; nothing is added later but the tax that applies to you.',
            },
            {
              title: 'You pay',
              text: 'By invoice, once the time is fixed. Receipts come by email.',
            },
          ]}
        />
      </Band>
      <Band tone="surface" isSplit title="Before you buy">
        <div className="grid max-w-[44em] gap-4 text-[1.0625rem] text-ink-2">
          <p>
            The <InlineLink href="/service-cards-terms">terms of single services</InlineLink> say how you move
            or cancel a session, when you get your money back, and how consumers withdraw. Console plans are
            not sold here; the <InlineLink href="/pricing">pricing page</InlineLink> says what each one opens.
          </p>
          <p>
            No card is charged on this site today, and no page asks for the number of one. If somebody sends
            you a link in our name that does, it is not ours:{' '}
            <InlineLink href="/responsible-disclosure/report">tell us</InlineLink>.
          </p>
        </div>
      </Band>
    </>
  )
}

/** What each costs, in euro cents or in words, and the way to ask for it, by the words of `storePrices`. */
const offers: Readonly<
  Record<string, { price: number | string; note: string; ask?: { href: string; label: string } }>
> = {
  session: {
    price: strategySession.priceCents,
    note: strategySession.unit,
    ask: { href: `${inboxForms.advisory.path}?service=session`, label: 'Ask for this session' },
  },
  retainer: {
    price: monthlyRetainer.priceCents,
    note: monthlyRetainer.unit,
    ask: { href: `${inboxForms.advisory.path}?service=retainer`, label: 'Ask about the retainer' },
  },
  agreement: {
    price: 'By agreement',
    note: '',
    ask: { href: paths.contact('advisory'), label: 'Ask for a price' },
  },
  free: { price: 'Free', note: '' },
}

function Item({ item: { title, text, price, link } }: { item: StoreItem }) {
  const offer = offers[price]
  return (
    <li className={offerLook.row}>
      <h3 className={offerLook.name}>{title}</h3>
      <div className={offerLook.costs}>
        {typeof offer?.price === 'number' ? (
          <p>
            <EuroPrice cents={offer.price} className={offerLook.price} />
          </p>
        ) : (
          <p className={offerLook.price}>{offer?.price}</p>
        )}
        <p className={offerLook.note}>{offer?.note}</p>
      </div>
      <div className={offerLook.text}>
        <p>{text}</p>
        <p className="mt-2 flex flex-wrap gap-x-6">
          {offer?.ask ? <Way {...offer.ask} /> : null}
          {link ? <Way href={link} label="Read more" about={title} /> : null}
        </p>
      </div>
    </li>
  )
}

function Way({ href, label, about }: { href: string; label: string; about?: string }) {
  return (
    <a href={href} className={offerLook.way}>
      {label}
      {about ? <span className="sr-only"> about {about}</span> : null}
    </a>
  )
}
