import { z } from 'zod'
import type { CalendlyInvitee } from '#domain/booking/rules/calendly.ts'
import { isTimeZone } from '#domain/zones.ts'

const Moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString())
const Uri = z.string().min(1).max(500)
const Words = z.string().transform((text) => text.replaceAll('\u0000', '').toWellFormed().slice(0, 500))

const Webhook = z.object({
  event: z.string().max(100),
  created_at: Moment,
  payload: z.object({
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
    no_show: z.object({ created_at: Moment.optional() }).nullish(),
    cancellation: z.object({ reason: Words.nullish() }).nullish(),
    scheduled_event: z.object({
      uri: Uri,
      name: Words.nullish(),
      start_time: Moment,
      end_time: Moment,
      location: z.object({ join_url: z.string().max(500).nullish() }).nullish(),
      event_memberships: z.array(z.object({ user_email: Words.nullish() })).default([]),
    }),
  }),
})

/** What a webhook tells of an invitee, with the key by which the same one is known again; null where it tells of something else. */
export function readWebhook(body: unknown): { key: string; event: string; invitee: CalendlyInvitee } | null {
  const read = Webhook.safeParse(body)
  if (!read.success || !read.data.event.startsWith('invitee')) return null
  const { event, created_at: at, payload: p } = read.data
  const isAboutComing = event.startsWith('invitee_no_show.')
  return {
    key: `${event} ${p.uri} ${at}`,
    event,
    invitee: {
      uri: p.uri,
      email: p.email,
      name: p.name,
      title: p.scheduled_event.name?.trim() || 'Session',
      startAt: p.scheduled_event.start_time,
      endAt: p.scheduled_event.end_time,
      timeZone: p.timezone && isTimeZone(p.timezone) ? p.timezone : 'UTC',
      joinUrl: httpsOr(p.scheduled_event.location?.join_url),
      hostEmail: p.scheduled_event.event_memberships[0]?.user_email ?? null,
      reference: p.tracking?.utm_content ?? null,
      // A cancellation says so by its name too, whatever the copy of the invitee in it says.
      status: event === 'invitee.canceled' ? 'canceled' : p.status,
      isRescheduled: p.rescheduled,
      reason: p.cancellation?.reason ?? '',
      isNoShow: isAboutComing ? event.endsWith('.created') : p.no_show != null,
      noShowAt: isAboutComing ? at : (p.no_show?.created_at ?? ''),
      oldInvitee: p.old_invitee ?? null,
      newInvitee: p.new_invitee ?? null,
      updatedAt: p.updated_at,
    },
  }
}

const httpsOr = (url: string | null | undefined): string | null =>
  url && URL.canParse(url) && new URL(url).protocol === 'https:' ? url : null
