import type { ReactNode } from 'react'
import type { Plan } from '#domain/actor.ts'
import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import { priceText } from '#domain/currencies.ts'
import { listForms } from '#domain/newsletter/rules.ts'
import { supportEmail } from '#web/lib/page/siteNames.ts'
import type { Page } from '../../shell/page.ts'
import { page } from '../../shell/page.ts'
import { Band } from '../blocks/Band.tsx'
import { InlineLink } from '../blocks/InlineLink.tsx'
import { Steps } from '../blocks/Steps.tsx'
import { LevelList } from '../levels/LevelList.tsx'
import { AsidePart, FormHead } from './FormHead.tsx'
import { FormOfSite } from './FormOfSite.tsx'
import { formNotes } from './formNotes.ts'
import { SentPage } from './SentPage.tsx'

const afterJoining = (wait: string, once: string) => [
  {
    title: 'You confirm',
    text: 'An email asks whether it was you. You join only when you press its button.',
  },
  {
    title: 'You wait',
    text: wait,
  },
  {
    title: 'We write once',
    text: once,
  },
  {
    title: 'You leave',
    text: 'By the link in any email, in one press. What we held is erased thirty days later.',
  },
]

const consoleAside = (
  <>
    <AsidePart title="What it costs">
      Nothing, and joining commits you to nothing. Prices are on{' '}
      <InlineLink href="/pricing">the pricing page</InlineLink>.
    </AsidePart>
    <AsidePart title="How often we write">Once to confirm, and once when it opens.</AsidePart>
    <AsidePart title="Your address">
      Stays here. No other company gets it, and we do not track whether you read the email.
    </AsidePart>
    <AsidePart title="By email">
      <a
        href={`mailto:${supportEmail}`}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {supportEmail}
      </a>
    </AsidePart>
  </>
)

/** The three levels with what each costs, which is what the cards are of. */
const levelsAside = (
  <>
    <LevelList lineOf={({ plans: [plan] }) => planWords(plan)} />
    <AsidePart title="Your level today">
      It comes with your plan and needs no card.{' '}
      <InlineLink href="/jul-membership">What each level opens</InlineLink>
    </AsidePart>
    <AsidePart title="How often we write">Once to confirm, and once when cards are given out.</AsidePart>
  </>
)

function planWords(plan: Plan): string {
  const { label, priceCents } = planCatalogue[plan]
  return priceCents === 0 ? 'Free, with every account' : `${label}, ${priceText(priceCents)} a month`
}

const Waitlist = ({
  form,
  title,
  lead,
  aside,
  steps,
}: {
  form: 'console' | 'membership'
  title: readonly [string, string]
  lead: string
  aside: ReactNode
  steps: ReturnType<typeof afterJoining>
}) => (
  <>
    <FormHead title={title} lead={lead} aside={aside}>
      <FormOfSite form={listForms[form]} note={formNotes.waitlist} />
    </FormHead>
    <Band tone="surface" title="What happens next">
      <Steps steps={steps} />
    </Band>
  </>
)

/** The two waitlists, and what both lead to (K13). */
export const waitlistPages: readonly Page[] = [
  page(
    listForms.console.path,
    <Waitlist
      form="console"
      aside={consoleAside}
      steps={afterJoining(
        'There is no queue number. We write when something fits you, and we promise no place.',
        'When there is something to try. There is no newsletter behind this list.',
      )}
      title={['Join the', 'waitlist']}
      lead="For the parts of the console that are not open yet. The console itself is open and free to start with: you need this list only to hear when something new can be tried."
    />,
  ),
  page(
    listForms.membership.path,
    <Waitlist
      form="membership"
      aside={levelsAside}
      steps={afterJoining(
        'There is no queue number and no date yet. Your level works without a card.',
        'When cards are given out, and not before. There is no newsletter behind this list.',
      )}
      title={['Membership', 'waitlist']}
      lead="Membership cards for Forge, Workshop and Studio are not out yet. Leave your address, and we tell you once when they are."
    />,
  ),
  page(
    '/waitlist-thanks',
    <SentPage
      title="Check your email"
      stages={['Asked', 'Confirmed', 'You hear']}
      ways={[
        { href: '/jul-playbook', label: 'Read the playbook' },
        { href: '/pricing', label: 'See the plans' },
      ]}
    >
      <p>
        An email is on its way to the address you gave. The button in it puts you on the list; without it your
        address is erased after seven days. If nothing comes, look in your spam folder.
      </p>
      <p>
        Somebody you know may want this too. There is a list for{' '}
        <InlineLink href={listForms.console.path}>new parts of the console</InlineLink> and one for{' '}
        <InlineLink href={listForms.membership.path}>membership cards</InlineLink>. Every email has a link to
        leave the list.
      </p>
    </SentPage>,
  ),
]
