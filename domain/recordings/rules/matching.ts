import { matchLimits } from '../limits.ts'
import type { MatchParts, MatchSignal } from '../types.ts'

const minuteMs = 60_000

/** A recording that is linked to nothing yet, as the drive describes it; `people` are the addresses of its owner and of those it is shared with. */
export type FoundRecording = {
  readonly name: string
  readonly description: string
  readonly createdAt: Date
  readonly people: readonly string[]
  /** What Meet itself recorded, where its interface is configured. */
  readonly conference: { readonly code: string; readonly startAt: Date } | null
}

/** A session that a recording may be of; `attendees` are verified addresses of the member's side. */
export type MatchedSession = {
  readonly id: string
  readonly userId: string
  readonly title: string
  readonly startAt: Date
  readonly endAt: Date
  readonly meetingUrl: string | null
  readonly attendees: readonly string[]
}

/** How well a recording fits one session: the parts of its score, and what proves whose it is. */
export type MatchCandidate = {
  readonly sessionId: string
  readonly score: number
  readonly parts: MatchParts
  readonly signals: readonly MatchSignal[]
}

/** Why a recording was linked, or why a person has to say (T-068). */
export type MatchReason = 'linked' | 'no_candidate' | 'no_identity' | 'close_call'
/** What becomes of a recording: the sessions it may be of, best first, and the one it is linked to without a person (T-068). */
export type Match = {
  readonly candidates: readonly MatchCandidate[]
  readonly sessionId: string | null
  readonly reason: MatchReason
}

const codePattern = /(?<![a-z])[a-z]{3}-[a-z]{4}-[a-z]{3}(?![a-z])/gi

/** Codes of meetings that stand in a text, in lower case. */
export const meetingCodesIn = (text: string): readonly string[] =>
  (text.match(codePattern) ?? []).map((code) => code.toLowerCase())

/** The code of a session's join address; null where it is no meeting with one. */
export function meetingCodeOf(meetingUrl: string | null): string | null {
  if (!meetingUrl) return null
  return meetingCodesIn(meetingUrl)[0] ?? null
}

/** When the recording began, as the name that Meet gives it says: '(2026-11-20 14:02 GMT)'. */
export function statedStart(name: string): Date | null {
  const [, day, time, sign, offset] =
    /\((\d{4}-\d{2}-\d{2}) (?:at )?(\d{2}:\d{2}) GMT(?:([+-])(\d{1,2}(?::\d{2})?))?\)/.exec(name) ?? []
  if (!day || !time) return null
  const local = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(local)) return null
  const [hours = 0, minutes = 0] = (offset ?? '0').split(':').map(Number)
  return new Date(local - (sign === '-' ? -1 : 1) * (hours * 60 + minutes) * minuteMs)
}

/**
 * Holds a recording against sessions (T-068). The score only ranks. A link needs an identity signal, and only one session
 * that carries one, or a lead of 20 among several; whatever else stays for a person. A time proves nothing, but it
 * refutes: a code or an address speaks for a session only if the recording can have been made there.
 */
export function matchRecording(recording: FoundRecording, sessions: readonly MatchedSession[]): Match {
  const found = sessions
    .map((session) => {
      const parts = partsOf(recording, session)
      const score = parts.near + parts.during + parts.code + parts.words
      return { sessionId: session.id, score, parts, signals: signalsOf(recording, session, sessions) }
    })
    .filter(({ score }) => score >= matchLimits.threshold)
    .sort((one, other) => other.score - one.score || (one.sessionId < other.sessionId ? -1 : 1))
  const answer = (reason: MatchReason, sessionId: string | null = null): Match => ({
    candidates: found.slice(0, matchLimits.candidatesShown),
    sessionId,
    reason,
  })
  if (found.length === 0) return answer('no_candidate')
  const [best, second] = found.filter(({ signals }) => signals.length > 0)
  if (!best) return answer('no_identity')
  if (second && best.score - second.score < matchLimits.lead) return answer('close_call')
  return answer('linked', best.sessionId)
}

