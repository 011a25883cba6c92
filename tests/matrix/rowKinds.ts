import type { Name } from './cast.ts'

/** The rows of one person, by what they are for. Every kind of id that a call can name is here. */
export type Rows = Readonly<Record<RowKind, string>>
export const rowKinds = [
  ...['card', 'secondCard', 'archivedCard', 'lineCard', 'note', 'deletedNote', 'decision', 'takenDecision'],
  ...['attachment', 'deletedAttachment'],
  ...[
    'checkin',
    'deletedCheckin',
    'advisorCheckin',
    'milestone',
    'archivedMilestone',
    'metric',
    'advisorMetric',
  ],
  ...['scheduled', 'begun', 'done', 'transcribed', 'drafted', 'hidden', 'deleted', 'archived', 'missed'],
  ...['sessionNote', 'linkedSessionNote', 'deletedSessionNote'],
  ...[
    'guest',
    'freeGuest',
    'transcript',
    'draftTranscript',
    'askedTranscript',
    'recording',
    'outcome',
    'draftOutcome',
    'version',
    'draftVersion',
  ],
  ...[
    'line',
    'usedLine',
    'draftLine',
    'offer',
    'assignment',
    'grant',
    'endedGrant',
    'inquiry',
    'closedInquiry',
    'takenInquiry',
  ],
  ...['hold', 'credit', 'bookingLink'],
] as const
export type RowKind =
  | (
      | 'card'
      | 'secondCard'
      | 'archivedCard'
      | 'lineCard'
      | 'note'
      | 'deletedNote'
      | 'decision'
      | 'takenDecision'
    )
  | ('attachment' | 'deletedAttachment')
  | (
      | 'checkin'
      | 'deletedCheckin'
      | 'advisorCheckin'
      | 'milestone'
      | 'archivedMilestone'
      | 'metric'
      | 'advisorMetric'
    )
  | (
      | 'scheduled'
      | 'begun'
      | 'done'
      | 'transcribed'
      | 'drafted'
      | 'hidden'
      | 'deleted'
      | 'archived'
      | 'missed'
    )
  | ('guest' | 'freeGuest' | 'transcript' | 'draftTranscript' | 'askedTranscript' | 'recording')
  | ('sessionNote' | 'linkedSessionNote' | 'deletedSessionNote')
  | ('outcome' | 'draftOutcome' | 'version' | 'draftVersion' | 'line' | 'usedLine' | 'draftLine' | 'offer')
  | ('assignment' | 'grant' | 'endedGrant' | 'inquiry' | 'closedInquiry' | 'takenInquiry')
  | ('hold' | 'credit' | 'bookingLink')

/** Somebody whose rows are being made: their ids, and their advisor's. */
export type Owner = { name: Name; ids: Rows; id: string; advisor: string; leader: string }
/** Rows of one table for everybody. */
export type Put = (table: string, make: (owner: Owner) => readonly Record<string, unknown>[]) => Promise<void>

export const day = 86_400_000
export const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
/** A text of somebody's row that must not turn up in front of others. */
export const label = (name: Name, what: string) => `canary:${name}: ${what}`
/** Rows of the app that every staff member writes; they are nobody's. */
export const appRows = {
  serviceCard: '5e1f0c2a-8b1d-4c57-9a43-0d6f1b7e4b01',
  secondServiceCard: '5e1f0c2a-8b1d-4c57-9a43-0d6f1b7e4b02',
  siteText: '5e1f0c2a-8b1d-4c57-9a43-0d6f1b7e4b04',
  agreementText: '5e1f0c2a-8b1d-4c57-9a43-0d6f1b7e4b08',
  calendlyBooking: '5e1f0c2a-8b1d-4c57-9a43-0d6f1b7e4b03',
  draftIssue: '5e1f0c2a-8b1d-4c57-9a43-0d6f1b7e4b04',
  scheduledIssue: '5e1f0c2a-8b1d-4c57-9a43-0d6f1b7e4b05',
  sendingIssue: '5e1f0c2a-8b1d-4c57-9a43-0d6f1b7e4b06',
  subscriber: '5e1f0c2a-8b1d-4c57-9a43-0d6f1b7e4b07',
} as const
