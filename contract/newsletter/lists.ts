import { z } from 'zod'
import { listExportMax, subscriberPageSize, subscriberSearchMax } from '#domain/newsletter/limits.ts'
import { mailLists, placeStates } from '#domain/newsletter/types.ts'
import { call } from '../call.ts'
import { Cursor, Id, Instant, Text } from '../fields.ts'

/** A place on a list as staff see it: whose it is, and what was agreed to when (K13). */
export const Place = z.object({
  id: Id,
  email: z.string(),
  name: z.string(),
  /** What they said they are, where the form asks. */
  type: z.string().nullable(),
  state: z.enum(placeStates),
  consentVersion: z.string(),
  askedAt: Instant,
  confirmedAt: Instant.nullable(),
  leftAt: Instant.nullable(),
})
export type Place = z.infer<typeof Place>

const Counts = z.record(z.enum(placeStates), z.number().int())
const staff = { access: 'staff', scope: 'all' } as const

/** Who is on a mail list, for staff (K13). */
export const listCalls = {
  listPlaces: call(
    { ...staff, bucket: 'read' },
    'GET /newsletter/lists/{list}/places',
    'List who is on a list, whoever asked last first',
  )
    .input(
      z.strictObject({
        list: z.enum(mailLists),
        state: z.enum(placeStates).optional(),
        /** Part of an address or a name. */
        search: Text(subscriberSearchMax).optional(),
        cursor: Cursor.optional(),
      }),
    )
    .output(z.object({ places: z.array(Place).max(subscriberPageSize), next: Cursor.nullable() })),
  countPlaces: call(
    { ...staff, bucket: 'read' },
    'GET /newsletter/lists/counts',
    'Count the places of each list by their state',
  ).output(z.object({ counts: z.record(z.enum(mailLists), Counts) })),
  exportList: call(
    { ...staff, bucket: 'form', proof: 'recent' },
    'POST /newsletter/exports',
    'Export the confirmed addresses of a list, newest first',
  )
    .input(z.strictObject({ list: z.enum(mailLists) }))
    .output(z.object({ csv: z.string(), count: z.number().int().max(listExportMax), isWhole: z.boolean() })),
}
