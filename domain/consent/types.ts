/** Who is asked before a session's words are stored: the member, the advisor, and each further person (4.12.11). */
export const consentRoles = ['member', 'advisor', 'guest'] as const
export type ConsentRole = (typeof consentRoles)[number]

/** One person of a session; only guests are told apart by their e-mail, members and advisors are one each. */
export type ConsentParty = {
  readonly party: ConsentRole
  readonly guestEmail: string | null
  readonly name: string
}

/**
 * What one person answered, as stored: the latest of the three moments counts, all null means not answered yet.
 * `textVersion` is the version of the text they answered to.
 */
export type ConsentRecord = {
  readonly party: ConsentRole
  readonly guestEmail: string | null
  readonly textVersion: string | null
  readonly givenAt: Date | null
  readonly refusedAt: Date | null
  readonly withdrawnAt: Date | null
}

/** One person's answer as it stands; `outdated` is a yes to an older text and is asked again. */
export const consentAnswers = ['given', 'refused', 'withdrawn', 'outdated', 'waiting'] as const
export type ConsentAnswer = (typeof consentAnswers)[number]

/** Where a session stands: upload waits until it is `complete`, `withdrawn` erases (4.12.11). */
export const consentStates = ['complete', 'waiting', 'refused', 'withdrawn'] as const
export type ConsentState = (typeof consentStates)[number]
