import type { Lesson } from './lesson.ts'

/** Part one: what is true. */
export const squareLessons: readonly Lesson[] = [
  {
    slug: 'write-the-question-in-one-sentence',
    part: 'square',
    topic: 'decisions',
    title: 'Write the question in one sentence',
    goal: 'A question that needs a paragraph is usually two questions, and the second one is hiding. This lesson finds it.',
    takes: '30 minutes',
    sections: [
      {
        id: 'why',
        title: 'Why one sentence',
        body: [
          'People come to a decision with a story. The story is true, and it is useful later. At the start it hides what has to be chosen, because a story is about what has happened.',
          'A sentence that ends with a question mark and contains the word “or” cannot hide much.',
          { apart: '“Do we raise now at a price we dislike, or cut to break even and raise in a year?”' },
          'It has two options, a cost on each side, and somebody who can answer.',
        ],
      },
      {
        id: 'how',
        title: 'How to write it',
        body: [
          'Write down everything that is on your mind about it, for ten minutes, without order. Then go through four questions.',
          {
            list: [
              'What would I do on Monday if I knew the answer? If nothing changes on Monday, it is curiosity and not a decision.',
              'Who may decide it? If it is not somebody in the room, the real question is how to get that person to decide.',
              'By when does it have to be decided? If never, it is not one yet. Write down what would make it one.',
              'What do we lose on each side? If one side costs nothing, you have already decided and want permission.',
            ],
          },
          'Now write the sentence. Read it to somebody who was not there. If they ask “and what about”, you have found the second question. Write it on another sheet.',
        ],
      },
      {
        id: 'examples',
        title: 'Before and after',
        body: [
          {
            head: ['Before', 'After'],
            rows: [
              [
                'We need to talk about sales.',
                'Do we hire a second seller in spring, or spend the same money on the two channels that worked?',
              ],
              [
                'Pricing is a mess.',
                'Do we end the old price for existing customers in June, or keep it until their contracts renew?',
              ],
              [
                'I am not sure about Tom.',
                'Do we give the lead of product to somebody else by May, or give Tom a written goal and decide in August?',
              ],
            ],
          },
        ],
      },
    ],
    checklist: [
      'Ten minutes of everything, on paper',
      'Answer the four questions',
      'One sentence with “or” and a question mark',
      'Read it to somebody who was not there',
    ],
  },
  {
    slug: 'your-company-on-one-page',
    part: 'square',
    topic: 'decisions',
    title: 'Your company on one page',
    goal: 'One page that a stranger understands in three minutes and that you would sign. Most disagreements in a company are about a line that is missing from it.',
    takes: '2 hours',
    sections: [
      {
        id: 'what-for',
        title: 'What it is for',
        body: [
          'It is not a pitch. A pitch says what could be; this page says what is. It is for the people who decide with you: founders, a board, an advisor. When it is right, every later document begins with a copy of it.',
        ],
      },
      {
        id: 'eight-lines',
        title: 'Eight lines',
        body: [
          {
            head: ['Line', 'What it says'],
            rows: [
              [
                '1. Who pays',
                'The kind of buyer, by what they do and not by what they are: “The person who signs for maintenance in a plant with under 200 people.”',
              ],
              ['2. For what', 'The outcome they would miss, in their words'],
              ['3. How much', 'The price they paid last, and how often'],
              ['4. How many', 'Paying today, and a year ago'],
              [
                '5. What it costs',
                'Each month, all of it, with the founders at a salary you would have to pay somebody else',
              ],
              ['6. What is left', 'The money in the bank, and the day it is gone if nothing changes'],
              ['7. Who owns it', 'In percent, options included'],
              ['8. What is promised', 'Discounts, exclusivity, shares, dates'],
            ],
          },
          'Each line gets a date and where it comes from: invoice, contract, bank, count. What nobody can show gets the word “believed”. There is no shame in the word; there is in leaving it out.',
        ],
      },
      {
        id: 'sign',
        title: 'Have it signed',
        body: [
          'Every founder writes the page alone, without talking about it. Then lay them next to each other. Lines that agree and have a source can be signed.',
          {
            apart:
              'Lines that differ are the agenda of your next meeting, and usually the reason you are stuck.',
          },
        ],
      },
    ],
    checklist: [
      'Each founder writes the eight lines alone',
      'A date and a source at each line',
      'Lay the pages next to each other and mark what differs',
      'One agreed page, signed, with the date of the next revision',
    ],
  },
  {
    slug: 'put-a-date-on-your-runway',
    part: 'square',
    topic: 'money',
    title: 'Put a date on your runway',
    goal: '“Nine months” sounds like plenty. “19 March” does not. This lesson turns the first into the second, with three figures that you already have.',
    takes: '1 hour',
    sections: [
      {
        id: 'why-a-date',
        title: 'Why a date',
        body: [
          'Most teams know how many months of cash they have. Fewer can say on which day it ends, and fewer still have worked backwards from that day. A number of months stays the same in your head while the calendar moves. A date does not.',
          'There is a second reason. Raising money takes longer than founders plan for, so the day that matters is not the last one. It is the day on which the round has to start.',
          {
            apart:
              '(We use six months from the first call to the money. It is a working rule of ours and not a statistic. If you have raised before, use your own last round.)',
          },
        ],
      },
      {
        id: 'the-formula',
        title: 'The formula',
        body: [
          'Take the average of the last three months, not the last month: one annual invoice can make a bad month look good. The result is in months.',
          { apart: 'Runway = cash in the bank / average expenses − average revenue' },
          {
            apart:
              '(All three come from the bank statement. Invoices that nobody has paid yet are not revenue here.)',
          },
        ],
      },
      {
        id: 'example',
        title: 'A worked example',
        body: [
          'The figures are invented and in thousand euro. The company has 420 on 1 June. These are its last three months.',
          {
            head: ['Month', 'Revenue', 'Expenses', 'Net'],
            rows: [
              ['March', '38', '69', '−31'],
              ['April', '41', '72', '−31'],
              ['May', '40', '74', '−34'],
              ['Average', '39.7', '71.7', '−32'],
            ],
          },
          '420 divided by 32 is thirteen months: the money would last until July next year. But two people have just been hired and cost another ten a month from July on. With them the monthly loss is 42, and in January another 27 are due for insurance and the audit. Written down month by month, the money ends before the tenth month is over.',
          {
            curve: {
              title: 'The money ends on 19 March. The round has to start in September',
              last: { months: 6, label: 'The round starts here' },
            },
            head: ['Day', 'Cash in thousand euro'],
            rows: [
              ['1 June 2026', '420'],
              ['1 July 2026', '388'],
              ['1 August 2026', '346'],
              ['1 September 2026', '304'],
              ['1 October 2026', '262'],
              ['1 November 2026', '220'],
              ['1 December 2026', '178'],
              ['1 January 2027', '136'],
              ['1 February 2027', '67'],
              ['1 March 2027', '25'],
              ['19 March 2027', '0'],
            ],
          },
          'So the round starts in September, and the figures it is judged by are those of this summer.',
        ],
      },
      {
        id: 'wrong',
        title: 'Three ways it goes wrong',
        body: [
          'The most common is counting signed contracts as cash. The second is leaving out what is paid once a year: insurance, tax, the audit. The third is a hire that everyone agreed to and nobody entered.',
          {
            apart:
              'If the start of the round is already behind you, you do not have a fundraising problem. You have a spending decision to take this week.',
          },
        ],
      },
    ],
    checklist: [
      'Take cash, revenue and expenses from the bank, three months',
      'Enter every cost that is paid once a year',
      'Write the end date and the round date on page one of the board paper',
      'Agree who decides what if the round date passes',
    ],
  },
  {
    slug: 'what-an-investor-reads-first',
    part: 'square',
    topic: 'money',
    title: 'What an investor reads first in your accounts',
    goal: 'Investors open four pages of your accounts before the others. Make those right first, because a doubt about one of them carries over to the rest.',
    takes: '1 day',
    sections: [
      {
        id: 'order',
        title: 'The four pages',
        body: [
          'A first reading is short. Whoever reads looks for a reason to go on or to stop, and accounts are where people look for a reason to trust the rest. These four are opened first.',
          {
            head: ['Page', 'What it shows'],
            rows: [
              [
                '1. Cash',
                'The bank balance at the end of each of the last twelve months, next to what you said a year ago it would be',
              ],
              [
                '2. Customers',
                'Revenue of the ten largest, with the month each began: whether you have customers or a customer',
              ],
              [
                '3. Gross margin',
                'What is left of a sale after what had to be paid to deliver it. Your own hours count',
              ],
              [
                '4. Shares',
                'Everybody who has or was promised one, fully diluted, on one sheet that adds up to 100',
              ],
            ],
          },
        ],
      },
      {
        id: 'what-they-ask',
        title: 'What they ask themselves',
        body: [
          { apart: 'Do the slides and the bank statement tell the same story?' },
          'Where they do not, is the difference explained before it is found? Is there a month in which something happened, and is it named?',
          'Nobody expects tidy figures from a young company. What is expected is that you know where they are untidy. A note that says “May contains two months of rent” costs a line and buys a page of trust.',
        ],
      },
      {
        id: 'prepare',
        title: 'How to prepare it',
        body: [
          'Make one folder with eight parts ([a template lists what belongs in each](/templates/data-room.csv)): overview, corporate, finance, product and metrics, commercial, people, legal and IP, security and compliance. Rate each part from one to five for completeness. Whatever is at three or below gets an owner and a date.',
          'Then let somebody who was not involved find three figures from your slides in the folder, and time it. Where it takes longer than two minutes, the folder is in your order and not in theirs.',
        ],
      },
    ],
    checklist: [
      'Twelve month-ends of cash, planned and actual',
      'Ten largest customers with their first month',
      'Gross margin with your own hours in it',
      'A cap table that adds up to 100',
      'Eight parts of the folder rated; an owner and a date for each at three or below',
    ],
  },
  {
    slug: 'count-the-buyers',
    part: 'square',
    topic: 'market',
    title: 'Count the buyers',
    goal: 'A market in billions persuades nobody and helps nobody decide. A list of names does both.',
    takes: '1 week',
    sections: [
      {
        id: 'names',
        title: 'Names, not percentages',
        body: [
          '“One percent of a large market” is a sentence about arithmetic. What you need to know is who they are. For almost every business that sells to businesses, the first thousand possible buyers can be written down: from registers, trade associations, exhibitor lists, maps.',
          'For a business that sells to people, count occasions in place of names: how often in a year, in a town you can name, does somebody have this problem and the money to solve it?',
        ],
      },
      {
        id: 'three-columns',
        title: 'Three columns',
        body: [
          {
            head: ['Column', 'Who is in it', 'What it tells you'],
            rows: [
              [
                'Could buy',
                'Everybody for whom the product would work',
                'Whether the business can become what you say',
              ],
              [
                'Would buy this year',
                'Those who have the problem now and a budget for it',
                'Your plan for the year',
              ],
              ['You have spoken to', 'Those who know your price', 'Your plan for the month'],
            ],
          },
          'The second column is found by asking thirty of the first.',
          { apart: 'Ask for an order and not for an opinion: a price, a date, a signature.' },
          'Write down each no with its reason, in their words. After thirty, three reasons will cover most of the noes, and one of them is something you can change.',
        ],
      },
      {
        id: 'use',
        title: 'What to do with it',
        body: [
          'If the second column has fewer than a hundred names, you do not need marketing; you need a telephone. If it has thousands, you cannot speak to them all, and the question becomes which channel reaches one of them for less than they bring.',
          'Bring the list to the session, not the slide: a wrong name on it starts a better conversation than a right percentage.',
        ],
      },
    ],
    checklist: [
      'Write down the first hundred names',
      'Ask thirty for an order',
      'Sort the noes by reason',
      'Fill the three columns and date them',
    ],
  },
]
