import type { SiteText } from '#contract/content.ts'
import { Badge } from '#web/ui/marks/Badge.tsx'

const words: Readonly<Record<SiteText['state'], string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  changed: 'Published, draft changed',
  withdrawn: 'Withdrawn',
}

/** What visitors see of a page, in a word. */
export function StateBadge({ state }: { state: SiteText['state'] }) {
  return (
    <Badge tone={state === 'draft' || state === 'withdrawn' ? 'outline' : undefined}>{words[state]}</Badge>
  )
}
