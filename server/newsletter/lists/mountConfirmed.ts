import type { FastifyInstance } from 'fastify'
import { confirmForm } from '#domain/newsletter/rules.ts'
import type { MailList } from '#domain/newsletter/types.ts'
import { mailTopics } from '#domain/newsletter/types.ts'
import { queryOf } from '#server/platform/http/queryOf.ts'
import type { DevSite } from '#server/platform/http/site/devSite.ts'
import { attribute, sendFilled } from '#server/platform/http/site/filledPage.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import { pageAt } from '#server/platform/http/site/site.ts'

const kinds = ['waitlist', 'yelmail'] as const

const kindOf = (list: MailList): (typeof kinds)[number] =>
  mailTopics.some((topic) => topic === list) ? 'yelmail' : 'waitlist'

/** Where a confirmed address leads: it says which kind of list that is on, and nothing of whose it is (K13, K15). */
export function confirmedPath(lists: readonly MailList[]): string {
  const [kind, ...others] = new Set(lists.map(kindOf))
  return kind && others.length === 0 ? `${confirmForm.sentPath}?list=${kind}` : confirmForm.sentPath
}

/** The page that it leads to says what comes of that kind of list; at its bare address, what comes of each. */
export function mountConfirmed(server: FastifyInstance, site: Site | DevSite | null): void {
  if (!site || !('pages' in site)) return
  server.get(confirmForm.sentPath, async (request, reply) => {
    const page = pageAt(site, confirmForm.sentPath)
    const list = queryOf(request).get('list')
    const other = kinds.find((kind) => kind !== list)
    if (!page || !other || !kinds.some((kind) => kind === list)) return reply.callNotFound()
    return sendFilled(reply, page, { [other]: attribute('hidden', '') })
  })
}
