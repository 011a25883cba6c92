import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { keepCookieSecret } from '#server/platform/signInCookie.ts'
import { isReportCode, reportCode } from './reportCode.ts'

const SECRET = 'a secret of the tests that is long enough'
beforeAll(() => keepCookieSecret(SECRET))

it('the code of the report is eight signs that nobody confuses, one for each reader, however it is typed (K17)', () => {
  const reader = randomUUID()
  const code = reportCode(reader)
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(reportCode(reader)).toBe(code)
  for (const typed of [code, code.toLowerCase(), ` ${code.replace('-', ' ')} `, code.replaceAll('0', 'o')])
    expect(isReportCode(reader, typed)).toBe(true)
  expect(isReportCode(reader, code.replaceAll('1', 'l'))).toBe(true)
  for (const wrong of ['', '-', code.slice(1), `${code}0`, reportCode(randomUUID())])
    expect(isReportCode(reader, wrong)).toBe(false)
  expect(new Set(Array.from({ length: 500 }, () => reportCode(randomUUID()))).size).toBe(500)
})

it('a code that was sent under an earlier secret still opens the report', () => {
  const reader = randomUUID()
  const code = reportCode(reader)
  keepCookieSecret('another secret that is long enough too', [SECRET])
  expect(reportCode(reader)).not.toBe(code)
  expect(isReportCode(reader, code)).toBe(true)
  keepCookieSecret(SECRET)
})
