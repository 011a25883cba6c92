import type { ConsentAnswer } from '#domain/consent/types.ts'
import { hashToken } from '#server/platform/signInCookie.ts'

/** What a person can say; the latest of the three counts. */
export type Said = 'given' | 'refused' | 'withdrawn'

/** What the database answers for the secret of a genuine link; instants as ISO text. */
export type GuestLink = {
  guestName: string
  title: string
  startAt: string
  endAt: string
  timeZone: string
  advisorName: string
  textVersion: string | null
  givenAt: string | null
  refusedAt: string | null
  withdrawnAt: string | null
  askedAt: string
  isCancelled: boolean
}

/** Under which name a link's secret is stored: whoever reads the table cannot answer with it. */
export const storedLink = (token: string): string => hashToken(`consent:${token}`)

/** A yes that stands, to whatever version of the text, can be taken back. */
export const hasAgreed = (said: ConsentAnswer): boolean => said === 'given' || said === 'outdated'
