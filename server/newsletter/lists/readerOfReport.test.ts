import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { reportDays } from '#domain/newsletter/limits.ts'
import { keepCookieSecret } from '#server/platform/signInCookie.ts'
import { listToken } from './listToken.ts'
import { forgetReport, readerOfReport, rememberReport } from './readerOfReport.ts'

const DAY_MS = 86_400_000
const plain = { publicUrl: new URL('http://localhost:3000') }
const safe = { publicUrl: new URL('https://jul.example') }
const at = new Date('2026-11-24T10:00:00Z')
const daysLater = (days: number) => new Date(at.getTime() + days * DAY_MS)
const cookieOf = (header: string) => header.split(';')[0] ?? ''

beforeAll(() => keepCookieSecret('a secret of the tests that is long enough'))

describe('a browser that the report was opened in (4.13.18)', () => {
  const reader = randomUUID()

  it('is known for its days, and not a moment longer, before, or on another host', () => {
    const cookie = cookieOf(rememberReport(reader, plain, at))
    expect(readerOfReport(`other=1; ${cookie}`, plain, at)).toBe(reader)
    expect(readerOfReport(cookie, plain, new Date(daysLater(reportDays).getTime() - 1))).toBe(reader)
    expect(readerOfReport(cookie, plain, daysLater(reportDays))).toBeNull()
    expect(readerOfReport(cookie, plain, new Date(at.getTime() - 1))).toBeNull()
    expect(readerOfReport(cookie, safe, at)).toBeNull()
  })

  it('is bound to its host on https, out of reach of scripts', () => {
    const header = rememberReport(reader, safe, at)
    expect(header).toMatch(/^__Host-report=/)
    for (const part of ['Path=/', 'HttpOnly', 'SameSite=Lax', 'Secure', `Max-Age=${reportDays * 86_400}`])
      expect(header).toContain(part)
    expect(forgetReport(safe)).toContain('Max-Age=0')
  })

  it('is nobody by what we did not sign for it', () => {
    const [name = '', value = ''] = cookieOf(rememberReport(reader, plain, at)).split('=')
    const [id, time, sign] = value.split('.')
    for (const forged of [
      '',
      listToken(reader),
      `${randomUUID()}.${time}.${sign}`,
      `${id}.${daysLater(1).getTime().toString(36)}.${sign}`,
      `${id}.${time}`,
      `${id}.${time}.${sign}x`,
    ])
      expect(readerOfReport(`${name}=${forged}`, plain, at)).toBeNull()
    expect(readerOfReport(undefined, plain, at)).toBeNull()
  })
})
