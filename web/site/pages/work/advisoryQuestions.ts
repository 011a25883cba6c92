import type { Question } from '../../content/text/question.ts'

/** What people want to know before a session. */
export const advisoryQuestions: readonly Question[] = [
  {
    id: 'recorded',
    question: 'Is the session recorded?',
    text: 'Only if everybody in it agrees, and each person is asked on their own. Without a recording no report is drafted; your advisor puts what you agree on your board, and may write one by hand that says so.',
  },
  {
    id: 'who-reads',
    question: 'Who reads what I say?',
    text: 'Your advisor, the people you bring, and nobody else by default. Advisors assigned to you can read your sessions; every time one of them opens your pages, it is listed for you under Settings, Privacy.',
  },
  {
    id: 'machine',
    question: 'Does a machine write the report?',
    text: 'A program proposes lines from the transcript and marks each with the sentence it comes from. It runs on our own server. Your words go to a language model only where your advisor’s installation has configured one, and the draft then says so. Your advisor decides line by line what stands in the report, and nothing reaches you before that.',
  },
  {
    id: 'bring',
    question: 'Can I bring my co-founder or board member?',
    text: 'Yes, up to four people from your side. Each of them is asked for consent before anything is recorded, by a link of their own, without needing an account.',
  },
  {
    id: 'cannot-come',
    question: 'What if I cannot come?',
    text: 'Tell us at least 24 hours before and we move the session without cost. Later than that, the advisor has kept the time for you and the session counts as held, unless the reason was beyond your control.',
  },
  {
    id: 'pay',
    question: 'How do I pay?',
    text: 'By invoice, after your advisor has confirmed the time. The price is the one on this page; nothing is added to it but the value added tax that applies to you.',
  },
]
