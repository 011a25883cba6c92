import { agreedVersions } from '#domain/accounts/rules/agreedTexts.ts'
import { companyBlock } from '#domain/content/rules/textBody.ts'
import { periods, sayPeriod } from '#domain/privacy/rules/periods.ts'
import type { BuiltLegalText } from './legalText.ts'

/** What is held, why and how long (GDPR, Articles 13 and 14). Says what the product does today and nothing else. */
export const privacyPolicy: BuiltLegalText = {
  version: agreedVersions.privacy,
  inForceSince: '2026-11-27',
  changed: 'Names the company that is responsible, and says where providers may process.',
  short: [
    'We hold what is needed for the work you asked for: an account, a board, sessions and their reports.',
    'No sound, video or transcript of a session is stored before everybody in the session has said yes, and anybody can withdraw.',
    'We sell nothing to anybody, set no advertising or analytics cookies, and count pages only where you allow it.',
    'Your words go to no language model, unless we have configured one. The list of sub-processors says what it then sees.',
  ],
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible',
      body: [
        'The company that runs this site decides why and how your personal data are used. It is the controller under Article 4(7) of the General Data Protection Regulation (GDPR).',
        companyBlock,
        'Write to {support}. A person answers, usually within two working days and always within the month that Article 12(3) allows.',
        'Where you use the console for your own company and enter data about other people (a customer in a card, a colleague in minutes), you are the controller of that data and we process it for you, under the [data processing agreement](/data-processing-agreement).',
      ],
    },
    {
      id: 'what-we-hold',
      title: 'What we hold, and why',
      body: [
        'Feature by feature, with its legal basis in the GDPR. The period is the longest for which we keep it.',
        {
          head: ['Feature', 'What', 'Basis', 'Kept'],
          rows: [
            [
              'Account',
              'Name, email address, a hash of your password, company, role, phone and links you enter, time zone, what you joined for, and which version of our texts you agreed to',
              'Contract, Art. 6(1)(b)',
              'While you have the account',
            ],
            [
              'Data processing agreement',
              'Where you accept it for a company: the company and its address, your name and position, which version, and when',
              'Contract; duty to show it, Art. 28(9)',
              `While you have the account; the audit trail keeps that it was accepted, ${sayPeriod(periods.auditTrail)}`,
            ],
            [
              'Sign-ins',
              'When a sign-in began and was last used, and from which address and browser',
              'Contract; security, Art. 6(1)(f)',
              `Until it ends, and ${sayPeriod(periods.signIns)} after; for what the audit trail holds of it, see below`,
            ],
            [
              'Passkeys and authenticator app',
              'The public key, name and last use of a passkey; the secret of your app, sealed; recovery codes, signed. No fingerprint and no picture of a face: they stay on your device',
              'Contract; security, Art. 6(1)(f)',
              'Until you remove them, and while you have the account',
            ],
            [
              'Board',
              'Cards, notes, decisions, milestones, check-ins and figures you enter',
              'Contract',
              `While you have the account; what you delete can be brought back for ${sayPeriod(periods.deleted)}, then it is gone`,
            ],
            [
              'Playbook',
              'Which lessons you say you have done, and when',
              'Contract',
              'Until you undo it, and while you have the account',
            ],
            [
              'Sessions',
              'Title, time, link of the meeting, who takes part',
              'Contract',
              'While you have the account',
            ],
            [
              'Session notes',
              'Your own notes of a session, which staff who manage it can read',
              'Contract',
              'As long as the session',
            ],
            [
              'Bookings and credits',
              'Which service and time you booked, the subject, your notes and who is coming; credits, with who gave them and why; booking links, with the address they were made for',
              'Contract',
              `While you have the account; booking links ${sayPeriod(periods.bookingLinks)}`,
            ],
            [
              'Calendly',
              'Where it is connected: the name, address, time and time zone of a booking made there, and the reason for a cancellation, as Calendly passes them on',
              'Contract; steps before one',
              sayPeriod(periods.calendly),
            ],
            [
              'Files of cards',
              'Photos, documents and sound recordings that you attach, with their names',
              'Contract',
              `As long as the card; what you delete can be brought back for ${sayPeriod(periods.deleted)}, then it is gone`,
            ],
            [
              'Transcripts',
              'What was said, by whom and when, in sessions where everybody agreed',
              'Consent, Art. 6(1)(a)',
              `Until withdrawn, ${sayPeriod(periods.transcripts)} at most; you may choose less in your settings`,
            ],
            [
              'Minutes',
              'Approved decisions, actions and notes, with quotes while consent stands',
              'Contract; quotes: consent',
              'While you have the account',
            ],
            [
              'Consent',
              'Who said yes or no, when, and to which text',
              'Legal duty to show it, Art. 7(1)',
              `As long as the session; the audit trail keeps that it was given or withdrawn, ${sayPeriod(periods.auditTrail)}`,
            ],
            [
              'Requests',
              'What you ask us and what we answer; messages sent by the forms of this site, with your name, address and what the form asks for',
              'Contract; steps before one',
              `${sayPeriod(periods.requests)} after the answer; messages sent by a form ${sayPeriod(periods.messages)} after they arrived`,
            ],
            [
              'Lists',
              'Address, name and what you are, on a waitlist or as a reader of the funding-gaps report; the version of the text you agreed to; when the report was opened',
              'Consent',
              `${sayPeriod(periods.lists)} unless you confirm it; then until ${sayPeriod(periods.leftLists)} after you leave`,
            ],
            [
              'YELMail',
              'Address, topics, a pause you chose, why you left if you say so, and which issue went to you and what your mail server answered, also later; not whether you opened it. Every issue has a link to leave by, which needs no account. Where you complained, asked us not to write or issues did not arrive, a hash of your address',
              'Consent; the hash: our duty to stop, Art. 6(1)(f)',
              `As for lists; which issue went to you ${sayPeriod(periods.deliveries)} after it was sent; the hash ${sayPeriod(periods.suppressions)}`,
            ],
            [
              'Emails',
              'Address, subject and state of emails we sent you; their text only until they are sent',
              'Contract',
              sayPeriod(periods.emails),
            ],
            [
              'Audit trail',
              'Who did what and when, refusals included; network address',
              'Security, Art. 6(1)(f)',
              `${sayPeriod(periods.auditTrail)}, in whole months`,
            ],
            [
              'Browser errors',
              'Where on the site an error occurred and its text; nothing about you',
              'Security, Art. 6(1)(f)',
              sayPeriod(periods.errors),
            ],
            [
              'Recordings',
              'Sound or video of sessions where everybody agreed',
              'Consent, Art. 6(1)(a)',
              `Until withdrawn, ${sayPeriod(periods.recordings)} at most; you may choose less in your settings`,
            ],
            [
              'Names of files in the company’s drive',
              'Where a drive is connected: name, size and time of recordings found in it, and to which session they were linked and why; a file name may contain yours',
              'Finding your recording, Art. 6(1)(f)',
              `${sayPeriod(periods.recordings)} at most`,
            ],
            [
              'Views',
              'Which advisor opened your board or sessions on which day',
              'So that you can see it, Art. 6(1)(f)',
              `${sayPeriod(periods.views)} at most; you may choose less in your settings`,
            ],
            [
              'Counted pages',
              'How often a page was opened on a day, where the visitor allowed it; nothing about the visitor',
              'Consent, Art. 6(1)(a)',
              sayPeriod(periods.pageCounts),
            ],
            [
              'Answers about cookies',
              'What a browser may keep, which text was shown, and when, under a number; nothing about you',
              'Duty to show it, Art. 7(1)',
              sayPeriod(periods.cookieReceipts),
            ],
          ],
        },
        'An account needs your name and email address and nothing more; without those two we cannot open one. We make no automated decisions about you and build no profile of you.',
      ],
    },
    {
      id: 'sessions',
      title: 'Sessions, recordings and drafted minutes',
      body: [
        'A session is recorded only when every person in it has agreed. Each person is asked individually and sees the text they agree to; we keep the answer with the version of that text. Until everybody has said yes, the system refuses to store a transcript.',
        'From a transcript, a program on our own server proposes lines for the minutes and marks the sentence each one rests on. It consists of rules and a small statistical model. Unless we have configured a language model, no part of your session is sent to another company for this. Where one is configured, the transcript, or the sound that is written down, goes to that provider, and each draft says that a language model wrote it. An advisor decides line by line; you see only what was approved.',
        'When somebody withdraws, the transcript and every version that was not approved are deleted. The quote, the speaker and the moment are removed from approved lines and from the cards made from them, and so are words that the program wrote and nobody has changed since. Words that a person wrote stay, because they are that person’s work. A note remains that something was deleted, without its content.',
      ],
    },
    {
      id: 'who-can-see',
      title: 'Who can see it',
      body: [
        'You, and the advisors who are assigned to you. Staff who schedule sessions see names, times and the state of a session. Administrators see accounts, roles and plans; that role alone opens no board, transcript or minutes.',
        'Every time an advisor opens an area of yours, it is listed for you under Settings, Privacy, with their name and the day. The database itself enforces who can read which data; it is not a matter of hiding a screen.',
      ],
    },
    {
      id: 'processors',
      title: 'Who helps us',
      body: [
        'We use as few processors as we can: a hosting provider, which runs the server and its database, and an email provider, which delivers what we send. We may also use, where it is configured, a language model, the company’s own drive at Google, a storage service for files, or Calendly; the [list of sub-processors](/security-whitepaper#sub-processors) says what each of them sees. Each works under a contract as required by Article 28 GDPR and only on our instructions. We send you the names of the providers on request, and tell members 30 days before another one is added.',
        'The site loads nothing from other servers: fonts, pictures and scripts are our own. A meeting takes place at the link given in your session; its provider has its own terms, and we pass nothing about you to it.',
      ],
    },
    {
      id: 'transfers',
      title: 'Transfers to other countries',
      body: [
        'We keep data in the European Economic Area. A provider in the list of sub-processors that is configured may process elsewhere what it sees; the standard contractual clauses of the European Commission, or another basis under Chapter V GDPR, then apply. We tell you 30 days before one is added, and you can ask for a copy of the clauses.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long',
      body: [
        'The table above gives the period for each kind of data. When an account ends, what belongs to it is deleted, except for what the law obliges us to keep, such as invoices (between six and ten years in most member states), and what is needed to show that consent was given or that a claim was settled.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: [
        'You may ask what we hold and get a copy (Article 15), have it corrected (Article 16) or deleted (17), have its use restricted (18), receive it in a common format (20), and object to a use that rests on our interests (21). You may withdraw consent at any time, with effect for the future (7(3)). None of this costs anything.',
        'Much of it you can do yourself: under Settings, Privacy you can export what we hold and delete your account; your profile and board are yours to change; and you give or withdraw consent in the session, or by the link you were sent. For anything else, write to {support} from the address of your account, or see [Deleting your data](/data-deletion).',
        'You may complain to a data protection authority, in the country where you live, where you work, or where we are established. We would be glad to hear from you first, but you do not have to write to us before you do.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      body: [
        'When this policy changes, it gets a new version number and date, and members are asked to agree to it in their console where the change is more than wording. What you agreed to before stays as it was, and every version remains readable.',
      ],
    },
  ],
}
