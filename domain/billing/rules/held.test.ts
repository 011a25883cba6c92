import { describe, expect, it } from 'vitest'
import { holdingTexts } from '../texts.ts'
import type { HeldGrant } from './held.ts'
import { grantAfter, holdingOf } from './held.ts'

const grant = (over: Partial<HeldGrant>): HeldGrant => ({
  plan: 'desktop_pro',
  source: 'staff',
  isActive: true,
  grantedByName: 'Julius',
  untilAt: '2026-12-31T23:00:00Z',
  ...over,
})

describe('why a plan is held (4.13.12)', () => {
  it.each([
    [
      'given, with its giver and its end',
      [grant({})],
      { why: 'given', by: 'Julius', untilAt: '2026-12-31T23:00:00Z' },
    ],
    [
      'given twice: the one that lasts longest',
      [grant({}), grant({ untilAt: null, grantedByName: 'Ada' })],
      { why: 'given', by: 'Ada', untilAt: null },
    ],
    ['paid for, although it was given before', [grant({}), grant({ source: 'purchase' })], { why: 'paid' }],
    ['part of the demo', [grant({ source: 'demo', grantedByName: null })], { why: 'demo' }],
    ['no longer given', [grant({ isActive: false })], { why: 'everybody' }],
  ] as const)('%s', (_name, grants, expected) => {
    expect(holdingOf('desktop_pro', grants, false)).toEqual(expected)
  })

  it('comes with Desktop Pro on the phone, and with the work of staff', () => {
    expect(holdingOf('mobile_pro', [grant({})], false)).toEqual({ why: 'with', plan: 'desktop_pro' })
    expect(holdingOf('desktop_pro', [], true)).toEqual({ why: 'work' })
  })

  it('says so in one line without a price', () => {
    expect(holdingTexts.given('Julius', '31 December 2026')).toBe('Given by Julius, until 31 December 2026')
    expect(holdingTexts.given(null, null)).toBe('Given by our team')
  })
})

describe('what still gives a plan once a grant of it ends (T-047)', () => {
  const row = (id: string, over: Partial<HeldGrant> = {}) => ({ ...grant(over), id })
  it('is another grant that counts, the one that lasts longest', () => {
    const ending = row('ending')
    const [short, long] = [row('short', { untilAt: '2026-10-01T00:00:00Z' }), row('long', { untilAt: null })]
    expect(grantAfter(ending, [ending, short, long])).toBe(long)
    expect(grantAfter(ending, [ending, row('over', { isActive: false })])).toBeNull()
    expect(grantAfter(ending, [ending, row('phone', { plan: 'mobile_pro' })])).toBeNull()
  })

  it('is Desktop Pro for Mobile Pro', () => {
    const [ending, desktop] = [row('ending', { plan: 'mobile_pro' }), row('desktop')]
    expect(grantAfter(ending, [desktop, ending])).toBe(desktop)
  })
})
