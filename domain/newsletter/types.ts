/**
 * The lists that an address can be on: two waitlists, the readers of the report on funding gaps, and the topics of YELMail,
 * each of which is joined and left on its own (K13, K15, K17).
 */
export const mailLists = [
  'console',
  'membership',
  'report',
  'contact',
  'founders',
  'investors',
  'lessons',
] as const
export type MailList = (typeof mailLists)[number]

/** The topics of YELMail, our newsletter (K15). */
export const mailTopics = ['founders', 'investors', 'lessons'] as const satisfies readonly MailList[]
export type MailTopic = (typeof mailTopics)[number]

/** What becomes of an issue: written, waiting for its hour, on its way, held back by a person, or with everybody (K15). */
export const issueStatuses = ['draft', 'scheduled', 'sending', 'stopped', 'sent'] as const
export type IssueStatus = (typeof issueStatuses)[number]

/**
 * What became of an issue for one receiver. `sending`: it is being handed to the mail server, and whether it got there is not
 * known yet; `left`: they wanted no more of it before it was their turn.
 */
export const deliveryStatuses = ['waiting', 'sending', 'sent', 'refused', 'left'] as const

/** What a subscriber of YELMail is: asked and not confirmed, on at least one topic, in a pause, gone, or never written to. */
export const subscriberStates = ['waiting', 'active', 'paused', 'left', 'suppressed'] as const
export type SubscriberState = (typeof subscriberStates)[number]

/** What a place on a list is: asked for and not confirmed yet, held, or left, which is remembered for `leftDays` (K13). */
export const placeStates = ['waiting', 'held', 'left'] as const
export type PlaceState = (typeof placeStates)[number]

/** Why no issue goes to an address any more: its server knows no such box, its reader complained, or asked us (K15). */
export const suppressionReasons = ['bounced', 'complained', 'asked'] as const
export type SuppressionReason = (typeof suppressionReasons)[number]

/**
 * What became of an issue after the mail server had taken it, or what its reader said of it. `gone`: there is no such box; `lost`:
 * it did not get there; `late`: it has not got there yet; `complained`: its reader called it unwanted (RFC 3464, RFC 5965, K15).
 */
export const bounceKinds = ['gone', 'lost', 'late', 'complained'] as const
export type BounceKind = (typeof bounceKinds)[number]

/**
 * Why an email of any kind never arrived: no such box; a full one; refused by its server; put off for longer than we ask; our server was
 * stopped while it was sent; or our own mail server took nothing (RFC 3463, RFC 5321).
 */
export const mailFailures = ['no_box', 'full', 'refused', 'later', 'stopped', 'down'] as const
export type MailFailure = (typeof mailFailures)[number]

/** What staff write of an issue. */
export type IssueFields = {
  readonly subject: string
  /** One sentence: what a list of a mailbox and the archive show under the subject. */
  readonly lead: string
  readonly body: string
  readonly topics: readonly MailTopic[]
}
