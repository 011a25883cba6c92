import type { FastifyReply } from 'fastify'
import { escapeHtml } from './template.ts'

/** The content policy of these pages. */
export const plainPolicy =
  "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** A page of the server's own workings, without script; its looks are `web/public/plain.css`. `body` is HTML. */
export const plainPage = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><link rel="stylesheet" href="/plain.css"></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`

/** Such a page may load its style sheet and nothing else. */
export const sendPlain = (reply: FastifyReply, page: string): FastifyReply =>
  reply.header('content-security-policy', plainPolicy).type('text/html; charset=utf-8').send(page)
