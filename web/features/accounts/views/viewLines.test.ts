import { expect, it } from 'vitest'
import { viewLines } from './viewLines.ts'

it('says in one line what somebody looked at on a day, and calls the reader you (T-203)', () => {
  const seen = (viewedOn: string, advisorName: string, area: 'board' | 'sessions' | 'console') => ({
    viewedOn,
    advisorName,
    area,
    isMine: advisorName === 'Ada Lind',
  })
  expect(
    viewLines([
      seen('2026-06-15', 'Ada Lind', 'board'),
      seen('2026-06-15', 'Ada Lind', 'sessions'),
      seen('2026-06-15', 'Helen Brandt', 'console'),
      seen('2026-06-12', 'Ada Lind', 'board'),
    ]),
  ).toEqual([
    { day: '2026-06-15', who: 'You', areas: 'board, sessions' },
    { day: '2026-06-15', who: 'Helen Brandt', areas: 'whole console' },
    { day: '2026-06-12', who: 'You', areas: 'board' },
  ])
})
