import type pg from 'pg'
import type { Auth } from '#server/accounts/auth/buildAuth.ts'
import { buildAuth } from '#server/accounts/auth/buildAuth.ts'
import { finishReset, sendResetEmail } from '#server/accounts/passwords/finishReset.ts'
import { sendConfirmEmail, sendExistingEmail } from '#server/accounts/signUp/emails.ts'
import type { App } from '#server/platform/app.ts'
import { makeMember } from './makeMember.ts'

/** The identity service, told what follows from what it does. */
export const openAuth = (app: App, authPool: pg.Pool, secret: string): Auth =>
  buildAuth(app, authPool, secret, {
    signedUp: makeMember,
    signedUpAgain: sendExistingEmail,
    confirmationWanted: sendConfirmEmail,
    resetWanted: sendResetEmail,
    resetDone: finishReset,
  })
