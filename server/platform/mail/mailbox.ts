import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { App } from '#server/platform/app.ts'
import { plainPage, sendPlain } from '#server/platform/plainPage.ts'
import { escapeHtml, html } from '../template.ts'
import type { EmailTemplates } from './emailTemplate.ts'
import { writeEmail } from './sendMail.ts'

const SHOWN = 100
type Row = {
  id: string
  to_address: string
  template: string
  values: object
  status: string
  created_at: Date
}

/** `/dev/mail`: the outgoing mail, readable without a mail server. Never in production (4.12.6). */
export function mountMailbox(
  server: FastifyInstance,
  app: App,
  jobsPool: pg.Pool,
  templates: EmailTemplates,
): void {
  if (app.config.production) return
  // By the server's own name alone: a page elsewhere may point a name of its own at this machine and read what comes.
  const ownName = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.hostname === app.config.publicUrl.hostname) return
    return reply.code(404).send({ code: 'NOT_FOUND', message: 'Not found.' })
  }
  const read = async (where: string, values: unknown[]) =>
    (
      await jobsPool.query<Row>(
        `select id, to_address, template, values, status, created_at from mail_messages ${where}`,
        values,
      )
    ).rows.map((row) => ({ ...row, ...wordsOf(row) }))
  // What was sent through a mail server keeps no words here.
  const wordsOf = (row: Row) =>
    Object.keys(row.values).length > 0
      ? writeEmail(templates, app.config, row)
      : { subject: row.template, text: '', html: '' }

  server.get('/dev/mail', { onRequest: ownName }, async (_request, reply) => {
    const messages = await read(`order by created_at desc, id limit ${SHOWN}`, [])
    const rows = messages.map(
      (each) =>
        html`<tr><td>${each.created_at.toISOString().slice(0, 19).replace('T', ' ')}</td><td>${each.to_address}</td><td><a href="/dev/mail/${each.id}">${each.subject}</a></td><td>${each.status}</td></tr>`,
    )
    const list =
      messages.length === 0
        ? '<p>No emails yet.</p>'
        : `<table><thead><tr><th>Written (UTC)</th><th>To</th><th>Subject</th><th>State</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
    return sendPlain(reply, plainPage('Outgoing email', list))
  })

  server.get<{ Params: { id: string } }>('/dev/mail/:id', { onRequest: ownName }, async (request, reply) => {
    const message = /^[0-9a-f-]{36}$/.test(request.params.id)
      ? (await read('where id = $1', [request.params.id]))[0]
      : undefined
    if (!message)
      return reply.code(404).type('text/html; charset=utf-8').send(plainPage('Email not found', ''))
    // Text with its links made links: the HTML form is shown apart, where it may load nothing.
    const body = escapeHtml(message.text).replace(
      /https?:\/\/[^\s<]+/g,
      (url) => `<a href="${url}">${url}</a>`,
    )
    const head = html`<p>To ${message.to_address}, ${message.status}. <a href="/dev/mail/${message.id}/html">As HTML</a>. <a href="/dev/mail">All emails</a></p>`
    return sendPlain(reply, plainPage(message.subject, `${head}<pre>${body}</pre>`))
  })

  server.get<{ Params: { id: string } }>(
    '/dev/mail/:id/html',
    { onRequest: ownName },
    async (request, reply) => {
      const message = /^[0-9a-f-]{36}$/.test(request.params.id)
        ? (await read('where id = $1', [request.params.id]))[0]
        : undefined
      if (!message) return reply.code(404).send({ code: 'NOT_FOUND', message: 'Not found.' })
      return reply
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-top-navigation-by-user-activation",
        )
        .type('text/html; charset=utf-8')
        .send(message.html)
    },
  )
}
