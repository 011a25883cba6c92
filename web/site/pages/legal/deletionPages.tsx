import type { ReactNode } from 'react'
import { askDeletionForm, confirmDeletionForm, keepDataForm } from '#domain/privacy/rules/deletions.ts'
import { deletionTexts } from '#domain/privacy/texts/deletions.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { buttonClasses } from '#web/ui/buttons/buttonClasses.ts'
import type { Page } from '../../shell/page.ts'
import { page } from '../../shell/page.ts'
import { InlineLink } from '../blocks/InlineLink.tsx'
import { place } from '../forms/FormFieldRow.tsx'
import { AsidePart, FormHead } from '../forms/FormHead.tsx'
import { FormOfSite } from '../forms/FormOfSite.tsx'
import { SentPage } from '../forms/SentPage.tsx'

const ways = [
  { href: askDeletionForm.path, label: 'What is deleted and what is kept' },
  { href: '/', label: 'Go to the home page' },
]

const aside = (
  <>
    <AsidePart title="What goes">
      An account with this address and everything in it, messages you sent us, places on lists, emails we
      wrote, your name as a guest of somebody’s session.
    </AsidePart>
    <AsidePart title="What stays">
      What the law obliges us to keep, entries of the audit trail without their details, and a note that
      something was deleted. <InlineLink href={`${askDeletionForm.path}#kept`}>The whole list</InlineLink>
    </AsidePart>
    <AsidePart title="Changing your mind">
      Until the day of the deletion, by the link in the email or by signing in.
    </AsidePart>
  </>
)

/** The page of a link: how far its request is, filled in by the server, and one act that fits. */
const RequestPage = ({
  title,
  lead,
  asked,
  waiting,
}: {
  title: readonly [string, string]
  lead: string
  asked: ReactNode
  waiting: ReactNode
}) => (
  <FormHead title={title} lead={lead} aside={aside}>
    <div className="grid gap-8">
      <div {...place('asked')}>{asked}</div>
      <div className="grid gap-4" {...place('waiting')}>
        <p className="text-body-l has-[strong:empty]:hidden">
          Confirmed. What we hold will be deleted on{' '}
          <strong className="font-semibold tnum" {...place('day')} />
        </p>
        {waiting}
      </div>
      <p className="text-body-l" {...place('cancelled')}>
        This request was cancelled: nothing is deleted.
      </p>
      <div className="grid justify-items-start gap-4" {...place('unknown')}>
        <p className="max-w-[34em] text-body-l">{deletionTexts.linkUnknown}</p>
        <Button href={askDeletionForm.path}>Ask again</Button>
      </div>
    </div>
  </FormHead>
)

/** Where the links of a deletion by address lead (K37). */
export const deletionPages: readonly Page[] = [
  page(
    askDeletionForm.sentPath,
    <SentPage title="Look into your mailbox" stages={['Asked', 'Confirmed', 'Deleted']} ways={ways}>
      <p>
        An email with a link is on its way to that address. Nothing is deleted before you press the button
        behind it.
      </p>
      <p>It comes once a day at most. If nothing comes, look in your spam folder.</p>
    </SentPage>,
  ),
  page(
    confirmDeletionForm.path,
    <RequestPage
      title={['Delete', 'your data']}
      lead="Opening this page has changed nothing. The button begins the deletion of everything we hold about the address the email came to."
      asked={
        <FormOfSite
          form={confirmDeletionForm}
          note="An account with this address is signed out everywhere, and there are 30 days to change your mind."
        />
      }
      waiting={
        <p>
          <a
            className={buttonClasses({ variant: 'line', size: 'default', isStill: false })}
            {...place('keep')}
          >
            {deletionTexts.keep}
          </a>
        </p>
      }
    />,
  ),
  page(
    confirmDeletionForm.sentPath,
    <SentPage title="Your data will be deleted" stages={['Confirmed', 'Waiting', 'Deleted']} ways={ways}>
      <p>In 30 days. An email says the day, and has the link by which you change your mind until then.</p>
      <p>If there was an account with this address, it is signed out everywhere now. Signing in keeps it.</p>
    </SentPage>,
  ),
  page(
    keepDataForm.path,
    <RequestPage
      title={['Keep', 'your data']}
      lead="Opening this page has changed nothing. The button cancels the deletion."
      asked={<p className="text-body-l">Nobody has confirmed this request: nothing is deleted.</p>}
      waiting={<FormOfSite form={keepDataForm} note="Everything stays as it is." />}
    />,
  ),
  page(
    keepDataForm.sentPath,
    <SentPage title="Your data stays" stages={['Cancelled', 'Kept', 'Yours']} ways={ways}>
      <p>The deletion is cancelled. If you have an account, sign in as before.</p>
    </SentPage>,
  ),
]
