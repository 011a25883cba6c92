/** Where a session stands; archived is a moment (`archivedAt`), never a status (4.12.14). */
export const sessionStatuses = ['scheduled', 'completed', 'cancelled'] as const
export type SessionStatus = (typeof sessionStatuses)[number]

/** Where the time of a session is kept: with us, or in Calendly, where it is moved, cancelled and said that nobody came (T-065). */
export const bookedIn = ['jul', 'calendly'] as const
export type BookedIn = (typeof bookedIn)[number]

/** What kind of advisory session it is (spec 3 §3). */
export const sessionTypes = ['strategy', 'advisory', 'consultation'] as const
export type SessionType = (typeof sessionTypes)[number]

/** One advisory session of one member (spec 2 §3, 4.12.20); a login is a sign-in, never a session. */
export type Session = {
  readonly id: string
  /** The member whose row it is (4.12.2). */
  readonly userId: string
  /** Null until an advisor takes it; scheduling by staff assigns (4.12.3). */
  readonly advisorId: string | null
  readonly title: string
  readonly description: string | null
  readonly sessionType: SessionType
  readonly startAt: Date
  readonly endAt: Date
  /** IANA zone the session was agreed in; instants are UTC (T-213). */
  readonly timeZone: string
  readonly status: SessionStatus
  readonly bookedIn: BookedIn
  /** When staff said that the member did not come; the session counts as held, and its credit as spent (T-075). */
  readonly noShowAt: Date | null
  readonly meetingUrl: string | null
  /** Null where a recording is linked but cannot be played yet, or where there is none. */
  readonly recordingUrl: string | null
  /** Staff's own words; generating a report never writes here (T-072). */
  readonly notes: string | null
  /** True for rows brought in from the earlier system; only there does the old report marker count (T-072). */
  readonly isImported: boolean
  /** Set by staff; a session is also archived 180 days after its end (T-073). */
  readonly archivedAt: Date | null
  /** Set when the member deleted it from their list; undone within 30 days (T-075). */
  readonly hiddenAt: Date | null
  /** Set when staff deleted it; the row stays for its recordings and minutes (T-076). */
  readonly deletedAt: Date | null
  readonly version: number
}

/** What is known about a session beyond its own row, and what badges are made of (T-073, T-074). */
export type SessionFacts = {
  /** none: nothing known; candidate: found, waiting for staff; linked: confirmed (T-068). */
  readonly recording: 'none' | 'candidate' | 'linked'
  /** A check for recordings ran after the session ended. */
  readonly recordingChecked: boolean
  readonly hasTranscript: boolean
  /** Null until a report exists; decided by the outcome record, never by the notes (T-072). */
  readonly reportGeneratedAt: Date | null
  /** Minutes wait for their approval: a draft to staff, and to the member a report that is being checked (4.13.6). */
  readonly isDraft: boolean
}

/** How far a session has come, computed and never stored (T-073). */
export const workflowStatuses = [
  'scheduled',
  'completed',
  'recorded',
  'report_generated',
  'archived',
  'cancelled',
] as const
export type WorkflowStatus = (typeof workflowStatuses)[number]

/** Colour of a badge as the design language names it. */
export const badgeTones = ['grey', 'straw', 'blue', 'green', 'outline', 'heat'] as const
export type BadgeTone = (typeof badgeTones)[number]

/** Shape says how finished: square started, octagon being worked, round done; none where it is not on the way. */
export const badgeMarks = ['square', 'octagon', 'round', 'none'] as const
export type BadgeMark = (typeof badgeMarks)[number]

/** One badge of a session (spec 2 §4). */
export type SessionBadge = { readonly label: string; readonly tone: BadgeTone; readonly mark: BadgeMark }

/** Somebody of the client who comes: the first is `attendee_name` and `attendee_email` of the session (spec 3 §3). */
export type SessionPerson = { readonly name: string; readonly email: string }

/** What a session note holds; a voice or a photo brings its file (spec 3 §3). */
export const noteContentTypes = ['text', 'voice', 'photo'] as const
export type NoteContentType = (typeof noteContentTypes)[number]

/** A member's own note of a session (spec 3 §3). */
export type SessionNote = {
  readonly userId: string
  readonly deletedAt: Date | null
}
