import { call, ORPCError } from '@orpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { paths } from '#contract/paths.ts'
import { lessonDone, lessonPath } from '#domain/content/rules/playbook.ts'
import type { App } from '#server/platform/app.ts'
import { callContextOf } from '#server/platform/http/callContext.ts'
import { fieldsPosted, takeForms } from '#server/platform/http/site/postedForm.ts'
import { plainPage, sendPlain } from '#server/platform/plainPage.ts'
import { escapeHtml } from '#server/platform/template.ts'
import { setLessonDone } from './commands.ts'

const FORM_BYTES = 1_024
const reasons: Readonly<Record<string, string>> = {
  locked: 'Your console has locked itself. Unlock it in its own tab, then press again.',
  not_verified: 'Confirm your email address first.',
  viewing: 'You are looking at somebody else’s console, where nothing can be changed.',
}

/**
 * 'I have done this lesson' and its opposite by the native form of a lesson, as the call does it. Its page says afterwards what was
 * kept. Who is signed out signs in first and comes back to the lesson.
 */
export function mountLessons(server: FastifyInstance, app: App): void {
  async function set(request: FastifyRequest, reply: FastifyReply) {
    const fields = fieldsPosted(request.body)
    const lesson = fields.get('lesson') ?? ''
    const page = paths.page(lessonPath(lesson))
    const said = fields.get('done') === 'no' ? 'no' : 'yes'
    try {
      await call(
        setLessonDone,
        { lesson, isDone: said === 'yes' },
        { path: ['learning', 'setLessonDone'], context: callContextOf(request, reply, app) },
      )
    } catch (error) {
      if (error instanceof ORPCError && error.code === 'UNAUTHORIZED')
        return reply.redirect(paths.auth('sign-in', page), 303)
      return refuse(reply, error, page)
    }
    return reply.redirect(`${page}#${lessonDone.places[said]}`, 303)
  }

  takeForms(server, FORM_BYTES, (scope) => {
    scope.post(lessonDone.path, set)
  })
}

/** Says why not, and the way back. */
function refuse(reply: FastifyReply, error: unknown, page: string): FastifyReply {
  const isKnown = error instanceof ORPCError
  const { reason, problems } = (isKnown ? error.data : null) ?? {}
  const why = !isKnown
    ? 'Something went wrong on our side. Please send it again.'
    : (reasons[reason] ?? problems?.[0]?.message ?? error.message)
  reply.code(isKnown ? error.status : 500).header('cache-control', 'no-store')
  const back = `<a href="${escapeHtml(page)}">Back to the ${page === lessonPath('') ? 'playbook' : 'lesson'}</a>`
  return sendPlain(reply, plainPage('Nothing was kept', `<p>${escapeHtml(why)}</p><p>${back}</p>`))
}
