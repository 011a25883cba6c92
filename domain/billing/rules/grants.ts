import type { Problem } from '#domain/decision.ts'
import { grantLimits } from '../limits.ts'
import { grantTexts } from '../texts.ts'
import { grantablePlans } from '../types.ts'

/** What staff fill in to give a plan: which, why, and until when (null for no end). */
export type GrantDraft = { readonly plan: string; readonly reason: string; readonly untilAt: Date | null }

const day = 86_400_000

/** A grant names a paid plan and a reason, and ends in the future or never (T-047). */
export function checkGrant(draft: GrantDraft, now: Date): readonly Problem[] {
  const problems: Problem[] = []
  const reason = draft.reason.trim()
  if (!grantablePlans.some((plan) => plan === draft.plan)) {
    problems.push({ field: 'plan', message: grantTexts.planInvalid })
  }
  if (reason === '') problems.push({ field: 'reason', message: grantTexts.reasonRequired })
  if (reason.length > grantLimits.reason)
    problems.push({ field: 'reason', message: grantTexts.reasonTooLong })
  if (draft.untilAt !== null) {
    const ahead = draft.untilAt.getTime() - now.getTime()
    // Written so that an invalid date, whose time is NaN, is refused as well.
    if (!(ahead > 0 && ahead <= grantLimits.daysAhead * day)) {
      problems.push({ field: 'untilAt', message: grantTexts.untilInvalid })
    }
  }
  return problems
}
