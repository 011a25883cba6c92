import { z } from 'zod'
import { emailMax } from '#domain/accounts/limits.ts'
import { consentLimits } from '#domain/consent/limits.ts'
import { consentAnswers, consentRoles } from '#domain/consent/types.ts'
import { call } from './call.ts'
import { Answer, Id, Instant, Line, Text } from './fields.ts'
import { ConsentState } from './sessions.ts'

/** One person's answer; `outdated` is a yes to an older text and is asked again (4.12.11). */
export const ConsentAnswer = z.enum(consentAnswers)

/** Somebody whose yes a session needs. `id` and `guestEmail` are for staff and for guests only. */
export const ConsentPerson = z.object({
  id: Id.nullable(),
  party: z.enum(consentRoles),
  name: z.string(),
  guestEmail: z.string().nullable(),
  /** Null where the reader is not told: once somebody said no, only the session's advisors read who it was. */
  answer: ConsentAnswer.nullable(),
  answeredAt: Instant.nullable(),
  isMe: z.boolean(),
})

/** A session's consent: the state, everybody in it, and what the reader may do (4.12.11). */
export const Consent = z.object({
  sessionId: Id,
  state: ConsentState,
  /** The version of `consentText` (domain) that a yes is stored with. */
  textVersion: z.string(),
  people: z.array(ConsentPerson),
  /** The reader agreed before the session, which is beginning: they are asked once more (T-083). */
  asksAgain: z.boolean(),
  /** The session was cancelled, and nobody is asked. */
  isCancelled: z.boolean(),
  /** For staff: when the member was last asked by email, once the session had begun. */
  memberAskedAt: Instant.nullable(),
  can: z.object({
    give: Answer,
    refuse: Answer,
    withdraw: Answer,
    inviteGuest: Answer,
    askMember: Answer,
  }),
})

/** The session whose consent is meant. */
export const ConsentOfSession = z.strictObject({ sessionId: Id })

/** A yes, with the version of the text the person had before them. */
export const GiveConsentInput = z.strictObject({ sessionId: Id, textVersion: Text(20, 1) })

/** Somebody further who is in the session; the id is the sender's, the same address again renews the link. */
export const InviteGuestInput = z.strictObject({
  id: Id,
  sessionId: Id,
  name: Line(consentLimits.guestName, 1),
  email: z.email().max(emailMax),
})

/** A guest who has not answered, by the id of their row. */
export const DeleteGuestInput = z.strictObject({ id: Id })

const Token = z.string().regex(/^[\w-]{20,100}$/)

/** The secret of a guest's link. */
export const ConsentByToken = z.strictObject({ token: Token })

/** A guest's answer by link; withdrawing never runs out. */
export const AnswerByTokenInput = z.strictObject({
  token: Token,
  answer: z.enum(['given', 'refused', 'withdrawn']),
  textVersion: Text(20, 1),
})

/** What a guest sees of the session they were in. */
export const GuestConsent = z.object({
  guestName: z.string(),
  sessionTitle: z.string(),
  startAt: Instant,
  endAt: Instant,
  timeZone: z.string(),
  advisorName: z.string(),
  /** Then nothing is asked. */
  isCancelled: z.boolean(),
  answer: ConsentAnswer,
  textVersion: z.string(),
  expiresAt: Instant,
  can: z.object({ give: Answer, refuse: Answer, withdraw: Answer }),
})

const Standing = z.object({ consent: Consent })
const own = { access: 'member', scope: 'assigned', refs: ['sessionId'] } as const
// Nobody guesses the secret of a link, and guests of one office share an address: none of them keeps the others from their answer (4.13.15).
const link = { access: 'anyone', scope: 'none', bucket: 'write' } as const

/** Everybody says yes before a word is stored, and may take it back (T-083, 4.12.11). */
export const consent = {
  getConsent: call(
    { ...own, bucket: 'read' },
    'GET /consent/sessions/{sessionId}',
    'List who was asked for consent, and their answers',
  )
    .input(ConsentOfSession)
    .output(Standing),
  giveConsent: call(
    { ...own, bucket: 'write' },
    'POST /consent/sessions/{sessionId}/give',
    'Give consent as the signed-in member or advisor',
  )
    .input(GiveConsentInput)
    .output(Standing),
  refuseConsent: call(
    { ...own, bucket: 'write' },
    'POST /consent/sessions/{sessionId}/refuse',
    'Refuse consent as the signed-in member or advisor; anything stored is removed',
  )
    .input(ConsentOfSession)
    .output(Standing),
  withdrawConsent: call(
    { ...own, bucket: 'write' },
    'POST /consent/sessions/{sessionId}/withdraw',
    'Withdraw consent; transcript, drafts and quotes are removed',
  )
    .input(ConsentOfSession)
    .output(Standing),
  inviteGuest: call(
    { access: 'staff', scope: 'assigned', bucket: 'write', refs: ['sessionId'] },
    'POST /consent/guests',
    'Ask a guest for consent by email',
  )
    .input(InviteGuestInput)
    .output(Standing),
  askMember: call(
    { access: 'staff', scope: 'assigned', bucket: 'write', refs: ['sessionId'] },
    'POST /consent/sessions/{sessionId}/ask',
    'Ask the member for consent by email once the session has begun; within a day of the last email nothing is sent',
  )
    .input(ConsentOfSession)
    .output(Standing),
  deleteGuest: call(
    { access: 'staff', scope: 'assigned', bucket: 'write', refs: ['id'] },
    'DELETE /consent/guests/{id}',
    'Remove a guest who has not answered',
  )
    .input(DeleteGuestInput)
    .output(Standing),
  // A POST, so that the secret never stands in an address or a log; it changes nothing.
  getConsentByToken: call(
    link,
    'POST /consent/by-link',
    'Get the question a guest is asked; opening it does not answer it',
  )
    .input(ConsentByToken)
    .output(GuestConsent),
  answerConsentByToken: call(link, 'POST /consent/by-link/answer', "Record a guest's answer")
    .input(AnswerByTokenInput)
    .output(GuestConsent),
}
