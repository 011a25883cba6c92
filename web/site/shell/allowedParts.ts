import type { OptionalCategory } from '#domain/privacy/types.ts'
import { optionalCategories } from '#domain/privacy/types.ts'
import { choiceChanged, choiceHere } from '#web/lib/page/keptChoice.ts'

/** What a document runs of each category once it is allowed, and never before (T-159). Nothing comes from another host. */
const parts: Readonly<Partial<Record<OptionalCategory, () => void>>> = { analytics: countPage }

const ran = new Set<OptionalCategory>()

/** Runs what this browser allows, now and as soon as it allows more; each part once for a page. */
export function runAllowed() {
  const run = () => {
    const choice = choiceHere()
    for (const category of optionalCategories) {
      if (!choice?.[category] || ran.has(category)) continue
      ran.add(category)
      parts[category]?.()
    }
  }
  run()
  window.addEventListener(choiceChanged, run)
}

/** One more for this page today; nothing of the person goes with it, and what does not arrive is not counted. */
function countPage() {
  void fetch('/api/v1/content/visits', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-jul': '1' },
    body: JSON.stringify({ path: location.pathname }),
    keepalive: true,
  }).catch(() => undefined)
}
