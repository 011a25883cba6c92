import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { auditTexts } from '#domain/audit/texts.ts'
import { Banner } from '#web/ui/states/Banner.tsx'
import { momentOf } from './eventWords.ts'
import type { Verdict } from './mutations.ts'

/** What the verification found, said only after it was done. */
export function TrailVerdict({ verdict }: { verdict: Verdict }) {
  const counted = `${verdict.count.toLocaleString('en-GB')} ${verdict.count === 1 ? 'event' : 'events'}`
  if (verdict.brokenAt)
    return (
      <Banner tone="danger" icon={ShieldAlert} role="alert" title={auditTexts.broken}>
        {`number ${verdict.brokenAt.id}, ${momentOf(verdict.brokenAt.at)}. ${counted} before it passed.`}
      </Banner>
    )
  if (!verdict.upTo) return <Banner role="status">{auditTexts.nothingSealed}</Banner>
  return (
    <Banner
      tone="success"
      icon={ShieldCheck}
      role="status"
      title={`${auditTexts.verifiedUpTo} ${momentOf(verdict.upTo)}.`}
    >
      {`${counted}, none changed, added or removed.`}
    </Banner>
  )
}
