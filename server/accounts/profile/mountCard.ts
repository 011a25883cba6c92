import { call } from '@orpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BusinessCard } from '#domain/accounts/rules/businessCard.ts'
import { vCard, vCardPath } from '#domain/accounts/rules/businessCard.ts'
import { phoneLink } from '#domain/accounts/rules/fields.ts'
import type { App } from '#server/platform/app.ts'
import { callContextOf } from '#server/platform/http/callContext.ts'
import type { DevSite } from '#server/platform/http/site/devSite.ts'
import { attribute, sendFilled } from '#server/platform/http/site/filledPage.ts'
import { sendPage } from '#server/platform/http/site/sendPage.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import { escapeHtml } from '#server/platform/template.ts'
import { openCard } from './showCard.ts'

/** Where the built card stands that is filled for each of them; by itself it is nobody's page. */
const TEMPLATE = '/card'
/** What a card can be called; anything else is nobody's. */
const SLUG = /^[\w-]{1,64}$/

/**
 * The public page behind the code of a business card, and the card as a file (K115). Search engines leave it out, and hosts that the
 * configuration names may show it in a frame (T-166).
 */
export function mountCard(server: FastifyInstance, app: App, site: Site | DevSite | null): void {
  const built = site && 'pages' in site ? site : null
  const page = built?.pages.get(TEMPLATE)
  const find = async (request: FastifyRequest<{ Params: { slug: string } }>, reply: FastifyReply) => {
    const context = callContextOf(request, reply, app)
    const { slug } = request.params
    if (!SLUG.test(slug)) return null
    const { card } = await call(openCard, { slug }, { path: ['accounts', 'openCard'], context })
    return card
  }
  const missing = (request: FastifyRequest, reply: FastifyReply) =>
    built
      ? sendPage(request, reply.code(404), built.missing)
      : reply.code(404).send({ code: 'NOT_FOUND', message: 'Not found.' })

  server.get<{ Params: { slug: string } }>(`${TEMPLATE}/:slug/contact.vcf`, async (request, reply) => {
    const card = await find(request, reply)
    if (!card) return missing(request, reply)
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="contact.vcf"')
      .type('text/vcard; charset=utf-8')
      .send(vCard(card))
  })
  if (!page || !built) return
  server.get(TEMPLATE, async (request, reply) => missing(request, reply))
  const framed = {
    ...page,
    policy:
      page.policy?.replace(
        "frame-ancestors 'none'",
        `frame-ancestors ${app.config.embedders.join(' ') || "'none'"}`,
      ) ?? null,
  }
  server.get<{ Params: { slug: string } }>(`${TEMPLATE}/:slug`, async (request, reply) => {
    const card = await find(request, reply)
    if (!card) return missing(request, reply)
    return sendFilled(reply, framed, fillsOf(card, request.params.slug))
  })
}

/** The card in the places of the page; a row with nothing to say is not there. */
function fillsOf(card: BusinessCard, slug: string): Record<string, string> {
  const name = [card.firstName, card.lastName].filter(Boolean).join(' ') || card.email
  const rows: readonly [string, string, string][] = [
    ['email', card.email, `mailto:${card.email}`],
    ['phone', card.phone, phoneLink(card.phone)],
    ['website', card.website, card.website],
    ['linkedin', card.linkedinUrl, card.linkedinUrl],
  ]
  return {
    name: escapeHtml(name),
    role: escapeHtml([card.jobTitle, card.company].filter(Boolean).join(', ')),
    'vcard-link': attribute('href', vCardPath(slug)),
    ...Object.assign(
      {},
      ...rows.map(([row, text, href]) =>
        text === ''
          ? { [`${row}-row`]: ' hidden=""' }
          : { [row]: escapeHtml(text), [`${row}-state`]: attribute('href', safeLink(href)) },
      ),
    ),
  }
}

/** What profiles hold has been checked as an address; here nothing but the web, mail and telephones is ever a link. */
const safeLink = (href: string): string =>
  /^(?:https?:|mailto:|tel:)/i.test(href) ? href : `https://${href}`
