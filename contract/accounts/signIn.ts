import { z } from 'zod'
import { call } from '#contract/call.ts'
import { Id, Instant, Line } from '#contract/fields.ts'
import { emailMax, factorLimits, firstGoalMax, nextMax, profileLengths } from '#domain/accounts/limits.ts'
import { fieldTexts } from '#domain/accounts/texts/profile.ts'
import { desktopPlans, mobilePlans } from '#domain/billing/types.ts'
import { SignIn } from './devices.ts'
import { Assertion, Attestation, Factor, Proof } from './factors.ts'
import { own, UserType } from './profile.ts'

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
    /** Asked by /juliverse-signup; on /auth the first visit of the console asks. */
    userType: UserType.optional(),
    company: Line(profileLengths.company).optional(),
    firstGoal: Line(firstGoalMax).optional(),
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
  /** How long ago somebody signed out whom the server did not hear then: a sign-in begun since stays (T-013). */
  signOut: z.strictObject({ agoMs: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional() }),
  /** `userId` is what the specified call takes; it is accepted and ignored, because it proves nothing (T-002). */
  biometricSignIn: z.strictObject({
    assertion: Assertion.optional(),
    userId: z.string().max(100).optional(),
  }),
  enrolPasskey: z.strictObject({ attestation: Attestation, name: Line(factorLimits.nameLength, 1) }),
  id: z.strictObject({ id: Id }),
  changeAddress: z.strictObject({ email: Email }),
  /** Null ends it. */
  viewTier: z.strictObject({
    desktop: z.enum(desktopPlans).nullable(),
    mobile: z.enum(mobilePlans).nullable(),
  }),
  factor: Factor,
  proof: Proof,
}

/** Calls about signIn. */
export const signInCalls = {
  listSignIns: call(
    { ...own, bucket: 'read', whileViewing: false },
    'GET /accounts/sign-ins',
    'List the browsers signed in to your account, this one first',
  ).output(z.object({ signIns: z.array(SignIn) })),
  getDraftKey: call(
    { ...own, bucket: 'read', whileViewing: false },
    'GET /accounts/draft-key',
    'Get the key that keeps your unsaved words on this device',
  ).output(z.object({ key: z.string(), earlier: z.array(z.string()) })),
  touchSignIn: call(
    { ...own, bucket: 'write', whileViewing: true },
    'POST /accounts/touch',
    'Report that the user is active',
  ).output(z.object({ idleUntil: Instant })),
}
