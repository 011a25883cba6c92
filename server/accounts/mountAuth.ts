import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { entranceBodies } from '#contract/accounts.ts'
import { houseTexts } from '#domain/accounts/texts.ts'
import type { House } from '#server/house.ts'
import type { Answered, Knock } from '#server/http/door.ts'
import { mountDoor } from '#server/http/door.ts'
import { becomeAdmin } from './becomeAdmin.ts'
import type { Auth } from './buildAuth.ts'
import { changePassword } from './changePassword.ts'
import { requestReset } from './requestReset.ts'
import { resetPassword } from './resetPassword.ts'
import { sendVerification } from './sendVerification.ts'
import { signIn } from './signIn.ts'
import { signOut } from './signOut.ts'
import { signUp } from './signUp.ts'
import { startDemo } from './startDemo.ts'
import { verifyEmail } from './verifyEmail.ts'

/**
 * The doors of the entrance, each named here: whatever else Better Auth could do has no address. All are POST
 * with JSON; a GET changes nothing, because mail scanners and prefetchers open every link.
 */
export function mountAuth(app: FastifyInstance, house: House, auth: Auth): void {
  const { protocol, hostname } = house.config.publicUrl
  const isSafe = protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

  app.register(async (scope) => {
    // JSON only: a form of another site cannot send it.
    scope.removeContentTypeParser('text/plain')
    scope.addHook('onRequest', async (_request, reply) => {
      // Over plain http on a network the cookie could be read by anybody on the way (4.12.9).
      if (isSafe) return
      return reply
        .code(403)
        .send({ code: 'FORBIDDEN', message: houseTexts.insecureHost, data: { reason: 'insecure_host' } })
    })
    const open = <Body>(
      path: string,
      call: string,
      body: z.ZodType<Body>,
      answer: (auth: Auth, knock: Knock<Body>) => Promise<Answered>,
    ) => mountDoor(scope, house, { path, call, body, answer: (knock) => answer(auth, knock) })

    open('/api/auth/sign-up/email', 'accounts.signUp', entranceBodies.signUp, signUp)
    open(
      '/api/auth/send-verification-email',
      'accounts.sendVerification',
      entranceBodies.email,
      sendVerification,
    )
    open('/api/auth/verify-email', 'accounts.verifyEmail', entranceBodies.token, verifyEmail)
    open('/api/auth/sign-in/email', 'accounts.signIn', entranceBodies.signIn, signIn)
    open('/api/auth/sign-out', 'accounts.signOut', entranceBodies.nothing, signOut)
    open('/api/auth/request-password-reset', 'accounts.requestReset', entranceBodies.email, requestReset)
    open('/api/auth/reset-password', 'accounts.resetPassword', entranceBodies.resetPassword, resetPassword)
    open(
      '/api/auth/change-password',
      'accounts.changePassword',
      entranceBodies.changePassword,
      changePassword,
    )
    open('/api/auth/setup', 'accounts.becomeAdmin', entranceBodies.token, becomeAdmin)
    if (house.config.demo) open('/api/demo-session', 'accounts.startDemo', entranceBodies.nothing, startDemo)
  })
}
