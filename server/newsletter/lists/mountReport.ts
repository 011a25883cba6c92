import { call } from '@orpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fundingCharts, fundingFigures, fundingSources } from '#domain/content/rules/fundingSources.ts'
import { listForms, listPaths } from '#domain/newsletter/rules.ts'
import type { App } from '#server/platform/app.ts'
import { csvOf } from '#server/platform/csv.ts'
import { callContextOf } from '#server/platform/http/callContext.ts'
import { queryOf } from '#server/platform/http/queryOf.ts'
import type { DevSite } from '#server/platform/http/site/devSite.ts'
import { attribute, sendFilled } from '#server/platform/http/site/filledPage.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import { openReport } from './commands.ts'
import { listToken, readListToken } from './listToken.ts'
import { forgetReport, readerOfReport, rememberReport } from './readerOfReport.ts'

/**
 * The whole report and its figures, for whoever has the link of a confirmed address, and for the browser that it was opened in, some days
 * long; anybody else is led to the form (K17, 4.13.18).
 */
export function mountReport(server: FastifyInstance, app: App, site: Site | DevSite | null): void {
  const page = site && 'pages' in site ? site.pages.get(listPaths.report()) : undefined
  /** The token it was opened by, empty where this browser remembers it; null, and an answer that leads to the form, where it stays shut. */
  const openedBy = async (request: FastifyRequest, reply: FastifyReply, what: 'text' | 'data') => {
    // Fetched ahead, for nobody has pressed the link: it was not read, and the trail must not say so (K17).
    if (String(request.headers['sec-purpose'] ?? '').startsWith('prefetch')) {
      reply.code(503).header('cache-control', 'no-store').send()
      return null
    }
    const given = queryOf(request).get('token')?.slice(0, 200) ?? ''
    const now = app.clock.now()
    const readerId = given ? readListToken(given) : readerOfReport(request.headers.cookie, app.config, now)
    if (!readerId) {
      reply.redirect(listForms.report.path, 303)
      return null
    }
    const { isOpen } = await call(
      openReport,
      { token: listToken(readerId), what },
      { path: ['newsletter', 'openReport'], context: callContextOf(request, reply, app) },
    )
    if (isOpen && given) reply.header('set-cookie', rememberReport(readerId, app.config, now))
    if (isOpen) return given
    // Whoever left the list or was erased is no reader any more, and the form has to show again.
    reply.header('set-cookie', forgetReport(app.config)).redirect(listForms.report.path, 303)
    return null
  }
  if (page) {
    server.get(listPaths.report(), async (request, reply) => {
      const token = await openedBy(request, reply, 'text')
      if (token === null) return reply
      return sendFilled(reply, page, { 'data-link': attribute('href', listPaths.reportData(token)) })
    })
  }
  server.get(listPaths.reportData(), async (request, reply) => {
    if ((await openedBy(request, reply, 'data')) === null) return reply
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="funding-gaps.csv"')
      .type('text/csv; charset=utf-8')
      .send(figures())
  })
}

/** The table behind the charts, each figure with its source. */
function figures(): string {
  const lines = fundingFigures.map(({ chart, label, value, isBelow, source: id }) => {
    const source = fundingSources.find((each) => each.id === id)
    return [
      fundingCharts[chart].title,
      label,
      `${isBelow ? '<' : ''}${value}`,
      fundingCharts[chart].unit,
      source?.publisher ?? '',
      source?.title ?? '',
      String(source?.year ?? ''),
      source?.address ?? '',
      source?.sentence ?? '',
    ]
  })
  return csvOf([
    ['Chart', 'Label', 'Value', 'Unit', 'Publisher', 'Title', 'Year', 'Address', 'Sentence'],
    ...lines,
  ])
}
