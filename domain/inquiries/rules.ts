import { grantablePlans } from '#domain/billing/types.ts'
import type { Problem } from '#domain/decision.ts'
import { inquiryDueDays, inquiryLimits } from './limits.ts'
import { inquiryTexts } from './texts.ts'
import type { InquiryKind, InquiryOutcome, InquiryStatus } from './types.ts'

/** A request for a plan names one that can be granted, and may say why (T-047). */
export function checkUpgradeRequest(request: {
  readonly plan: string
  readonly body: string
}): readonly Problem[] {
  const problems: Problem[] = []
  if (!grantablePlans.some((plan) => plan === request.plan)) {
    problems.push({ field: 'plan', message: inquiryTexts.planInvalid })
  }
  if (request.body.length > inquiryLimits.body)
    problems.push({ field: 'body', message: inquiryTexts.tooLong })
  return problems
}

const nextStatuses: Readonly<Record<InquiryStatus, readonly InquiryStatus[]>> = {
  open: ['in_progress', 'done', 'declined'],
  in_progress: ['open', 'done', 'declined'],
  done: ['open'],
  declined: ['open'],
  // Its member does not want it any more; asking again is a new request.
  withdrawn: [],
}

/** The statuses staff may give a request from here; an answered one is only opened again, a withdrawn one stays so. */
export function statusesAfter(status: InquiryStatus): readonly InquiryStatus[] {
  return nextStatuses[status]
}

const outcomes: Readonly<Record<'decision_review' | 'other', readonly InquiryOutcome[]>> = {
  decision_review: ['approved', 'not_yet', 'comment'],
  other: ['done', 'declined', 'comment'],
}

/** The answers that fit what was asked (4.13.9). */
export function outcomesOf(kind: InquiryKind): readonly InquiryOutcome[] {
  return outcomes[kind === 'decision_review' ? kind : 'other']
}

/** Where an answer leaves a request: a comment keeps it with whoever answers, anything else closes it. */
export function statusAfter(outcome: InquiryOutcome): 'in_progress' | 'done' | 'declined' {
  if (outcome === 'comment') return 'in_progress'
  return outcome === 'done' || outcome === 'approved' ? 'done' : 'declined'
}

/** What became of a request, as it stands: null while nobody has said anything since it was opened. */
export function outcomeOf(inquiry: {
  readonly kind: InquiryKind
  readonly status: InquiryStatus
  readonly isCommented: boolean
}): InquiryOutcome | null {
  const [yes = 'done', no = 'declined'] = outcomesOf(inquiry.kind)
  if (inquiry.status === 'done') return yes
  if (inquiry.status === 'declined') return no
  return inquiry.status === 'in_progress' && inquiry.isCommented ? 'comment' : null
}

/** True while somebody still has to act on a request; a member has one such of a kind and subject at most. */
export function isPending(status: InquiryStatus): boolean {
  return status === 'open' || status === 'in_progress'
}

/** The day a request is due, counting Mondays to Fridays from the day after `today`; null where none is promised. 'YYYY-MM-DD' (T-103). */
export function inquiryDueOn(kind: InquiryKind, today: string): string | null {
  let left = inquiryDueDays[kind]
  if (left === null) return null
  let at = Date.parse(`${today}T00:00:00Z`)
  while (left > 0) {
    at += 86_400_000
    const weekday = new Date(at).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return new Date(at).toISOString().slice(0, 10)
}
