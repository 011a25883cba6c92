import type { Lesson } from './lesson.ts'

/** Part three: holding the line. */
export const roundLessons: readonly Lesson[] = [
  {
    slug: 'a-board-paper-people-read',
    part: 'round',
    topic: 'board',
    title: 'A board paper people read',
    goal: 'Four pages, sent four days before, with the questions you want answered on page one. Nobody has to present, so the meeting begins with the first question.',
    takes: 'Half a day, then 2 hours a quarter',
    sections: [
      {
        id: 'pages',
        title: 'Four pages',
        body: [
          'Each page has one purpose, and the same one every time.',
          {
            head: ['Page', 'What is on it'],
            rows: [
              [
                '1',
                'The end date of the cash, the one thing of the year and whether it is on course, what went wrong since last time, the questions for this meeting',
              ],
              ['2', 'Five figures over twelve months, with what you planned. One sentence under each'],
              [
                '3',
                'Decisions taken since last time with their reasons; actions promised last time and what became of them',
              ],
              ['4', 'One question in depth: the facts, the options, what you would do and why'],
            ],
          },
          'What went wrong stands on page one, before what went well. People who read many such papers look for it first, and when they find it there they believe the rest.',
        ],
      },
      {
        id: 'questions',
        title: 'Questions, not topics',
        body: [
          '“Hiring” is a topic. This is a question:',
          {
            apart:
              '“Do we hire a second engineer before the round, which moves the end date from April to February?”',
          },
          'Put at most three of them on page one, each with who has to answer it. A meeting that answers two was a good one.',
        ],
      },
      {
        id: 'after',
        title: 'Afterwards',
        body: [
          'Send the decisions and actions within a day, with owners and dates. Next time page three begins with them, word for word. It is the cheapest way to make a board, and a founder, keep promises.',
        ],
      },
    ],
    checklist: [
      'Fix four dates a year and send the paper four days before each',
      'Page one with the cash date and at most three questions',
      'Figures with their plan',
      'Actions of last time, word for word',
    ],
  },
  {
    slug: 'five-figures-once-a-month',
    part: 'round',
    topic: 'money',
    title: 'Five figures, once a month',
    goal: 'Which five, who counts them, and how to notice that one of them has stopped telling you anything.',
    takes: '1 hour, then 20 minutes a month',
    sections: [
      {
        id: 'which',
        title: 'Which five',
        body: [
          'Five figures are enough to run a young company. Choose one of each kind.',
          {
            head: ['Kind', 'What it counts'],
            rows: [
              ['1. Time', 'The date on which the cash ends'],
              ['2. Money in', 'Revenue that will be there next month without being sold again'],
              ['3. Proof', 'The number that shows that the one thing of this year is becoming true'],
              ['4. Staying', 'How many of those who paid twelve months ago still pay'],
              ['5. Cost of one more', 'What it takes to win a customer'],
            ],
          },
          'The fifth is a division.',
          { apart: 'Cost of one more = all it took to win the last ten customers / ten' },
          { apart: '(Salaries, travel, advertising and your own hours count.)' },
        ],
      },
      {
        id: 'count',
        title: 'How they are counted',
        body: [
          'For each: one sentence that says what is counted and what is not, one person, one day of the month.',
          { apart: 'If two people count it, they get two numbers and discuss the difference.' },
          'A figure that nobody has counted is left empty. An estimate is called one. The worst figure is the old one that nobody replaced.',
        ],
      },
      {
        id: 'use',
        title: 'How they are used',
        body: [
          'Write down before the month what you expect. Afterwards compare. The difference is where you learn; a figure without an expectation is decoration, and nobody misses it when it is gone.',
          'When a figure has met its expectation six times in a row, it has stopped telling you anything. Replace it with the one you argue about.',
        ],
      },
    ],
    checklist: [
      'One figure of each kind',
      'A sentence, a person and a day for each',
      'Write them in one place, each with the value you expect',
      'Replace one figure every half year',
    ],
  },
  {
    slug: 'the-first-ninety-days-of-an-investor',
    part: 'round',
    topic: 'board',
    title: 'Your first ninety days with an investor',
    goal: 'The money has arrived. What you do in the next three months decides what kind of relationship it will be for the next five years.',
    takes: '90 days, a few hours a month',
    sections: [
      {
        id: 'first-thirty',
        title: 'Days 1 to 30',
        body: [
          'Write down together what was said in the months before: what they expect to see by when, what you expect them to do, what either side would regard as a surprise. Two pages, read by both. Promises made in a pitch are remembered by the person who heard them.',
          'Send the first short report on day thirty, on the day you said, even if nothing has happened.',
          { apart: 'Being on time with nothing is worth more than being late with something.' },
        ],
      },
      {
        id: 'second-thirty',
        title: 'Days 31 to 60',
        body: [
          'Ask for one thing: a call with somebody, an opinion on a contract, a name. Small, precise, with a date. You learn how they help before you need it badly.',
          'Tell them one thing that is going badly, before it is over. Somebody who hears bad news early and unasked stops looking for it.',
        ],
      },
      {
        id: 'third-thirty',
        title: 'Days 61 to 90',
        body: [
          'Hold the first proper meeting with a board paper of four pages. Afterwards ask: was this the right length, were these the right figures, the right questions? Change it once, then keep it for a year.',
          'Look at the plan you raised on. What has turned out wrong? Write it down with the new number. Ninety days after a round everybody still forgives a plan; after a year it is a failure.',
        ],
      },
      {
        id: 'afterwards',
        title: 'What stays',
        body: [
          'A rhythm that survives a bad quarter: a one-page report each month, a meeting with a four-page paper each quarter, a call whenever you would have wanted one yourself. If it needs a reminder, it is not a rhythm yet.',
        ],
      },
    ],
    checklist: [
      'Two pages of expectations, read by both sides',
      'A report on day thirty',
      'One request and one piece of bad news by day sixty',
      'First meeting with a board paper by day ninety',
    ],
  },
]
