import { Key } from 'lucide-react'
import type { Me } from '#web/lib/session.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import type { Tier } from '#web/ui/TierBadge.tsx'
import { TierBadge } from '#web/ui/TierBadge.tsx'

/** Which level each stored card level is called by. */
export const tierOf: Record<Me['cardLevel'], Tier> = { base: 'forge', standard: 'workshop', pro: 'studio' }

/** The level of membership and what the desktop plan opens. */
export function PlanBadges({ me }: { me: Me }) {
  return (
    <>
      <TierBadge tier={tierOf[me.cardLevel]} />
      <Badge tone="outline" icon={Key}>
        Console Access: {me.desktopPlan === 'desktop_pro' ? 'Pro' : 'Standard'}
      </Badge>
    </>
  )
}
