import { companyBlock } from '#domain/content/rules/textBody.ts'
import type { BuiltLegalText } from './legalText.ts'

/** The terms of processing on behalf of a client (GDPR, Article 28). */
export const processingAgreement: BuiltLegalText = {
  version: 4,
  inForceSince: '2026-11-27',
  changed: 'Names the processor.',
  short: [
    'Where you enter data about other people for your own purposes, you decide about that data and we only process it for you.',
    'We act on your instructions, keep the data confidential and safe, and delete it at the end.',
    'The agreement applies with your account. If you may sign for a company, accept it on this page and get a record.',
  ],
  sections: [
    {
      id: 'parties',
      title: 'Parties and subject',
      body: [
        'This agreement is between you, the controller, and the company that runs this site, the processor.',
        companyBlock,
        'It applies as soon as you use the console to process personal data of others for your own purposes. It adds to the [terms of service](/terms-of-service) and takes precedence over them where such data is concerned. It is a contract under Article 28(3) of the General Data Protection Regulation (GDPR).',
        'For data about you as our member, we are the controller; the [privacy policy](/privacy-policy) covers it.',
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
              'Storing, showing, searching, drafting minutes from transcripts, sending the emails you ask for',
            ],
            [
              'Kinds of data',
              'Names, addresses, roles, words spoken in recorded sessions, tasks and dates, and whatever else you enter as free text',
            ],
            [
              'Whose data',
              'Your colleagues, customers, investors, advisors and other people you write about',
            ],
            [
              'Special categories (Article 9)',
              'Not needed. Do not enter any; if a session touches on them, do not have it recorded',
            ],
          ],
        },
      ],
    },
    {
      id: 'instructions',
      title: 'Instructions',
      body: [
        'We process the data only on documented instructions from you. What you do in the console is an instruction, and so is this agreement. Send any others in writing to {support}. If we believe that an instruction breaks the law, we tell you at once and may wait until you have confirmed it.',
        'We do not process the data for our own purposes, do not sell it, and do not use it to train models used anywhere else. What advisors decide about drafted lines is kept as examples within the installation and erased when consent is withdrawn.',
      ],
    },
    {
      id: 'confidentiality',
      title: 'Confidentiality',
      body: [
        'Only people who need the data for their work can reach it, and each of them is bound to confidentiality, also after that work has ended. Advisors can reach only the members assigned to them, and every view is recorded and shown to the member.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      body: [
        'We take the measures that Article 32 requires. The [security whitepaper](/security-whitepaper), an annex to this agreement, describes them: access by role and by record, encryption in transit and at rest, a sealed audit trail, tests of every call and every rule, recovery after failure, and a process for incidents. We may change the measures as long as they protect the data no less.',
      ],
    },
    {
      id: 'sub-processors',
      title: 'Sub-processors',
      body: [
        'You give general authorisation for us to use a hosting provider and an email provider as sub-processors and, only where they are configured, the others in the [list of sub-processors](/security-whitepaper#sub-processors): a language model, Google Drive, storage of files and Calendly. Each is bound by contract to the same duties. We send you their names on request.',
        'We tell you at least 30 days before we add or replace one. You may object on grounds of data protection. If we cannot do without that sub-processor, you may end the agreement and get back what you paid for the time after the end.',
        'We are liable for a sub-processor as for ourselves. Data is not transferred outside the European Economic Area without a basis under Chapter V of the GDPR.',
      ],
    },
    {
      id: 'assistance',
      title: 'Assistance',
      body: [
        'If somebody contacts us about data we process for you, we pass the request on to you within two working days and do not answer it ourselves. We help you to answer, with what the console offers and, where that is not enough, by hand; we may charge for more than one hour of such work in a month, at a price agreed beforehand.',
        'We support you in your duties under Articles 32 to 36, such as an impact assessment, with the information we have.',
        'If data we process for you is lost, altered or seen by somebody who should not have seen it, we tell you without undue delay, and within 48 hours of becoming aware of it at the latest: what happened, which data and people are affected as far as we know, what the consequences may be, and what we have done.',
      ],
    },
    {
      id: 'end',
      title: 'Deletion and return',
      body: [
        'At the end, the data is returned to you in a common format if you ask before the account is closed. It is then deleted as described under [Deleting your data](/data-deletion), unless the law obliges us to keep it; in that case it is kept apart and used for nothing else.',
      ],
    },
    {
      id: 'audits',
      title: 'Proof and audits',
      body: [
        'We give you what you need to show that this agreement is kept: the whitepaper, our table of the security standard with its tests, and answers to your questions. Where that is not enough, you or an auditor bound to confidentiality may carry out an inspection once a year, at 30 days’ notice, during working hours and without access to other clients’ data; sooner and more often if an authority requires it or after an incident. Each side bears its own costs.',
      ],
    },
    {
      id: 'acceptance',
      title: 'Acceptance, liability, law',
      body: [
        'You accept this agreement together with the terms of service; nothing has to be signed. If you are authorised to sign for a company, you can also accept it in its name with the form on this page. We then keep the company and its address, your name and position, the version with a hash of its text, and the date. You find the record in the settings under Legal and receive it by email; we keep it as long as the account. If you need a copy signed by both sides, write to {support}.',
        'Liability and applicable law follow the terms of service; towards the people concerned, Article 82 GDPR applies. If a provision is void, the others remain in force.',
      ],
    },
  ],
}
