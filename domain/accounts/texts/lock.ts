/** The screen that has locked itself (T-015), and words that were not sent when a sign-in ended over them. */
export const lockTexts = {
  title: 'Locked',
  lead: 'Nothing was entered for 15 minutes, so we hid your screen. What you were writing is still there.',
  open: 'Unlock',
  opening: 'Unlocking',
  locked: 'This screen is locked.',
  unlocked: 'Unlocked.',
  wrong: "That isn't right. Check it and try again.",
  autoLock: 'Auto-lock after 15 minutes',
  autoLockNote: 'Hides the screen when nothing was entered. Your words stay.',
  signOutAfter: 'Sign out after 30 minutes',
  signOutNote: 'Always on. A warning comes at 25.',
  wordsTitle: 'You left unsaved words',
  wordsLead:
    'Your last sign-in ended before they were saved. They were kept on this device, and only you can read them.',
  wordsOf: (when: string) => `Written ${when}`,
  goThere: 'Open that screen',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: "It couldn't be copied. Select the words and copy them yourself.",
  discard: 'Discard them',
  later: 'Keep for later',
} as const
