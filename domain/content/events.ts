import type { Events } from '#domain/eventClass.ts'

/** What can happen to texts of the site that staff write, in the past tense (K07, K90). */
export const contentEvents = {
  'site_text.created': 'user_action.low',
  'site_text.saved': 'user_action.low',
  'site_text.published': 'user_action.low',
  'site_text.withdrawn': 'user_action.low',
  'site_text.restored': 'user_action.low',
  'site_picture.added': 'user_action.low',
} as const satisfies Events
