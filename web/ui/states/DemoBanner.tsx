import { useMe } from '#web/lib/signIn/session.tsx'
import { Banner } from './Banner.tsx'

/** A demo member is told what they are looking at (pages §5.4). */
export function DemoBanner({ className }: { className?: string }) {
  const me = useMe()
  if (!me.isDemo) return null
  return (
    <Banner tone="heat" className={className}>
      Demo - sample data, erased after two hours
    </Banner>
  )
}
