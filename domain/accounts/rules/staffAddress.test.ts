import { describe, expect, it } from 'vitest'
import { isStaffAddress } from './staffAddress.ts'

const rule = { domain: 'company.com', emails: ['Named@Partner.example'] }

describe('a staff address (T-005, T-006)', () => {
  it.each(['ada@company.com', 'ADA@Company.COM', ' ada@company.com ', 'named@partner.example'])(
    '%s is one',
    (email) => {
      expect(isStaffAddress(email, rule)).toBe(true)
    },
  )

  it.each([
    'ada@evilcompany.com',
    'ada@company.com.evil.example',
    'ada@sub.company.com',
    'ada@company.co',
    'ada@company.com.',
    'company.com@evil.example',
    'ada@company.com@evil.example',
    'ada@evil.example@company.com',
    '"ada@evil.example"@company.com',
    'ada@сompany.com',
    'аda@company.com',
    'ada@company.com\u200b',
    'ada\u0000@company.com',
    'ada @company.com',
    '@company.com',
    'company.com',
    'named+x@partner.example',
    'other@partner.example',
    '',
  ])('%j is a look-alike and is refused', (email) => {
    expect(isStaffAddress(email, rule)).toBe(false)
  })

  it('does not fall for a Kelvin sign that lower-cases to k', () => {
    expect(isStaffAddress('ada@\u212aompany.com', { domain: 'kompany.com', emails: [] })).toBe(false)
  })

  it.each([null, '', ' ', '@'])('with the domain %j nobody is staff by domain', (domain) => {
    expect(isStaffAddress('ada@company.com', { domain, emails: [] })).toBe(false)
  })

  it('reads a domain configured with its @ or in capitals', () => {
    expect(isStaffAddress('ada@company.com', { domain: '@Company.com', emails: [] })).toBe(true)
  })
})
