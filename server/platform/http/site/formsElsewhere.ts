import type { FastifyInstance } from 'fastify'
import type { App } from '#server/platform/app.ts'
import { BlankForms } from './blankForms.ts'
import type { DevSite } from './devSite.ts'
import type { Page } from './page.ts'
import { sourceOf } from './page.ts'
import { sendPage } from './sendPage.ts'
import type { Site } from './site.ts'
import { pageAt } from './site.ts'
import type { FormAnswer } from './siteForms.ts'
import { sendForm } from './siteForms.ts'

/**
 * Pages at `address` on which a form of another page may stand: it is opened there as on its own, and posted to its own, which
 * answers, also with what is wrong (K07).
 */
export function mountFormsElsewhere(
  server: FastifyInstance,
  app: App,
  site: Site | DevSite | null,
  address: `/${string}`,
  answers: readonly FormAnswer[],
): void {
  if (!site || !('pages' in site)) return
  const blanks = new BlankForms()
  // What stands on a page does not change until its words do.
  const known = new WeakMap<Page['bodies'], FormAnswer | null>()
  const formOn = (page: Page): FormAnswer | null => {
    const found = known.get(page.bodies)
    if (found !== undefined) return found
    const answer = findForm(page, answers)
    known.set(page.bodies, answer)
    return answer
  }
  server.get(address, async (request, reply) => {
    const page = pageAt(site, request.url.split('?', 1)[0] ?? '')
    if (!page) return reply.callNotFound()
    const answer = formOn(page)
    if (!answer) return sendPage(request, reply, page)
    // The address of this page says nothing to the form of another.
    return await sendForm(request, reply, { app, page, answer, query: new URLSearchParams(), blanks })
  })
}

function findForm(page: Page, answers: readonly FormAnswer[]): FormAnswer | null {
  for (const [, path] of sourceOf(page).matchAll(/<form\b[^>]* action="([^"]+)" method="post"/g)) {
    const answer = answers.find(({ form }) => form.path === path)
    if (answer) return answer
  }
  return null
}
