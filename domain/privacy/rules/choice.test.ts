import { describe, expect, it } from 'vitest'
import { acceptAll, keptChoice, readChoice, rejectOptional } from './choice.ts'

const now = new Date('2026-11-22T12:00:00Z')
const receipt = '0b1f6b3e-58c8-4f43-8f0e-1f2a3b4c5d6e'
const kept = (over: object = {}) => JSON.stringify({ ...keptChoice(acceptAll, now, receipt), ...over })

describe('a choice about cookies', () => {
  it('counts as it was given', () => {
    expect(readChoice(kept(), now)).toEqual(keptChoice(acceptAll, now, receipt))
    const refused = keptChoice(rejectOptional, now, receipt)
    expect(readChoice(JSON.stringify(refused), now)).toEqual(refused)
  })

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no object', '7'],
    ['another version (spec 1 §5)', kept({ version: '0.9' })],
    ['no time', kept({ timestamp: undefined })],
    ['a time that is none', kept({ timestamp: 'yesterday' })],
    ['a time to come', kept({ timestamp: '2027-01-01T00:00:00Z' })],
    ['no receipt (T-160)', kept({ receipt: undefined })],
  ])('is asked for again where there is %s', (_name, text) => {
    expect(readChoice(text, now)).toBeNull()
  })

  it('is asked for again after six months (T-160)', () => {
    expect(readChoice(kept(), new Date('2027-05-22T11:59:59Z'))).not.toBeNull()
    expect(readChoice(kept(), new Date('2027-05-22T12:00:00Z'))).toBeNull()
    // A month without that day ends on its last one.
    const onTheLast = kept({ timestamp: '2026-08-31T12:00:00Z' })
    expect(readChoice(onTheLast, new Date('2027-02-28T23:59:59Z'))).not.toBeNull()
    expect(readChoice(onTheLast, new Date('2027-03-01T00:00:00Z'))).toBeNull()
  })

  it('never takes for a yes what is not exactly one', () => {
    const odd = readChoice(kept({ functional: 'yes', analytics: 1, marketing: null }), now)
    expect(odd).toEqual(keptChoice(rejectOptional, now, receipt))
  })
})
