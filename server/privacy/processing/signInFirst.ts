import { paths } from '#contract/paths.ts'
import { acceptForm } from '#domain/privacy/rules/processing.ts'
import type { CallContext } from '#server/platform/http/callContext.ts'
import { userSignedIn } from '#server/platform/http/signedIn.ts'

/** Where whoever is signed out is led before anything is looked at, and from there back to the agreement; null for whoever is signed in. */
export const signInFirst = async (context: CallContext): Promise<string | null> =>
  (await userSignedIn(context)) === null ? paths.auth('sign-in', acceptForm.path) : null
