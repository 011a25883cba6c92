import { z } from 'zod'
import { call } from '#contract/call.ts'
import { Id, Instant, Text } from '#contract/fields.ts'
import { factorLimits } from '#domain/accounts/limits.ts'
import { own } from './profile.ts'

/** What a browser answers to a passkey's question. The browser makes it, so fields we do not read may come with it. */
export const Assertion = z.looseObject({
  id: z.string().min(1).max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: z.looseObject({
    clientDataJSON: z.string().max(8000),
    authenticatorData: z.string().max(8000),
    signature: z.string().max(8000),
    userHandle: z.string().max(200).optional(),
  }),
  clientExtensionResults: z.looseObject({}),
})
export type Assertion = z.infer<typeof Assertion>

/** What a browser answers when it has made a passkey. */
export const Attestation = z.looseObject({
  id: z.string().min(1).max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: z.looseObject({
    clientDataJSON: z.string().max(8000),
    attestationObject: z.string().max(20_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
  clientExtensionResults: z.looseObject({}),
})
export type Attestation = z.infer<typeof Attestation>

/** A second factor as it is given: a code of the app, a recovery code, or a passkey. */
export const Factor = z.strictObject({
  code: z
    .string()
    .regex(/^\d{6}$/)
    .optional(),
  recoveryCode: z.string().max(40).optional(),
  assertion: Assertion.optional(),
})
export type Factor = z.infer<typeof Factor>

/** The same, or the password of somebody who has no second factor. */
export const Proof = Factor.extend({ password: z.string().min(1).max(1000).optional() })
export type Proof = z.infer<typeof Proof>

/** A passkey as its owner sees it (T-003). */
export const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
})
export type Passkey = z.infer<typeof Passkey>

/** How a person's account is guarded. */
export const Security = z.object({
  passkeys: z.array(Passkey),
  /** Since when an authenticator app is asked; null where none is. */
  appSince: Instant.nullable(),
  codesLeft: z.number().int(),
  /** A new address that waits to be confirmed; null where none does. */
  waitingEmail: z.string().nullable(),
  /** A role of theirs asks for a second factor. */
  isFactorAsked: z.boolean(),
})
export type Security = z.infer<typeof Security>

/** Calls about factors. */
export const factorCalls = {
  getSecurity: call(
    { ...own, bucket: 'read', whileLocked: true, whileViewing: false },
    'GET /accounts/security',
    'Get your passkeys and your second factor',
  ).output(z.object({ security: Security })),
  resetFactor: call(
    { access: 'admin', scope: 'all', bucket: 'write', refs: ['userId'], proof: 'recent' },
    'POST /accounts/people/{userId}/factor-reset',
    "Ask for a person's lost second factor to be removed after a day; they are told at once",
  )
    .input(z.strictObject({ userId: Id, reason: Text(factorLimits.reason, 1) }))
    .output(z.object({ dueAt: Instant })),
}
