import { paths } from '#contract/paths.ts'
import { staffPages } from '#domain/content/rules/staffPages.ts'
import type { Me } from '#web/lib/signIn/session.tsx'

export type StaffItem = { to: string; label: string; isFor?: (me: Me) => boolean }

/** The staff area's navigation: only screens that exist. */
export const items: readonly StaffItem[] = [
  { to: paths.vip(), label: 'Overview' },
  { to: paths.vipSessions(), label: 'Sessions' },
  { to: paths.vipMembers(), label: 'Members' },
  { to: paths.vipRequests(), label: 'Requests' },
  { to: paths.vipRecordings(), label: 'Recordings' },
  { to: paths.vipServices(), label: 'Services' },
  { to: staffPages.content, label: 'Content' },
  { to: paths.vipYelmail(), label: 'YELMail' },
  { to: staffPages.brand, label: 'Brand' },
  { to: staffPages.manual, label: 'Manual' },
  { to: paths.admin(), label: 'Admin', isFor: (me) => me.isAdmin },
]
