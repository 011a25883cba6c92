import { z } from 'zod'
import { call } from '#contract/call.ts'
import { Id, Instant, Line } from '#contract/fields.ts'
import { emailMax, factorLimits, nextMax, profileLengths } from '#domain/accounts/limits.ts'
import { fieldTexts } from '#domain/accounts/texts/profile.ts'
import { Assertion, Attestation, Factor, Proof } from './factors.ts'
import { own } from './profile.ts'

// Matched before it is lower-cased: a Kelvin sign lower-cases to a 'k', and must not become one (T-005).
const Email = z
  .string()
  .trim()
  .max(emailMax)
  .pipe(z.email(fieldTexts.email('Email')))
  .transform((address) => address.toLowerCase())

const Secret = z.string().min(1).max(1000)

/** The bodies of the endpoints under /api/auth and of /api/demo-session, which are no calls: they set the cookie (T-199). */
export const authBodies = {
  signUp: z.strictObject({
    firstName: Line(profileLengths.firstName),
    lastName: Line(profileLengths.lastName),
    email: Email,
    password: Secret,
    /** IANA name from the browser; a zone we do not know is left out rather than refused (T-213). */
    timeZone: z.string().max(profileLengths.timeZone).optional(),
  }),
  signIn: z.strictObject({ email: Email, password: Secret }),
  email: z.strictObject({ email: Email }),
  /** `next` is where the link of the email leads afterwards (T-201). */
  signInMail: z.strictObject({ email: Email, next: z.string().max(nextMax).optional() }),
  code: z.strictObject({ code: z.string().regex(/^\d{6}$/) }),
  token: z.strictObject({ token: Secret }),
  resetPassword: z.strictObject({ token: Secret, newPassword: Secret }),
  changePassword: z.strictObject({ currentPassword: Secret, newPassword: Secret }),
  /** IANA name from the browser, as at a sign-up. */
  demo: z.strictObject({ timeZone: z.string().max(profileLengths.timeZone).optional() }),
  nothing: z.strictObject({}),
  /** `userId` is what the specified call takes; it is accepted and ignored, because it proves nothing (T-002). */
  biometricSignIn: z.strictObject({
    assertion: Assertion.optional(),
    userId: z.string().max(100).optional(),
  }),
  enrolPasskey: z.strictObject({ attestation: Attestation, name: Line(factorLimits.nameLength, 1) }),
  id: z.strictObject({ id: Id }),
  factor: Factor,
  proof: Proof,
}

/** One browser that is signed in: what it is, from which network, since and until when it was seen; never a place (4.13.19). */
export const SignIn = z.object({
  id: Id,
  device: z.string(),
  isPhone: z.boolean(),
  network: z.string(),
  firstSeenAt: Instant,
  lastSeenAt: Instant,
  isThis: z.boolean(),
})
export type SignIn = z.infer<typeof SignIn>

/** Calls about signIn. */
export const signInCalls = {
  listSignIns: call(
    { ...own, bucket: 'read' },
    'GET',
    '/accounts/sign-ins',
    'List the browsers signed in to your account, this one first',
  ).output(z.object({ signIns: z.array(SignIn) })),
  touchSignIn: call(
    { ...own, bucket: 'write' },
    'POST',
    '/accounts/touch',
    'Report that the user is active',
  ).output(z.object({ idleUntil: Instant })),
}
