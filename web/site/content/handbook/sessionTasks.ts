import type { Task } from './task.ts'

/** Sessions, from booking to the minutes. */
export const sessionTasks: readonly Task[] = [
  {
    id: 'book-a-session',
    title: 'Book a session',
    steps: [
      'Choose Book a session on the board, on Home or in the list of sessions.',
      'Say which session it is and what it should be about.',
      'With a credit, choose a time: it is held for you for 15 minutes. Without one, your choices go to us as a request and we answer by email.',
    ],
  },
  {
    id: 'move-or-cancel',
    title: 'Move or cancel a session',
    steps: [
      'Open the session and choose Move or Cancel.',
      'Until 24 hours before the start it costs nothing and the credit comes back. Later than that the credit is spent, and you are told before you say so.',
      'A booking made in Calendly is moved there; the session has a link to it.',
    ],
  },
  {
    id: 'bring-people',
    title: 'Bring people',
    steps: [
      'Name up to four people when you book, or add them to the session later.',
      'Each gets an email with a calendar file and a link to answer about recording. None of them needs an account.',
    ],
  },
  {
    id: 'answer-consent',
    title: 'Say yes or no to a recording',
    steps: [
      'Open the session. The text you are asked to agree to stands there in full.',
      'Answer. Your answer can be changed later in the same place, and withdrawal deletes what was recorded.',
    ],
  },
  {
    id: 'join',
    title: 'Join',
    steps: ['Near its start the session shows Join meeting. It opens the address in a new tab.'],
  },
  {
    id: 'session-notes',
    title: 'Keep notes of your own',
    steps: [
      'Open the session and write under notes. Search finds them again by any word in them.',
      'Link to board makes the note part of a card. Staff who manage the session can read it.',
    ],
  },
  {
    id: 'read-minutes',
    title: 'Read the minutes',
    steps: [
      'You get an email when your advisor has approved them.',
      'Press a line to see the sentence it rests on, in its place in the transcript. Minutes that your advisor wrote by hand say so and have no sentences.',
      'Press an action to make a card of it. The card remembers the sentence.',
    ],
  },
  {
    id: 'listen',
    title: 'Listen to the recording',
    steps: [
      'Open the session and choose the recording. Each tick of the bar is a line of the minutes.',
      'Space plays and pauses, J and L go ten seconds back and forward, a press on a sentence goes there.',
      'A copy can be saved where your advisor has allowed it.',
    ],
  },
  {
    id: 'correct-minutes',
    title: 'Have a line corrected',
    steps: [
      'Tell your advisor which line and what is wrong with it.',
      'The minutes get a new version. The one before stays readable, because you may have acted on it.',
    ],
  },
]
