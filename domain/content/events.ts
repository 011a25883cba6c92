/** What can happen to texts of the site that staff write, in the past tense (K07, K90). */
export const contentEvents = [
  'site_text.created',
  'site_text.saved',
  'site_text.published',
  'site_text.withdrawn',
  'site_text.restored',
  'site_picture.added',
] as const
export type ContentEvent = (typeof contentEvents)[number]
