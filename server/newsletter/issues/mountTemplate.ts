import type { FastifyInstance } from 'fastify'
import { yelmailPaths } from '#domain/newsletter/rules/issues.ts'
import type { DevSite } from '#server/platform/http/site/devSite.ts'
import { sendPage } from '#server/platform/http/site/sendPage.ts'
import type { Site } from '#server/platform/http/site/site.ts'

/** The page that every issue is drawn on is none by itself. */
export function mountTemplate(server: FastifyInstance, site: Site | DevSite | null): void {
  if (!site || !('pages' in site)) return
  server.get(yelmailPaths.template, async (request, reply) =>
    sendPage(request, reply.code(404), site.missing),
  )
}
