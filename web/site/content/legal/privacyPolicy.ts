import { agreedVersions } from '#domain/accounts/rules/agreedTexts.ts'
import { periods, sayPeriod } from '#domain/privacy/rules/periods.ts'
import type { BuiltLegalText } from './legalText.ts'

/** What is held, why and how long (GDPR, Articles 13 and 14). Says what the product does today and nothing else. */
export const privacyPolicy: BuiltLegalText = {
  version: agreedVersions.privacy,
  inForceSince: '2026-11-24',
  short: [
    'We hold what is needed for the work you asked for: an account, a board, sessions and their reports.',
    'Nothing of a recording is stored before everybody in the session has said yes, and anybody can withdraw.',
    'We sell nothing to anybody, set no advertising or analytics cookies, and count pages only where you allow it.',
    'Your words go to no language model, unless your advisor’s installation has configured one, which the list of sub-processors names with what it sees.',
  ],
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible',
      body: [
        'The company that operates this site decides why and how your personal data are used; it is the controller in the sense of Article 4(7) of the General Data Protection Regulation (GDPR). Write to {support}. A person answers, within one month at the latest, as Article 12(3) requires, and usually within two working days.',
        'Where you use the console for your own company and enter data about other people (a customer in a card, a colleague in minutes), you are the controller of those data and we process them for you. The [data processing agreement](/data-processing-agreement) applies to that part.',
      ],
    },
    {
      id: 'what-we-hold',
      title: 'What we hold, and why',
      body: [
        'By feature. The legal basis is named for each; the period is the longest one.',
        {
          head: ['Feature', 'What', 'Basis (GDPR)', 'Kept'],
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
              'When a sign-in began and was last used, its address and browser',
              'Contract; security, Art. 6(1)(f)',
              `Until it ends, and ${sayPeriod(periods.signIns)} after; what the audit trail holds of it as below`,
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
              'Until you take it back, and while you have the account',
            ],
            [
              'Sessions',
              'Title, time, address of the meeting, who takes part',
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
              'Which service and time you booked, what about, your notes for it, who comes; credits with who gave them and why; links that carry a session, with the address they were made for',
              'Contract',
              `While you have the account; links that carry a session ${sayPeriod(periods.bookingLinks)}`,
            ],
            [
              'Calendly',
              'Where it is connected: name, address, time and time zone of a booking made there, and why it was cancelled, as Calendly tells them',
              'Contract; steps before one',
              sayPeriod(periods.calendly),
            ],
            [
              'Files of cards',
              'Photos, documents and sound that you attach, with their names',
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
              'What you ask of us and our answer; messages of the forms of this site, with your name, address and what the form asks',
              'Contract; steps before one',
              `${sayPeriod(periods.requests)} after the answer; messages of the forms ${sayPeriod(periods.messages)} after they came`,
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
              'Where on the site an error happened and its text; nothing about who',
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
              'Where a drive is connected: name, size and time of recordings found in it, and to which session they were linked and why; a name may hold yours',
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
              'How often a page was opened on a day, where its visitor allowed it; nothing about who',
              'Consent, Art. 6(1)(a)',
              sayPeriod(periods.pageCounts),
            ],
            [
              'Answers about cookies',
              'What a browser may keep, to which text, when, under a number; nothing about who',
              'Duty to show it, Art. 7(1)',
              sayPeriod(periods.cookieReceipts),
            ],
          ],
        },
        'You need not give us more than name and address to have an account. Without those two there is none. We make no decisions about you by automated means and build no profile.',
      ],
    },
    {
      id: 'sessions',
      title: 'Sessions, recordings and drafted minutes',
      body: [
        'A session is recorded only when every person in it has agreed. Each person is asked on their own and sees the text they agree to; we keep the answer with the version of that text. Until all have said yes, the system refuses to store a transcript.',
        'From a transcript, a program on our own server proposes lines for the minutes and marks the sentence each one rests on. It is a set of rules and a small statistical model that runs here. Unless your advisor’s installation has configured a language model, nothing of your session is sent to another company for that. Where it has, the transcript, or the sound that is written down, goes to that provider, and each draft says that a language model wrote it. An advisor decides line by line; you see only what was approved.',
        'When somebody withdraws, the transcript and every version that was not approved are deleted. Quote, speaker and moment leave the approved lines and the cards made from them, and so do words that the program wrote and no person has changed. Words that a person wrote stay, because they are that person’s work. A note remains that something was deleted, without its content.',
      ],
    },
    {
      id: 'who-can-see',
      title: 'Who can see it',
      body: [
        'You. Advisors who are assigned to you. Staff who schedule sessions see names, times and the state of a session. Administrators see accounts, roles and plans, and no board, transcript or minutes because of that role alone.',
        'Every time an advisor opens an area of yours, it is listed for you under Settings, Privacy, with their name and the day. The database itself decides which rows a person reaches; the rule does not depend on a screen being hidden.',
      ],
    },
    {
      id: 'processors',
      title: 'Who helps us',
      body: [
        'We use as few processors as we can: a hosting provider, which runs the server and its database, and an email provider, which delivers what we send. An installation may also have configured a language model, the company’s own drive at Google, a bucket that keeps files, or Calendly; the [list of sub-processors](/security-whitepaper#sub-processors) says what each of them sees. Each works under a contract according to Article 28 GDPR and only on our instructions. The names of the providers of this installation are sent to you on request, and members are told 30 days before another one is added.',
        'The site loads nothing from other servers: fonts, pictures and scripts are our own. A meeting takes place at the address that stands in your session; the provider of that meeting has its own terms, and we give it nothing about you.',
      ],
    },
    {
      id: 'transfers',
      title: 'Transfers to other countries',
      body: [
        'Data are kept in the European Economic Area. If a processor outside it is ever needed, the standard contractual clauses of the European Commission apply, you are told 30 days before, and you can ask for a copy of them.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long',
      body: [
        'Each kind of data has the period named above. When an account ends, what belongs to it is deleted, except for what the law obliges us to keep, such as invoices (in most member states between six and ten years), and what is needed to show that consent was given or a claim was settled.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: [
        'You may ask what we hold and get a copy (Article 15), have it corrected (16) or deleted (17), have its use limited (18), take it with you in a common format (20), and object to a use that rests on our interests (21). Consent can be withdrawn at any time, with effect from then on (7(3)). None of this costs anything.',
        'Much of it you can do yourself: a copy of what we hold and the deletion of your account are yours under Settings, Privacy; profile and board are yours to change; consent is answered and withdrawn in the session or by the link you were sent. For the rest write to {support} from the address of your account, or see [Deleting your data](/data-deletion).',
        'You may complain to a data protection authority, in the country where you live, where you work, or where we are established. We would be glad to hear it first, and you are not obliged to tell us first.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      body: [
        'When this text changes, its number goes up, the date above it moves, and members are asked to agree to it in their console where the change is more than wording. What you agreed to earlier stays what you agreed to.',
      ],
    },
  ],
}
