import type { Lesson } from './lesson.ts'

/** Part two: what to stop, to price and to prove. */
export const octagonLessons: readonly Lesson[] = [
  {
    slug: 'choose-the-one-thing-for-this-year',
    part: 'octagon',
    topic: 'decisions',
    title: 'Choose the one thing for this year',
    goal: 'A company with five priorities has not chosen yet. This lesson gets to one, and to what that means for the other four.',
    takes: '2 hours',
    sections: [
      {
        id: 'test',
        title: 'The test',
        body: [
          'Imagine that it is twelve months later and one thing has gone well, and everything else has gone as it usually does. Which one thing would have made the year worth it? And which one, if it failed, would make everything else not matter?',
          'If both questions have the same answer, you are done. If not, the second one is this year’s, and the first is next year’s.',
        ],
      },
      {
        id: 'evidence',
        title: 'What it has to look like',
        body: [
          'The one thing is a state that somebody else could check.',
          {
            apart:
              '“Twenty sites pay the full price, and six of them were sold by somebody who is not a founder.”',
          },
          'It is not an activity (“do more sales”), not a feeling (“become known”), and not a number without a way to it. Three signs of a good one:',
          {
            list: [
              'It can be true or false on a given day.',
              'It cannot be done by working longer; something has to be stopped for it.',
              'Everybody in the company can say what they do for it this month.',
            ],
          },
        ],
      },
      {
        id: 'the-rest',
        title: 'What happens to the rest',
        body: [
          'Write the other four under it, with one of three words: stop, keep running, not before. “Keep running” means that nobody improves it. “Not before” needs a condition, not a date.',
          'Put the one thing on the board as a milestone with its last day, and put the cards that belong to it under it. Look twice at every card that belongs to no milestone: it takes time from the one thing.',
        ],
      },
    ],
    checklist: [
      'Answer the two questions of the test, each founder alone',
      'One sentence that can be true or false',
      'Stop, keep running or not before, for everything else',
      'A milestone with its cards on the board',
    ],
  },
  {
    slug: 'say-no-to-a-customer-who-pays',
    part: 'octagon',
    topic: 'market',
    title: 'Say no to a customer who pays',
    goal: 'How to price a special request so that the answer settles itself, for you and for them.',
    takes: '1 hour',
    sections: [
      {
        id: 'cost',
        title: 'What a yes costs',
        body: [
          'A special request is never only its hours. It is a promise to keep it working, a second way to do the same thing, and the weeks in which the next ten customers wait. Write down four figures: the hours to make it, the hours a year to keep it, what is postponed by it and by how long, and what this customer pays in a year.',
          'If the customer is more than a quarter of your revenue, add a fifth: what it would cost to lose them in a year in which you have built only for them.',
        ],
      },
      {
        id: 'three-answers',
        title: 'Three honest answers',
        body: [
          {
            head: ['Answer', 'What it means'],
            rows: [
              [
                '1. Yes, for everyone',
                'It moves into the product because others need it as well, and you can name two who said so. It costs them nothing extra and comes when it comes',
              ],
              [
                '2. Yes, at its price',
                'It is made for them. They pay for the hours it takes and for the work it postpones, and each year for keeping it. Most requests stop here, once they have a price',
              ],
              [
                '3. No',
                'Within a week, in person, with the reason and with how others solve it. A quick no is forgiven sooner than a late yes',
              ],
            ],
          },
          { apart: '“It is on the roadmap” is not an answer.' },
        ],
      },
      {
        id: 'after',
        title: 'After a no',
        body: [
          'Write the request and the reason into your decisions with a condition: what would have to be true for the answer to change. In half a year you will want to know whether it has become true, and you will not remember what you meant.',
        ],
      },
    ],
    checklist: [
      'Write down the four figures, and the fifth for a customer above a quarter of your revenue',
      'Choose one of the three answers',
      'Say it within a week, in person',
      'Record the decision with its condition',
    ],
  },
  {
    slug: 'set-a-price-and-defend-it',
    part: 'octagon',
    topic: 'market',
    title: 'Set a price and defend it',
    goal: 'A price shows whom your product is for. This lesson finds the unit, the number and the words for the first person who says it is too much.',
    takes: '1 day',
    sections: [
      {
        id: 'unit',
        title: 'First the unit',
        body: [
          'Decide what you charge for before you decide how much. The unit is what the buyer already counts: a site, a seat, a report, a shipment. If they do not count it, they cannot budget for it. If it grows while your costs do not, you earn with their growth. If it grows while their use does not, they leave.',
          'Ask ten customers: “If this disappeared, what would you have to pay for instead, and how is that charged?” The unit is usually in the answer.',
        ],
      },
      {
        id: 'number',
        title: 'Then the number',
        body: [
          {
            list: [
              'The floor is what it costs you to serve one more, your hours included, plus what it costs to find one more, spread over the time they stay.',
              'The ceiling is what the alternative costs them, including leaving it as it is.',
              'Between the two, begin higher than feels comfortable. A price that nobody ever refuses is too low; when about one in five says no because of it, you are near.',
            ],
          },
          { apart: '(One in five is a working rule of ours and not a statistic.)' },
          'Name one number, in public.',
          { apart: 'If you cannot publish it, you do not have a price. You have a habit of negotiating.' },
        ],
      },
      {
        id: 'words',
        title: 'The words',
        body: [
          'Practise three sentences aloud.',
          {
            list: [
              '“It costs 900 euro a month for a site.” Then silence.',
              '“If that is more than it is worth to you, we should find out now.”',
              '“I can take something out to make it cost less. What do you not need?”',
            ],
          },
          'Never give a discount only because somebody asks: take something out, or get something back, such as a longer contract or a name you may use.',
        ],
      },
      {
        id: 'raise',
        title: 'Raising it',
        body: [
          'New customers pay the new price from tomorrow. Old ones are told in person, with a date at least 90 days away, and keep the old price if they commit for a year. Whoever leaves over it would have cost you more by staying; write down who it was and check in a year whether that was true.',
        ],
      },
    ],
    checklist: [
      'Ask ten customers what it replaces',
      'Choose one unit',
      'Floor, ceiling and one public number',
      'Say the three sentences aloud',
      'A date for the next look at it',
    ],
  },
  {
    slug: 'write-a-decision-down',
    part: 'octagon',
    topic: 'decisions',
    title: 'Write a decision down so that it stays decided',
    goal: 'A team decides the same thing again when nobody wrote down why. Five lines keep the reason.',
    takes: '15 minutes',
    sections: [
      {
        id: 'five-lines',
        title: 'Five lines',
        body: [
          {
            head: ['Line', 'What it says'],
            rows: [
              ['1. What', 'The choice, in a sentence somebody else could carry out'],
              ['2. Instead of', 'The two options that were not taken'],
              [
                '3. Because',
                'The one reason that decided it. If it stops being true, the decision is open again',
              ],
              ['4. Who and when', 'Who decided, on which day, and who was heard'],
              ['5. Next', 'The first action, its owner, its date'],
            ],
          },
          'The third line is the important one. People reopen decisions because they have forgotten the reason, or because it has changed. With the line there, you can tell which of the two it is.',
        ],
      },
      {
        id: 'where',
        title: 'Where it goes',
        body: [
          'In one place, where everybody who is bound by it can read it, and in the words in which it was said. In the console that is Decisions; the decisions of a session’s minutes go there too, with the sentence they rest on.',
          'Not in a chat: within days nobody finds it there.',
        ],
      },
      {
        id: 'undo',
        title: 'When it turns out wrong',
        body: [
          { apart: 'Do not edit it. Write a new one that names the old: what changed, what you do now.' },
          'It takes two minutes of writing and saves the meeting in which somebody says that it was never agreed. A list of decisions that were changed openly is worth more to a new colleague or an investor than one in which everything was always right.',
        ],
      },
    ],
    checklist: [
      'Write the five lines while everybody is still in the room',
      'Read the third one aloud',
      'Put it where the others are',
      'Make a card of the first action',
    ],
  },
]
