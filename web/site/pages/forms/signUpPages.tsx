import { paths } from '#contract/paths.ts'
import { joinedPath, signUpForm } from '#domain/content/rules/signUpForm.ts'
import type { Page } from '../../shell/page.ts'
import { page } from '../../shell/page.ts'
import { Band } from '../blocks/Band.tsx'
import { Columns } from '../blocks/Columns.tsx'
import { InlineLink } from '../blocks/InlineLink.tsx'
import { Steps } from '../blocks/Steps.tsx'
import { AsidePart, FormHead } from './FormHead.tsx'
import { FormOfSite } from './FormOfSite.tsx'
import { SentPage } from './SentPage.tsx'

const first = [
  {
    title: 'You confirm',
    text: 'An email comes with a link that works once, for as long as the email says. Its button signs you in if you open it in this browser.',
  },
  {
    title: 'The console opens',
    text: 'Board, sessions and their reports, on the desktop and on the phone, with the free plans. They cost nothing.',
  },
  {
    title: 'Your goal waits there',
    text: 'On your home page, and as your first card once your plan lets you edit cards. Nobody else sees it there.',
  },
  {
    title: 'You ask when you want',
    text: 'For a session, a reading of your company, or nothing at all. Nobody calls you because you have an account.',
  },
]

/** What three of the fields are for. */
const answers = [
  {
    title: 'What you are',
    text: 'It decides which texts and examples the console shows first: stages and runway for founders, readings of companies for investors, how to prepare a session for advisory clients. It opens nothing and closes nothing, and you can change it in your profile.',
  },
  {
    title: 'Your company',
    text: 'A line in your profile, so that an advisor who is assigned to you knows for whom you speak. Colleagues have accounts of their own; nothing is shared because two people wrote the same name.',
  },
  {
    title: 'Your first goal',
    text: 'It stays yours. It stands on your home page until your first steps are done, and if your plan lets you edit cards it is offered as the first one: reword it, give it a date, or leave it out.',
  },
] as const

/** What each kind of member does next (T-199). */
const nextSteps = {
  founder: {
    lead: 'While you wait: the page for founders says what has to be true at your stage, and which three things most teams do first.',
    ways: [
      { href: '/founders', label: 'What changes at each stage' },
      { href: '/jul-playbook', label: 'Read the first lesson' },
    ],
  },
  investor: {
    lead: 'While you wait: the page for investors says what a reading of a company holds, how it is checked, and what we do not do.',
    ways: [
      { href: '/investors', label: 'How a reading is made' },
      { href: '/funding-gaps-report', label: 'Where capital is missing' },
    ],
  },
  advisory: {
    lead: 'While you wait: write the one question that a session should answer. The page on advisory says how the ninety minutes run.',
    ways: [
      { href: '/advisory', label: 'How a session runs' },
      { href: '/sessions', label: 'How to prepare' },
    ],
  },
} as const

/** An account made on the site, and where it leads by what somebody is (T-199). */
export const signUpPages: readonly Page[] = [
  page(
    signUpForm.path,
    <>
      <FormHead
        title={['Join the', 'juliverse']}
        lead="One account for the board, your sessions and what came out of them. It is free. What you are decides what your console shows first; your company and a first goal are up to you."
        aside={
          <>
            <AsidePart title="You have an account">
              <InlineLink href={paths.auth('sign-in')}>Sign in</InlineLink>. If you signed up before with this
              address, the email says so, and nobody else learns of it.
            </AsidePart>
            <AsidePart title="What it costs">
              Nothing. Paid plans, and what each one opens, are on{' '}
              <InlineLink href="/pricing">the pricing page</InlineLink>.
            </AsidePart>
            <AsidePart title="What you agree to">
              The <InlineLink href="/terms-of-service">terms of service</InlineLink>; and the{' '}
              <InlineLink href="/privacy-policy">privacy policy</InlineLink> says what we hold. We keep which
              version of each you saw. There is no newsletter behind this form.
            </AsidePart>
            <AsidePart title="Without a password">
              Once the address is confirmed you can sign in with a link we email you, or with a passkey.
            </AsidePart>
          </>
        }
      >
        <FormOfSite form={signUpForm} note="Stored only to make your account." />
      </FormHead>
      <Band tone="surface" title="What happens next">
        <Steps steps={first} />
      </Band>
      <Band title="What your answers change">
        <Columns columns={answers} />
      </Band>
    </>,
  ),
  ...(['founder', 'investor', 'advisory'] as const).map((type) => {
    const { lead, ways } = nextSteps[type]
    return page(
      joinedPath(type),
      <SentPage title="Check your email" stages={['Asked', 'Confirmed', 'In the console']} ways={ways}>
        <p>
          If this address can be used, an email is on its way. Its button confirms the address and opens your
          console in this browser.
        </p>
        <p>{lead}</p>
        <p>
          Nothing came? Look in your spam folder, or{' '}
          <InlineLink href={paths.auth('sign-in')}>sign in</InlineLink> with your address to have it sent
          again.
        </p>
      </SentPage>,
    )
  }),
]
