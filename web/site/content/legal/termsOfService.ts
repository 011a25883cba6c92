import { agreedVersions } from '#domain/accounts/rules/agreedTexts.ts'
import type { BuiltLegalText } from './legalText.ts'

/** The agreement about the site, the console and advisory sessions. */
export const termsOfService: BuiltLegalText = {
  version: agreedVersions.terms,
  inForceSince: '2026-11-22',
  short: [
    'You may use the site and the console for your own work and that of your company. Keep your password to yourself.',
    'A session gives you advice, a report and actions. You decide; we give no legal, tax or investment advice.',
    'What you enter stays yours. You can leave at any time.',
  ],
  sections: [
    {
      id: 'scope',
      title: 'What this covers',
      body: [
        'These terms apply between you and the company that operates this site. They cover the public site, the console on the desktop and on the phone, the programming interface, and the advisory services that are booked through them. For single services the [terms of single services](/service-cards-terms) apply as well, for programs the [API terms](/api-terms-of-use). Where they disagree, the more special text counts.',
        'Terms of your own apply only where we agreed to them in writing. A venture for equity is always an agreement of its own; nothing on this site is an offer of one.',
        'Nothing in these terms takes away rights that the law gives to consumers and that cannot be given up.',
      ],
    },
    {
      id: 'accounts',
      title: 'Accounts',
      body: [
        'You must be at least 18 years old and able to enter into contracts. If you act for a company, you say with your sign-up that you may do so. One account belongs to one person; colleagues have their own.',
        'Give an address that you can read, for it is how we confirm that you are you. Choose a password that you use nowhere else, and tell us at {support} if you believe somebody else knows it. What is done with your account counts as done by you until you have told us.',
        'A demonstration account holds made-up data, is erased after two hours and carries no promise of any kind.',
        'We may disable an account that is used against these terms. Where nothing speaks against it, we say so before and give a reason.',
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
            'enter what you have no right to enter, such as another company’s secrets or personal data without a basis;',
            'record a session by means of your own without everybody’s consent;',
            'reach accounts, rows or addresses that are not yours, or disturb the service for others. Looking for weaknesses in good faith is welcome under [responsible disclosure](/responsible-disclosure);',
            'copy the site or its data by machine beyond what the programming interface allows;',
            'pass off drafted or approved minutes as something they are not, for example as a legal opinion.',
          ],
        },
      ],
    },
    {
      id: 'fees',
      title: 'Fees',
      body: [
        'An account is free. Prices of plans, sessions and the retainer are on the page of [prices](/pricing), in euro and without value added tax, which is added where it applies. The price that counts is the one shown when you ordered.',
        'Sessions are invoiced after the time has been confirmed, a retainer and plans at the beginning of each month. Invoices are due within 14 days. If one stays unpaid after a reminder, we may pause what it was for; what you wrote stays readable to you.',
        'A plan or retainer runs by the month and can be ended to the end of any month that is paid. A new price applies at the earliest 30 days after we told you, and you may end it before.',
        'A plan that was given to you, by an advisor or for the length of a retainer, ends on the day that the console names. Nobody can demand that it goes on.',
      ],
    },
    {
      id: 'advice',
      title: 'What advice is and is not',
      body: [
        'In a session an advisor works through a question with you, with the care of an experienced professional. We owe you that work; we do not owe a particular outcome, because the decision and what follows from it are yours.',
        'JUL gives no legal, tax, accounting or investment advice, and arranges no investments. Where a decision needs one of these, we say so, and you ask somebody who may give it. No report is an offer, a valuation or a recommendation to buy or sell anything.',
        'We rely on what you tell us. Where a figure is marked as stated by you, nobody has checked it.',
      ],
    },
    {
      id: 'recordings',
      title: 'Sessions and recordings',
      body: [
        'Up to four people from your side may take part in a session. Nothing of a recording is stored before everybody has agreed, and anybody may withdraw; the [privacy policy](/privacy-policy) says what is deleted then.',
        'Minutes are drafted by a program and approved by an advisor. They are a record of what was said and decided, to the best of that advisor’s reading. If a line is wrong, tell us and it is corrected by a new version.',
        'Moving and cancelling follows the [terms of single services](/service-cards-terms).',
      ],
    },
    {
      id: 'rights-in-content',
      title: 'Whose it is',
      body: [
        'What you enter stays yours. You allow us to store and show it, and to make minutes and cards of it, as far as that is needed to provide the service to you. We do not use it for other clients, for advertising, or to train models that leave this installation.',
        'Reports and minutes of your sessions are made for you. You may use them for your business without a limit in time, pass them to your investors, lawyers and accountants, and change them; if you pass on a changed one, do not say that we approved it.',
        'The site, the console, our methods and texts stay ours. The names and shapes of JUL may be used to say that you worked with us, not to say that we vouch for you.',
      ],
    },
    {
      id: 'confidentiality',
      title: 'Confidentiality',
      body: [
        'What you tell us we keep to ourselves: not only that which is marked, and also after the work has ended. We may pass something on where you agreed, where the law demands it (then we tell you before, if we may), and to the people who help us and are bound as we are.',
        'It does not cover what was public or known to us before. You, in turn, keep to yourself what you learn about our methods and prices that are not on this site.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability and changes',
      body: [
        'We run the service with care and make no promise of uninterrupted operation. Maintenance that can be planned is done outside European working hours. What has been confirmed as stored is stored: the console says so only after the fact.',
        'We may change the service, as long as what you pay for stays at least as useful. A change that takes away something you rely on is announced 30 days before, and you may end the plan it belongs to and get back what was paid for the time after.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      body: [
        'We are liable without limit for intent and gross negligence, for injury to life, body and health, and where the law makes liability mandatory, such as for defective products.',
        'For slight negligence we are liable only where a duty was broken that makes the contract worth having in the first place. Then the liability is limited to the damage that is typical and could be foreseen, and at most to what you paid us in the twelve months before, or 1,000 euro where that is more.',
        'For loss of data we are liable for the cost of restoring it, as far as it could not have been avoided by a copy on your side.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending',
      body: [
        'You may close your account at any time by writing to {support}. We may end the agreement with 30 days’ notice, and at once for an important reason, such as serious misuse. What was paid for a time after the end is returned, unless the end was caused by your misuse.',
        'After the end what belongs to the account is deleted as [described](/data-deletion). Confidentiality, rights in content and liability go on.',
      ],
    },
    {
      id: 'law',
      title: 'Law and disputes',
      body: [
        'The law of the country where the operating company has its seat applies, without the UN Convention on Contracts for the International Sale of Goods. If you are a consumer, the mandatory rules of the country you live in protect you as well, and you may go to court there.',
        'Between merchants the courts at the seat of the operating company are responsible. We take part in no dispute resolution before a consumer arbitration board.',
        'If one rule turns out to be void, the others stay. These terms are changed by announcing the new text 30 days before; if you do not agree, you may end the agreement until then.',
      ],
    },
  ],
}
