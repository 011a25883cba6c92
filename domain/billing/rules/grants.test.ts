import { describe, expect, it } from 'vitest'
import { checkGrant } from './grants.ts'

const now = new Date('2026-03-01T12:00:00Z')
const good = { plan: 'desktop_pro', reason: 'Pilot client', untilAt: new Date('2026-06-01T00:00:00Z') }

describe('what staff fill in to give a plan (T-047)', () => {
  it.each([
    ['a plan, a reason and an end', good, []],
    ['no end', { ...good, untilAt: null }, []],
    ['a free plan', { ...good, plan: 'mobile_free' }, ['plan']],
    ['no such plan', { ...good, plan: 'gold' }, ['plan']],
    ['no reason', { ...good, reason: '  ' }, ['reason']],
    ['a reason too long', { ...good, reason: 'x'.repeat(501) }, ['reason']],
    ['an end in the past', { ...good, untilAt: now }, ['untilAt']],
    ['an end decades away', { ...good, untilAt: new Date('2126-01-01') }, ['untilAt']],
    ['an end that is no date', { ...good, untilAt: new Date('x') }, ['untilAt']],
  ])('%s', (_name, draft, fields) => {
    expect(checkGrant(draft, now).map((problem) => problem.field)).toEqual(fields)
  })
})
