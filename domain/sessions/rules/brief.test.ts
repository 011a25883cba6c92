import { describe, expect, it } from 'vitest'
import { briefSentences, briefSince } from './brief.ts'

const none = { promises: 0, moved: 0, decisions: 0, unread: 0, isFirst: false }

describe('a brief (D7)', () => {
  it('looks back to the end of the last session, before the first one 30 days', () => {
    const start = new Date('2026-06-30T09:00:00Z')
    const end = new Date('2026-06-16T10:30:00Z')
    expect(briefSince(end, start)).toBe(end)
    expect(briefSince(null, start)).toEqual(new Date('2026-05-31T09:00:00Z'))
  })

  it('says in a mail how much there is, and nothing where there is nothing', () => {
    expect(briefSentences(none, 'member')).toEqual([])
    expect(briefSentences({ ...none, promises: 1, moved: 2, decisions: 1, unread: 1 }, 'member')).toEqual([
      'One thing that was promised is still open.',
      '2 cards moved since the last session.',
      'One decision is open.',
      'You have not read the minutes of one session yet.',
    ])
    expect(briefSentences({ ...none, moved: 2, isFirst: true }, 'member')).toEqual([
      '2 cards moved in the last 30 days.',
    ])
    expect(briefSentences({ ...none, unread: 2 }, 'advisor')).toEqual([
      'The minutes of 2 sessions are unread.',
    ])
  })
})
