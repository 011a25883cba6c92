import type { BuiltLegalText } from './legalText.ts'

/** The terms of processing on behalf of a client (GDPR, Article 28). */
export const processingAgreement: BuiltLegalText = {
  version: 3,
  inForceSince: '2026-11-24',
  short: [
    'Where you enter data about other people for your own purposes, you decide about them and we only process them for you.',
    'We act on your instructions, keep the data confidential and safe, and delete them at the end.',
    'The agreement applies with your account. If you may sign for a company, accept it on this page and get a record.',
  ],
  sections: [
    {
      id: 'parties',
      title: 'Parties and subject',
      body: [
        'This agreement applies between you, the controller, and the company that operates this site, the processor, as soon as you use the console to process personal data of others for purposes of your own. It adds to the [terms of service](/terms-of-service) and goes before them where it concerns such data. It meets Article 28(3) of the General Data Protection Regulation (GDPR).',
        'For data about you as our member we are the controller ourselves; the [privacy policy](/privacy-policy) covers that.',
      ],
    },
    {
      id: 'processing',
      title: 'What is processed',
      body: [
        {
          head: ['Point', 'Content'],
          rows: [
            ['Subject', 'Providing the console: board, sessions, transcripts, minutes and requests'],
            ['Duration', 'As long as you have an account, and until deletion after it'],
            [
              'Nature and purpose',
              'Storing, showing, searching, drafting minutes from transcripts, sending mails you cause',
            ],
            [
              'Kinds of data',
              'Names, addresses, roles, words spoken in recorded sessions, tasks and dates, whatever else you enter in free text',
            ],
            [
              'Whose data',
              'Your colleagues, customers, investors, advisors and other people you write about',
            ],
            [
              'Special categories (Article 9)',
              'None are needed. Do not enter them; if a session is about them, do not have it recorded',
            ],
          ],
        },
      ],
    },
    {
      id: 'instructions',
      title: 'Instructions',
      body: [
        'We process the data only on documented instructions from you. What you do in the console is an instruction, and so is this agreement. Others are given in writing to {support}. If we believe that one of them breaks the law, we say so at once and may wait until you have confirmed it.',
        'We do not process the data for purposes of our own, do not sell them, and do not train models with them that leave this installation. Decisions of advisors about drafted lines are kept as examples within the installation and are erased when consent is withdrawn.',
      ],
    },
    {
      id: 'confidentiality',
      title: 'Confidentiality',
      body: [
        'Only people who need it for their work can reach the data, and each of them is bound to confidentiality, also after that work has ended. Advisors reach the members they are assigned to, and every view is recorded and shown to the member.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      body: [
        'We take the measures that Article 32 asks for. The state of them is described in the [security whitepaper](/security-whitepaper), which is the annex of this agreement: access by role and row, encryption in transit and at rest, an audit trail that is sealed, tests of every call and every rule, recovery after failure, and a process for incidents. We may change the measures as long as the protection does not become less.',
      ],
    },
    {
      id: 'sub-processors',
      title: 'Sub-processors',
      body: [
        'You agree in general that we use sub-processors of two kinds: a hosting provider and a mail delivery provider; and, only where they are configured, of those in the [list of sub-processors](/security-whitepaper#sub-processors): a language model, Google Drive, storage of files and Calendly. Each is bound by a contract with the same duties. The names are sent to you on request.',
        'Before we add or replace one we tell you, at least 30 days in advance. You may object for a reason that has to do with data protection. If we cannot do without it, you may end the agreement and get back what was paid for the time after.',
        'We answer for a sub-processor as for ourselves. Data are not transferred outside the European Economic Area without a basis according to Chapter V of the GDPR.',
      ],
    },
    {
      id: 'assistance',
      title: 'Assistance',
      body: [
        'If a person turns to us about data we process for you, we pass it on to you within two working days and do not answer ourselves. We help you to answer, with what the console offers and, where that is not enough, with work by hand; more than one hour of it in a month may be charged at a price agreed before.',
        'We help you with your duties under Articles 32 to 36, such as an impact assessment, with the information we have.',
        'If data we process for you are lost, changed or seen by somebody who should not have, we tell you without undue delay and at the latest 48 hours after we know it, with what happened, which data and people are concerned as far as known, what may follow, and what we did.',
      ],
    },
    {
      id: 'end',
      title: 'Deletion and return',
      body: [
        'At the end you may have the data returned in a common format, if you ask before the account is closed. Afterwards they are deleted as described under [Deleting your data](/data-deletion), unless the law obliges us to keep them; then they are kept apart and used for nothing else.',
      ],
    },
    {
      id: 'audits',
      title: 'Proof and audits',
      body: [
        'We give you what you need to show that this agreement is kept: the whitepaper, the table of the security standard with its tests, and answers to your questions. Where that is not enough, you or an auditor bound to confidentiality may inspect, after notice of 30 days, once a year, in working hours, without access to data of other clients. If an authority asks for it or after an incident, sooner and more often. Each side bears its own cost.',
      ],
    },
    {
      id: 'acceptance',
      title: 'Acceptance, liability, law',
      body: [
        'The agreement is accepted with the terms of service, and nothing has to be signed. Whoever may sign for a company can accept it in its name by the form on its page: we then keep the company, its address, who accepted it and in which position, the version with a hash of its text, and when. The record is shown in the settings under Legal and sent by email, and it is kept as long as the account. If you need a version signed by both sides, write to {support}.',
        'For liability the terms of service apply, and Article 82 GDPR towards the people concerned. The law of the terms of service applies. If a rule turns out to be void, the others stay.',
      ],
    },
  ],
}
