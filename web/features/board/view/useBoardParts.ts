import { useState } from 'react'
import { hasRight } from '#domain/billing/rules/rights.ts'
import type { Surface } from '#domain/billing/types.ts'
import { boardBlocks } from '#domain/board/rules/blocks.ts'
import { boardPartTexts, boardPhoneTexts } from '#domain/board/texts.ts'
import { useMe } from '#web/lib/signIn/session.tsx'

/** What of the board this member sees and may do on this surface, and the decision that is being submitted. */
export function useBoardParts(surface: Surface) {
  const me = useMe()
  const canEdit = hasRight([surface === 'desktop' ? me.desktopPlan : me.mobilePlan], 'board.edit')
  const blocks = boardBlocks(me.profile.userType)
  // A card's id, or null for one still to be chosen.
  const [submitting, setSubmitting] = useState<{ cardId: string | null } | null>(null)
  // Founders alone; on the phone with the right to edit (spec 2 §2, spec 3 §2). Nothing of a demo reaches an advisor.
  const schedules = blocks.includes('schedule_session') && (surface === 'desktop' || canEdit)
  const canSubmit = canEdit && blocks.includes('submit_decision')
  return {
    me,
    canEdit,
    canSubmit,
    canSchedule: schedules && !me.isDemo,
    words: surface === 'desktop' ? boardPartTexts : boardPhoneTexts,
    isInvestor: blocks.includes('portfolio_oversight'),
    isUnknown: me.profile.userType === null && !me.isStaff,
    submitting,
    submit: canSubmit ? (cardId: string | null) => setSubmitting({ cardId }) : null,
    endSubmit: () => setSubmitting(null),
  }
}
