import { queryOptions } from '@tanstack/react-query'
import { orpc } from '#web/lib/calls/api.ts'
import { wantProof } from '#web/lib/calls/proof.ts'
import { queryClient } from '#web/lib/calls/queryClient.ts'
import type { Refusal } from '#web/lib/calls/refusal.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { dropSignOut, settleSignOut } from '#web/lib/signIn/pendingSignOut.ts'
import type { Me } from '#web/lib/signIn/session.tsx'
import { meQuery } from '#web/lib/signIn/session.tsx'
import { browserStorage } from '#web/lib/storage/browserStorage.ts'

/** The answers of `/api/auth/*`; each is defined next to its route on the server. */
export type AuthAnswer = {
  message?: string
  signedIn?: boolean
  /** The secret with which whoever confirmed an address elsewhere chooses the password. */
  choose?: string
  /** What is asked for besides, where the first step does not sign in by itself (T-200). */
  factors?: readonly FactorWay[]
  isAdmin?: boolean
  expiresAt?: string
  /** What the browser is handed to ask for or make a passkey. */
  options?: unknown
  secret?: string
  address?: string
  codes?: readonly string[]
}
export type FactorWay = 'app' | 'passkey'

/** A second factor as it is given. */
export type GivenFactor = { code?: string; recoveryCode?: string; assertion?: object }

type AuthCalls = {
  'sign-up/email': { firstName: string; lastName: string; email: string; password: string; timeZone?: string }
  'send-verification-email': { email: string }
  'verify-email': { token: string }
  'sign-in/email': { email: string; password: string }
  'sign-in/mail': { email: string; next?: string }
  'sign-in/code': { code: string }
  'sign-in/link': { token: string }
  'request-password-reset': { email: string }
  'reset-password': { token: string; newPassword: string }
  'change-password': { currentPassword: string; newPassword: string }
  setup: { token: string }
  'second-factor': GivenFactor
  prove: GivenFactor & { password?: string }
  'passkey/ask': object
  'passkey/begin': object
  'passkey/enrol': { attestation: object; name: string }
  'passkey/remove': { id: string }
  '../functions/biometric-signin': { assertion: object }
  'app/begin': object
  'app/confirm': { code: string }
  'app/remove': object
  'recovery-codes': object
  'address/change': { email: string }
  'address/confirm': { token: string }
  'address/cancel': object
  'address/undo': { token: string }
  'people/resend': { id: string }
  'pair/begin': object
  'sign-in/pair': { token: string }
  unlock: GivenFactor & { password?: string }
  'view/tier': { desktop: string | null; mobile: string | null }
  'view/member': { id: string }
  'view/end': object
  'sign-ins/end': { id: string }
  'sign-ins/end-others': object
}

/** Asks the sign-in machinery for one thing; a refusal is thrown in the shape `refusalOf` reads. */
export async function askAuth<Name extends keyof AuthCalls>(
  name: Name,
  body: AuthCalls[Name],
): Promise<AuthAnswer> {
  // A sign-out the server has not heard of ends first, or it would end the sign-in that is coming (T-013).
  const isSignIn = name.startsWith('sign-in/') || name.endsWith('biometric-signin')
  if (isSignIn) await settleSignOut()
  const answer = await fetch(`/api/auth/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-jul': '1' },
    body: JSON.stringify(body),
  })
  const said: unknown = await answer.json().catch(() => null)
  if (!answer.ok) {
    const refusal = refused(answer, said)
    if (refusalOf(refusal).reason === 'proof_needed' && (await wantProof())) return await askAuth(name, body)
    throw refusal
  }
  if (isSignIn) dropSignOut()
  return isAnswer(said) ? said : {}
}

function refused(answer: Response, said: unknown): Error {
  const envelope = typeof said === 'object' && said !== null ? said : {}
  const code = Reflect.get(envelope, 'code')
  const message = Reflect.get(envelope, 'message')
  return Object.assign(new Error(typeof message === 'string' ? message : ''), {
    // An answer without our envelope came from something in between, so it is not "no connection".
    code: typeof code === 'string' ? code : `HTTP_${answer.status}`,
    data: Reflect.get(envelope, 'data'),
  })
}

function isAnswer(said: unknown): said is AuthAnswer {
  return typeof said === 'object' && said !== null
}

/** A token that is used up or too old, as the server says it. */
export function isSpent(refusal: Refusal): boolean {
  return refusal.problems.some((problem) => problem.field === 'token')
}

/** Asks anew who is signed in, for the moment after a sign-in. */
export async function fetchMe(): Promise<Me | null> {
  const { me } = await queryClient.fetchQuery({ ...meQuery(), staleTime: 0 })
  return me
}

/** Writes what the server stored of a profile into what every screen knows of `me`. */
export function rememberProfile(profile: Me['profile']) {
  queryClient.setQueryData(meQuery().queryKey, (known) =>
    known?.me ? { me: { ...known.me, profile } } : known,
  )
  // The name and its initials are made by the server.
  void queryClient.invalidateQueries({ queryKey: orpc.accounts.getMe.key() })
}

/** Whether this server keeps its mail readable at /dev/mail; asked only on the machine itself, never of a real host. */
export const mailboxQuery = () =>
  queryOptions({
    queryKey: ['accounts', 'mailbox'],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async () => {
      if (!/^(localhost|127\.0\.0\.1|\[::1\])$/.test(window.location.hostname)) return false
      const answer = await fetch('/dev/mail', { method: 'HEAD' }).catch(() => null)
      return answer?.ok === true
    },
  })

const askedKey = 'jul.asked'

/** Whether to ask who this member is: they have not said, and did not put the question off in this browser (T-024). */
export function needsWelcome(me: Me): boolean {
  if (me.isStaff || me.isDemo) return false
  const { userType, firstName, lastName } = me.profile
  return userType === null || firstName === '' || lastName === ''
}

/** The question was put once in this browser; from then on a card asks, and nothing stands in the way. */
export function wasAsked(me: Me): boolean {
  try {
    return localStorage.getItem(askedKey) === me.userId
  } catch {
    return true
  }
}

/** Remembers that the question was put. */
export function rememberAsked(me: Me) {
  // Without storage the card alone asks.
  browserStorage.local.set(askedKey, me.userId)
}
