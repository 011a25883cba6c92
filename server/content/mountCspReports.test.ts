import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cspReportPath } from '#contract/paths.ts'
import { cspReportLimits } from '#domain/content/rules/cspReport.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { eraseErrors } from './eraseErrors.ts'
import { mountCspReports } from './mountCspReports.ts'
import { listCspReports } from './queries.ts'

let at: TestApp
let server: FastifyInstance
let origin: string
beforeAll(async () => {
  at = await testApp()
  origin = at.app.config.publicUrl.origin
  server = Fastify()
  mountCspReports(server, at.app)
})
afterAll(async () => {
  await server.close()
  await at.close()
})
beforeEach(async () => {
  await at.query('delete from csp_reports')
  at.moveTime(60_000)
})

const post = (payload: object | string, type = 'application/csp-report', remoteAddress = '192.0.2.1') =>
  server.inject({
    method: 'POST',
    url: cspReportPath,
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': type },
    remoteAddress,
  })
const rows = () =>
  at.query<Record<string, unknown>>(
    'select path, directive, blocked, source, line, count from csp_reports order by path, directive, blocked',
  )

// As the browsers send them; what varies is the host and the page.
const chromium = () => ({
  'csp-report': {
    'document-uri': `${origin}/faq?token=secret#x`,
    referrer: '',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'none'; report-uri /csp-reports",
    disposition: 'enforce',
    'blocked-uri': 'https://evil.example/a.js?who=ines',
    'line-number': 12,
    'column-number': 3,
    'source-file': `${origin}/assets/site-1.js?v=1`,
    'status-code': 200,
    'script-sample': 'ines@guests.example',
  },
})
const firefox = () => ({
  'csp-report': {
    'blocked-uri': 'inline',
    'column-number': 1,
    disposition: 'enforce',
    'document-uri': `${origin}/pricing`,
    'effective-directive': 'style-src-attr',
    'line-number': 4,
    'original-policy': "default-src 'none'",
    referrer: '',
    'source-file': 'moz-extension',
    'status-code': 200,
    'violated-directive': 'style-src-attr',
  },
})
const safari = () => ({
  'csp-report': {
    'document-uri': `${origin}/`,
    referrer: '',
    'violated-directive': "img-src 'self' data: blob:",
    'original-policy': "default-src 'none'",
    'blocked-uri': 'https://tracker.example',
    'status-code': 0,
  },
})
const reportingApi = () => [
  {
    age: 420,
    type: 'csp-violation',
    url: `${origin}/faq`,
    user_agent: 'Mozilla/5.0 Chrome/148',
    body: {
      blockedURL: 'eval',
      columnNumber: 9,
      disposition: 'enforce',
      documentURL: `${origin}/landing/0123456789abcdef0123456789abcdef`,
      effectiveDirective: 'script-src',
      lineNumber: 2,
      originalPolicy: "default-src 'none'",
      referrer: '',
      sample: 'let secret',
      sourceFile: 'chrome-extension://abcdefgh/content.js',
      statusCode: 200,
    },
  },
  { age: 1, type: 'deprecation', url: `${origin}/`, user_agent: 'x', body: { id: 'one' } },
]

describe('reports of the content policy (T-158)', () => {
  it('are taken as Chromium, Firefox and Safari send them by report-uri, without query, sample or person', async () => {
    for (const each of [chromium(), firefox(), safari()]) expect((await post(each)).statusCode).toBe(204)
    expect(await rows()).toEqual([
      { path: '/', directive: 'img-src', blocked: 'https://tracker.example', source: '', line: 0, count: 1 },
      {
        path: '/faq',
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        source: '/assets/site-1.js',
        line: 12,
        count: 1,
      },
      {
        path: '/pricing',
        directive: 'style-src-attr',
        blocked: 'inline',
        source: 'moz-extension',
        line: 4,
        count: 1,
      },
    ])
  })

  it('are taken as the Reporting API sends them, and its reports of other kinds are left', async () => {
    await post(reportingApi(), 'application/reports+json')
    expect(await rows()).toEqual([
      {
        path: '/landing/[id]',
        directive: 'script-src',
        blocked: 'eval',
        source: 'chrome-extension:',
        line: 2,
        count: 1,
      },
    ])
  })

  it('are one row however often they come, and staff read the latest first', async () => {
    for (let turn = 0; turn < 3; turn++) await post(chromium())
    at.moveTime(1_000)
    await post(firefox())
    const staff = await at.person({ roles: ['staff'] })
    const { reports } = await at.call(staff, listCspReports, undefined)
    expect(reports.map(({ path, count }) => [path, count])).toEqual([
      ['/pricing', 1],
      ['/faq', 3],
    ])
    const member = await at.person()
    await expect(at.call(member, listCspReports, undefined)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['another shape', '{"csp-report":[]}'],
    ['numbers', '{"csp-report":{"document-uri":1,"effective-directive":{}}}'],
    ['a prototype', '{"__proto__":{"csp-report":{}}}'],
    ['a list of nothing', '[null,1,[]]'],
  ])('of %s are answered and not stored', async (_name, payload) => {
    expect((await post(payload)).statusCode).toBe(204)
    expect(await rows()).toEqual([])
  })

  it.each(['/\\ud800', '/\\u0000', '/\\u00\\u000000'])(
    'of a page %s no database takes are answered',
    async (path) => {
      const sent = await post(
        `{"csp-report":{"document-uri":"${origin}${path}","effective-directive":"img-src"}}`,
      )
      expect(sent.statusCode).toBe(204)
    },
  )

  it('of another site are not stored', async () => {
    const other = chromium()
    other['csp-report']['document-uri'] = 'https://elsewhere.example/faq'
    await post(other)
    expect(await rows()).toEqual([])
  })

  it('are bounded in size, in posts of an address, in posts of all, and in different rows', async () => {
    expect((await post({ much: 'a'.repeat(cspReportLimits.bytes) })).statusCode).toBe(413)
    for (let turn = 0; turn < cspReportLimits.ofAddress; turn++) await post(chromium())
    expect((await post(chromium())).statusCode).toBe(429)
    // Another address is not held back by the first.
    expect((await post(chromium(), undefined, '198.51.100.7')).statusCode).toBe(204)

    const many = Array.from({ length: cspReportLimits.ofPost + 5 }, (_each, number) => {
      const [report] = reportingApi()
      return { ...report, body: { ...report?.body, documentURL: `${origin}/page-${number}` } }
    })
    await at.query('delete from csp_reports')
    await post(many, 'application/reports+json', '203.0.113.9')
    expect(await rows()).toHaveLength(cspReportLimits.ofPost)
    await at.query(
      `insert into csp_reports (path, directive, blocked, source, line, first_at, last_at)
       select '/' || n, 'img-src', 'inline', '', 0, now(), now() from generate_series(1, $1) n`,
      [cspReportLimits.rows - cspReportLimits.ofPost],
    )
    await post(safari(), undefined, '203.0.113.10')
    expect(await rows()).toHaveLength(cspReportLimits.rows)
    // The newest has the place of one that was reported once and long ago.
    expect(await at.query(`select from csp_reports where directive <> 'img-src'`)).not.toHaveLength(0)
  })

  it('go with the reports of errors once their period is over', async () => {
    await post(chromium())
    await eraseErrors(at.jobsPool, new Date(at.app.clock.now().getTime() - 1_000))
    expect(await rows()).toHaveLength(1)
    await eraseErrors(at.jobsPool, new Date(at.app.clock.now().getTime() + 1_000))
    expect(await rows()).toEqual([])
  })
})
