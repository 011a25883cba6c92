import { periods, sayPeriod } from '#domain/privacy/rules/periods.ts'
import type { BuiltLegalText } from './legalText.ts'

const grace = sayPeriod(periods.deletions)

/** What deletion means here, what is kept and why, and how to ask for it. */
export const dataDeletion: BuiltLegalText = {
  version: 7,
  inForceSince: '2026-11-27',
  changed: 'Names the two notes that stay after a deletion, and says what is deleted from a restored backup.',
  short: [
    `Delete your account under Settings, Privacy: it closes at once, and everything that is yours is deleted after ${grace}.`,
    'We keep only what the law obliges us to keep, entries of the audit trail without their details, a note that something was deleted, and a hash of an address that is to get no YELMail.',
    'If you cannot sign in, or never had an account, enter your email address in the form above, and we send a link to it.',
  ],
  sections: [
    {
      id: 'how',
      title: 'How to ask',
      body: [
        'If you can sign in, open Settings, then Privacy, and choose Delete my account. You are signed out everywhere at once and get an email with the day of the deletion. Signing in before that day cancels it.',
        `If you cannot sign in, enter your email address in the form above. We send a link to it; the page it opens shows the status of your request, and its button starts the same ${grace}. Until they are over, the link in the email, or signing in, cancels the deletion.`,
        'If you can no longer use that address, write to {support}; we then ask for something that only you can know, such as the day of your last session, and never for a copy of your passport by email. You get an answer within two working days, and we delete your data within one month, as Article 12(3) GDPR requires.',
      ],
    },
    {
      id: 'yourself',
      title: 'What you can delete yourself',
      body: [
        {
          list: [
            `Notes, check-ins and files on your board: delete them; each can be restored for ${sayPeriod(periods.deleted)}, then it is gone. Figures: delete them.`,
            'Cards, decisions and milestones: clear or rewrite their text and archive them; they are deleted with your account.',
            'Past sessions: delete them from your list, where your plan allows it.',
            'The transcript of a recording: withdraw your consent in the session, or by the link through which you gave it. It is deleted at once, together with everything drafted from it.',
            'Fields of your profile that are not required: clear them.',
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
              'Their text is removed once they are sent; the entries are deleted',
              `${grace} after you asked`,
            ],
            [
              'Your name in minutes of somebody else’s session',
              'Quotes, speaker and moment are removed when you withdraw consent; wording that a person wrote stays, because it is that person’s record',
              'At once when you withdraw',
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
            [
              'Invoices and the records behind them',
              'Tax and commercial law',
              'Six to ten years, depending on the country',
            ],
            [
              'Entries of the audit trail, without their details',
              'Security; the trail is a chain, and removing an entry would break it',
              sayPeriod(periods.auditTrail),
            ],
            [
              'A note of the deletion: the number of your account, or a hash of your address',
              'So that a restored backup is erased again',
              'No fixed end; it says nothing else about you',
            ],
            [
              'A hash of an address that is to get no YELMail',
              'So that we do not write to it again',
              sayPeriod(periods.suppressions),
            ],
            [
              'What is needed for a legal claim or proceedings',
              'Article 17(3)(e) GDPR',
              'Until the matter is settled',
            ],
          ],
        },
        'What is kept for one of these reasons is used for nothing else, and only the people who need it for that reason can reach it.',
      ],
    },
    {
      id: 'guests',
      title: 'If you have no account',
      body: [
        'You may have taken part in somebody’s session as a guest, written to us, or been invited and not come. You have the same rights. You withdraw consent to a recording by the link you were sent, without signing in. For everything else, enter the address we wrote to in the form above: messages you sent, places on lists, emails and your name as a guest are then deleted.',
      ],
    },
    {
      id: 'company',
      title: 'If it is about your company',
      body: [
        'Data that you entered about other people is deleted with your account. A colleague’s own account stays until they ask for its deletion. If somebody you wrote about contacts us, we pass the request on to you, because you decided to enter the data; the [data processing agreement](/data-processing-agreement) says how quickly.',
        'Deleting an account does not end a share in a venture, an invoice or an open request. If there is one, our answer says so, and says what remains to be settled.',
      ],
    },
    {
      id: 'export-first',
      title: 'Before you delete',
      body: [
        'Once deleted, your data cannot be restored. If you want to keep your board or your minutes, export your data first under Settings, Privacy: one zip file with everything you can see as JSON, and your files.',
      ],
    },
    {
      id: 'backups',
      title: 'Backups',
      body: [
        'Backups are encrypted, kept apart and not searched. We keep a list of the accounts and addresses that were deleted. If we ever have to restore a backup, they are deleted from it again.',
      ],
    },
    {
      id: 'complain',
      title: 'Complaints',
      body: [
        'You may complain to a data protection authority at any time. The [privacy policy](/privacy-policy) says what we hold, on what legal basis, and which other rights you have.',
      ],
    },
  ],
}
