import type { InquiryKind, InquiryOutcome, InquiryStatus, MessageTopic } from './types.ts'

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
  draftSaved: 'Draft saved',
  draftDeleted: 'Draft deleted',
  released: 'Moved to waiting requests',
  noneHeld: 'Nothing is held back',
  notHere: "This request isn't in the inbox",
  notListed: 'Not in this list',
  closedMeanwhile: 'This request is closed. Reopen it to send your answer.',
  withdrawnMeanwhile: 'This request was withdrawn, so no answer can be sent.',
  heldMeanwhile: 'This request is held back. Let it through to send your answer.',
  askSession: 'Ask for a session',
  sessionAsked: 'Session requested',
  serviceAsked: 'Service requested',
  sessionNote: "We'll reply by email within two working days.",
  sessionBooked: 'The session is booked.',
  requested: 'Requested',
  withdraw: 'Withdraw',
  withdrawn: 'Request withdrawn',
  withdrawAsk: 'Withdraw this request?',
  withdrawHint: 'We will no longer answer it. You can send a new one at any time.',
  withdrawConfirm: 'Withdraw request',
  keepRequest: 'Keep it',
  withdrawFailed: "The request wasn't withdrawn. Please try again.",
  serviceFailed: 'Failed to submit service request. Please try again.',
  outcomeInvalid: 'Choose an answer that fits this request.',
} as const

/** What each kind of request is called in the staff inbox. */
export const inquiryKindNames: Readonly<Record<InquiryKind, string>> = {
  upgrade: 'Upgrade',
  decision_review: 'Decision for review',
  portfolio_update: 'Portfolio update',
  session: 'A session',
  service: 'A service',
  contact: 'Message',
  partnership: 'Partnership request',
  advisory: 'Advisory request',
  application: 'Application',
  ecosystem: 'Partner or expert',
  disclosure: 'Security report',
}

/** What a message of the contact form is about, as the form and the inbox call it. */
export const messageTopicNames: Readonly<Record<MessageTopic, string>> = {
  advisory: 'Advisory',
  ventures: 'Ventures',
  partnership: 'Partnership',
  membership: 'Membership',
  press: 'Press',
  security: 'Security',
}

type OutcomeWords = { readonly label: string; readonly hint: string; readonly past: string }

/** The answers of a request as staff choose them, what each does, and how it reads afterwards (4.13.9). */
export const inquiryOutcomeTexts: Readonly<Record<InquiryOutcome, OutcomeWords>> = {
  approved: { label: 'Approve', hint: 'The decision is marked Approved.', past: 'Approved' },
  not_yet: { label: 'Not yet', hint: 'It goes back with what is missing.', past: 'Not yet' },
  comment: { label: 'Comment', hint: 'It stays open, and you keep it.', past: 'Commented' },
  done: { label: 'Done', hint: 'The request is closed as done.', past: 'Done' },
  declined: { label: 'Decline', hint: 'The request is closed as declined.', past: 'Declined' },
}

/** What each status of a request is called. */
export const inquiryStatusNames: Readonly<Record<InquiryStatus, string>> = {
  open: 'Open',
  in_progress: 'In progress',
  done: 'Done',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
}

/** Our own words of the email a member gets when staff answered; the answer itself follows them. */
export const inquiryEmailTexts = {
  subject: (brand: string) => `${brand} answered your request`,
  done: (what: string) => `your request for ${what} is done. Here is the answer:`,
  declined: (what: string) => `your request for ${what} was declined. Here is the answer:`,
  approved: (what: string) => `your decision “${what}” is approved. Here is the answer:`,
  not_yet: (what: string) => `your decision “${what}” is not approved yet. Here is what is missing:`,
  comment: (what: string) => `here is a comment on your request for ${what}. It stays open:`,
  action: 'Open your console',
} as const

/** Our own words of the email by which staff hear of a form of the site; nothing in it is a visitor's (K14). */
export const arrivedEmailTexts = {
  subject: (kind: string) => `New in the inbox: ${kind}`,
  arrived: (kind: string, day: string) =>
    `Someone sent a form on the site: ${kind}. Please answer by ${day}.`,
  more: 'You can read it in the inbox, with its sender. There may be more of the same kind: this email is sent once an hour at most.',
  action: 'Open the inbox',
} as const

/** What a person reads when a request is refused; keyed by the reason of the permission. */
export const inquiryRefusals = {
  already_requested: inquiryTexts.alreadyAsked,
  already_decided: 'This decision has already been made.',
  not_a_decision: 'This card is a task, not a decision.',
  plan_held: 'You already have this plan.',
  demo_member: inquiryTexts.notInDemo,
  status_not_next: 'Someone else changed this request. Check it and try again.',
  not_pending: 'This request has been answered already.',
  not_held: 'This request is not held back.',
  is_held: 'This request is held back. Let it through first.',
  taken: 'A colleague has already taken this request.',
} as const
