import { serviceCatalogue } from '#domain/billing/rules/services.ts'
import { bookingLimits } from '#domain/booking/limits.ts'
import { priceText } from '#domain/currencies.ts'
import type { BuiltLegalText } from './legalText.ts'

const { strategySession, monthlyRetainer } = serviceCatalogue
const timesText = bookingLimits.moves === 2 ? 'twice' : `${bookingLimits.moves} times`

/** What each single service includes, and how it is moved, cancelled and returned. */
export const serviceTerms: BuiltLegalText = {
  version: 3,
  inForceSince: '2026-11-27',
  changed: 'Says the same in plainer words, and whose absence counts.',
  short: [
    'Moving or cancelling a session costs nothing until 24 hours before it.',
    'If we move or cancel a session, or it was not what is described here, you get your money back or a new session.',
    'Consumers in the European Union may withdraw within 14 days.',
  ],
  sections: [
    {
      id: 'services',
      title: 'The services',
      body: [
        'These terms apply to services that can be ordered on their own, in addition to the [terms of service](/terms-of-service), which name the company you order from.',
        {
          head: ['Service', 'What is included', 'Price', 'How long it is valid'],
          rows: [
            [
              strategySession.label,
              `${strategySession.minutes} minutes by video with one advisor, who reads what you sent beforehand; minutes with decisions and actions; and one written answer to a question about them`,
              `${priceText(strategySession.priceCents)} once`,
              '12 months from the order',
            ],
            [
              monthlyRetainer.label,
              'Sessions as often as agreed in writing at the start, with the same advisor each time, minutes of each, and short questions in between',
              `${priceText(monthlyRetainer.priceCents)} a month`,
              'The month it is paid for; one unused session carries over to the next month',
            ],
            [
              'Equity Partnership',
              'Work as part of the team, as the agreement for that venture says',
              '0.5 to 2 percent of equity, by agreement',
              'As that agreement says',
            ],
          ],
        },
        'Prices do not include value added tax. Up to four people from your side may take part in a session at no extra cost. Travel, translation and the work of lawyers, accountants or other experts are not included.',
      ],
    },
    {
      id: 'ordering',
      title: 'Ordering',
      body: [
        'You ask for a session in the console. The contract is made when your advisor has confirmed the time and you have not objected within a day, or when you book an available time. A retainer begins on the day that both sides have agreed in writing.',
        'We may decline a request without giving a reason, for example because of a conflict of interest that we may not explain. You then owe nothing.',
      ],
    },
    {
      id: 'moving',
      title: 'Moving and cancelling',
      body: [
        {
          head: ['When', 'On your side', 'On our side'],
          rows: [
            [
              '24 hours before or earlier',
              `Free of charge; you can move a session ${timesText} at most, and after that your advisor can`,
              'A new time, or the full price back',
            ],
            [
              'Later than that',
              'The session counts as held; if the reason was beyond your control, we move it once',
              'A new time or the full price back, as you choose',
            ],
            [
              'Somebody does not come within 15 minutes of the start',
              'If nobody from your side comes, the session counts as held; the advisor waits until then',
              'If the advisor does not come: a new time and the price back',
            ],
          ],
        },
        'The hours are counted back from the start of the session in its own time zone, even if the clocks change in between. A message in the console or by email is enough.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      body: [
        'If a session was not what is described here, write to {support} within 14 days and say what was missing. We hold it again or return the price. There is no need to argue about whether the advice was good; we look at whether the question was worked through, whether there are minutes, and whether they are correct.',
        'We refund within 14 days, by the means you paid with. A retainer that you end in the middle of a month runs to the end of that month; if we end it, we refund the remaining days.',
      ],
    },
    {
      id: 'recording',
      title: 'Recording and minutes',
      body: [
        'A session is recorded only when every person in it has agreed. Without a recording the price and the minutes are the same; the minutes then have no quotes.',
        'Minutes are given to you once an advisor has approved them. Corrections are free and come as a new version, as long as we still hold what the minutes are based on.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Right of withdrawal for consumers',
      body: [
        'If you are a consumer (you order mainly for purposes outside your trade, business or profession), you may withdraw from the contract within 14 days without giving a reason. The period begins on the day the contract is made.',
        'To withdraw, tell us in a clear statement, for example by email to {support}. You may use these words: “I withdraw from the contract for this service: …, ordered on …”, with your name, your address and the date. It is enough to send it before the period ends.',
        'If you withdraw, we return every payment within 14 days of your statement, by the means you paid with, without a fee. If you asked us to begin before the period ended, you owe the part of the price for what we had provided by then. You lose the right once the service has been fully provided, if you had expressly agreed that we begin before the period ended and confirmed that you knew you would lose it.',
      ],
    },
    {
      id: 'advisors',
      title: 'Advisors',
      body: [
        'You have one advisor. If that person falls ill or leaves, we tell you and propose another; you may cancel free of charge instead. A new advisor reads your existing minutes before the first session with you, and the console shows you that they have opened them.',
        'An advisor tells you before the session about any personal interest in your question. If one comes to light later, the session can be repeated with somebody else free of charge.',
      ],
    },
  ],
}
