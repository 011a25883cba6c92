/** Bounds of sessions: list sizes (T-078), policy windows (T-075), text lengths in characters. */
export const sessionLimits = {
  /** Newest sessions a desktop list loads at once. */
  desktopList: 50,
  /** Newest sessions the mobile list loads at once. */
  mobileList: 20,
  /** The mobile list starts this many days back; the future is always included. */
  mobileWindowDays: 30,
  /** Characters of a description in a list (spec 3 §2). */
  descriptionPreview: 120,
  title: 200,
  description: 5_000,
  notes: 20_000,
  reason: 500,
  url: 2_000,
  /** Longest session that can be scheduled. */
  maxDurationHours: 8,
  /** A member cancels without asking until this many hours before the start. */
  freeCancelHours: 24,
  /** A hidden session comes back within this many days. */
  unhideDays: 30,
  /** A session is archived this many days after its end. */
  archiveAfterDays: 180,
  /** A member asks for a report once in this many minutes (4.12.17). */
  reportEveryMinutes: 60,
  /** People of the client who come to one session (4.13.18). */
  people: 4,
  personName: 200,
  /** Characters of a session note, and of the words it is searched by. */
  note: 5_000,
  noteSearch: 200,
  noteTags: 10,
  noteTag: 40,
  /** Notes of a session loaded at once. */
  notesPage: 50,
  /** A deleted note comes back within this many days. */
  noteUndoDays: 30,
} as const
