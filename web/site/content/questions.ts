import type { questionTopics } from '#domain/content/rules/questions.ts'
import type { Question } from './text/question.ts'

type OfTopic = { id: (typeof questionTopics)[number]['value']; questions: readonly Question[] }

/** All questions of /faq by topic (domain/content/rules/questions.ts names them). Each answer keeps its anchor: people link to them. */
export const questions: readonly OfTopic[] = [
  {
    id: 'booking',
    questions: [
      {
        id: 'how-to-book',
        question: 'How do I get a session?',
        text: 'Open an account and press Book a session on your board, your home page or the list of sessions. Say in one sentence what has to be decided. With a credit you choose the time at once; without one it goes to us as a request, and we answer by email.',
      },
      {
        id: 'book-before-an-account',
        question: 'Can I book before I have an account?',
        text: 'You can begin. Choose the session and what it is about on the booking page; your choices are kept in this browser for seven days while you make an account, which is free. The report needs one, because it has to arrive where only you can read it.',
      },
      {
        id: 'prepare',
        question: 'How do I prepare?',
        text: 'Half an hour is enough: the question in one sentence, five figures, one line for each thing you have tried, and whoever could undo the decision next week. The resources page has a template for it.',
      },
      {
        id: 'move-a-session',
        question: 'How do I move or cancel one?',
        text: 'Until 24 hours before the start it costs nothing: cancel it in the console or write to your advisor for another time. After that it counts as held, unless the reason was beyond your control.',
      },
      {
        id: 'who-may-come',
        question: 'Who can come?',
        text: 'Up to four people from your side. Bring whoever could undo the decision next week.',
      },
      {
        id: 'time-zones',
        question: 'Which time zone is shown?',
        text: 'Yours, and the session’s own where the two differ. Both are named, also on the days when the clocks change.',
      },
    ],
  },
  {
    id: 'prices',
    questions: [
      {
        id: 'what-does-it-cost',
        question: 'What does a session cost?',
        text: 'The price is on the pricing page and is the same for everybody. Value added tax is added where it applies.',
      },
      {
        id: 'refund',
        question: 'Can I get my money back?',
        text: 'If we move or cancel, in full. If you cancel at least 24 hours before, in full. If the session took place and was not what this site describes, write to us within 14 days and say what was missing; we hold it again or return the price.',
      },
      {
        id: 'how-to-pay',
        question: 'How do I pay?',
        text: 'By invoice, after the time is confirmed. No card is charged on this site today, and no page of it asks for the number of one.',
      },
      {
        id: 'which-currency',
        question: 'Which currency do I pay in?',
        text: 'Prices are set in euro. Where a service has a price in pounds or dollars as well, the picker in the header shows it; nothing is converted, and what is shown is what the invoice says.',
      },
      {
        id: 'invoice',
        question: 'Do I get an invoice?',
        text: 'Yes, for every session and every month, made out to the company named in your profile.',
      },
    ],
  },
  {
    id: 'recordings',
    questions: [
      {
        id: 'is-it-recorded',
        question: 'Is my session recorded?',
        text: 'Only if every person in it has agreed. Each is asked on their own, with the text they agree to, and the answer is kept with the version of that text.',
      },
      {
        id: 'say-no',
        question: 'What happens if I say no?',
        text: 'The session takes place as planned. It has no recording and no drafted minutes; your advisor can write down by hand what you agreed on, and what stands there is marked as written by a person. Your advisor and the colleagues who manage sessions see who said no; the other people in it read only that someone did.',
      },
      {
        id: 'withdraw',
        question: 'Can I withdraw later?',
        text: 'Yes, at any time, in the console or by the link you agreed with. The transcript and every draft made from it are deleted, and quotes, speakers and moments leave the approved minutes and the cards. Words that a person wrote stay.',
      },
    ],
  },
  {
    id: 'drafting',
    questions: [
      {
        id: 'who-writes',
        question: 'Does a machine write my minutes?',
        text: 'A program on our own server proposes lines and marks the sentence each one rests on. Your advisor accepts, rewrites or dismisses them one by one. Nothing is sent to a language model unless we have configured one; the draft then says so, and the list of sub-processors on the page about security says what it sees. You see nothing that a person has not approved.',
      },
      {
        id: 'can-it-be-wrong',
        question: 'Can a line be wrong?',
        text: 'Yes. That is why each comes with its sentence: press the line and read it where it was said. Tell your advisor, and the minutes get a corrected version.',
      },
      {
        id: 'language',
        question: 'Which languages does it read?',
        text: 'Proposals work in English. In another language only lines that somebody labelled while speaking, such as “Action:”, are proposed, and your advisor writes the rest.',
      },
    ],
  },
  {
    id: 'plans',
    questions: [
      {
        id: 'free',
        question: 'What is free?',
        text: 'The account, seeing your board, the list of your sessions and your approved minutes. What each plan adds is on the pricing page, line by line.',
      },
      {
        id: 'levels',
        question: 'What are Forge, Workshop and Studio?',
        text: 'Names of the three levels of membership. Your level follows from the plans you hold; the JUL Membership page shows how.',
      },
      {
        id: 'phone-and-desktop',
        question: 'Do I need a plan for the phone and one for the desktop?',
        text: 'No. Your plans add up, and Desktop Pro includes everything that Mobile Pro opens. Which screens a console shows follows its own plan.',
      },
      {
        id: 'plan-ends',
        question: 'What happens when a plan ends?',
        text: 'You can still read everything. What the plan opened is closed again until you have it back. Nothing is deleted because a plan ended.',
      },
    ],
  },
  {
    id: 'data',
    questions: [
      {
        id: 'who-can-read',
        question: 'Who can read my board?',
        text: 'You, and advisors who are assigned to you. Each time one of them opens it, it is listed under Settings, Privacy, with name and day.',
      },
      {
        id: 'take-a-copy',
        question: 'Can I take a copy with me?',
        text: 'Yes, of everything: Settings, then Privacy, then Export my data. It is a zip file with your board, sessions, minutes, files and what else we hold, in formats that other programs read.',
      },
      {
        id: 'lost-phone',
        question: 'I have lost a device. What now?',
        text: 'Sign in on another one, open Settings, then Devices, and revoke the lost one; it is signed out at once. If your second factor was on it, use one of your recovery codes, and set the factor up again.',
      },
      {
        id: 'delete-my-data',
        question: 'How do I have everything deleted?',
        text: 'Open Settings, then Privacy, and choose Delete my account. Without an account, write to us. The page on data deletion says what is deleted, what has to be kept by law and for how long.',
      },
      {
        id: 'where',
        question: 'Do you use trackers?',
        text: 'No. This site sets no advertising or analytics cookie and asks no other server for anything. What is not essential waits for your answer, and everything it keeps in your browser is listed on the page about cookies.',
      },
    ],
  },
  {
    id: 'reports',
    questions: [
      {
        id: 'what-is-in-a-report',
        question: 'What is in the report of a session?',
        text: 'Who was there, what was decided, who does what by when, and what is worth remembering. Each decision and action stands with the sentence it rests on.',
      },
      {
        id: 'readiness-report',
        question: 'What is a capital readiness report?',
        text: 'A reading of your company along eight sides by two assessors, with the evidence for each, what blocks the next level, and a plan of ninety days. You read it first and decide who else may. This site has a sample, of a company that does not exist.',
      },
      {
        id: 'investment-advice',
        question: 'Is it investment advice?',
        text: 'No. We give no investment advice and arrange no investments. A report describes what was said, shown and decided at one date.',
      },
    ],
  },
]
