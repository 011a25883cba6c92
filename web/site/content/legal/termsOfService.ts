import { agreedVersions } from '#domain/accounts/rules/agreedTexts.ts'
import { companyBlock } from '#domain/content/rules/textBody.ts'
import type { BuiltLegalText } from './legalText.ts'

/** The agreement about the site, the console and advisory sessions. */
export const termsOfService: BuiltLegalText = {
  version: agreedVersions.terms,
  inForceSince: '2026-11-27',
  changed: 'Names the company, and says that you can close your account in the settings.',
  short: [
    'You may use the site and the console for your own work and that of your company. Keep your password to yourself.',
    'A session gives you advice, a report and actions. The decisions are yours; we give no legal, tax or investment advice.',
    'What you enter stays yours. You can leave at any time.',
  ],
  sections: [
    {
      id: 'scope',
      title: 'What this covers',
      body: [
        'These terms are an agreement between you and the company that runs this site.',
        companyBlock,
        'They cover the public site, the console on desktop and phone, the programming interface, and the advisory services booked through them. The [terms of single services](/service-cards-terms) and the [API terms](/api-terms-of-use) apply in addition. Where they conflict, the more specific text prevails.',
        'Your own terms apply only if we have agreed to them in writing. Work in return for equity always needs a separate agreement; nothing on this site is an offer of one.',
        'Nothing in these terms limits rights that consumers have by law and cannot waive.',
      ],
    },
    {
      id: 'accounts',
      title: 'Accounts',
      body: [
        'You must be at least 18 years old and able to enter into contracts. If you sign up on behalf of a company, you confirm that you are authorised to do so. An account belongs to one person; colleagues have their own.',
        'Give an email address that you can read: we use it to confirm who you are. Choose a password that you use nowhere else, and tell us at {support} if you think somebody else knows it. You are responsible for what is done with your account until you have told us.',
        'A demonstration account, where one is offered, contains made-up data, is erased after two hours and comes without any guarantee.',
        'We may disable an account that is used in breach of these terms. Unless there is a good reason not to, we tell you in advance and say why.',
      ],
    },
    {
      id: 'acceptable-use',
      title: 'Acceptable use',
      body: [
        'Do not use the site or the console to',
        {
          list: [
            'break the law, or help somebody else to;',
            'enter what you have no right to enter, such as another company’s secrets, or personal data without a legal basis;',
            'record a session yourself without everybody’s consent;',
            'reach accounts, data or addresses that are not yours, or disturb the service for others. Looking for weaknesses in good faith is welcome under [responsible disclosure](/responsible-disclosure);',
            'copy the site or its data automatically beyond what the programming interface allows;',
            'pass off drafted or approved minutes as something they are not, for example as a legal opinion.',
          ],
        },
      ],
    },
    {
      id: 'fees',
      title: 'Fees',
      body: [
        'An account is free. Plans, sessions and the retainer are priced on the [pricing page](/pricing), in euro and without value added tax, which is added where it applies. The price shown when you order is the one that applies.',
        'Sessions are invoiced once the time has been confirmed, plans and a retainer at the beginning of each month. Invoices are due within 14 days. If one remains unpaid after a reminder, we may suspend what it was for; you can still read what you wrote.',
        'A plan or retainer runs from month to month, and you may end it at the end of any month that is paid for. A new price applies 30 days after we announce it at the earliest, and you may end the plan or retainer before then.',
        'A plan that you were given, by an advisor or for the duration of a retainer, ends on the day shown in the console. There is no right to an extension.',
      ],
    },
    {
      id: 'advice',
      title: 'What advice is and is not',
      body: [
        'In a session an advisor works through a question with you, with the care of an experienced professional. That work is what we owe you. We do not owe a particular outcome, because the decision and its consequences are yours.',
        'JUL gives no legal, tax, accounting or investment advice, and arranges no investments. Where a decision needs such advice, we say so, and you get it from somebody qualified to give it. No report is an offer, a valuation or a recommendation to buy or sell anything.',
        'We rely on what you tell us. A figure marked as stated by you has not been checked.',
      ],
    },
    {
      id: 'recordings',
      title: 'Sessions and recordings',
      body: [
        'Up to four people from your side may take part in a session. No sound, video or transcript of a session is stored before everybody has agreed, and anybody may withdraw; the [privacy policy](/privacy-policy) says what is deleted then.',
        'Minutes are drafted by a program and approved by an advisor. They record what was said and decided, to the best of that advisor’s understanding. If a line is wrong, tell us; the terms of single services say how long we can correct it.',
        'For moving or cancelling a session, see the [terms of single services](/service-cards-terms).',
      ],
    },
    {
      id: 'rights-in-content',
      title: 'Who owns what',
      body: [
        'What you enter stays yours. You allow us to store and show it, and to make minutes and cards from it, as far as the service to you requires. We do not use it for other clients, for advertising, or to train models used anywhere else.',
        'Reports and minutes of your sessions are made for you. You may use them in your business without time limit, share them with your investors, lawyers and accountants, and change them; if you share a changed version, do not say that we approved it.',
        'The site, the console, our methods and texts stay ours. You may use the names and logo of JUL to say that you worked with us, but not to suggest that we vouch for you.',
      ],
    },
    {
      id: 'confidentiality',
      title: 'Confidentiality',
      body: [
        'We keep what you tell us confidential, whether or not it is marked so, and also after the work has ended. We may pass something on if you agree, if the law requires it (in which case we tell you beforehand where we may), and to people who help us and are bound by the same duty.',
        'This does not cover what was public or already known to us. You, in turn, keep confidential what you learn about our methods and prices beyond what is on this site.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability and changes',
      body: [
        'We run the service with care, but do not promise that it will never be interrupted. Planned maintenance takes place outside European working hours. The console says that something is stored only once it is.',
        'We may change the service, as long as what you pay for stays at least as useful. If a change removes something you rely on, we announce it 30 days in advance; you may then end the plan it belongs to and get back what you paid for the time after that.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      body: [
        'Our liability is unlimited for intent and gross negligence, for injury to life, body or health, and where liability is mandatory by law, as it is for defective products.',
        'For slight negligence we are liable only if we breach a duty that is essential to the contract. Our liability is then limited to the typical and foreseeable damage, and to what you paid us in the preceding twelve months or 1,000 euro, whichever is more.',
        'For loss of data we are liable for the cost of restoring it, as far as a copy on your side would not have avoided the loss.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending',
      body: [
        'You may close your account at any time, under Settings, Privacy, or by writing to {support}. We may end the agreement with 30 days’ notice, and at once for good cause, such as serious misuse. What you paid for the time after the end is returned, unless your misuse caused the end.',
        'After the end, what belongs to the account is deleted as described under [Deleting your data](/data-deletion). The sections on confidentiality, content and liability continue to apply.',
      ],
    },
    {
      id: 'law',
      title: 'Law and disputes',
      body: [
        'The law of the country where the company named above has its registered office applies, excluding the UN Convention on Contracts for the International Sale of Goods. If you are a consumer, the mandatory rules of the country you live in protect you as well, and you may go to court there.',
        'Between businesses, the courts at that registered office have jurisdiction. We do not take part in dispute resolution before a consumer arbitration board.',
        'If a provision is void, the others remain in force. We announce changes to these terms that are more than wording 30 days in advance; if you do not agree, you may end the agreement before they take effect.',
      ],
    },
  ],
}
