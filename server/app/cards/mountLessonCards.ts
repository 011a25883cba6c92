import { createHash } from 'node:crypto'
import { call, ORPCError } from '@orpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { paths } from '#contract/paths.ts'
import { formFault } from '#domain/accounts/texts/formRefusals.ts'
import { boardLimits } from '#domain/board/limits.ts'
import { lessonCardRefusals } from '#domain/board/texts/lessonCards.ts'
import { lessonBoard, lessonPath, linesLeft } from '#domain/content/rules/playbook.ts'
import { createCard } from '#server/board/cards/commands.ts'
import { findCard } from '#server/board/cards/queries.ts'
import type { App } from '#server/platform/app.ts'
import { entranceOf, inTransaction } from '#server/platform/db/transaction.ts'
import type { CallContext } from '#server/platform/http/callContext.ts'
import { callContextOf } from '#server/platform/http/callContext.ts'
import { userSignedIn } from '#server/platform/http/signedIn.ts'
import { sendNotKept } from '#server/platform/http/site/notKept.ts'
import { fieldsPosted, takeForms } from '#server/platform/http/site/postedForm.ts'
import { macsOf } from '#server/platform/keyRing.ts'

const FORM_BYTES = 16_384

/**
 * The checklist of a lesson becomes cards of whoever is signed in, by a native form of its page. Each line has one card: sent again, it
 * is the same one, wherever it stands by then. Who is signed out signs in first and comes back to the lesson.
 */
export function mountLessonCards(server: FastifyInstance, app: App): void {
  async function add(request: FastifyRequest, reply: FastifyReply) {
    const fields = fieldsPosted(request.body)
    const slug = fields.get('lesson') ?? ''
    const lesson = paths.page(lessonPath(slug))
    const caller = callContextOf(request, reply, app)
    const userId = await userSignedIn(caller)
    if (!userId) return reply.redirect(paths.auth('sign-in', lesson), 303)
    const left = linesLeft(fields.getAll('item'), fields.getAll('done'))
    if (left.length === 0) return reply.redirect(lesson, 303)
    const wanted = left.map((line) => ({ line, ids: idsOf(userId, slug, line) }))
    try {
      const earlier = await cardsAmong(
        caller,
        wanted.flatMap(({ ids }) => ids.slice(1)),
      )
      // The last is made first, for a new card stands above the others.
      for (const { line, ids } of wanted.toReversed())
        await call(
          createCard,
          {
            id: ids.find((id) => earlier.has(id)) ?? ids[0] ?? '',
            title: line.slice(0, boardLimits.titleLength),
          },
          { path: ['board', 'createCard'], context: callContextOf(request, reply, app) },
        )
    } catch (error) {
      // What is there already stays, and sending the list again adds the rest.
      return sendNotKept(reply, error, {
        title: 'Your list was not added to the board',
        fault: formFault,
        reasons: lessonCardRefusals,
        ways: [
          ...(isWithoutPlan(error) ? [[paths.page('/pricing'), 'See the plans'] as const] : []),
          [lesson, 'Back to the lesson'],
        ],
      })
    }
    return reply.redirect(paths.goBoardOfLesson(), 303)
  }

  takeForms(server, FORM_BYTES, (scope) => {
    scope.post(lessonBoard.path, add)
  })
}

/** Ids of version 4 that nobody can tell beforehand, the same for the same line of the same person: one of each secret, the current one first. */
function idsOf(userId: string, lesson: string, line: string): readonly string[] {
  return macsOf(`card of a lesson\n${userId}\n${lesson}\n${line}`).map(({ mac }) => {
    const hex = createHash('sha256').update(mac).digest('hex')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  })
}

/** Which of these ids are cards already: what was made under an earlier secret stays that line's (0079). */
async function cardsAmong(
  { app, tokenHash }: CallContext,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (tokenHash === null || ids.length === 0) return new Set()
  return await inTransaction(app.pool, entranceOf(tokenHash, app), async (db) => {
    const found = await Promise.all(ids.map((id) => findCard(db, id)))
    return new Set(found.flatMap((card) => (card ? [card.id] : [])))
  })
}

const isWithoutPlan = (error: unknown) => error instanceof ORPCError && error.data?.reason === 'plan_missing'
