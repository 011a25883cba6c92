import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { authBodies } from '#contract/accounts/signIn.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import type { App } from '#server/platform/app.ts'
import type { Answered, EndpointRequest } from '#server/platform/http/endpoint.ts'
import { mountEndpoint } from '#server/platform/http/endpoint.ts'
import { askAddress, cancelAddress } from '../address/askAddress.ts'
import { changeAddress } from '../address/changeAddress.ts'
import { undoAddress } from '../address/undoAddress.ts'
import type { Auth } from '../auth/buildAuth.ts'
import { endOtherSignIns, endSignIn } from '../devices/endSignIn.ts'
import { beginPairing, pairDevice } from '../devices/pairDevice.ts'
import { beginApp, confirmApp, makeRecoveryCodes, removeApp } from '../factors/confirmApp.ts'
import { giveFactor, proveIdentity } from '../factors/giveFactor.ts'
import { lockScreen, unlockScreen } from '../lock/lockScreen.ts'
import { beginPasskey, enrolPasskey, removePasskey } from '../passkeys/enrolPasskey.ts'
import { askPasskey, signInByPasskey } from '../passkeys/signInByPasskey.ts'
import { changePassword } from '../passwords/changePassword.ts'
import { requestReset } from '../passwords/requestReset.ts'
import { resetPassword } from '../passwords/resetPassword.ts'
import { becomeAdmin } from '../people/becomeAdmin.ts'
import { resendConfirmation } from '../people/resendConfirmation.ts'
import { isSafeHost } from '../rules/cookie.ts'
import { sendVerification } from '../signUp/sendVerification.ts'
import { signUp } from '../signUp/signUp.ts'
import { verifyEmail } from '../signUp/verifyEmail.ts'
import { endView, viewMember, viewTier } from '../views/viewTier.ts'
import { askSignInMail } from './askSignInMail.ts'
import { signIn } from './signIn.ts'
import { signInByCode, signInByLink } from './signInByCode.ts'
import { signOut } from './signOut.ts'

/** One more way to sign in, of a part above this feature; it asks for the browser's zone alone. */
export type MoreSignIn = {
  path: string
  call: string
  answer(auth: Auth, asked: EndpointRequest<{ timeZone?: string | undefined }>): Promise<Answered>
}

/**
 * The endpoints of signing in, each named here: whatever else Better Auth could do has no address. All are POST
 * with JSON; a GET changes nothing, because mail scanners and prefetchers open every link.
 */
export function mountAuth(server: FastifyInstance, app: App, auth: Auth, more: readonly MoreSignIn[]): void {
  server.register(async (scope) => {
    // JSON only: a form of another site cannot send it.
    scope.removeContentTypeParser('text/plain')
    scope.addHook('onRequest', async (_request, reply) => {
      if (isSafeHost(app.config)) return
      return reply
        .code(403)
        .send({ code: 'FORBIDDEN', message: accountUiTexts.insecureHost, data: { reason: 'insecure_host' } })
    })
    const open = <Body>(
      path: string,
      call: string,
      body: z.ZodType<Body>,
      answer: (auth: Auth, asked: EndpointRequest<Body>) => Promise<Answered>,
    ) => mountEndpoint(scope, app, { path, call, body, answer: (asked) => answer(auth, asked) })

    open('/api/auth/sign-up/email', 'accounts.signUp', authBodies.signUp, signUp)
    open('/api/auth/send-verification-email', 'accounts.sendVerification', authBodies.email, sendVerification)
    open('/api/auth/verify-email', 'accounts.verifyEmail', authBodies.token, verifyEmail)
    open('/api/auth/sign-in/email', 'accounts.signIn', authBodies.signIn, signIn)
    open('/api/auth/sign-in/mail', 'accounts.askSignInMail', authBodies.signInMail, askSignInMail)
    open('/api/auth/sign-in/code', 'accounts.signInByCode', authBodies.code, signInByCode)
    open('/api/auth/sign-in/link', 'accounts.signInByLink', authBodies.token, signInByLink)
    open('/api/auth/second-factor', 'accounts.giveFactor', authBodies.factor, giveFactor)
    open('/api/auth/prove', 'accounts.proveIdentity', authBodies.proof, proveIdentity)
    open('/api/auth/passkey/ask', 'accounts.askPasskey', authBodies.nothing, askPasskey)
    open('/api/auth/passkey/begin', 'accounts.beginPasskey', authBodies.nothing, beginPasskey)
    open('/api/auth/passkey/enrol', 'accounts.enrolPasskey', authBodies.enrolPasskey, enrolPasskey)
    open('/api/auth/passkey/remove', 'accounts.removePasskey', authBodies.id, removePasskey)
    open(
      '/api/functions/biometric-signin',
      'accounts.signInByPasskey',
      authBodies.biometricSignIn,
      signInByPasskey,
    )
    open('/api/auth/app/begin', 'accounts.beginApp', authBodies.nothing, beginApp)
    open('/api/auth/app/confirm', 'accounts.confirmApp', authBodies.code, confirmApp)
    open('/api/auth/app/remove', 'accounts.removeApp', authBodies.nothing, removeApp)
    open('/api/auth/recovery-codes', 'accounts.makeRecoveryCodes', authBodies.nothing, makeRecoveryCodes)
    open('/api/auth/address/change', 'accounts.askAddress', authBodies.changeAddress, askAddress)
    open('/api/auth/address/confirm', 'accounts.changeAddress', authBodies.token, changeAddress)
    open('/api/auth/address/cancel', 'accounts.cancelAddress', authBodies.nothing, cancelAddress)
    open('/api/auth/address/undo', 'accounts.undoAddress', authBodies.token, undoAddress)
    open('/api/auth/people/resend', 'accounts.resendConfirmation', authBodies.id, resendConfirmation)
    open('/api/auth/pair/begin', 'accounts.beginPairing', authBodies.nothing, beginPairing)
    open('/api/auth/sign-in/pair', 'accounts.pairDevice', authBodies.token, pairDevice)
    open('/api/auth/lock', 'accounts.lockScreen', authBodies.nothing, lockScreen)
    open('/api/auth/unlock', 'accounts.unlockScreen', authBodies.proof, unlockScreen)
    open('/api/auth/view/tier', 'accounts.viewTier', authBodies.viewTier, viewTier)
    open('/api/auth/view/member', 'accounts.viewMember', authBodies.id, viewMember)
    open('/api/auth/view/end', 'accounts.endView', authBodies.nothing, endView)
    open('/api/auth/sign-ins/end', 'accounts.endSignIn', authBodies.id, endSignIn)
    open('/api/auth/sign-ins/end-others', 'accounts.endOtherSignIns', authBodies.nothing, endOtherSignIns)
    open('/api/auth/sign-out', 'accounts.signOut', authBodies.signOut, signOut)
    open('/api/auth/request-password-reset', 'accounts.requestReset', authBodies.email, requestReset)
    open('/api/auth/reset-password', 'accounts.resetPassword', authBodies.resetPassword, resetPassword)
    open('/api/auth/change-password', 'accounts.changePassword', authBodies.changePassword, changePassword)
    open('/api/auth/setup', 'accounts.becomeAdmin', authBodies.token, becomeAdmin)
    for (const { path, call, answer } of more) open(path, call, authBodies.demo, answer)
  })
}
