import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AuditLine, SealedLine } from '../types.ts'
import { firstPrevious, sealChain, sealLine, verifyChain } from './chain.ts'

// A stand-in of 64 bits (FNV-1a): the rule is about the text, the server brings SHA-256.
const hash = (text: string) => {
  let sum = 0xcbf29ce484222325n
  for (const character of text)
    sum = ((sum ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n) & 0xffffffffffffffffn
  return sum.toString(16).padStart(16, '0')
}

const line: AuditLine = {
  id: '1',
  at: '2026-03-01T09:00:00.000Z',
  actor: 'u1',
  action: 'card.created',
  subject: 'card c1',
  detailsDigest: 'aa',
}
const lines: fc.Arbitrary<AuditLine[]> = fc.array(
  fc.record({
    id: fc.nat().map(String),
    at: fc.constantFrom('2026-03-01T09:00:00.000Z', '2026-03-01T09:00:01.000Z'),
    actor: fc.string(),
    action: fc.string(),
    subject: fc.string(),
    detailsDigest: fc.string(),
  }),
  { minLength: 1, maxLength: 12 },
)
const fields = ['id', 'at', 'actor', 'action', 'subject', 'detailsDigest', 'seal'] as const
const check = (rows: readonly SealedLine[]) => verifyChain(rows, hash)

describe('the text a seal is made of (4.12.13)', () => {
  it('is fixed', () => {
    expect(sealLine({ ...line, previous: '00' })).toBe(
      '["audit-1","00","1","2026-03-01T09:00:00.000Z","u1","card.created","card c1","aa"]',
    )
    expect(firstPrevious).toMatch(/^0{64}$/)
  })

  it('differs whenever any field differs, however the fields are cut', () => {
    const field = fc.constantFrom('', 'a', ',', '"', '","', '\\', 'a","b', '\n', '\ud800')
    const sealed = fc.record({
      id: field,
      at: field,
      actor: field,
      action: field,
      subject: field,
      detailsDigest: field,
      previous: field,
    })
    fc.assert(
      fc.property(sealed, sealed, (one, other) => {
        const same = Object.entries(one).every(([key, value]) => other[key as keyof typeof other] === value)
        expect(sealLine(one) === sealLine(other)).toBe(same)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a sealed trail (4.12.13)', () => {
  it('is whole as sealed, and goes on where an earlier part ended', () => {
    fc.assert(
      fc.property(lines, lines, (first, second) => {
        const one = sealChain(first, hash)
        const last = one.at(-1)?.seal ?? firstPrevious
        const two = sealChain(second, hash, last)
        expect(check([...one, ...two])).toMatchObject({ ok: true, count: first.length + second.length })
        expect(verifyChain(two, hash, { previous: last }).ok).toBe(true)
      }),
    )
  })

  it('shows any change of any field of any event, at that event', () => {
    fc.assert(
      fc.property(lines, fc.nat(), fc.constantFrom(...fields), fc.string(), (given, at, field, text) => {
        const rows = [...sealChain(given, hash)]
        const index = at % rows.length
        const row = rows[index]
        if (row === undefined || row[field] === text) return
        rows[index] = { ...row, [field]: text }
        expect(check(rows)).toMatchObject({ ok: false, index })
      }),
    )
  })

  it('shows an event left out, doubled or put elsewhere', () => {
    fc.assert(
      fc.property(lines, fc.nat(), fc.nat(), (given, from, to) => {
        const rows = sealChain(
          given.map((each, index) => ({ ...each, id: `${index}` })),
          hash,
        )
        const index = from % rows.length
        const moved = rows[index]
        if (moved === undefined) return
        const without = rows.filter((row) => row !== moved)
        if (index < rows.length - 1) expect(check(without).ok).toBe(false)
        expect(check([...rows, moved]).ok).toBe(false)
        const place = to % rows.length
        if (place !== index)
          expect(check([...without.slice(0, place), moved, ...without.slice(place)]).ok).toBe(false)
      }),
    )
  })

  it('shows an end cut off only to whoever kept the last seal', () => {
    const rows = sealChain([line, { ...line, id: '2' }], hash)
    const expectedLast = rows[1]?.seal ?? ''
    expect(verifyChain(rows, hash, { expectedLast }).ok).toBe(true)
    expect(verifyChain(rows.slice(0, 1), hash).ok).toBe(true)
    expect(verifyChain(rows.slice(0, 1), hash, { expectedLast })).toEqual({ ok: false, index: 1, id: null })
    expect(verifyChain([], hash, { expectedLast }).ok).toBe(false)
  })

  it('shows a trail sealed again by somebody who does not know what came before', () => {
    expect(verifyChain(sealChain([line], hash, 'ff'), hash).ok).toBe(false)
  })
})
