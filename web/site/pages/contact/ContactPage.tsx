import { paths } from '#contract/paths.ts'
import { inboxForms } from '#domain/inquiries/rules/forms.ts'
import { sentTexts } from '#domain/inquiries/rules/sentTexts.ts'
import { Band } from '../blocks/Band.tsx'
import { RowLink } from '../blocks/RowLink.tsx'
import { Rows } from '../blocks/Rows.tsx'
import { FormHead } from '../forms/FormHead.tsx'
import { FormOfSite } from '../forms/FormOfSite.tsx'
import { formNotes } from '../forms/formNotes.ts'
import { SentMessage } from '../forms/SentMessage.tsx'
import { SentPage } from '../forms/SentPage.tsx'
import { ContactAside } from './ContactAside.tsx'

const topics = [
  {
    title: 'Advisory',
    text: 'Write the question in one sentence, and by when it has to be decided. If it is not one for us, we say so and name the kind of person to ask. Members ask for a session in the console.',
  },
  {
    title: 'Ventures',
    text: 'What you make, who has paid for it, and what you would want from us. If we ask for a deck, it is kept for 12 months or until you ask us to delete it.',
  },
  {
    title: 'Partnership',
    text: 'What you do, for whom, in which countries, and two people we may ask about your work.',
  },
  {
    title: 'Membership',
    text: 'Plans, levels, invoices, and trouble with signing in. Write from the address of your account.',
  },
  {
    title: 'Press',
    text: 'Your medium, your question and your deadline. We do not comment on clients, nor say whether somebody is one.',
  },
  {
    title: 'Security',
    text: 'A weakness you found, with the steps to see it. The page on responsible disclosure says what we promise you in return.',
  },
]

const head = { title: ['Write', 'to us'], aside: <ContactAside /> } as const

/** The contact form, what each topic needs, and where the answer may stand already. */
export function ContactPage() {
  return (
    <>
      <FormHead {...head}>
        <FormOfSite form={inboxForms.contact} note={formNotes.contact} />
      </FormHead>
      <Band
        tone="surface"
        title="What helps us answer"
        lead="With these in the first message, the first answer is one you can use."
      >
        <Rows rows={topics} />
      </Band>
      <Band title="Perhaps the answer is here">
        <Rows
          rows={[
            {
              title: 'Questions and answers',
              text: 'Sessions, prices, recordings, drafted minutes, plans and your data.',
              aside: <RowLink href="/faq">Read the answers</RowLink>,
            },
            {
              title: 'Console handbook',
              text: 'Each task in the console, step by step.',
              aside: <RowLink href="/jul-console-handbook">Open the handbook</RowLink>,
            },
            {
              title: 'A session',
              text: 'Choose which one, say what about, and take a time or ask for one. Your choices are kept if you make an account on the way.',
              aside: <RowLink href={paths.page('/book')}>Book a session</RowLink>,
            },
          ]}
        />
      </Band>
    </>
  )
}

/** Where it leads once the message is stored. */
export function ContactSentPage() {
  return (
    <SentPage
      head={head}
      title={sentTexts.contact.title}
      ways={[
        { href: paths.contact(), label: 'Write another' },
        { href: '/faq', label: 'Read the answers to common questions' },
      ]}
    >
      <SentMessage form={inboxForms.contact} />
    </SentPage>
  )
}
