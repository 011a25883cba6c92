import { call } from '@orpc/server'
import type { FastifyInstance } from 'fastify'
import { valueWords } from '#domain/content/rules/forms.ts'
import { nearDay } from '#domain/days.ts'
import { inboxForms } from '#domain/inquiries/rules/forms.ts'
import { sentMessageTexts } from '#domain/inquiries/rules/sentTexts.ts'
import type { App } from '#server/platform/app.ts'
import { callContextOf } from '#server/platform/http/callContext.ts'
import type { DevSite } from '#server/platform/http/site/devSite.ts'
import { sendFilled } from '#server/platform/http/site/filledPage.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import { pageAt } from '#server/platform/http/site/site.ts'
import { escapeHtml } from '#server/platform/template.ts'
import { getSentMessage } from './getSentMessage.ts'

/** The pages that the forms of the inbox lead to: each shows what was sent, and by when it is answered, to whoever has its token. */
export function mountSentMessages(server: FastifyInstance, app: App, site: Site | DevSite | null): void {
  if (!site || !('pages' in site)) return
  for (const form of Object.values(inboxForms)) {
    const subject = form.fields.find(({ name }) => name === form.subject)
    server.get<{ Querystring: { message?: string } }>(form.sentPath, async (request, reply) => {
      const page = pageAt(site, form.sentPath)
      const token = String(request.query.message ?? '').slice(0, 200)
      if (!page || token === '') return reply.callNotFound()
      const { message } = await call(
        getSentMessage,
        { token },
        { path: ['inquiries', 'getSentMessage'], context: callContextOf(request, reply, app) },
        // What is stored is stored, also where it cannot be read just now.
      ).catch(() => ({ message: null }))
      reply.header('cache-control', 'no-store')
      // Then the page says what it says to everybody, as it does once the hour is over.
      if (message?.kind !== form.name) return reply.redirect(form.sentPath, 303)
      return sendFilled(reply, page, {
        due: message.dueOn ? escapeHtml(sentMessageTexts.due(nearDay(message.dueOn))) : '',
        subject: subject ? escapeHtml(valueWords(subject, message.subject)) : '',
        body: escapeHtml(message.body),
      })
    })
  }
}
