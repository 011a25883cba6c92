import { serviceCatalogue } from '#domain/billing/rules/services.ts'
import { bookingLimits } from '#domain/booking/limits.ts'
import { priceText } from '#domain/currencies.ts'
import type { BuiltLegalText } from './legalText.ts'

const { strategySession, monthlyRetainer } = serviceCatalogue
const timesText = bookingLimits.moves === 2 ? 'twice' : `${bookingLimits.moves} times`

/** What each single service includes, and how it is moved, cancelled and returned. */
export const serviceTerms: BuiltLegalText = {
  version: 2,
  inForceSince: '2026-11-22',
  short: [
    'Moving or cancelling a session costs nothing until 24 hours before it.',
    'If we move or cancel, or the session was not what is described here, you get your money back or the session again.',
    'Consumers in the European Union may withdraw within 14 days.',
  ],
  sections: [
    {
      id: 'services',
      title: 'The services',
      body: [
        'These terms add to the [terms of service](/terms-of-service). They apply to what can be ordered by itself.',
        {
          head: ['Service', 'What is included', 'Price', 'How long it is valid'],
          rows: [
            [
              strategySession.label,
              `${strategySession.minutes} minutes by video with one advisor, reading what you sent before it, minutes with decisions and actions, and one answer in writing to a question about them`,
              `${priceText(strategySession.priceCents)} once`,
              '12 months from the order',
            ],
            [
              monthlyRetainer.label,
              'Sessions at the pace agreed in writing at the start, the same advisor each time, minutes of each, and short questions in between',
              `${priceText(monthlyRetainer.priceCents)} a month`,
              'The month it is paid for; one session that was not used goes over to the next month',
            ],
            [
              'Equity Partnership',
              'Work as part of the team, as the agreement of that venture says',
              '0.5 to 2 percent of equity, by agreement',
              'As that agreement says',
            ],
          ],
        },
        'Prices are without value added tax. Up to four people of yours may take part in a session without further cost. Travel, translation and the work of lawyers, accountants or other experts are not included.',
      ],
    },
    {
      id: 'ordering',
      title: 'Ordering',
      body: [
        'You ask for a session in the console. The contract exists when your advisor has confirmed the time and you have not objected within a day, or when you book a free time. A retainer begins on the day both sides have agreed to in writing.',
        'We may decline a request without a reason, for example because of a conflict of interest that we may not explain. Nothing is owed then.',
      ],
    },
    {
      id: 'moving',
      title: 'Moving and cancelling',
      body: [
        {
          head: ['When', 'You move or cancel', 'We move or cancel'],
          rows: [
            [
              '24 hours before or earlier',
              `Free of charge; you move a session ${timesText} at most, and after that your advisor does`,
              'New time, or the full price back',
            ],
            [
              'Later than that',
              'The session counts as held; if the reason was beyond your control, we move it once',
              'New time, or the full price back, as you choose',
            ],
            [
              'Nobody of yours comes within 15 minutes of the start',
              'The session counts as held; the advisor waits until then',
              'If the advisor does not come: a new time and the price back',
            ],
          ],
        },
        'The hours are counted to the start of the session, in its own time zone, also when the clocks change in between. A message in the console or by mail is enough.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      body: [
        'If a session took place and was not what is described here, write to {support} within 14 days and say what was missing. We hold it again or return the price. Nobody has to argue about whether the advice was good; we look at whether the question was worked through, whether there are minutes, and whether they are right.',
        'Refunds go back the way the payment came, within 14 days. A retainer that is ended in the middle of a month runs to the end of it; if we end it, the remaining days are returned.',
      ],
    },
    {
      id: 'recording',
      title: 'Recording and minutes',
      body: [
        'A session is recorded only when every person in it has agreed. Without a recording the price and the minutes are the same; the minutes then have no quotes.',
        'Minutes are given to you once an advisor has approved them. Corrections are free and come as a new version, as long as we still hold what they rest on.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Right of withdrawal for consumers',
      body: [
        'If you are a consumer, that is, if you order mainly for purposes outside your trade, business or profession, you may withdraw from the contract within 14 days without giving a reason. The period begins on the day the contract was made.',
        'To withdraw, tell us in a clear statement, for example by mail to {support}. You may use these words: “I withdraw from the contract for the following service, ordered on …, name, address, date”. It is enough that you send it before the period ends.',
        'If you withdraw, we return every payment within 14 days of your statement, by the means you paid with, without a fee. If you asked us to begin before the period ended, you owe the part of the price that corresponds to what was done until then. The right ends when the service has been fully provided after you expressly agreed that we begin before the end of the period and confirmed that you know you lose the right by it.',
      ],
    },
    {
      id: 'advisors',
      title: 'Advisors',
      body: [
        'You have one advisor. If that person is ill or leaves, we tell you and propose another; you may cancel without cost instead. A new advisor reads the minutes you already have before the first session with you, and you can see in the console that they did.',
        'An advisor tells you of any interest in your question before the session. If one becomes known later, the session can be repeated with somebody else at no cost.',
      ],
    },
  ],
}
