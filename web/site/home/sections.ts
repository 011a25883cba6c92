import type { Place } from '#domain/content/types.ts'

/** Parts of the front page that header and footer lead to, until the pages about them exist. */
export const homeSections: readonly Place[] = [
  { path: '/#who', label: 'Who it is for', tooltip: 'Founders, investors and advisory clients' },
  { path: '/#how', label: 'How it runs', tooltip: 'Ninety minutes, from question to decision' },
  { path: '/#thread', label: 'The console', tooltip: 'From a sentence in the room to a card on the board' },
  { path: '/#paths', label: 'Ways to work', tooltip: 'Session, retainer, equity, with prices' },
]
