import { z } from 'zod'
import { listExportMax, subscriberPageSize, subscriberSearchMax } from '#domain/newsletter/limits.ts'
import { bounceKinds, mailTopics, subscriberStates, suppressionReasons } from '#domain/newsletter/types.ts'
import { call } from '../call.ts'
import { Cursor, Id, Instant, Text } from '../fields.ts'

/** A subscriber of YELMail as staff see them (K15). */
export const Subscriber = z.object({
  id: Id,
  email: z.string(),
  name: z.string(),
  state: z.enum(subscriberStates),
  topics: z.array(z.enum(mailTopics)),
  pausedUntil: Instant.nullable(),
  suppressedFor: z.enum(suppressionReasons).nullable(),
  suppressedAt: Instant.nullable(),
  /** What came back last, while it is remembered: of which issue, and what its server said. */
  bounce: z
    .object({
      kind: z.enum(bounceKinds),
      issue: z.number().int().nullable(),
      status: z.string(),
      said: z.string(),
      at: Instant,
    })
    .nullable(),
  leftWhy: z.string().nullable(),
  createdAt: Instant,
})
export type Subscriber = z.infer<typeof Subscriber>

/** An address of no subscriber that no issue goes to: kept as a digest, so only whoever has the whole address finds it (K15). */
export const SuppressedAddress = z.object({
  email: z.string(),
  suppressedFor: z.enum(suppressionReasons),
  suppressedAt: Instant,
})
export type SuppressedAddress = z.infer<typeof SuppressedAddress>

const Which = {
  state: z.enum(subscriberStates).optional(),
  /** Part of an address or a name. */
  search: Text(subscriberSearchMax).optional(),
}

const staff = { access: 'staff', scope: 'all' } as const

/** Who subscribes to YELMail, and to whom nothing goes (K15). */
export const subscriberCalls = {
  listSubscribers: call(
    { ...staff, bucket: 'read' },
    'GET /newsletter/subscribers',
    'List subscribers of the newsletter, newest first',
  )
    .input(z.strictObject({ ...Which, cursor: Cursor.optional() }))
    .output(
      z.object({
        subscribers: z.array(Subscriber).max(subscriberPageSize),
        /** Where the search is the whole address of nobody here, and no issue goes there. */
        other: SuppressedAddress.nullable(),
        next: Cursor.nullable(),
      }),
    ),
  countSubscribers: call(
    { ...staff, bucket: 'read' },
    'GET /newsletter/subscribers/counts',
    'Count the subscribers of each state',
  ).output(z.object({ counts: z.record(z.enum(subscriberStates), z.number().int()) })),
  exportSubscribers: call(
    { ...staff, bucket: 'form' },
    'POST /newsletter/subscribers/exports',
    'Export subscribers with their topics and state, newest first',
  )
    .input(z.strictObject({ ...Which, state: z.enum(['all', ...subscriberStates]) }))
    .output(z.object({ csv: z.string(), count: z.number().int().max(listExportMax), isWhole: z.boolean() })),
  suppressAddress: call(
    { ...staff, bucket: 'write' },
    'POST /newsletter/suppressions',
    'Send no issues to an address any more; receipts and mail for signing in still go there',
  )
    .input(z.strictObject({ email: z.email().max(254), reason: z.enum(suppressionReasons) }))
    .output(z.object({ email: z.string() })),
  releaseAddress: call(
    { ...staff, bucket: 'write' },
    'POST /newsletter/suppressions/releases',
    'Send issues to an address again',
  )
    .input(z.strictObject({ email: z.email().max(254) }))
    .output(z.object({ email: z.string() })),
}
