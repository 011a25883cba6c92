import type { FastifyInstance } from 'fastify'
import { cspReportPath } from '#contract/paths.ts'
import { cspReportLimits, readCspReports } from '#domain/content/rules/cspReport.ts'
import type { App } from '#server/platform/app.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { addressKey } from '#server/platform/http/rates.ts'

const MINUTE_MS = 60_000
const TYPES = ['application/csp-report', 'application/reports+json', 'application/json']

const store = sqlStatement<[reports: string, now: Date, most: number], { taken: number }>(
  'select app_report_csp($1::jsonb, $2, $3) as taken',
)

/**
 * Where browsers report what the content policy made them refuse (T-158). They wait for no answer and anybody can post here, so it is
 * bounded in size, in posts of a minute and in rows, and what is over is dropped without a word in the log.
 */
export function mountCspReports(server: FastifyInstance, app: App): void {
  let minute = 0
  let all = 0
  const byAddress = new Map<string, number>()

  function isOver(address: string): boolean {
    const now = Math.floor(app.clock.now().getTime() / MINUTE_MS)
    if (now !== minute) {
      minute = now
      all = 0
      byAddress.clear()
    }
    const own = (byAddress.get(address) ?? 0) + 1
    byAddress.set(address, own)
    all += 1
    return own > cspReportLimits.ofAddress || all > cspReportLimits.ofAll
  }

  server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      TYPES,
      { parseAs: 'string', bodyLimit: cspReportLimits.bytes },
      (_request, body, done) => done(null, parse(String(body))),
    )
    scope.post(cspReportPath, async (request, reply) => {
      if (isOver(addressKey(request.ip))) return reply.code(429).header('retry-after', '60').send()
      const reports = readCspReports(request.body, app.config.publicUrl.origin)
      if (reports.length > 0)
        await inTransaction(app.pool, { kind: 'visitor' }, (db) =>
          store(db, JSON.stringify(reports), app.clock.now(), cspReportLimits.rows),
        )
      return reply.code(204).send()
    })
  })
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body.replaceAll(String.raw`\u0000`, ''))
  } catch {
    return null
  }
}
