import type { CalendlyInvitee } from '#domain/booking/rules/calendly.ts'
import { InviteeWebhook } from '#server/platform/outside/calendly/shapes.ts'
import { readInvitee } from './readInvitee.ts'

type ToldByWebhook = { key: string; name: string; event: string; told: CalendlyInvitee }

/** What a webhook tells of an invitee, with the key by which the same one is known again; null where it tells of something else. */
export function readWebhook(body: unknown): ToldByWebhook | null {
  const read = InviteeWebhook.safeParse(body)
  if (!read.success || !read.data.event.startsWith('invitee')) return null
  const { event: name, created_at: at, payload } = read.data
  const invitee = readInvitee(payload, payload.scheduled_event)
  const isAboutComing = name.startsWith('invitee_no_show.')
  return {
    key: `${name} ${payload.uri} ${at}`,
    name,
    event: payload.scheduled_event.uri,
    told: {
      ...invitee,
      // A cancellation says so by its name too, whatever the copy of the invitee in it says.
      status: name === 'invitee.canceled' ? 'canceled' : invitee.status,
      ...(isAboutComing ? { isNoShow: name.endsWith('.created'), noShowAt: at } : {}),
    },
  }
}
