import { describe, expect, it } from 'vitest'
import { checkSessionFields } from './fields.ts'

const sound = {
  title: 'Pricing',
  startAt: new Date('2026-06-10T09:00:00Z'),
  endAt: new Date('2026-06-10T10:30:00Z'),
  timeZone: 'Europe/Berlin',
  meetingUrl: 'https://meet.example.com/abc',
}
const fieldsOf = (changes: Partial<Parameters<typeof checkSessionFields>[0]>) =>
  checkSessionFields({ ...sound, ...changes }).map(({ field }) => field)

describe('the fields of a session', () => {
  it.each([
    ['as they are meant', {}, []],
    ['without a meeting address', { meetingUrl: null }, []],
    ['without a title', { title: '  ' }, ['title']],
    ['that ends before it starts', { endAt: sound.startAt }, ['endAt']],
    ['of nine hours', { endAt: new Date('2026-06-10T18:00:00Z') }, ['endAt']],
    ['at no time', { startAt: new Date(Number.NaN) }, ['startAt']],
    ['in no zone', { timeZone: 'Berlin' }, ['timeZone']],
    ['met in the clear', { meetingUrl: 'http://meet.example.com' }, ['meetingUrl']],
    ['met at no host', { meetingUrl: 'https://localhost' }, ['meetingUrl']],
    ['met with a sign-in in the address', { meetingUrl: 'https://user:pw@meet.example.com' }, ['meetingUrl']],
    ['met in a script', { meetingUrl: 'javascript:alert(1)' }, ['meetingUrl']],
    ['wrong in two ways', { title: '', timeZone: '' }, ['timeZone', 'title']],
  ])('%s', (_what, changes, wrong) => {
    expect(fieldsOf(changes)).toEqual(wrong)
  })

  it('are each told in a sentence of their own', () => {
    expect(checkSessionFields({ ...sound, title: '' })).toEqual([
      { field: 'title', message: 'Enter a title.' },
    ])
  })
})
