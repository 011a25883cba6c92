import { call } from '@orpc/server'
import type { FastifyInstance } from 'fastify'
import type { SiteText } from '#contract/content.ts'
import { textKinds } from '#domain/content/rules/textKinds.ts'
import { dayIn } from '#domain/zones.ts'
import type { App } from '#server/platform/app.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { callContextOf } from '#server/platform/http/callContext.ts'
import type { DevSite } from '#server/platform/http/site/devSite.ts'
import type { Page } from '#server/platform/http/site/page.ts'
import { rewritten, sourceOf } from '#server/platform/http/site/page.ts'
import { sendPage } from '#server/platform/http/site/sendPage.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import type { Drawing } from './openDrawing.ts'
import { getSiteText, listLegalHistory, listShown } from './queries.ts'
import { writePage } from './writePage.ts'

const TEMPLATE = '/landing'
/** By this the script of a page finds the question about cookies that it wakes (web/features/privacy/cookies/CookieBanner.tsx). */
const QUESTION = '<div data-cookies="">'

/** A draft as visitors would see it, for staff alone; whoever may not see it, or finds none, learns that there is no page (K90). */
export function mountPreview(
  server: FastifyInstance,
  app: App,
  site: Site | DevSite | null,
  drawing: Drawing | null,
): void {
  const built = site && 'pages' in site ? site : null
  if (!built || !drawing) return
  server.get(TEMPLATE, async (request, reply) => sendPage(request, reply.code(404), built.missing))
  server.get<{ Params: { id: string } }>('/content-preview/:id', async (request, reply) => {
    const context = callContextOf(request, reply, app)
    const { id } = request.params
    const found = await call(getSiteText, { id }, { path: ['content', 'getSiteText'], context }).catch(
      () => null,
    )
    const page = found ? await drawDraft(found.text) : null
    if (!page) return sendPage(request, reply.code(404), built.missing)
    // The editor shows it in a frame of its own; nobody else may.
    const policy = page.policy?.replace("frame-ancestors 'none'", "frame-ancestors 'self'") ?? null
    return sendPage(request, reply.header('x-robots-tag', 'noindex'), { ...page, policy, isPrivate: true })
  })

  /** The page that a draft stands on, among what visitors see now. */
  async function drawDraft({ kind, fields }: SiteText): Promise<Page | null> {
    const [others, history] = await inTransaction(app.pool, { kind: 'visitor' }, (db) =>
      Promise.all([listShown(db), listLegalHistory(db, true)]),
    )
    const slug = fields.slug ?? ''
    const texts = others.filter((each) => each.kind !== kind || each.slug !== slug)
    const drawn = await drawing?.draw(
      [...texts, { kind, slug, fields, isWithdrawn: false }],
      dayIn(app.clock.now(), 'UTC'),
      history,
    )
    const path = textKinds[kind].pathOf(fields).split('#', 1)[0]
    const page = drawn?.find((each) => each.path === path)
    const frame = page && built?.pages.get(page.frame)
    return page && frame ? unasked(writePage(frame, page, app.config)) : null
  }
}

/** The same page without the question about cookies: it would lie over the draft, and nobody answers it in the editor's frame. */
const unasked = (page: Page): Page => rewritten(page, sourceOf(page).replace(QUESTION, '<div>'))
