import { z } from 'zod'
import { cutText } from '#domain/cutText.ts'

const Moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString())
const Uri = z.string().min(1).max(500)
const Words = z.string().transform((text) => cutText(text, 500))

/** An event of Calendly's calendar, as its webhooks and its API both write it; fields that we do not read may be anything. */
export const ScheduledEvent = z.object({
  uri: Uri,
  name: Words.nullish(),
  status: z.enum(['active', 'canceled']).default('active'),
  start_time: Moment,
  end_time: Moment,
  updated_at: Moment.optional(),
  location: z.object({ join_url: z.string().max(500).nullish() }).nullish(),
  event_memberships: z.array(z.object({ user: Uri.nullish(), user_email: Words.nullish() })).default([]),
})
export type ScheduledEvent = z.infer<typeof ScheduledEvent>

/** Somebody who booked an event; one that was moved has an invitee before or after. */
export const Invitee = z.object({
  uri: Uri,
  email: Words,
  name: Words,
  status: z.enum(['active', 'canceled']),
  timezone: z.string().nullish(),
  updated_at: Moment,
  tracking: z.object({ utm_content: Words.nullish() }).nullish(),
  rescheduled: z.boolean().default(false),
  old_invitee: Uri.nullish(),
  new_invitee: Uri.nullish(),
  reschedule_url: z.string().max(500).nullish(),
  no_show: z.object({ created_at: Moment.optional() }).nullish(),
  cancellation: z.object({ reason: Words.nullish() }).nullish(),
})
export type Invitee = z.infer<typeof Invitee>

/** What a webhook carries about an invitee. */
export const InviteeWebhook = z.object({
  event: z.string().max(100),
  created_at: Moment,
  payload: Invitee.extend({ scheduled_event: ScheduledEvent }),
})

/** Whose token it is, and which organization's calendar it reads. */
export const Account = z.object({
  resource: z.object({ uri: Uri, email: Words, current_organization: Uri }),
})

/** An address that webhooks are sent to, for one user or the whole organization. */
export const Subscription = z.object({
  uri: Uri,
  callback_url: z.string(),
  state: z.enum(['active', 'disabled']),
})

/** One page of a list; its items are read one by one, so that one that cannot be read takes no other with it. */
export const Page = z.object({
  collection: z.array(z.unknown()),
  pagination: z.object({ next_page_token: z.string().nullish() }),
})
