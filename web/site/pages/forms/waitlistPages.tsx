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

const afterJoining = [
  {
    title: 'You confirm',
    text: 'An email asks whether it was you. You join only when you press its button.',
  },
  {
    title: 'You wait',
    text: 'There is no queue number. We write when something fits you, and we promise no place.',
  },
  {
    title: 'We write once',
    text: 'When there is something to try. There is no newsletter behind this list.',
  },
  {
    title: 'You leave',
    text: 'By the link in any email, in one press. What we held is erased thirty days later.',
  },
]

const consoleAside = (
  <>
    <AsidePart title="What it costs">
      Nothing, and joining obliges you to nothing. Prices are on{' '}
      <InlineLink href="/pricing">the pricing page</InlineLink>.
    </AsidePart>
    <AsidePart title="How often we write">Once to confirm, and once when it opens.</AsidePart>
    <AsidePart title="Your address">
      Stays here: no other company gets it, and no program follows whether you read the email.
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
}: {
  form: 'console' | 'membership'
  title: readonly [string, string]
  lead: string
  aside: ReactNode
}) => (
  <>
    <FormHead title={title} lead={lead} aside={aside}>
      <FormOfSite form={listForms[form]} note={formNotes.waitlist} />
    </FormHead>
    <Band tone="surface" title="What happens next">
      <Steps steps={afterJoining} />
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
      title={['Join the', 'waitlist']}
      lead="For the parts of the console that are not open yet. The console itself is open and free to start with: you need this list only to hear when something new can be tried."
    />,
  ),
  page(
    listForms.membership.path,
    <Waitlist
      form="membership"
      aside={levelsAside}
      title={['Membership', 'waitlist']}
      lead="Membership cards for Forge, Workshop and Studio are not out yet. Leave your address, and we tell you once when they are."
    />,
  ),
  page(
    '/waitlist-thanks',
    <SentPage
      title="Check your email"
      stages={['Asked', 'Confirmed', 'Told']}
      ways={[
        { href: '/jul-playbook', label: 'Read the playbook' },
        { href: '/pricing', label: 'See the plans' },
      ]}
    >
      <p>
        An email is on its way to the address you gave. The button in it puts you on the list; without it your
        address is erased after seven days. If nothing comes, look in the folder for spam.
      </p>
      <p>
        Somebody you know may want this too. There is a list for{' '}
        <InlineLink href={listForms.console.path}>new parts of the console</InlineLink> and one for{' '}
        <InlineLink href={listForms.membership.path}>membership cards</InlineLink>. Any email of ours has a
        link that takes you off it.
      </p>
    </SentPage>,
  ),
]
