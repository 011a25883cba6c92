import type { ReadinessEvidence, ReadinessLevels, ReadinessSide } from './readiness.ts'

/**
 * A readiness report of a company that does not exist, to show the form (pages §5.2). Its figures were made up so that they
 * agree with each other; score, band and confidence are computed from them by the rules that hold for every report.
 */
export const sampleLevels: ReadinessLevels = {
  ...{ team: 6, problem: 6, value: 5, product: 6, market: 5 },
  ...{ model: 4, scale: 3, exit: 4, papers: 4 },
}

/** What the stage asks for, the same for every side. */
export const sampleTarget = 5

export const sampleEvidence: ReadinessEvidence = { stated: 9, documented: 14, checked: 18 }

export const sampleFacts = [
  ['Company', 'An example'],
  ['What it does', 'Records temperatures in cold stores'],
  ['Stage', 'Seed'],
  ['As of', '1 June'],
  ['Template', 'Version 1'],
] as const

/** Why each side has its level, in the words of the report. */
export const sampleReasons: Readonly<Record<ReadinessSide, string>> = {
  team: 'The two jobs that matter are held by founders whose shares vest. The third, sales, is held by one of the two.',
  problem: 'Eleven buyers describe the same problem in the same words, and two of them pay to get rid of it.',
  value: 'Buyers pay for a quiet audit. The price is still set by the sensor, which they do not count.',
  product:
    'It has worked in the cold for ten months. The rate of false alarms is measured and above what the contract allows.',
  market:
    'The list of buyers has 340 names. Thirty were asked, two ordered, and the noes are sorted by reason.',
  model: 'Margin per site is known for three sites. What a new one costs to win is a guess from two.',
  scale: 'Every sale so far was made by a founder. Nobody else has tried.',
  exit: 'Three trade buyers are named with what each bought before. None has been spoken to.',
}

export const samplePapers = [
  ['Overview', 5],
  ['Corporate', 4],
  ['Finance', 3],
  ['Product and metrics', 4],
  ['Commercial', 4],
  ['People', 3],
  ['Legal and IP', 2],
  ['Security and compliance', 3],
] as const

export const sampleRows = [
  ['Monthly accounts, 18 months', 'Financial and legal', 'Checked', '2 June'],
  ['Contracts of the three sites', 'Value proposition', 'Checked', '2 June'],
  ['List of 340 buyers, with dates of the calls', 'Market', 'Checked', '3 June'],
  ['Log of false alarms, ten months', 'Product', 'Document attached', '28 May'],
  ['Founders’ agreement, with vesting', 'Team', 'Checked', '4 June'],
  ['Assignment of rights by two contractors', 'Financial and legal', 'Founder stated', '26 May'],
  ['Cost of winning a site', 'Business model', 'Founder stated', '26 May'],
] as const

export const sampleMetrics = [
  ['Cash', '€420,000', 'Bank, 1 June'],
  ['Monthly loss, average of three months', '€32,000', 'Bank, March to May'],
  ['Runway', '13 months; 10 with the two hires agreed', 'Computed from the two above'],
  ['Recurring revenue', '€2,700 a month, three sites at €900', 'Invoices, May'],
  ['Gross margin of a site', '61%', 'Accounts, May'],
  ['Share of the largest customer', '67%, two of three sites', 'Invoices, May'],
] as const

/** What blocks the next level: the gap, what it does, who has it, and by when. */
export const sampleGaps = [
  {
    title: 'Nobody but a founder has sold',
    text: 'Keeps Scale at 3 and, with it, Model and traction. An investor cannot tell the product from the person.',
    aside: 'Founder, sales; 30 days',
  },
  {
    title: 'Two assignments of rights are only stated',
    text: 'Keeps Financial and legal at 4, as Exit does. It costs two signatures now and a discount later.',
    aside: 'Founder, product; 10 days',
  },
  {
    title: 'The price follows the sensor',
    text: 'Keeps Value proposition at 5. Buyers budget for a site and an audit; the offer speaks of devices.',
    aside: 'Both founders; next session',
  },
  {
    title: 'One customer is two thirds of revenue',
    text: 'No level depends on it alone, and every reader will press there first. Two sites of other owners bring it to 40 percent.',
    aside: 'Founder, sales; 90 days',
  },
] as const

export const samplePlan = [
  {
    title: 'In 30 days',
    text: 'Both assignments signed. One price per site on the page and in the next three offers. A first sale tried by somebody who is not a founder, with notes.',
  },
  {
    title: 'In 60 days',
    text: 'Cost of winning a site from six tries instead of two. False alarms below the agreed rate at one site, shown by the log.',
  },
  {
    title: 'In 90 days',
    text: 'Two sites of other owners. Accounts of the quarter closed in nine days. A second reading of the two sides that moved.',
  },
] as const

/** The sessions that the plan needs. */
export const sampleSessions =
  'Two sessions: one on the price, one on who sells. Each ends with a decision, an owner and a date; nothing else needs one yet.'
