import { createHash } from 'node:crypto'
import { call, ORPCError } from '@orpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { paths } from '#contract/paths.ts'
import { boardLimits } from '#domain/board/limits.ts'
import { lessonBoard, lessonPath, linesLeft } from '#domain/content/rules/playbook.ts'
import { createCard } from '#server/board/cards/commands.ts'
import type { App } from '#server/platform/app.ts'
import { entranceOf, inTransaction } from '#server/platform/db/transaction.ts'
import { callContextOf } from '#server/platform/http/callContext.ts'
import { fieldsPosted, takeForms } from '#server/platform/http/site/postedForm.ts'
import { signFor } from '#server/platform/keyRing.ts'
import { plainPage, sendPlain } from '#server/platform/plainPage.ts'
import { readTokenHash } from '#server/platform/signInCookie.ts'
import { escapeHtml } from '#server/platform/template.ts'

const FORM_BYTES = 16_384
const TITLE = 'Your list was not added to the board'

/**
 * The checklist of a lesson becomes cards of whoever is signed in, by a native form of its page. Each line has one card: sent again, it
 * is the same one, wherever it stands by then. Who is signed out signs in first and comes back to the lesson.
 */
export function mountLessonCards(server: FastifyInstance, app: App): void {
  const userOf = (tokenHash: string) =>
    inTransaction(app.pool, entranceOf(tokenHash, app), async (_db, signIn) => signIn?.userId ?? null)

  async function add(request: FastifyRequest, reply: FastifyReply) {
    const fields = fieldsPosted(request.body)
    const slug = fields.get('lesson') ?? ''
    const lesson = paths.page(lessonPath(slug))
    const tokenHash = readTokenHash(request.headers.cookie, app.config)
    const userId = tokenHash ? await userOf(tokenHash) : null
    if (!userId) return reply.redirect(paths.auth('sign-in', lesson), 303)
    const left = linesLeft(fields.getAll('item'), fields.getAll('done'))
    if (left.length === 0) return reply.redirect(lesson, 303)
    try {
      // The last is made first, for a new card stands above the others.
      for (const line of left.toReversed())
        await call(
          createCard,
          { id: idOf(userId, slug, line), title: line.slice(0, boardLimits.titleLength) },
          { path: ['board', 'createCard'], context: callContextOf(request, reply, app) },
        )
    } catch (error) {
      return refuse(reply, error, lesson)
    }
    return reply.redirect(paths.go('board'), 303)
  }

  takeForms(server, FORM_BYTES, (scope) => {
    scope.post(lessonBoard.path, add)
  })
}

/** An id of version 4 that nobody can tell beforehand, the same for the same line of the same person. */
function idOf(userId: string, lesson: string, line: string): string {
  const hash = createHash('sha256').update(signFor('card of a lesson', `${userId}\n${lesson}\n${line}`))
  const hex = hash.digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Says why not, and the ways on. What is there already stays, and sending the list again adds the rest. */
function refuse(reply: FastifyReply, error: unknown, lesson: string): FastifyReply {
  const isKnown = error instanceof ORPCError
  const isForbidden = isKnown && error.code === 'FORBIDDEN'
  const why = isForbidden
    ? 'Your plan shows the board but does not let you edit it. The pricing page says which plans do.'
    : isKnown
      ? error.message
      : 'Something went wrong on our side. Please send it again.'
  reply.code(isKnown ? error.status : 500).header('cache-control', 'no-store')
  const ways = [
    ...(isForbidden ? [[paths.page('/pricing'), 'See the plans'] as const] : []),
    [lesson, 'Back to the lesson'] as const,
  ]
  const links = ways.map(([href, label]) => `<a href="${escapeHtml(href)}">${label}</a>`).join(' · ')
  return sendPlain(reply, plainPage(TITLE, `<p>${escapeHtml(why)}</p><p>${links}</p>`))
}