/** 40 within two hours of start or end, 30 made during it or up to half an hour after, 25 its code, 15 words of its title (T-069). */
function partsOf(recording: FoundRecording, session: MatchedSession): MatchParts {
  const { weights, windowMinutes } = matchLimits
  const at = recording.createdAt.getTime()
  const isNear = [session.startAt, session.endAt].some(
    (edge) => Math.abs(at - edge.getTime()) <= windowMinutes * minuteMs,
  )
  const code = meetingCodeOf(session.meetingUrl)
  return {
    near: isNear ? weights.near : 0,
    during: isMadeIn(recording, session) ? weights.during : 0,
    code: code && meetingCodesIn(recording.name).includes(code) ? weights.code : 0,
    words: soundsAlike(recording.name, session.title) ? weights.words : 0,
  }
}

function isMadeIn({ createdAt }: FoundRecording, { startAt, endAt }: MatchedSession): boolean {
  const at = createdAt.getTime()
  return at >= startAt.getTime() && at <= endAt.getTime() + matchLimits.graceMinutes * minuteMs
}

function signalsOf(
  recording: FoundRecording,
  session: MatchedSession,
  sessions: readonly MatchedSession[],
): readonly MatchSignal[] {
  const start = recording.conference?.startAt ?? statedStart(recording.name)
  const isPossible = start ? isStartOf(start, session, sessions) : isEndOf(recording, session, sessions)
  if (!isPossible) return []
  const signals: MatchSignal[] = []
  const code = meetingCodeOf(session.meetingUrl)
  if (code) {
    // Clients who meet under one code are told apart by when it began, or by a person.
    const isShared = sessions.some(
      (other) => other.userId !== session.userId && meetingCodeOf(other.meetingUrl) === code,
    )
    const written = meetingCodesIn(`${recording.name}\n${recording.description}`)
    if (written.includes(code) && (start || !isShared)) signals.push('meeting_code')
    if (recording.conference?.code.toLowerCase() === code) signals.push('conference')
  }
  const people = new Set(recording.people.map((address) => address.trim().toLowerCase()))
  if (session.attendees.some((address) => people.has(address.trim().toLowerCase()))) signals.push('attendee')
  return signals
}

/** A recording that began then is of this session: not long before it, not after it, and no other client's began nearer. */
function isStartOf(start: Date, session: MatchedSession, sessions: readonly MatchedSession[]): boolean {
  const fits = ({ startAt, endAt }: MatchedSession) =>
    start.getTime() >= startAt.getTime() - matchLimits.earlyMinutes * minuteMs &&
    start.getTime() <= endAt.getTime()
  const distance = ({ startAt }: MatchedSession) => Math.abs(start.getTime() - startAt.getTime())
  return (
    fits(session) &&
    sessions.every(
      (other) => other.userId === session.userId || !fits(other) || distance(other) >= distance(session),
    )
  )
}

/** A recording that does not say when it began is kept when it ends: of this session if it was made in it, and no other client's ended nearer. */
function isEndOf(
  recording: FoundRecording,
  session: MatchedSession,
  sessions: readonly MatchedSession[],
): boolean {
  const distance = ({ endAt }: MatchedSession) => Math.abs(recording.createdAt.getTime() - endAt.getTime())
  return (
    isMadeIn(recording, session) &&
    sessions.every(
      (other) =>
        other.userId === session.userId ||
        !isMadeIn(recording, other) ||
        distance(other) >= distance(session),
    )
  )
}

const commonWords = new Set(
  'about after also been before call from have into meet meeting more only over recording session that their them then there they this video what when which will with your'.split(
    ' ',
  ),
)
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []).filter(
      (word) => !commonWords.has(word) && !/^\d+$/.test(word),
    ),
  )

/** Two words of four characters or more in common, or three tenths of all of them. */
function soundsAlike(name: string, title: string): boolean {
  const one = wordsOf(name.replace(codePattern, ' '))
  const other = wordsOf(title)
  const shared = [...one].filter((word) => other.has(word)).length
  const all = new Set([...one, ...other]).size
  return shared >= matchLimits.sharedWords || (all > 0 && shared / all >= matchLimits.sharedPart)
}
