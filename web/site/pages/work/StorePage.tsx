import { paths } from '#contract/paths.ts'
import { serviceCatalogue } from '#domain/billing/rules/services.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import type { StoreItem } from '../../content/siteContent.ts'
import { Band } from '../blocks/Band.tsx'
import { Facts } from '../blocks/Facts.tsx'
import { InlineLink } from '../blocks/InlineLink.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { Rows } from '../blocks/Rows.tsx'
import { ServiceList } from '../blocks/ServiceList.tsx'
import { Steps } from '../blocks/Steps.tsx'

const { strategySession, monthlyRetainer } = serviceCatalogue

/** What can be bought, what is delivered and when. Nothing is charged here, so no button says so. */
export function StorePage({ items }: { items: readonly StoreItem[] }) {
  return (
    <>
      <PageHero
        lines={['What you', 'can buy', 'here']}
        lead="A short list: sessions, a retainer, a written reading of your company. For each the price, what you hold afterwards, and when. There is no basket: you ask, we answer, and you pay by invoice."
      >
        <Facts
          facts={[
            {
              term: strategySession.label,
              value: `${strategySession.price}, ${strategySession.minutes} minutes`,
            },
            { term: monthlyRetainer.label, value: `${monthlyRetainer.price} a month` },
            { term: 'Payment', value: 'By invoice' },
          ]}
        >
          <Button href={paths.page('/advisory/request')} variant="hot" size="large" isBlock>
            Ask for a session
          </Button>
        </Facts>
      </PageHero>
      <Band tone="surface" title="Services with their prices" services="services">
        <ServiceList at="services" />
      </Band>
      <Band id="items" title="What you get, and when">
        <Rows rows={items.map(rowOf)} />
      </Band>
      <Band tone="surface" title="From asking to paying">
        <Steps
          steps={[
            {
              title: 'You ask',
              text: 'By the form for sessions, or by the contact form. Asking obliges you to nothing.',
            },
            {
              title: 'We answer',
              text: 'Within two working days, with a time, with another form, or with whom else to ask.',
            },
            {
              title: 'You confirm',
              text: 'In writing. Prices stand on this page and in the answer; nothing is added later.',
            },
            {
              title: 'You pay',
              text: 'By invoice, with the tax your country asks for. Receipts come by email.',
            },
          ]}
        />
      </Band>
      <Band title="What you should know before">
        <div className="grid max-w-[44em] gap-4 text-[1.0625rem] text-ink-2">
          <p>
            Moving and cancelling, refunds, and the right of withdrawal for consumers stand in the{' '}
            <InlineLink href="/service-cards-terms">terms of single services</InlineLink>. Plans of the
            console are not sold here; what each one opens stands on the{' '}
            <InlineLink href="/pricing">pricing page</InlineLink>.
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

/** By the words of `storePrices`. */
const prices: Readonly<Record<string, string>> = {
  session: strategySession.price,
  retainer: `${monthlyRetainer.price} a month`,
  agreement: 'By agreement',
  free: 'Free',
}

const rowOf = ({ title, text, price, link }: StoreItem) => ({
  title,
  text: link ? (
    <>
      {text}{' '}
      <a href={link} className="font-semibold underline underline-offset-4">
        Read more
        <span className="sr-only"> about {title}</span>
      </a>
    </>
  ) : (
    text
  ),
  aside: prices[price],
})
