import { z } from 'zod'
import { auditLimits } from '#domain/audit/limits.ts'
import { eventTypes, severities } from '#domain/audit/types.ts'
import { call } from './call.ts'
import { Cursor, Id, Instant, Text } from './fields.ts'

/**
 * One event of the trail: who did what to what, and when (K34). Of a refusal `action` is the call that was refused,
 * `subjectId` the reason, and `count` how often in that minute. Names are null for visitors, the system itself and
 * people who are gone.
 */
export const AuditEvent = z.object({
  /** The event's number in the order it was written, as text. */
  id: z.string(),
  at: Instant,
  type: z.enum(eventTypes),
  severity: z.enum(severities),
  actorKind: z.enum(['visitor', 'member', 'staff', 'jobs']),
  actorId: Id.nullable(),
  actorName: z.string().nullable(),
  action: z.string(),
  outcome: z.enum(['done', 'refused']),
  count: z.number().int(),
  subjectType: z.string(),
  subjectId: z.string(),
  /** The member concerned. */
  memberId: Id.nullable(),
  memberName: z.string().nullable(),
  /** False for the few seconds until the event has its place in the chain. */
  isSealed: z.boolean(),
  /** Where it came from, as far as a page shows it: the address cut to its network, browser and system; null where unknown or erased. */
  network: z.string().nullable(),
  device: z.string().nullable(),
  /** The sign-in by which it was done. */
  signInId: Id.nullable(),
  /** What its name does not tell, in a few words: what a browser reported or what was suspected, which role was given, how many credits. */
  note: z.string().nullable(),
})
export type AuditEvent = z.infer<typeof AuditEvent>

/** Whose events, of what kind and from when until when; together they narrow (K34). */
export const SearchEventsInput = z.strictObject({
  /** One kind of event, as `listEventKinds` names them. */
  action: Text(80, 1).optional(),
  type: z.enum(eventTypes).optional(),
  severity: z.enum(severities).optional(),
  /** Events that this person did, or that were done to what is theirs. */
  personId: Id.optional(),
  fromAt: Instant.optional(),
  untilAt: Instant.optional(),
  cursor: Cursor.optional(),
  limit: z.number().int().min(1).max(auditLimits.page).optional(),
})
export type SearchEventsInput = z.infer<typeof SearchEventsInput>

/**
 * How far one part of the chain holds (4.12.13): `upTo` is the time of the last event that fits, `next` where the
 * following part begins, null at the end of the chain or where it is broken; `brokenAt` the first event that does not fit.
 */
export const TrailPart = z.object({
  ok: z.boolean(),
  /** Events of this part that fit. */
  count: z.number().int(),
  upTo: Instant.nullable(),
  brokenAt: z.object({ id: z.string(), at: Instant }).nullable(),
  next: Cursor.nullable(),
})
export type TrailPart = z.infer<typeof TrailPart>

const admin = { access: 'admin', scope: 'all', bucket: 'read' } as const

/** The append-only trail, read and verified by admins alone (K34, 4.12.13). */
export const audit = {
  listEvents: call(admin, 'GET /audit/events', 'List audit events, newest first')
    .input(SearchEventsInput)
    .output(z.object({ events: z.array(AuditEvent), next: Cursor.nullable() })),
  listEventKinds: call(admin, 'GET /audit/kinds', 'List the kinds of audit events').output(
    z.object({ kinds: z.array(z.string()) }),
  ),
  exportTrail: call(
    { ...admin, bucket: 'sensitive', proof: 'recent' },
    'POST /audit/exports',
    'Get the address of a file of sealed events with what it takes to verify them',
  )
    .input(z.strictObject({ fromAt: Instant.optional(), untilAt: Instant.optional() }))
    .output(
      z.object({
        /** Where the file is fetched within ten minutes, by this sign-in alone; null where nothing of this time is sealed. */
        path: z.string().nullable(),
        /** Events in the file. */
        count: z.number().int(),
      }),
    ),
  verifyTrail: call(
    admin,
    'GET /audit/verification',
    'Verify the next part of the trail, from the start if no cursor is given',
  )
    .input(z.strictObject({ cursor: Cursor.optional() }))
    .output(TrailPart),
}
