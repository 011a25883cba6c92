import { periods, sayPeriod } from '#domain/privacy/rules/periods.ts'
import type { BuiltLegalText } from './legalText.ts'

const grace = sayPeriod(periods.deletions)

/** What deletion means here, what is kept and why, and how to ask for it. */
export const dataDeletion: BuiltLegalText = {
  version: 6,
  inForceSince: '2026-11-24',
  short: [
    `Delete your account in the settings of your console, under Privacy: it closes at once, and everything that is yours is deleted after ${grace}.`,
    'We keep only what the law obliges us to keep, entries of the audit trail without their details, and a note that something was deleted.',
    'If you cannot sign in, or never had an account, give your address above: a link goes there.',
  ],
  sections: [
    {
      id: 'how',
      title: 'How to ask',
      body: [
        'Signed in, open Settings, then Privacy, and choose Delete my account. You are signed out everywhere at once and get a mail with the day of the deletion. Signing in before that day cancels it.',
        `If you cannot sign in, give your address in the form above. A link goes there; the page behind it shows how far your request is, and its button begins the same ${grace}. Until then the link in the mail, or signing in, cancels it.`,
        'If you can no longer use that address, write to {support}; we then ask for something that only you can know, such as the day of your last session, and never for a copy of your passport by mail. You get an answer within two working days, and the deletion is done within one month, as Article 12(3) of the GDPR asks.',
      ],
    },
    {
      id: 'yourself',
      title: 'What you can delete yourself',
      body: [
        {
          list: [
            `Notes, check-ins and files on your board: delete them; each can be brought back for ${sayPeriod(periods.deleted)}, then it is gone. Figures: delete them.`,
            'Cards, decisions and milestones: empty or rewrite what they say and archive them; they are deleted with your account.',
            'Past sessions: delete them from your list, where your plan allows it.',
            'A recording’s transcript: withdraw your consent in the session, or by the link you agreed with. It is deleted at once, together with everything drafted from it.',
            'Fields of your profile that are not required: empty them.',
          ],
        },
      ],
    },
    {
      id: 'what',
      title: 'What is deleted',
      body: [
        {
          head: ['What', 'What happens', 'When'],
          rows: [
            [
              'Account, profile, roles, plans, credits, passkeys, authenticator app, acceptances of the data processing agreement',
              'Deleted',
              `${grace} after you asked`,
            ],
            ['Sign-ins', 'Deleted', 'At once'],
            [
              'Board: cards with their files, notes, decisions, milestones, check-ins, figures',
              'Deleted',
              `${grace} after you asked`,
            ],
            [
              'Sessions, bookings, notes, recordings, transcripts, drafts, minutes, quotes',
              'Deleted',
              `${grace} after you asked`,
            ],
            ['Requests and our answers', 'Deleted', `${grace} after you asked`],
            [
              'Emails we sent you',
              'Their text is emptied once sent; the rows are deleted',
              `${grace} after you asked`,
            ],
            [
              'Your name in minutes of somebody else’s session',
              'Quotes, speaker and moment are removed when you withdraw consent; wording that a person wrote stays, because it is their record',
              'At once on withdrawal',
            ],
          ],
        },
      ],
    },
    {
      id: 'kept',
      title: 'What is kept, and why',
      body: [
        {
          head: ['What', 'Why', 'How long'],
          rows: [
            ['Invoices and what they rest on', 'Tax and commercial law', 'Six to ten years, by country'],
            [
              'Entries of the audit trail, without their details',
              'Security; the trail is a chain and an entry cannot be taken out without breaking it',
              sayPeriod(periods.auditTrail),
            ],
            ['What a claim or a proceeding needs', 'Article 17(3)(e) GDPR', 'Until it is settled'],
          ],
        },
        'What is kept for one of these reasons is used for nothing else, and only the people who need it for that reason can reach it.',
      ],
    },
    {
      id: 'guests',
      title: 'If you have no account',
      body: [
        'Perhaps you took part in somebody’s session as a guest, wrote to us, or were invited and never came. You have the same rights. Consent to a recording is withdrawn by the link you were sent, without signing in. For everything else give the address we wrote to in the form above: messages you sent, places on lists, emails and your name as a guest are deleted with it.',
      ],
    },
    {
      id: 'company',
      title: 'If it is about your company',
      body: [
        'Data that you entered about other people belong to your part of the work; deleting your account deletes them too. If a colleague has an account of their own, it stays until they ask. If somebody you wrote about turns to us, we pass it on to you, because you decided to enter it; the [data processing agreement](/data-processing-agreement) says how quickly.',
        'A share in a venture, an invoice or an open request is not ended by deleting an account. We say so in our answer if there is one, and what remains to be done.',
      ],
    },
    {
      id: 'export-first',
      title: 'Before you delete',
      body: [
        'What is deleted cannot be brought back after the deletion is done. If you want to keep your board or your minutes, export your data in the settings under Privacy: one zip file with everything you can see, as JSON.',
      ],
    },
    {
      id: 'backups',
      title: 'Backups',
      body: [
        'Backups are encrypted, kept apart and not searched. A list of what has been deleted is kept with them, so that a backup that ever has to be restored is brought to the same state before anybody uses it.',
      ],
    },
    {
      id: 'complain',
      title: 'Complaints',
      body: [
        'You may complain to a data protection authority at any time. The [privacy policy](/privacy-policy) says what we hold, on which basis, and what other rights you have.',
      ],
    },
  ],
}
