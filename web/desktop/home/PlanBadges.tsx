import { Key } from 'lucide-react'
import type { Me } from '#web/lib/signIn/session.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { TierBadge } from '#web/ui/marks/TierBadge.tsx'

/** The level of membership and what the desktop plan opens. */
export function PlanBadges({ me }: { me: Me }) {
  return (
    <>
      <TierBadge level={me.cardLevel} />
      <Badge tone="outline" icon={Key}>
        Console Access: {me.desktopPlan === 'desktop_pro' ? 'Pro' : 'Standard'}
      </Badge>
    </>
  )
}
