import { bouncesMost } from '../limits.ts'
import type { BounceKind } from '../types.ts'

/** Whether an enhanced status code says that there is no such box, or no such domain (RFC 3463): one refusal is enough (K15). */
export const saysNoBox = (status: string): boolean => /^5\.1\.(?:1|2|3|6|10)$/.test(status)

/** What a report on delivery says of one receiver: its `Action`, its `Status`, and whether it speaks of the address we wrote to. */
export type DeliveryWord = {
  readonly action: string
  readonly status: string
  readonly isOurs: boolean
}

/**
 * What a report on delivery means for a reader (RFC 3464); null where the issue arrived or was handed on. A box that an address
 * leads on to may be gone without that address being so, and what a server holds of our words, our size or our name is no word
 * on a box: all of that is a lost issue and nothing more (K15).
 */
export function deliveryKind({ action, status, isOurs }: DeliveryWord): BounceKind | null {
  if (action === 'delayed') return 'late'
  if (action !== 'failed') return null
  return isOurs && saysNoBox(status) ? 'gone' : 'lost'
}

const complaints: readonly string[] = ['abuse', 'fraud', 'opt-out', 'opt-out-list']

/** Whether a feedback report is a reader who wants no more; that somebody's signature failed or a virus was found is none (RFC 5965). */
export const isComplaint = (feedbackType: string): boolean => complaints.includes(feedbackType)

/** Whether no more issues go to an address of which so many were lost or late (K15). */
export const isDeadBox = ({ lost, late }: { readonly lost: number; readonly late: number }): boolean =>
  lost >= bouncesMost.lost || late >= bouncesMost.late

const order: readonly BounceKind[] = ['complained', 'gone', 'lost', 'late']

/** The gravest of what one report says; null where it says nothing against anybody. */
export const gravest = (kinds: readonly (BounceKind | null)[]): BounceKind | null =>
  order.find((kind) => kinds.includes(kind)) ?? null
