import { paths } from '#contract/paths.ts'
import { serviceCatalogue } from '#domain/billing/rules/services.ts'
import { inboxForms } from '#domain/inquiries/rules/forms.ts'
import type { Question } from '../../content/text/question.ts'
import { bookStrategy } from '../blocks/EndBand.tsx'

const session = serviceCatalogue.strategySession
const retainer = serviceCatalogue.monthlyRetainer

/** What each stage asks a founder to show, what we work on, and where to start. */
export const stages = [
  {
    name: 'Idea',
    show: 'A problem that somebody already spends money on, and why you are the ones to solve it',
    work: 'Which problem, which buyer, and what to stop',
    start: { href: paths.auth('sign-up'), label: 'A free account', price: '' },
  },
  {
    name: 'Pre-seed',
    show: 'First buyers, the reason each of them chose you, and an agreement among the founders',
    work: 'Price, the first ten sales, and who owns what',
    start: { href: bookStrategy.href, label: 'A strategy session', price: `, ${session.price}` },
  },
  {
    name: 'Seed',
    show: 'A sale that repeats without the founder in the room, and what one customer costs and brings',
    work: 'The model, the data room, and a plan for the money you ask for',
    start: { href: '/julstore', label: 'A readiness report', price: ', by agreement' },
  },
  {
    name: 'Series A',
    show: 'What one more euro of sales costs and brings back, by channel, over at least four quarters',
    work: 'Governance, reporting, and the second market',
    start: {
      href: inboxForms.advisory.path,
      label: 'A retainer',
      price: `, ${retainer.price} ${retainer.unit}`,
    },
  },
] as const

/** The nine levels of readiness in our own words, by who usually pays for the way to the next one. */
export const levelGroups = [
  {
    levels: ['Founding team committed', 'Problem proven'],
    money: 'Your own money, family and friends, grants',
  },
  { levels: ['Buyers counted', 'First full-price sale'], money: 'Angels, pre-seed funds, accelerators' },
  { levels: ['A sale that repeats', 'Unit economics hold'], money: 'Seed funds, revenue-based loans' },
  { levels: ['Growth to plan', 'Several markets'], money: 'Series A and growth funds, venture debt' },
  { levels: ['Exit in sight'], money: 'Trade buyers, late funds' },
] as const

export const quickWins = [
  {
    title: 'Ask ten people for an order',
    text: 'Not for an opinion. Put the price on the page, name a start date, and write down every no with its reason.',
    days: '5 days',
  },
  {
    title: 'Put your cash on one page',
    text: 'What is in the bank, what goes out each month, what comes in. Divide. The number of months is your runway, and it belongs on the board.',
    days: '1 day',
  },
  {
    title: 'Sign the founders’ agreement',
    text: 'Shares, vesting, what happens when one leaves. It is the first thing an investor’s lawyer asks for and the last thing founders write.',
    days: '1 week',
  },
  {
    title: 'Start the data room',
    text: 'Eight parts: overview, corporate, finance, product and metrics, commercial, people, legal and IP, security. Put in what exists; the empty parts are your list.',
    days: '2 days',
  },
] as const

export const founderQuestions: readonly Question[] = [
  {
    id: 'introductions',
    question: 'Do you introduce me to investors?',
    text: 'No. We do not arrange investments and take no fee on money you raise. We help you be ready for the people you talk to.',
  },
  {
    id: 'invest',
    question: 'Do you invest?',
    text: 'Not money. In a few companies we already work with, we take 0.5 to 2 percent of equity, by agreement, in return for work. The page on ventures says when.',
  },
  {
    id: 'too-early',
    question: 'Am I too early?',
    text: 'For an account, no. For a session, you are too early while there is no decision you could take with the facts you have. Then the facts are the next step, and you can get them without us.',
  },
  {
    id: 'lowest-side',
    question: 'Why does the weakest side count and not the average?',
    text: 'Because that is how a careful investor reads you. A strong product does not make up for a missing founders’ agreement; it makes the missing one more expensive.',
  },
]
