import { safetyTasks, settingsTasks } from './accountTasks.ts'
import { boardTasks } from './boardTasks.ts'
import { sessionTasks } from './sessionTasks.ts'
import type { Chapter } from './task.ts'

/** Which handbook this is, and what each one before it lacked; the newest first. */
export const handbookVersions = [
  {
    version: 2,
    day: '2026-11-24',
    text: 'Signing in without a password, passkeys, second factor and devices; moving and cancelling; recordings and notes; exports, periods and deletion; what to do when something fails; a picture in every chapter.',
  },
  { version: 1, day: '2026-11-22', text: 'First day, board, sessions, settings, keyboard.' },
] as const

/** The chapters in the order in which somebody new meets them. */
export const chapters: readonly Chapter[] = [
  {
    id: 'first-day',
    title: 'The first day',
    lead: 'From an address to a board you can read.',
    sight: {
      name: 'handbook-home',
      alt: 'Home on the desktop: the cabinet of drawers at the left, the next session, the latest minutes and the board in numbers',
      under: 'Home on the desktop, with the sample data of the demo',
    },
    tasks: [
      {
        id: 'open-an-account',
        title: 'Open an account',
        steps: [
          'Choose Start free, give your name, your address and a password.',
          'Open the email we send you and press the link in it. It works once.',
          'You are in. Choose whether you are a founder, an investor or an advisory client: it decides what is shown first and nothing else.',
        ],
      },
      {
        id: 'enter-your-figures',
        title: 'Enter your figures',
        steps: [
          'Open JUL Board and unfold the figures.',
          'Press a figure and type it as you would on paper, such as 15000 or 15,000.50.',
          'A figure you have not entered is shown as missing, and an estimate as an estimate until you replace it.',
        ],
      },
      {
        id: 'on-the-phone',
        title: 'Use it on the phone',
        steps: [
          'Open the same address on the phone and sign in.',
          'The console adapts to the width of the screen. At the top of Home you switch between Overview, Board and Sessions; the gear opens the settings.',
        ],
      },
    ],
  },
  {
    id: 'board',
    title: 'The board',
    lead: 'Cards with an owner, a date and a reason. Editing needs a plan that opens it.',
    sight: {
      name: 'handbook-board',
      alt: 'The board on the desktop: four figures in a row, the search, and cards in the columns Backlog, In progress and Completed',
      under: 'The board on the desktop, with the sample data of the demo',
    },
    tasks: boardTasks,
  },
  {
    id: 'sessions',
    title: 'Sessions',
    lead: 'From the booking to the minutes.',
    sight: {
      name: 'handbook-session',
      alt: 'A session with its minutes: decisions and next steps, each with its moment and whoever said it, and next to them who came',
      under: 'The minutes of a session, with the sample data of the demo',
    },
    tasks: sessionTasks,
  },
  {
    id: 'safety',
    title: 'Signing in safely',
    lead: 'Several ways in for you, and none for anybody else.',
    sight: {
      name: 'handbook-sign-in',
      alt: 'The page to sign in: address and password, and below them a link by email, a passkey and the demo',
      under: 'The ways in',
    },
    tasks: safetyTasks,
  },
  {
    id: 'settings',
    title: 'Settings and privacy',
    lead: 'What you can change, and what you can see about us.',
    sight: {
      name: 'handbook-privacy',
      alt: 'The settings with the part Privacy open: a copy of everything, and how long transcripts are kept',
      under: 'Settings, Privacy, with the sample data of the demo',
    },
    tasks: settingsTasks,
  },
  {
    id: 'keyboard',
    title: 'Keyboard',
    lead: 'Everything can be reached without a mouse.',
    sight: {
      name: 'handbook-keys',
      alt: 'Quick navigation open above the board: a word begun, and what has it below',
      under: 'Quick navigation, opened with /',
    },
    tasks: [
      {
        id: 'keys',
        title: 'The keys',
        steps: [
          '/ opens quick navigation anywhere nobody is typing.',
          'Tab and Shift+Tab move between controls, arrows within menus, tabs and lists.',
          'On an open card: J and K for the next and the one before, E, D, P and L for title, date, priority and labels, 1 to 3 for its column, N for a note.',
          'Escape closes what is open and gives the focus back to where it was.',
          'Enter stores what a dialog holds.',
        ],
      },
    ],
  },
  {
    id: 'trouble',
    title: 'When something fails',
    lead: 'What the console says, and what to do about it.',
    sight: {
      name: 'handbook-offline',
      alt: 'The console without a connection: a yellow line says that what is seen may be older, and a screen that was not loaded offers Try Again',
      under: 'Sessions, asked for while offline',
    },
    tasks: [
      {
        id: 'offline',
        title: 'You are offline',
        steps: [
          'The console says so and keeps what you typed in the open form. Nothing is shown as stored before it is.',
          'Reconnect; the screen takes up what changed meanwhile.',
          'Opened without a connection, the console shows its frame alone, and your screens once you are back online.',
        ],
      },
      {
        id: 'confirm-it-is-you',
        title: 'It asks you to confirm that it is you',
        steps: [
          'Before an export, a deletion or a change of how you sign in, the console asks once more for your password, passkey or code.',
          'Once you have confirmed, it goes on by itself.',
        ],
      },
      {
        id: 'error-number',
        title: 'An error with a number',
        steps: [
          'Try again first. If it stays, write to us with the number: it leads us to what happened, and to nothing about you.',
        ],
      },
    ],
  },
]
