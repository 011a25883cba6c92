import { currencies } from '#domain/currencies.ts'

/** Bounds of the board: lengths in characters, the rest counts (T-107, 4.12.15; spec 3 §2, §9). */
export const boardLimits = {
  /** Days in which a deleted note or check-in comes back. */
  undoDays: 30,
  /** Most cards that the progress since a session names. */
  progress: 20,
  titleLength: 200,
  descriptionLength: 20_000,
  labels: 10,
  labelLength: 40,
  noteLength: 10_000,
  /** Files of one card. */
  attachments: 50,
  /** Bytes of a member's files on all cards, deleted ones that can still come back and those on their way included. */
  attachedBytes: 2 * 1024 ** 3,
  /** Cards a member may have, archived ones included. */
  cards: 10_000,
  /** Cards the picker lists, newest change first. */
  picker: 50,
  /** Characters of a description in lists. */
  preview: 100,
  /** Cards of one page of a list. */
  pageSize: 200,
  /** A rank longer than this asks for its column to be spaced anew. */
  rankLength: 32,
  /** Newest cards and check-ins the desktop board shows (spec 2 §9). */
  recentCards: 5,
  recentCheckins: 3,
  /** Cards moved or archived by one call. */
  together: 100,
  checkinLength: 2_000,
  /** Decisions, and check-ins, of one page. */
  shortPage: 50,
  /** Milestones a member may have, archived ones included. */
  milestones: 200,
  milestoneDescriptionLength: 5_000,
  milestoneWordLength: 120,
  /** Changes of a milestone that come with a list, and with the milestone itself. */
  milestoneHistory: 5,
  milestoneHistoryWhole: 100,
  /** Figures a member may have entered, deleted ones included. */
  metricEntries: 5_000,
  /** Points of a metric's trend. */
  metricTrend: 12,
  /** A figure older than this many days is stale (T-205, D8). */
  metricStaleDays: 30,
  metricNoteLength: 200,
  /** The largest figure of all: ten billion in cents. */
  metricValue: 1_000_000_000_000,
  currencies,
  /** Things that happened, newest first, in a list of recent activity. */
  changes: 20,
  /** Weeks of cards done, and people who wrote this month, that a home shows (T-206). */
  momentumWeeks: 12,
  momentumPeople: 8,
} as const
