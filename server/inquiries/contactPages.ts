import type { FastifyReply, FastifyRequest } from 'fastify'
import { paths } from '#contract/paths.ts'
import type { Problem } from '#domain/decision.ts'
import type { TypedMessage } from '#domain/inquiries/rules/messages.ts'
import { topicOf } from '#domain/inquiries/rules/messages.ts'
import { messageFieldNames, messageTexts } from '#domain/inquiries/texts.ts'
import type { MessageTopic } from '#domain/inquiries/types.ts'
import type { App } from '#server/platform/app.ts'
import type { DevSite } from '#server/platform/http/site/devSite.ts'
import type { Fills } from '#server/platform/http/site/filledPage.ts'
import { attribute, fillHtml } from '#server/platform/http/site/filledPage.ts'
import type { Page, Site } from '#server/platform/http/site/site.ts'
import { compressQuickly, sendPage } from '#server/platform/http/site/site.ts'
import { plainPage, sendPlain } from '#server/platform/plainPage.ts'
import { escapeHtml } from '#server/platform/template.ts'

/** A message as a browser posts it; every field a form lacks is empty. */
export type Posted = TypedMessage & { readonly unseen: string; readonly openedAt: string }

/** Why a message was not stored: its problems, or a failure that is nobody's fault. */
export type Wrong = { readonly status: number; readonly problems: readonly Problem[] }

const fields = ['topic', 'name', 'email', 'company', 'message'] as const
const STAMP_MS = 1_000
const DEFAULT_TOPIC = 'advisory'

/**
 * The contact page as the site built it, with what only the server knows in its places: the topic an address asks for,
 * when the form was opened, what was typed and what is wrong with it.
 */
export function contactPages(app: App, site: Site | DevSite | null) {
  const page = site && 'pages' in site ? (site.pages.get(paths.contact()) ?? null) : null
  let blank: { page: Page; at: number } | null = null

  /** The empty form with the second it was opened in: made once for everybody who opens it in that second. */
  function blankPage(from: Page): Page {
    const now = app.clock.now().getTime()
    if (blank && now >= blank.at && now - blank.at < STAMP_MS) return blank.page
    const plain = Buffer.from(fillHtml(from, { ...opened(new Date(now)), ...chosen(DEFAULT_TOPIC) }))
    blank = { at: now, page: { ...from, etag: `"${now.toString(36)}"`, bodies: compressQuickly(plain) } }
    return blank.page
  }

  return {
    /** Whether the form is served from here; while it is developed, Vite serves it. */
    isBuilt: page !== null,

    sendForm(request: FastifyRequest, reply: FastifyReply) {
      if (!page) return reply.callNotFound()
      const topic = topicOf(new URLSearchParams(request.url.split('?')[1] ?? '').get('topic') ?? '')
      if (!topic) return sendPage(request, reply, blankPage(page))
      const html = fillHtml(page, { ...opened(app.clock.now()), ...chosen(topic) })
      return sendHtml(reply, page, html)
    },

    sendAgain(reply: FastifyReply, posted: Posted, wrong: Wrong) {
      reply.code(wrong.status).header('cache-control', 'no-store')
      if (!page) return sendPlain(reply, plainAgain(wrong))
      const time = Number.isNaN(Date.parse(posted.openedAt)) ? app.clock.now() : new Date(posted.openedAt)
      const html = fillHtml(page, { ...opened(time), ...typedFills(posted), ...wrongFills(posted, wrong) })
      return sendHtml(reply, page, html.replace('<title>', '<title>Error: '))
    },
  }
}

const opened = (at: Date): Fills => ({ 'opened-at': attribute('value', at.toISOString()) })
const chosen = (topic: MessageTopic): Fills => ({ [`topic-${topic}`]: attribute('checked', '') })

function typedFills(posted: Posted): Fills {
  const topic = topicOf(posted.topic)
  return {
    ...(topic ? chosen(topic) : {}),
    name: attribute('value', posted.name),
    email: attribute('value', posted.email),
    company: attribute('value', posted.company),
    // A line break right after the tag is not part of the text; the first one is given up for it.
    message: `\n${escapeHtml(posted.message)}`,
  }
}

function wrongFills(posted: Posted, wrong: Wrong): Fills {
  const fills: Record<string, string> = { heading: escapeHtml(headingOf(wrong)) }
  const links = wrong.problems.map(
    ({ field }) => `<a href="#contact-${field}">${escapeHtml(nameOf(field))}</a>`,
  )
  fills.links = links.join(', ')
  const typed = typedFills(posted)
  for (const [at, { field, message }] of wrong.problems.entries()) {
    fills[`${field}-error`] = escapeHtml(message)
    const focus = at === 0 ? attribute('autofocus', '') : ''
    const said = `${attribute('aria-describedby', `contact-${field}-error`)}${focus}`
    const state = `${attribute('aria-invalid', 'true')}${said}`
    // A group of choices is not invalid by itself; it says why like the rest.
    if (field === 'topic') fills['topic-state'] = said
    else if (field === 'message') fills['message-state'] = state
    else fills[field] = `${typed[field] ?? ''}${state}`
  }
  return fills
}

/** The words over the form when it comes again. */
const headingOf = ({ problems }: Wrong): string =>
  problems.length > 0 ? messageTexts.toFix(problems.length) : messageTexts.failed

const nameOf = (field: string): string => {
  const known = fields.find((each) => each === field)
  return known ? messageFieldNames[known] : field
}

function sendHtml(reply: FastifyReply, page: Page, html: string) {
  if (page.policy) reply.header('content-security-policy', page.policy)
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
  return reply.type(page.type).send(html)
}

/** Where no site is built, what is wrong in plain words; the browser keeps what was typed behind Back. */
const plainAgain = (wrong: Wrong): string => {
  const items = wrong.problems.map(({ message }) => `<p>${escapeHtml(message)}</p>`).join('')
  return plainPage(headingOf(wrong), `${items}<p><a href="${paths.contact()}">Back to the form</a></p>`)
}
