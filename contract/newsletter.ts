import { z } from 'zod'
import { messageFieldMax } from '#domain/inquiries/limits.ts'
import { leaveReasons, listFormNames } from '#domain/newsletter/rules.ts'
import { mailLists, mailTopics } from '#domain/newsletter/types.ts'
import { call } from './call.ts'
import { Id, Instant, Line, Text } from './fields.ts'

/** A form of a list as it was sent; its id is the address's where it is new, so that a retry is the same place (K13). */
export const JoinListInput = z.strictObject({
  id: Id,
  form: z.enum(listFormNames),
  fields: z.record(z.string().regex(/^[a-z]{1,20}$/), Text(messageFieldMax)),
  unseen: Text(1000).optional(),
  page: z.string().max(200),
})

/** The link of an email: which address, and a signature that nobody else can make. */
export const ListTokenInput = z.strictObject({ token: z.string().max(200) })

/** What an address gets of YELMail. `pace` says when: each issue, none for thirty days, or none at all (K15). */
export const SetPreferencesInput = ListTokenInput.extend({
  /** The id of another address, where one is given and new. */
  id: Id,
  topics: z.array(z.enum(mailTopics)).max(mailTopics.length),
  pace: z.enum(['each', 'pause', 'stop']),
  address: Text(254).optional(),
  why: z.enum(leaveReasons.map(({ value }) => value)).optional(),
})

/** What an address gets; it is shown without its middle, because issues are passed on (K15). */
export const Preferences = z.object({
  address: z.string(),
  topics: z.array(z.enum(mailTopics)),
  pausedUntil: Instant.nullable(),
})

/** Mail lists: waitlists and the readers of the report, each address confirmed by mail (K13, K17). */
export const newsletter = {
  joinList: call(
    // The time it takes tells nobody whether an address is on a list.
    { access: 'anyone', scope: 'none', bucket: 'open', evenMs: 50 },
    'POST /newsletter/joins',
    'Ask for a place on a list; an email asks whether it is wanted, and the answer tells nothing of the address',
  )
    .input(JoinListInput)
    .output(z.object({})),
  confirmAddress: call(
    { access: 'anyone', scope: 'none', bucket: 'write' },
    'POST /newsletter/confirmations',
    'Confirm an address by the link it was sent',
  )
    .input(ListTokenInput)
    .output(z.object({ isKnown: z.boolean(), lists: z.array(z.enum(mailLists)) })),
  confirmByCode: call(
    // The time it takes tells nobody whether an address is on the list.
    { access: 'anyone', scope: 'none', bucket: 'codes', evenMs: 200 },
    'POST /newsletter/codes',
    'Confirm an address by the code it was sent, and open the report; null where it is not its code',
  )
    .input(z.strictObject({ email: Line(254), code: Line(20) }))
    .output(z.object({ token: z.string().nullable() })),
  leaveLists: call(
    { access: 'anyone', scope: 'none', bucket: 'write' },
    'POST /newsletter/departures',
    'Leave every list by the link of an email; mail about an account still comes',
  )
    .input(ListTokenInput)
    .output(z.object({ isKnown: z.boolean() })),
  leaveNewsletter: call(
    { access: 'anyone', scope: 'none', bucket: 'open' },
    'POST /newsletter/unsubscriptions',
    'Leave every topic of the newsletter by the link of an issue; other lists and mail about an account stay',
  )
    .input(ListTokenInput)
    .output(z.object({ isKnown: z.boolean() })),
  getPreferences: call(
    { access: 'anyone', scope: 'none', bucket: 'read' },
    'GET /newsletter/preferences',
    'What an address gets of the newsletter, by the link of an issue',
  )
    .input(ListTokenInput)
    .output(z.object({ preferences: Preferences.nullable() })),
  setPreferences: call(
    { access: 'anyone', scope: 'none', bucket: 'write' },
    'POST /newsletter/preferences',
    'Choose topics, pause, unsubscribe or change the address, by the link of an issue',
  )
    .input(SetPreferencesInput)
    .output(z.object({ isKnown: z.boolean(), isAsked: z.boolean() })),
  askPreferences: call(
    // Nor does the time that it takes.
    { access: 'anyone', scope: 'none', bucket: 'open', evenMs: 200 },
    'POST /newsletter/preference-links',
    'Have the link to the preferences mailed; the answer does not say whether the address subscribes',
  )
    .input(z.strictObject({ email: Text(254) }))
    .output(z.object({})),
  openReport: call(
    { access: 'anyone', scope: 'none', bucket: 'write' },
    'POST /newsletter/report-openings',
    'Open the report or its figures by the link of a confirmed address; each opening is recorded',
  )
    .input(ListTokenInput.extend({ what: z.enum(['text', 'data']) }))
    .output(z.object({ isOpen: z.boolean() })),
}
