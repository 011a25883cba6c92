import type { z } from 'zod'
import type { UndeliveredMail } from '#contract/accounts/people.ts'
import type { Inquiry } from '#contract/inquiries.ts'
import type { MatchedRecording } from '#contract/minutes/automation.ts'
import type { WaitingMinutes } from '#contract/minutes.ts'
import type { ListedIssue } from '#contract/newsletter/issues.ts'
import type { Session } from '#contract/sessions.ts'
import { undeliveredDays } from '#domain/newsletter/limits.ts'

type Waiting = z.infer<typeof WaitingMinutes>

/** Something that waits for somebody on staff; `since` is what the list is ordered by. */
export type Need =
  | { kind: 'draft'; id: string; since: string; draft: Waiting }
  | { kind: 'ended'; id: string; since: string; session: Session }
  | { kind: 'request'; id: string; since: string; inquiry: Inquiry; isMine: boolean }
  /** Recordings of the drive that somebody has to say the session of, all in one; `since` is when the oldest was found so. */
  | { kind: 'match'; id: string; since: string; count: number }
  /** Emails to one address that never arrived. */
  | { kind: 'mail'; id: string; since: string; mail: UndeliveredMail }
  /** An issue of the newsletter that some of its readers did not get. */
  | { kind: 'issue'; id: string; since: string; issue: ListedIssue; count: number }

type Lost = { readonly mails: readonly UndeliveredMail[]; readonly issues: readonly ListedIssue[] }

/**
 * Everything that needs the reader, oldest first: a request of theirs stays until it is answered, one that a colleague has does
 * not come (4.13.9).
 */
export function needsOf(
  drafts: readonly Waiting[],
  ended: readonly Session[],
  inquiries: readonly Inquiry[],
  readerId: string,
  matches: readonly MatchedRecording[] = [],
  lost: Lost = { mails: [], issues: [] },
): readonly Need[] {
  const [oldest] = matches.map(({ decidedAt }) => decidedAt).sort()
  const needs: Need[] = [
    ...(oldest ? [{ kind: 'match' as const, id: 'matches', since: oldest, count: matches.length }] : []),
    ...drafts.map((draft) => ({
      kind: 'draft' as const,
      id: draft.sessionId,
      since: draft.waitingSince,
      draft,
    })),
    ...ended.map((session) => ({ kind: 'ended' as const, id: session.id, since: session.endAt, session })),
    ...inquiries
      .filter((inquiry) => inquiry.ownerId === null || inquiry.ownerId === readerId)
      .map((inquiry) => ({
        kind: 'request' as const,
        id: inquiry.id,
        since: inquiry.createdAt,
        inquiry,
        isMine: inquiry.ownerId === readerId,
      })),
    ...lost.mails.map((mail) => ({ kind: 'mail' as const, id: mail.id, since: mail.askedAt, mail })),
    ...lost.issues.map((issue) => ({
      ...{ kind: 'issue' as const, id: issue.id, issue },
      since: issue.sentAt ?? issue.updatedAt,
      count: issue.refused + issue.lost,
    })),
  ]
  return needs.sort((one, other) => one.since.localeCompare(other.since) || one.id.localeCompare(other.id))
}

/** Sessions whose time is over and that still stand as scheduled; where nobody came there is nothing left to say. */
export const endedOf = (sessions: readonly Session[], now: Date): readonly Session[] =>
  sessions.filter(
    (session) =>
      session.status === 'scheduled' && !session.noShowAt && Date.parse(session.endAt) <= now.getTime(),
  )

const dayMs = 86_400_000
/** Issues of the last days whose way to some readers ended: refused while it was sent, or come back afterwards. */
export const missedIssues = (issues: readonly ListedIssue[], now: Date): readonly ListedIssue[] =>
  issues.filter(
    ({ sentAt, refused, lost }) =>
      refused + lost > 0 && sentAt !== null && now.getTime() - Date.parse(sentAt) < undeliveredDays * dayMs,
  )

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A count in words up to twelve: 'four sessions', '13 sessions', 'no sessions'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${numbers[count] ?? count} ${count === 1 ? one : many}`
}

/** How many there are, where the first page alone may be known: '25+'. */
export const atLeast = (count: number, next: string | null): string =>
  next === null ? `${count}` : `${count}+`

export type Waits = {
  drafts: number
  emptied: number
  unheard: number
  matches: number
  ended: number
  requests: number
  mails: number
  issues: number
}

/** What waits, in a sentence or two: 'One report is waiting for your review. Two requests are open.' */
export function leadOf({ drafts, emptied, unheard, matches, ended, requests, mails, issues }: Waits): string {
  const parts = [
    matches > 0
      ? `${counted(matches, 'recording')} ${matches === 1 ? 'needs its session' : 'need their sessions'} chosen by you`
      : '',
    drafts > 0 ? `${counted(drafts, 'report')} ${drafts === 1 ? 'is' : 'are'} waiting for your review` : '',
    emptied > 0 ? `${counted(emptied, 'report')} lost lines when consent was withdrawn` : '',
    unheard > 0 ? `${counted(unheard, 'recording')} could not be written down` : '',
    ended > 0
      ? `${counted(ended, 'session')} ended and ${ended === 1 ? 'is' : 'are'} not marked complete`
      : '',
    requests > 0 ? `${counted(requests, 'request')} ${requests === 1 ? 'is' : 'are'} open` : '',
    mails > 0 ? `${counted(mails, 'email address', 'email addresses')} could not be reached` : '',
    issues > 0
      ? `${counted(issues, 'issue')} did not reach all of ${issues === 1 ? 'its' : 'their'} readers`
      : '',
  ].filter(Boolean)
  if (parts.length === 0) return 'Nothing needs your attention.'
  return parts.map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}.`).join(' ')
}

/** The last session held and the next one booked of each member, among the sessions given. */
export function sessionsByMember(sessions: readonly Session[], now: Date) {
  const known = new Map<string, { last: Session | null; next: Session | null }>()
  for (const session of sessions) {
    if (session.status === 'cancelled') continue
    const of = known.get(session.memberId) ?? { last: null, next: null }
    const isAhead = Date.parse(session.endAt) > now.getTime() && session.status === 'scheduled'
    if (isAhead && (of.next === null || session.startAt < of.next.startAt)) of.next = session
    if (!isAhead && !session.noShowAt && (of.last === null || session.startAt > of.last.startAt))
      of.last = session
    known.set(session.memberId, of)
  }
  return known
}
