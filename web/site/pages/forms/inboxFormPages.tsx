import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { inboxForms } from '#domain/inquiries/rules/forms.ts'
import { sentTexts } from '#domain/inquiries/rules/sentTexts.ts'
import type { VisitorKind } from '#domain/inquiries/types.ts'
import { supportEmail } from '#web/lib/page/siteNames.ts'
import type { Page } from '../../shell/page.ts'
import { page } from '../../shell/page.ts'
import { Band } from '../blocks/Band.tsx'
import { InlineLink } from '../blocks/InlineLink.tsx'
import { Steps } from '../blocks/Steps.tsx'
import { AsidePart, FormHead } from './FormHead.tsx'
import { FormOfSite } from './FormOfSite.tsx'
import { formNotes } from './formNotes.ts'
import { SentMessage } from './SentMessage.tsx'
import { SentPage } from './SentPage.tsx'

const link = 'font-semibold underline underline-offset-4'

type Words = {
  title: readonly [string, string]
  lead: string
  note: string
  aside: readonly { title: string; body: ReactNode }[]
  ways: readonly { href: string; label: string }[]
}

const byMail = {
  title: 'By email',
  body: (
    <a href={`mailto:${supportEmail}`} className={`${link} inline-flex min-h-11 items-center`}>
      {supportEmail}
    </a>
  ),
}

/** What stands around each form that lands in the inbox; the contact form has a page of its own. */
const words: Readonly<Record<Exclude<VisitorKind, 'contact'>, Words>> = {
  partnership: {
    title: ['Work', 'together'],
    lead: 'For law firms, accountants, funds, accelerators and universities whose clients meet the same questions as ours, and who would join our ecosystem. Tell us what each side would give.',
    note: formNotes.contact,
    aside: [
      {
        title: 'Answer',
        body: 'Within five working days, by email, from one of us.',
      },
      {
        title: 'What we do not do',
        body: (
          <>
            Pay for referrals, take money for them, or promise you clients:{' '}
            <InlineLink href="/partnerships">how the ecosystem works</InlineLink>.
          </>
        ),
      },
      {
        title: 'If you work alone',
        body: (
          <>
            Experts apply with{' '}
            <InlineLink href={inboxForms.ecosystem.path}>the form for partners and experts</InlineLink>.
          </>
        ),
      },
      byMail,
    ],
    ways: [
      { href: '/partnerships', label: 'How the ecosystem works' },
      { href: '/company-manual', label: 'How we handle conflicts of interest' },
    ],
  },
  advisory: {
    title: ['Ask', 'the question'],
    lead: 'One question is enough to begin. An advisor reads it before anybody talks to you, and the first answer says whether a session would help, which kind, or who else to ask.',
    note: formNotes.contact,
    aside: [
      { title: 'Answer', body: 'Within two working days, by email.' },
      {
        title: 'What it costs to ask',
        body: (
          <>
            Nothing. What a session and a retainer cost is on{' '}
            <InlineLink href="/pricing">the pricing page</InlineLink>.
          </>
        ),
      },
      {
        title: 'If you are a member',
        body: (
          <>
            Ask in <InlineLink href={paths.dashboard('sessions')}>your console</InlineLink>; the answer is
            then next to your board.
          </>
        ),
      },
      byMail,
    ],
    ways: [
      { href: '/sessions', label: 'How a session works' },
      { href: '/jul-playbook', label: 'Read the playbook' },
    ],
  },
  application: {
    title: ['Build', 'with us'],
    lead: 'For founders who want work, and not only advice, in return for a small share of the company. Equity is between 0.5 and 2 percent, by agreement, and for work that is written down beforehand.',
    note: 'Read by two of us. Used only to answer you, and kept for 12 months.',
    aside: [
      { title: 'Answer', body: 'Within ten working days: yes to a first talk, or no with the reason.' },
      {
        title: 'What we look at',
        body: (
          <>
            The entry criteria are on <InlineLink href="/ventures">the ventures page</InlineLink>: a problem
            that somebody pays to be rid of, and founders who work on it full time.
          </>
        ),
      },
      {
        title: 'What to leave out',
        body: 'Please send nothing that must stay secret: no source code, no formulas, no list of customers.',
      },
      byMail,
    ],
    ways: [
      { href: '/ventures', label: 'How ventures work' },
      { href: '/jul-playbook', label: 'Read the playbook' },
    ],
  },
  ecosystem: {
    title: ['Partner', 'or expert'],
    lead: 'For firms that want to be named when our clients need what you do, and for people who would join a session for an hour. We name only those for whom two others have vouched.',
    note: formNotes.contact,
    aside: [
      { title: 'Answer', body: 'Within five working days, by email.' },
      {
        title: 'References',
        body: 'Two people who have worked with you. We tell you before we write to them, and ask the same five questions each time.',
      },
      {
        title: 'Independence',
        body: 'No fee, no commission, no list that is for sale. We name people because their work was good.',
      },
      byMail,
    ],
    ways: [
      { href: '/partnerships', label: 'How the ecosystem works' },
      { href: '/about', label: 'Who we are' },
    ],
  },
  disclosure: {
    title: ['Report', 'a weakness'],
    lead: 'Thank you for looking. Say what you saw and how we can see it too. A guess is welcome if you call it one. What we promise in return is on the page about responsible disclosure.',
    note: 'Read by the people who fix it, and kept for 12 months.',
    aside: [
      {
        title: 'Answer',
        body: 'A person confirms within two working days that it arrived, and says within five what we make of it.',
      },
      {
        title: 'Safe harbour',
        body: (
          <>
            If you look in good faith and within the rules, we take no action against you.{' '}
            <InlineLink href="/responsible-disclosure">The rules, and what is in scope</InlineLink>
          </>
        ),
      },
      {
        title: 'In confidence',
        body: 'If something should not be sent by form, ask us first by email how to send it.',
      },
      byMail,
    ],
    ways: [
      { href: '/responsible-disclosure', label: 'What happens now' },
      { href: '/security-whitepaper', label: 'Security whitepaper' },
    ],
  },
}

const steps = [
  {
    title: 'It is stored',
    text: 'You see that it arrived only once it is saved, and an email says the same.',
  },
  {
    title: 'A person takes it',
    text: 'It arrives in one inbox with a due date. The person who takes it is named there.',
  },
  {
    title: 'You get an answer',
    text: 'By email, from a person. If the answer is no, we say why.',
  },
  {
    title: 'It is deleted',
    text: 'Twelve months after it arrived, whatever came of it, or as soon as you ask us to.',
  },
]

/** The pages of every form that lands in the staff inbox, and those they lead to, by their addresses (K14, T-155). */
export const inboxFormPages: readonly Page[] = Object.entries(words).flatMap(([name, each]): Page[] => {
  const form = Object.values(inboxForms).find((one) => one.name === name) ?? inboxForms.advisory
  const sent = sentTexts[form.name]
  const aside = each.aside.map(({ title, body }) => (
    <AsidePart key={title} title={title}>
      {body}
    </AsidePart>
  ))
  return [
    page(
      form.path,
      <>
        <FormHead title={each.title} lead={each.lead} aside={aside}>
          <FormOfSite form={form} note={each.note} />
        </FormHead>
        <Band tone="surface" title="What happens next">
          <Steps steps={steps} />
        </Band>
      </>,
    ),
    page(
      form.sentPath,
      <SentPage head={{ title: each.title, aside }} title={sent.title} ways={each.ways}>
        <SentMessage form={form} />
      </SentPage>,
    ),
  ]
})
