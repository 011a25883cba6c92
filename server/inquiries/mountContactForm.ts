import { call, ORPCError } from '@orpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SendMessageInput } from '#contract/inquiries.ts'
import { paths } from '#contract/paths.ts'
import { checkMessage, cleanMessage } from '#domain/inquiries/rules/messages.ts'
import { messageFieldNames } from '#domain/inquiries/texts.ts'
import type { App } from '#server/platform/app.ts'
import { callContextOf } from '#server/platform/http/callContext.ts'
import type { DevSite } from '#server/platform/http/site/devSite.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import type { Posted, Wrong } from './contactPages.ts'
import { contactPages } from './contactPages.ts'
import { sendMessage } from './sendMessage.ts'

const FORM_BYTES = 65_536

/**
 * The contact form without any script (K14): a native POST, answered by the page that says it was received, once it is
 * stored, or by the form again with what was typed and what is wrong at its field.
 */
export function mountContactForm(server: FastifyInstance, app: App, site: Site | DevSite | null): void {
  const pages = contactPages(app, site)
  if (pages.isBuilt) server.get(paths.contact(), async (request, reply) => pages.sendForm(request, reply))

  server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.post(paths.contact(), async (request, reply) => {
      const given = read(request.body)
      // While the site is developed, nobody writes into its form when it was opened.
      const posted = pages.isBuilt ? given : { ...given, openedAt: new Date(0).toISOString() }
      const wrong = await send(app, request, reply, posted)
      return wrong ? pages.sendAgain(reply, posted, wrong) : reply.redirect(paths.contactSent(), 303)
    })
  })
}

async function send(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  posted: Posted,
): Promise<Wrong | null> {
  const { unseen, openedAt, ...typed } = posted
  const cleaned = cleanMessage(typed)
  const problems = checkMessage(cleaned)
  if (problems.length > 0) return { status: 422, problems }
  // A form that was never opened says so by lacking its time: it is shown, and can be sent from there.
  const input = SendMessageInput.safeParse({ id: app.clock.newId(), ...cleaned, unseen, openedAt })
  if (!input.success) return { status: 422, problems: problemsOf(input.error.issues) }
  try {
    await call(sendMessage, input.data, {
      path: ['inquiries', 'sendMessage'],
      context: callContextOf(request, reply, app),
    })
    return null
  } catch (error) {
    return { status: error instanceof ORPCError ? error.status : 500, problems: [] }
  }
}

const problemsOf = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  issues
    .map(({ path, message }) => ({ field: String(path[0]), message }))
    .filter(({ field }) => Object.hasOwn(messageFieldNames, field))

function read(body: unknown): Posted {
  const given = body instanceof URLSearchParams ? body : new URLSearchParams()
  const of = (name: string) => given.get(name) ?? ''
  return {
    topic: of('topic'),
    name: of('name'),
    email: of('email'),
    company: of('company'),
    message: of('message'),
    unseen: of('reference'),
    openedAt: of('openedAt'),
  }
}
