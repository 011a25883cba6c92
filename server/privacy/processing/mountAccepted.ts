import { call } from '@orpc/server'
import type { FastifyInstance } from 'fastify'
import { paths } from '#contract/paths.ts'
import type { ProcessingAcceptance } from '#contract/privacy/processing.ts'
import { longDay } from '#domain/days.ts'
import { acceptedPaths, acceptForm } from '#domain/privacy/rules/processing.ts'
import { processingTexts } from '#domain/privacy/texts/processing.ts'
import type { App } from '#server/platform/app.ts'
import { callContextOf } from '#server/platform/http/callContext.ts'
import type { DevSite } from '#server/platform/http/site/devSite.ts'
import type { Fills } from '#server/platform/http/site/filledPage.ts'
import { attribute, sendFilled } from '#server/platform/http/site/filledPage.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import { pageAt } from '#server/platform/http/site/site.ts'
import { escapeHtml } from '#server/platform/template.ts'
import { listAcceptances } from './queries.ts'
import { signInFirst } from './signInFirst.ts'

/** Where an acceptance leads: the page says of the record what is stored, to whoever's it is and to nobody else. */
export function mountAccepted(server: FastifyInstance, app: App, site: Site | DevSite | null): void {
  if (!site || !('pages' in site)) return
  server.get<{ Querystring: { id?: string } }>(acceptForm.sentPath, async (request, reply) => {
    const page = pageAt(site, acceptForm.sentPath)
    if (!page) return reply.callNotFound()
    const context = callContextOf(request, reply, app)
    reply.header('cache-control', 'no-store')
    const ahead = await signInFirst(context)
    if (ahead) return reply.redirect(ahead, 303)
    const { acceptances } = await call(listAcceptances, {}, { path: ['privacy', 'listAcceptances'], context })
    const record = acceptances.find(({ id }) => id === request.query.id) ?? acceptances[0]
    return record
      ? sendFilled(reply, page, fillsOf(record))
      : reply.redirect(paths.page(acceptForm.path), 303)
  })
}

const fillsOf = (record: ProcessingAcceptance): Fills => ({
  company: escapeHtml(record.company),
  address: escapeHtml(record.address),
  signer: escapeHtml(processingTexts.signer(record.name, record.position)),
  version: escapeHtml(String(record.version)),
  'in-force': escapeHtml(longDay(record.inForceSince)),
  day: escapeHtml(longDay(record.createdAt)),
  hash: escapeHtml(record.textHash),
  read: attribute('href', acceptedPaths.page(record.version)),
  file: attribute('href', acceptedPaths.file(record.version)),
})
