import type { Review } from '#contract/minutes.ts'
import { draftMethodText, modelFailureTexts } from '#domain/minutes/rules/methodWords.ts'
import { minutesTexts } from '#domain/minutes/texts.ts'
import { Banner } from '#web/ui/states/Banner.tsx'

/** What the advisor has to know of how these lines came about (K70, T-084). */
export function HowDrafted({ facts }: { facts: Review }) {
  const byModel = draftMethodText(facts.method, facts.leftOut)
  const title = byModel ?? (facts.modelFailure ? modelFailureTexts[facts.modelFailure] : null)
  const onlyLabels = facts.isEnglish || byModel ? null : minutesTexts.onlyLabels
  return (
    <>
      {title ? <Banner tone={byModel ? 'neutral' : 'warning'} title={title} className="mb-3" /> : null}
      {onlyLabels ? <Banner tone="warning" title={onlyLabels} className="mb-3" /> : null}
    </>
  )
}
