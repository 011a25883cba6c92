import type { Question } from '../../content/text/question.ts'

/** What people ask about prices. */
export const pricingQuestions: readonly Question[] = [
  {
    id: 'need-a-plan',
    question: 'Do I need a plan to have a session?',
    text: 'No. A strategy session stands on its own. You need an account, because the report has to arrive somewhere that only you can read.',
  },
  {
    id: 'premium-or-pro',
    question: 'What is the difference between Mobile Premium and Mobile Pro?',
    text: 'Two things today: Mobile Pro carries the level Studio instead of Workshop, and lets you choose a retainer session when you book. The board and everything else are the same, so unless you want one of those, take Premium.',
  },
  {
    id: 'two-pros',
    question: 'What is the difference between Mobile Pro and Desktop Pro?',
    text: 'Mobile Pro edits the board on the phone. Desktop Pro edits it on the desktop too, joins sessions from there and makes reports on request, and includes what Mobile Pro opens.',
  },
  {
    id: 'other-currencies',
    question: 'Can I pay in pounds or dollars?',
    text: 'Prices are set in euro; where a service has a price in pounds or dollars, the picker shows it. Nothing is converted.',
  },
  {
    id: 'cancel-plan',
    question: 'How do I end a plan?',
    text: 'Write to your advisor or to us. It ends at the end of the month that is paid. Nothing of yours is deleted because a plan ended.',
  },
  {
    id: 'equity-when',
    question: 'When does equity come into it?',
    text: 'Not before we have worked side by side in at least three sessions, and only by agreement. The page on ventures says what has to be true first.',
  },
  {
    id: 'discount',
    question: 'Are there discounts?',
    text: 'No. Two people who ask for the same thing pay the same price. That is also why the price is on this page.',
  },
]
