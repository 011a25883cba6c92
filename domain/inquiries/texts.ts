import type { InquiryKind, InquiryStatus } from './types.ts'

/** Our own words around requests; the text of success appears only after the request is stored (4.0 rule 4). */
export const inquiryTexts = {
  requestUpgrade: 'Request upgrade',
  received: 'Request received',
  alreadyAsked: "You've already requested this.",
  notInDemo: "You can't send requests from the demo. Sign up to send one.",
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
  subject: (brand: string) => `${brand} answered your request`,
  done: (what: string) => `your request for ${what} is done. Here is the answer:`,
  declined: (what: string) => `your request for ${what} was declined. Here is the answer:`,
  action: 'Open your console',
} as const

/** What a person reads when a request is refused; keyed by the reason of the permission. */
export const inquiryRefusals = {
  already_requested: inquiryTexts.alreadyAsked,
  already_decided: 'This decision has already been made.',
  not_a_decision: 'This card is a task, not a decision.',
  plan_held: 'You already have this plan.',
  demo_member: inquiryTexts.notInDemo,
  status_not_next: 'Someone else changed this request. Check it and try again.',
  taken: 'A colleague has already taken this request.',
} as const
