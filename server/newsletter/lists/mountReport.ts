import { call } from '@orpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fundingFigures, fundingSources } from '#domain/content/rules/fundingSources.ts'
import { reportDays } from '#domain/newsletter/limits.ts'
import { listForms, listPaths } from '#domain/newsletter/rules.ts'
import type { App } from '#server/platform/app.ts'
import { csvOf } from '#server/platform/csv.ts'
import { callContextOf } from '#server/platform/http/callContext.ts'
import type { DevSite } from '#server/platform/http/site/devSite.ts'
import { attribute, sendFilled } from '#server/platform/http/site/filledPage.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import { cookieValue } from '#server/platform/signInCookie.ts'
import { openReport } from './commands.ts'
import { readListToken } from './listToken.ts'

/**
 * The whole report and its figures, for whoever has the link of a confirmed address, and in the browser that has opened it by one for as
 * long as it is remembered; anybody else is led to the form (K17, 4.13.18).
 */
export function mountReport(server: FastifyInstance, app: App, site: Site | DevSite | null): void {
  const cookie = app.config.publicUrl.protocol === 'https:' ? '__Host-report' : 'report'
  const page = site && 'pages' in site ? site.pages.get(listPaths.report()) : undefined
  const isOpen = async (request: FastifyRequest, reply: FastifyReply, what: 'text' | 'data') => {
    const given = new URLSearchParams(request.url.split('?')[1] ?? '').get('token')
    const token = (given ?? cookieValue(request.headers.cookie, cookie) ?? '').slice(0, 200)
    const context = callContextOf(request, reply, app)
    const opened = await call(openReport, { token, what }, { path: ['newsletter', 'openReport'], context })
    // Whoever has left the list is forgotten, so that the form and the report do not lead to each other for ever.
    if (given || !opened.isOpen) remember(reply, opened.isOpen ? token : '')
    return opened.isOpen ? token : null
  }
  const remember = (reply: FastifyReply, token: string) => {
    const seconds = token ? reportDays * 86_400 : 0
    const secure = app.config.publicUrl.protocol === 'https:' ? '; Secure' : ''
    reply.header(
      'set-cookie',
      `${cookie}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
    )
  }
  if (page) {
    server.addHook('onRequest', async (request, reply) => {
      if (request.method !== 'GET' || request.url !== listForms.report.path) return
      const kept = cookieValue(request.headers.cookie, cookie)
      if (kept && readListToken(kept)) return reply.redirect(listPaths.report(), 303)
    })
    server.get(listPaths.report(), async (request, reply) => {
      const token = await isOpen(request, reply, 'text')
      if (!token) return reply.redirect(listForms.report.path, 303)
      return sendFilled(reply, page, { 'data-link': attribute('href', listPaths.reportData(token)) })
    })
  }
  server.get(listPaths.reportData(), async (request, reply) => {
    if (!(await isOpen(request, reply, 'data'))) return reply.redirect(listForms.report.path, 303)
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="funding-gaps.csv"')
      .type('text/csv; charset=utf-8')
      .send(figures())
  })
}

/** The table behind the charts, each figure with its source. */
function figures(): string {
  const lines = fundingFigures.map(({ chart, label, value, unit, source: id }) => {
    const source = fundingSources.find((each) => each.id === id)
    return [
      chart,
      label,
      String(value),
      unit,
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
