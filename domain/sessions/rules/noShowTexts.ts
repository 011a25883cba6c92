/** Our own words about a member who did not come (T-075). */
export const noShowTexts = {
  set: 'Mark as no-show',
  clear: 'Take back no-show',
  question: 'Mark this session as a no-show?',
  /** What it means, before somebody says it. */
  hint: 'The session counts as held and its credit stays spent. The member reads that they did not come. You can take it back.',
  done: 'Session marked as no-show',
  cleared: 'No-show taken back',
  keep: 'Not now',
  busy: 'Marking',
  /** What the member reads with the session. */
  toMember:
    'You did not come to this session. A credit that was booked with stays spent. If that is wrong, contact your advisor.',
  toStaff: 'The member did not come. A credit that was booked with stays spent; you can grant another.',
} as const
