import type { InquiryKind, InquiryStatus } from './types.ts'

/** Our own words around requests; the text of success appears only after the request is stored (4.0 rule 4). */
export const inquiryTexts = {
  requestUpgrade: 'Request upgrade',
  received: 'Request received',
  alreadyAsked: 'You have already asked for this. We have your request.',
  notInDemo: 'The demo sends no requests. Sign up to send one.',
  planInvalid: 'Choose Mobile Premium, Mobile Pro or Desktop Pro',
  tooLong: 'Message length is invalid',
  none: 'No open requests',
  updated: 'Request updated',
} as const

/** What each kind of request is called in the staff inbox. */
export const inquiryKindNames: Readonly<Record<InquiryKind, string>> = {
  upgrade: 'Upgrade',
  decision_review: 'Decision for review',
  portfolio_update: 'Portfolio update',
}

/** What each status of a request is called. */
export const inquiryStatusNames: Readonly<Record<InquiryStatus, string>> = {
  open: 'Open',
  in_progress: 'In progress',
  done: 'Done',
  declined: 'Declined',
}

/** Our own words of the email a member gets when staff answered; the answer itself follows them. */
export const inquiryEmailTexts = {
  subject: (brand: string) => `Your request to ${brand} is answered`,
  done: (what: string) => `your request for ${what} is done. We wrote:`,
  declined: (what: string) => `we cannot do what you asked for, ${what}. We wrote:`,
  action: 'Open your console',
} as const

/** What a person reads when a request is refused; keyed by the reason of the permission. */
export const inquiryRefusals = {
  already_requested: inquiryTexts.alreadyAsked,
  already_decided: 'This decision is taken already.',
  not_a_decision: 'This card is a task, not a decision.',
  plan_held: 'You have this plan already.',
  demo_member: inquiryTexts.notInDemo,
  status_not_next: 'This request has changed in the meantime.',
  taken: 'A colleague has taken this request in the meantime.',
} as const
