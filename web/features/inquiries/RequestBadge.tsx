import type { Inquiry } from '#contract/inquiries.ts'
import { outcomeOf } from '#domain/inquiries/rules.ts'
import { inquiryOutcomeTexts, inquiryStatusNames } from '#domain/inquiries/texts.ts'
import type { BadgeTone } from '#web/ui/marks/Badge.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import type { Stage } from '#web/ui/marks/StageMark.tsx'

const looks: Record<Inquiry['status'], { tone: BadgeTone; mark: Stage }> = {
  open: { tone: 'heat', mark: 'square' },
  in_progress: { tone: 'info', mark: 'octagon' },
  done: { tone: 'success', mark: 'round' },
  declined: { tone: 'neutral', mark: 'round' },
  withdrawn: { tone: 'outline', mark: 'square' },
}

/** Where a request stands, or how it ended. */
export function RequestBadge({ inquiry }: { inquiry: Inquiry }) {
  const { tone, mark } = looks[inquiry.status]
  const outcome = outcomeOf(inquiry)
  return (
    <Badge tone={tone} mark={mark}>
      {outcome ? inquiryOutcomeTexts[outcome].past : inquiryStatusNames[inquiry.status]}
    </Badge>
  )
}
