/** A task of the handbook: what one wants to do, and the presses that do it. */
export type Task = { id: string; title: string; steps: readonly string[] }
export type Chapter = { id: string; title: string; lead: string; tasks: readonly Task[] }

/** The chapters in the order in which somebody new meets them. */
export const chapters: readonly Chapter[] = [
  {
    id: 'first-day',
    title: 'The first day',
    lead: 'From an address to a board you can read.',
    tasks: [
      {
        id: 'open-an-account',
        title: 'Open an account',
        steps: [
          'Choose Start free, give your name, your address and a password.',
          'Open the mail we send you and press the link in it. It works once.',
          'You are in. Choose whether you are a founder, an investor or an advisory client: it decides what is shown first and nothing else.',
        ],
      },
      {
        id: 'enter-your-figures',
        title: 'Enter your figures',
        steps: [
          'Open JUL Board and unfold the figures.',
          'Press a figure and type it as you would on paper, such as 15000 or 15,000.50.',
          'What you have not entered says so. An estimate is named as one until you replace it.',
        ],
      },
      {
        id: 'on-the-phone',
        title: 'Use it on the phone',
        steps: [
          'Open the same address on the phone and sign in.',
          'The console draws itself for the width of the screen. The board, the sessions and the settings are in the bar at the foot.',
        ],
      },
    ],
  },
  {
    id: 'board',
    title: 'The board',
    lead: 'Cards with an owner, a date and a reason. Editing needs a plan that opens it.',
    tasks: [
      {
        id: 'add-a-card',
        title: 'Add a card',
        steps: [
          'Press Add card, or the key shown on it.',
          'Write what has to happen as a sentence that begins with a verb.',
          'Give it a date and a priority, or leave both for later. Enter stores it.',
        ],
      },
      {
        id: 'move-a-card',
        title: 'Move a card',
        steps: [
          'Drag it to its column, or to its place within one.',
          'With the keyboard: focus the card, open its menu and choose where it goes.',
          'Undo stands in the message that confirms the move.',
        ],
      },
      {
        id: 'two-people',
        title: 'When two people edit the same field',
        steps: [
          'Whoever stores second is shown both texts.',
          'Keep yours, take theirs, or write a third. Nothing is overwritten without a choice.',
        ],
      },
      {
        id: 'archive-and-restore',
        title: 'Archive, restore, delete',
        steps: [
          'Archive a card that is over: it leaves the board and stays in the archive.',
          'Restore brings it back to where it was.',
          'Notes, check-ins and files that you delete can be brought back for 30 days.',
        ],
      },
      {
        id: 'decisions',
        title: 'Record a decision',
        steps: [
          'Open Decisions and choose New decision.',
          'Write what has to be decided and why it matters.',
          'Press Mark as decided when it is, with the reason. In six months the reason is what you will look for.',
          'Ask for a review if you want your advisor to look at it first.',
        ],
      },
      {
        id: 'milestones',
        title: 'Plan milestones',
        steps: [
          'Add a milestone with its first and last day.',
          'Set its progress as you go. Every change is kept with its day.',
        ],
      },
    ],
  },
  {
    id: 'sessions',
    title: 'Sessions',
    lead: 'From the request to the minutes.',
    tasks: [
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
        id: 'read-minutes',
        title: 'Read the minutes',
        steps: [
          'You get a mail when your advisor has approved them.',
          'Press a line to see the sentence it rests on, in its place in the transcript.',
          'Press an action to make a card of it. The card remembers the sentence.',
        ],
      },
    ],
  },
  {
    id: 'settings',
    title: 'Settings and privacy',
    lead: 'What you can change, and what you can see about us.',
    tasks: [
      {
        id: 'who-looked',
        title: 'See who looked at your pages',
        steps: [
          'Open Settings, Privacy. Every advisor who opened an area of yours is listed with the day. Your advisors see the same list.',
        ],
      },
      {
        id: 'appearance',
        title: 'Light, dark, or as your system has it',
        steps: ['Open Settings, Preferences and choose one. It is kept in your profile.'],
      },
      {
        id: 'time-zone',
        title: 'Set your time zone',
        steps: [
          'Open Settings, Profile and choose it. Times of sessions follow, and name the other zone where they differ.',
        ],
      },
      {
        id: 'sign-out',
        title: 'Sign out',
        steps: [
          'Open the menu with your initials and choose Logout. Every open tab of this browser is signed out with it.',
        ],
      },
    ],
  },
  {
    id: 'keyboard',
    title: 'Keyboard',
    lead: 'Everything can be reached without a mouse.',
    tasks: [
      {
        id: 'keys',
        title: 'The keys',
        steps: [
          '/ opens quick navigation anywhere nobody is typing.',
          'Tab and Shift+Tab move between controls, arrows within menus, tabs and lists.',
          'Escape closes what is open and gives the focus back to where it was.',
          'Enter stores what a dialog holds.',
        ],
      },
    ],
  },
]
