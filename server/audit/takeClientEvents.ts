import { z } from 'zod'
import { Id, Line } from '#contract/fields.ts'
import { clientEventLimits as limits } from '#domain/audit/limits.ts'
import { eventTypes } from '#domain/audit/types.ts'
import { digestOf } from '#server/platform/audit/recordEvent.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { entranceOf, inTransaction } from '#server/platform/db/transaction.ts'
import type { Answered, EndpointRequest } from '#server/platform/http/endpoint.ts'
import { takeToken } from '#server/platform/http/rates.ts'
import { unauthorized } from '#server/platform/http/refuse.ts'

// Who, where from and when the server knows itself; what a browser says of that is taken and not looked at (T-027, 4.12.7).
const ignored = z.unknown().optional()
const known = {
  severity: ignored,
  user_id: ignored,
  ip_address: ignored,
  user_agent: ignored,
  session_id: ignored,
}
const times = { timestamp: ignored, created_at: ignored }

const Word = z.union([Line(limits.metadataText), z.number(), z.boolean(), z.null()])

/** What browsers may report: a type, an action, on what, and a little besides (T-027). */
export const ClientEvents = z.strictObject({
  events: z
    .array(
      z.strictObject({
        id: Id,
        event_type: z.enum(eventTypes),
        action: Line(limits.action, 1),
        resource: Line(limits.resource).optional(),
        metadata: z
          .record(Line(limits.action, 1), Word)
          .refine((given) => Object.keys(given).length <= limits.metadataKeys, 'Too many fields.')
          .optional(),
        ...known,
        ...times,
      }),
    )
    .max(limits.batch),
  /** How many events the browser had no room for since it last told (T-028). */
  dropped: z.number().int().min(0).max(1_000_000).optional(),
})

const take = sqlStatement<[events: string, request: string, ip: string, agent: string], { taken: number }>(
  'select app_take_client_events($1::jsonb, $2, $3, $4) as taken',
)

/** Writes what a browser reports into the trail as what it is: said by a browser, of whoever is signed in there, each event once (T-027, T-028). */
export async function takeClientEvents({
  context,
  body: { events, dropped = 0 },
}: EndpointRequest<z.infer<typeof ClientEvents>>): Promise<Answered> {
  const { app, tokenHash, origin } = context
  if (!tokenHash) throw unauthorized()
  await takeToken(context, 'form', 'audit.takeClientEvents')
  const rows = events.map(({ id, event_type: type, action, resource = '', metadata = {} }, index) => {
    const details = {
      source: 'client',
      type,
      action,
      resource,
      metadata,
      ...(index === 0 && dropped > 0 ? { dropped } : {}),
    }
    return { id, details, digest: digestOf(JSON.stringify(details)) }
  })
  const taken = await inTransaction(app.pool, entranceOf(tokenHash, app), async (db, signIn) => {
    if (!signIn) throw unauthorized()
    const [row] = await take(db, JSON.stringify(rows), origin.requestId, origin.ipAddress, origin.userAgent)
    return row?.taken ?? 0
  })
  return { body: { taken } }
}
