import type { ReactNode } from 'react'
import { confirmForm, leaveForm, listForms, reportCodeForm } from '#domain/newsletter/rules.ts'
import { supportEmail } from '#web/lib/page/siteNames.ts'
import type { Page } from '../../shell/page.ts'
import { page } from '../../shell/page.ts'
import { Band } from '../blocks/Band.tsx'
import { InlineLink } from '../blocks/InlineLink.tsx'
import { Rows } from '../blocks/Rows.tsx'
import { place } from './FormFieldRow.tsx'
import { AsidePart, FormHead } from './FormHead.tsx'
import { FormOfSite } from './FormOfSite.tsx'
import { SentPage } from './SentPage.tsx'
import { waitlistPages } from './waitlistPages.tsx'

/** What a link of an email opens: a question and its button, because programs open links too (T-169). */
const Question = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="site-width pt-16 pb-28 max-md:pt-8">
    <h1 className="display-l">{title}</h1>
    <div className="mt-8 max-w-[40rem]">{children}</div>
  </section>
)

/** The pages of the lists: the waitlists, the report, and those that links of their emails open (K13). */
export const listPages: readonly Page[] = [
  ...waitlistPages,
  page(
    listForms.report.path,
    <>
      <FormHead
        title={['The full', 'report']}
        lead="Give us your email address and press the button in the email we send: the report opens, with the method, every source and the figures as a table. There is no account and no newsletter behind it."
        aside={
          <>
            <AsidePart title="Why an address">
              So that we can tell readers when a figure turns out to be wrong. It is used for nothing else
              unless you tick the box.
            </AsidePart>
            <AsidePart title="What you get">
              All charts, how to use them in a round, method and limits, every source with its sentence, and
              the figures as a file.
            </AsidePart>
            <AsidePart title="How long">
              The link in the email opens the report again whenever you want. To leave the list, write to{' '}
              <InlineLink href={`mailto:${supportEmail}`}>{supportEmail}</InlineLink>; we then erase what we
              hold about you.
            </AsidePart>
          </>
        }
      >
        <FormOfSite form={listForms.report} note="Each opening of the report is recorded with its time." />
      </FormHead>
      <Band tone="surface" title="What you will know afterwards">
        <Rows
          rows={[
            {
              title: 'Where the stage gap opens',
              text: 'And why the round after next decides whom you talk to today.',
            },
            {
              title: 'Where the money is',
              text: 'And how a company elsewhere reaches it.',
            },
            {
              title: 'Who gets smaller rounds',
              text: 'In deals and in sums, which say different things.',
            },
            { title: 'What nobody has measured', text: 'And which figures we leave out because of it.' },
          ]}
        />
      </Band>
    </>,
  ),
  page(
    listForms.report.sentPath,
    <SentPage
      title="Check your email"
      stages={['Asked', 'Confirmed', 'Reading']}
      ways={[
        { href: '/funding-gaps-report', label: 'Back to the summary' },
        { href: '/jul-playbook', label: 'Read the playbook' },
      ]}
    >
      <p>
        We have sent you an email. Its button confirms the address and opens the report. If you read it on
        another device, type its code here.
      </p>
      <FormOfSite form={reportCodeForm} note="The code works as long as the button does." />
      <p>
        Without either the address is erased after seven days. If nothing comes, look in your spam folder.
      </p>
    </SentPage>,
  ),
  page(
    confirmForm.path,
    <Question title="Is this your address?">
      <FormOfSite
        form={confirmForm}
        note="Opening this page has changed nothing. The button confirms the address the email came to."
      />
    </Question>,
  ),
  page(
    confirmForm.sentPath,
    <SentPage
      title="You are on the list"
      stages={['Asked', 'Confirmed', 'You hear']}
      reached={1}
      ways={[
        { href: '/jul-playbook', label: 'Read the playbook' },
        { href: '/', label: 'Go to the home page' },
      ]}
    >
      <p>
        Your address is confirmed.{' '}
        <span {...place('waitlist')}>From a waitlist you hear once, when there is something to try. </span>
        <span {...place('yelmail')}>The next issue of YELMail comes to you.</span>
      </p>
    </SentPage>,
  ),
  page(
    leaveForm.path,
    <Question title="Leave every list?">
      <FormOfSite
        form={leaveForm}
        note="Emails about an account of yours, such as those for signing in, still come."
      />
    </Question>,
  ),
  page(
    leaveForm.sentPath,
    <SentPage
      title="You are on no list"
      stages={['Left', 'Kept thirty days', 'Erased']}
      ways={[{ href: '/', label: 'Go to the home page' }]}
    >
      <p>Nothing more comes from our lists. What we held of you is erased in thirty days.</p>
    </SentPage>,
  ),
]
