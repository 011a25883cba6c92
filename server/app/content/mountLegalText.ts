import type { FastifyInstance, FastifyReply } from 'fastify'
import type { App } from '#server/platform/app.ts'
import type { DevSite } from '#server/platform/http/site/devSite.ts'
import { sourceOf } from '#server/platform/http/site/page.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import { pageAt } from '#server/platform/http/site/site.ts'
import { legalAsText } from './legalAsText.ts'

/** Every legal text, in force or as an earlier version, as a file to keep: at the address of its page with `.txt` behind it (pages §5.1). */
export function mountLegalText(server: FastifyInstance, app: App, site: Site | DevSite | null): void {
  if (!site || !('pages' in site)) return
  const answer = (file: string, reply: FastifyReply) => {
    const path = `/${file.slice(0, -'.txt'.length)}`
    // Files of the build that end so, such as robots.txt, are no legal texts.
    const page = site.pages.has(`${path}.txt`) ? null : pageAt(site, path)
    const text = page && legalAsText(sourceOf(page), new URL(path, app.config.publicUrl).href)
    if (!text) return reply.callNotFound()
    return reply
      .header('cache-control', 'no-cache')
      .header('content-disposition', `attachment; filename="${file.replace('/', '-')}"`)
      .type('text/plain; charset=utf-8')
      .send(text)
  }
  server.get<{ Params: { name: string } }>('/:name(^[a-z-]+\\.txt$)', async ({ params }, reply) =>
    answer(params.name, reply),
  )
  server.get<{ Params: { name: string; version: string } }>(
    '/:name(^[a-z-]+$)/:version(^version-\\d+\\.txt$)',
    async ({ params }, reply) => answer(`${params.name}/${params.version}`, reply),
  )
}
