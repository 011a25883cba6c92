import type { SignIn } from '#contract/accounts/devices.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { openCall } from '#server/platform/calls/openCall.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import type { SignInRow } from './present.ts'
import { presentSignIn } from './present.ts'

const mine = sqlStatement<[], SignInRow>('select * from app_sign_ins()')

/** Where the reader is signed in, as they see it; `thisId` is the sign-in that asks. */
export const loadOwnSignIns = async (db: Db, thisId: string | null): Promise<SignIn[]> =>
  (await mine(db)).map((row) => presentSignIn(row, thisId))

/** Where the reader is signed in, this browser first (K25). */
export const listSignIns = openCall(calls.accounts.listSignIns, async ({ db, signIn }) => {
  const signIns = await loadOwnSignIns(db, signIn?.signInId ?? null)
  return { signIns: signIns.sort((one, other) => Number(other.isThis) - Number(one.isThis)) }
})
