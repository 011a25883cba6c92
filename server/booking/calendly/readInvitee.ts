import type { CalendlyInvitee } from '#domain/booking/rules/calendly.ts'
import { isTimeZone } from '#domain/zones.ts'
import type { Invitee, ScheduledEvent } from '#server/platform/outside/calendly/shapes.ts'

/** What Calendly says of an invitee and their event, whichever way it came to us. */
export function readInvitee(p: Invitee, event: ScheduledEvent): CalendlyInvitee {
  const eventAt = event.updated_at ?? p.updated_at
  return {
    uri: p.uri,
    email: p.email,
    name: p.name,
    title: event.name?.trim() || 'Session',
    startAt: event.start_time,
    endAt: event.end_time,
    timeZone: p.timezone && isTimeZone(p.timezone) ? p.timezone : 'UTC',
    joinUrl: httpsOr(event.location?.join_url),
    moveUrl: calendlyOr(p.reschedule_url),
    hostEmail: event.event_memberships[0]?.user_email ?? null,
    reference: p.tracking?.utm_content ?? null,
    // Whoever hosts cancels the event, whoever booked their own part of it.
    status: event.status === 'canceled' ? 'canceled' : p.status,
    isRescheduled: p.rescheduled,
    reason: p.cancellation?.reason ?? '',
    isNoShow: p.no_show != null,
    noShowAt: p.no_show?.created_at ?? '',
    oldInvitee: p.old_invitee ?? null,
    newInvitee: p.new_invitee ?? null,
    // Texts of one form, in UTC: the later one is the greater.
    updatedAt: eventAt > p.updated_at ? eventAt : p.updated_at,
  }
}

/** It becomes a link that people press: to Calendly, or to nowhere. */
function calendlyOr(url: string | null | undefined): string | null {
  const own = httpsOr(url)
  return own && /(^|\.)calendly\.com$/.test(new URL(own).hostname) ? own : null
}

const httpsOr = (url: string | null | undefined): string | null =>
  url && URL.canParse(url) && new URL(url).protocol === 'https:' ? url : null
