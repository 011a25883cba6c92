import { ORPCError } from '@orpc/server'
import type { FastifyReply } from 'fastify'
import { plainPage, sendPlain } from '#server/platform/plainPage.ts'
import { escapeHtml } from '#server/platform/template.ts'

/** What a form's page says where nothing came of it: `fault` for what nobody meant, `reasons` by the reason of a refusal. */
export type NotKept = {
  title: string
  fault: string
  reasons: Readonly<Record<string, string>>
  /** Addresses and their words. */
  ways: readonly (readonly [href: string, words: string])[]
}

/** Answers a native form whose call failed: why, and the ways on. */
export function sendNotKept(reply: FastifyReply, error: unknown, page: NotKept): FastifyReply {
  const isKnown = error instanceof ORPCError
  const { reason, problems } = (isKnown ? error.data : null) ?? {}
  const why = isKnown ? (page.reasons[reason] ?? problems?.[0]?.message ?? error.message) : page.fault
  const links = page.ways.map(([href, words]) => `<a href="${escapeHtml(href)}">${escapeHtml(words)}</a>`)
  reply.code(isKnown ? error.status : 500).header('cache-control', 'no-store')
  return sendPlain(reply, plainPage(page.title, `<p>${escapeHtml(why)}</p><p>${links.join(' · ')}</p>`))
}
