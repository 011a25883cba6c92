import { z } from 'zod'
import { call } from '../call.ts'
import { Day, Id, Instant } from '../fields.ts'
import { SessionById } from '../sessions.ts'

/**
 * What both have in mind before a session: promises of earlier minutes that are still open, each with its sentence, what moved
 * on the board since the last session, open decisions and minutes the member has not read. It needs no language model (D7).
 */
export const SessionBrief = z.object({
  since: Instant,
  previous: z.object({ sessionId: Id, title: z.string(), startAt: Instant }).nullable(),
  promises: z.array(
    z.object({
      id: Id,
      text: z.string(),
      quote: z.string().nullable(),
      speaker: z.string().nullable(),
      owner: z.string().nullable(),
      dueOn: Day.nullable(),
      sessionId: Id,
      sessionTitle: z.string(),
      sessionAt: Instant,
      cardId: Id.nullable(),
      /** The part of the transcript where it was said, and when in the recording where that is known (D1). */
      segment: z.number().int().nullable(),
      startMs: z.number().int().nullable(),
    }),
  ),
  moved: z.array(z.object({ id: Id, title: z.string(), what: z.enum(['finished', 'added', 'changed']) })),
  decisions: z.array(z.object({ id: Id, title: z.string(), raisedAt: Instant })),
  unread: z.array(z.object({ sessionId: Id, title: z.string(), startAt: Instant })),
})
export type SessionBrief = z.infer<typeof SessionBrief>

/** What is known before a session (D7). */
export const briefCalls = {
  getBrief: call(
    { access: 'member', scope: 'assigned', bucket: 'read', right: 'sessions.viewDetails', refs: ['id'] },
    'GET /sessions/{id}/brief',
    'Get what was promised, what moved, what is to be decided and what is unread before a session',
  )
    .input(SessionById)
    .output(z.object({ brief: SessionBrief })),
}
