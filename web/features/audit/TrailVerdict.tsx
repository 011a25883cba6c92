import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { auditTexts } from '#domain/audit/texts.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { secondText } from '#web/lib/time/whenText.ts'
import { Banner } from '#web/ui/states/Banner.tsx'
import type { Verdict } from './mutations.ts'

/** What the verification found, said only after it was done. */
export function TrailVerdict({ verdict }: { verdict: Verdict }) {
  const zone = useZone()
  const counted = `${verdict.count.toLocaleString('en-GB')} ${verdict.count === 1 ? 'event' : 'events'}`
  if (verdict.brokenAt)
    return (
      <Banner tone="danger" icon={ShieldAlert} role="alert" title={auditTexts.broken}>
        {`number ${verdict.brokenAt.id}, ${secondText(verdict.brokenAt.at, zone)}. ${counted} before it passed.`}
      </Banner>
    )
  if (!verdict.upTo) return <Banner role="status">{auditTexts.nothingSealed}</Banner>
  return (
    <Banner
      tone="success"
      icon={ShieldCheck}
      role="status"
      title={`${auditTexts.verifiedUpTo} ${secondText(verdict.upTo, zone)}.`}
    >
      {`${counted}, none changed, added or removed.`}
    </Banner>
  )
}
