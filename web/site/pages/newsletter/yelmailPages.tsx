import { yelmailPaths } from '#domain/newsletter/rules/issues.ts'
import { listForms, preferencesForm, preferencesLinkForm } from '#domain/newsletter/rules.ts'
import type { Page } from '../../shell/page.ts'
import { page } from '../../shell/page.ts'
import { place } from '../forms/FormFieldRow.tsx'
import { AsidePart, FormHead } from '../forms/FormHead.tsx'
import { FormOfSite } from '../forms/FormOfSite.tsx'
import { SentPage } from '../forms/SentPage.tsx'
import { IssueArchivePage } from './IssueArchivePage.tsx'
import { IssuePage } from './IssuePage.tsx'
import { JoinYelmailPage } from './JoinYelmailPage.tsx'
import { linkNote, PreferencesPage } from './PreferencesPage.tsx'

const ways = [
  { href: yelmailPaths.archive, label: 'Read the issues' },
  { href: '/jul-playbook', label: 'Read the playbook' },
]

/** The pages of YELMail: joining, the archive, an issue, the preferences and what they lead to (K15). */
export const yelmailPages: readonly Page[] = [
  page(listForms.yelmail.path, <JoinYelmailPage />),
  page(yelmailPaths.archive, <IssueArchivePage />),
  page(yelmailPaths.template, <IssuePage />),
  page(preferencesForm.path, <PreferencesPage />),
  page(
    listForms.yelmail.sentPath,
    <SentPage title="Check your email" stages={['Asked', 'Confirmed', 'Reading']} ways={ways}>
      <p>We have sent you an email. Its button confirms the address; then the next issue comes to you.</p>
      <p>Without it the address is erased after seven days. If nothing comes, look in your spam folder.</p>
    </SentPage>,
  ),
  page(
    preferencesForm.sentPath,
    <SentPage
      title={
        <>
          <span {...place('saved')}>Your preferences are saved</span>
          <span {...place('done')} />
        </>
      }
      stages={null}
      ways={ways}
    >
      <p {...place('holds')}>They hold from now on, for every issue that has not left for you yet.</p>
      <p className="empty:hidden" {...place('means')} />
      <p className="empty:hidden" {...place('asked')} />
    </SentPage>,
  ),
  page(
    preferencesLinkForm.path,
    <FormHead
      title={['Your', 'link']}
      lead="To the page where you choose what YELMail sends you. It goes to the address that gets the issues, once a day at most."
      aside={
        <AsidePart title="What this page says">
          The same to everybody: it does not say whether an address is on the list.
        </AsidePart>
      }
    >
      <FormOfSite form={preferencesLinkForm} note={linkNote} />
    </FormHead>,
  ),
  page(
    preferencesLinkForm.sentPath,
    <SentPage title="Look into your mailbox" stages={['Asked', 'Sent', 'Opened']} ways={ways}>
      <p>If this address gets YELMail, an email with the link is on its way there.</p>
      <p>It comes once a day at most. If nothing comes, look in your spam folder.</p>
    </SentPage>,
  ),
]
