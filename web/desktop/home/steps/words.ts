/** Our own words over what a new member can do first (4.13.11). */
export const firstStepTexts = {
  title: 'Your first steps',
  lead: 'In any order. You can leave out what does not fit.',
  count: (done: number, total: number) => `${done} of ${total}`,
  goal: (goal: string) => `You joined for: ${goal}`,
  account: 'Your account is set up',
  hide: 'Hide these steps',
  often: 'Founders often start with',
  suggestions: ['Close the first paying customer', 'Hire one person', 'Get the board pack ready'],
  card: {
    title: 'What has to be done this month?',
    hint: 'Write it as a task. It becomes the first card on your board, and you can change everything later.',
    done: 'Your first card is on the board',
    action: 'Add card',
  },
  runway: {
    title: 'Enter your runway',
    hint: 'How many months your cash lasts at the rate you spend it.',
    done: 'Your runway is entered',
    action: 'Enter figures',
  },
  session: {
    title: 'Book a session',
    hint: 'Say what it should be about, and choose a time or ask for one.',
    done: 'You have a session',
    action: 'Book a session',
  },
} as const
