import { describe, expect, it } from 'vitest'
import { minutesLimits } from '../limits.ts'
import type { Decidable } from './reviewOrder.ts'
import { between, leftOf, neighbourOf, nextOpen, sectionsOf } from './reviewOrder.ts'

const line = (id: string, over: Partial<Decidable> = {}): Decidable => ({
  id,
  tier: 'drafted',
  state: 'open',
  offeredKind: 'action',
  kind: 'action',
  moment: { segment: Number(id.replace(/\D/g, '')), startMs: null },
  ...over,
})
const many = (count: number, tier: Decidable['tier']) =>
  Array.from({ length: count }, (_, at) => line(`${tier}${(at * 7) % count}`, { tier }))
const lines = [
  line('s', { offeredKind: 'summary', state: 'accepted', moment: null }),
  line('i1', { offeredKind: 'insight', state: 'accepted' }),
  ...many(12, 'drafted'),
  ...many(60, 'maybe'),
  line('added5', { tier: 'added', state: 'accepted' }),
]

describe('a review', () => {
  it('goes from the surest to the least sure, the first fifteen under Maybe open', () => {
    const parts = sectionsOf(lines, 'confidence', false)
    expect(parts.map((part) => [part.name, part.lines.length, part.hidden])).toEqual([
      ['drafted', 12, 0],
      ['added', 1, 0],
      ['maybe', minutesLimits.maybeShown, 45],
      ['insights', 1, 0],
    ])
    expect(sectionsOf(lines, 'confidence', true)[2]).toMatchObject({ name: 'maybe', hidden: 0 })
    expect(leftOf(lines)).toBe(72)
  })

  it('or as it was said, and asks for neither summary nor names', () => {
    const [talk, ...more] = sectionsOf(lines, 'talk', true)
    expect(more).toEqual([])
    const said = talk?.lines.map((each) => each.moment?.segment ?? 0) ?? []
    expect(said).toEqual([...said].sort((a, b) => a - b))
    expect(talk?.lines).toHaveLength(lines.length - 1)
  })

  it('of minutes written by hand stands by what each line is', () => {
    const written = [
      line('1', { kind: 'decision', tier: 'added' }),
      line('2', { kind: 'attendee' }),
      line('3', { kind: 'recommendation', tier: 'added' }),
      line('4', { kind: 'action', tier: 'added' }),
      line('5', { kind: 'decision', tier: 'added' }),
    ]
    const parts = sectionsOf(written, 'kinds', false)
    expect(parts.map((part) => [part.name, part.lines.map(({ id }) => id)])).toEqual([
      ['action', ['4']],
      ['decision', ['1', '5']],
      ['recommendation', ['3']],
    ])
  })

  it('goes on to the next open line, then to the first that was passed over, then nowhere', () => {
    const shown = [line('1'), line('2', { state: 'accepted' }), line('3')]
    expect(nextOpen(shown, null)?.id).toBe('1')
    expect(nextOpen(shown, '1')?.id).toBe('3')
    expect(nextOpen(shown, '3')?.id).toBe('1')
    expect(nextOpen([line('1')], '1')).toBeNull()
  })

  it('moves by one and stops at the ends; several are chosen from the first to the last', () => {
    const shown = [line('1'), line('2'), line('3')]
    expect([
      neighbourOf(shown, '1', 1)?.id,
      neighbourOf(shown, '3', 1)?.id,
      neighbourOf(shown, '1', -1)?.id,
    ]).toEqual(['2', '3', '1'])
    expect(between(shown, '3', '1').map((each) => each.id)).toEqual(['1', '2', '3'])
    expect(between(shown, '3', 'gone')).toEqual([])
  })
})
