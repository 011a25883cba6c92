import type { FastifyInstance } from 'fastify'

/** Routes whose body is a form as a browser posts it by itself, and nothing else. */
export function takeForms(
  server: FastifyInstance,
  bodyLimit: number,
  mount: (scope: FastifyInstance) => void,
): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    mount(scope)
  })
}

/** The fields of a posted form; none where something else came. */
export const fieldsPosted = (body: unknown): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams()
