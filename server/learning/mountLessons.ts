import { call, ORPCError } from '@orpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { paths } from '#contract/paths.ts'
import { formFault, formRefusals } from '#domain/accounts/texts/formRefusals.ts'
import { lessonDone, lessonPath } from '#domain/content/rules/playbook.ts'
import type { App } from '#server/platform/app.ts'
import { callContextOf } from '#server/platform/http/callContext.ts'
import { sendNotKept } from '#server/platform/http/site/notKept.ts'
import { fieldsPosted, takeForms } from '#server/platform/http/site/postedForm.ts'
import { setLessonDone } from './commands.ts'

const FORM_BYTES = 1_024

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
      return sendNotKept(reply, error, {
        title: 'Nothing was kept',
        fault: formFault,
        reasons: formRefusals,
        ways: [[page, `Back to the ${page === lessonPath('') ? 'playbook' : 'lesson'}`]],
      })
    }
    return reply.redirect(`${page}#${lessonDone.places[said]}`, 303)
  }

  takeForms(server, FORM_BYTES, (scope) => {
    scope.post(lessonDone.path, set)
  })
}
