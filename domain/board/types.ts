/** Where a card stands; archived is `archivedAt`, never a status (4.12.14). */
export type CardStatus = 'backlog' | 'in_progress' | 'completed'

/** Every status, in the order of the columns. */
export const cardStatuses: readonly CardStatus[] = ['backlog', 'in_progress', 'completed']

/** A card is a task, or a decision to be taken (T-102). */
export type CardKind = 'task' | 'decision'

/** How soon a card should be done (T-106). */
export type CardPriority = 'urgent' | 'high' | 'medium' | 'low'

/** Every priority, most urgent first. */
export const cardPriorities: readonly CardPriority[] = ['urgent', 'high', 'medium', 'low']

/** What a member writes on a card; status is no part of it, so an edit never moves a card (T-105). `dueOn` is 'YYYY-MM-DD'. */
export type CardFields = {
  readonly title: string
  readonly description: string
  readonly priority: CardPriority
  readonly assignedTo: string | null
  readonly dueOn: string | null
  readonly labels: readonly string[]
}

/** One field of a card that can be edited. */
export type CardField = keyof CardFields

/** Every field that can be edited. */
export const cardFields: readonly CardField[] = [
  'title',
  'description',
  'priority',
  'assignedTo',
  'dueOn',
  'labels',
]

/**
 * A card of a member's board. `version` counts text and field edits only; `rank` orders within a status, compared byte by
 * byte (4.12.15). `userId` is whose card it is, `createdBy` who wrote it (4.12.2).
 */
export type Card = CardFields & {
  readonly id: string
  readonly userId: string
  readonly createdBy: string
  readonly companyId: string | null
  readonly status: CardStatus
  readonly kind: CardKind
  readonly decidedBy: string | null
  readonly decidedOn: string | null
  readonly rank: string
  readonly version: number
  readonly archivedAt: Date | null
  readonly completedAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** A decision is approved once it is completed, and pending before (spec 2 §4, T-102). */
export type DecisionState = 'approved' | 'pending'

/** Where a milestone stands (T-101). */
export type MilestoneStatus = 'not_started' | 'in_progress' | 'completed' | 'at_risk' | 'pending' | 'upcoming'

/** Every status of a milestone, in the order a form offers them. */
export const milestoneStatuses: readonly MilestoneStatus[] = [
  'not_started',
  'upcoming',
  'pending',
  'in_progress',
  'at_risk',
  'completed',
]

/** How a milestone is shown (spec 2 §4, T-101). */
export type MilestoneState = 'completed' | 'on-track' | 'at-risk' | 'pending' | 'upcoming' | 'not-started'

/** What a member writes on a milestone; progress in percent, days are 'YYYY-MM-DD', objective and owner are free words. */
export type MilestoneFields = {
  readonly title: string
  readonly description: string
  readonly objective: string
  readonly owner: string
  readonly status: MilestoneStatus
  readonly progress: number
  readonly startsOn: string | null
  readonly targetOn: string | null
}

/** One field of a milestone that can be edited. */
export type MilestoneField = keyof MilestoneFields

/** Every field of a milestone that can be edited. */
export const milestoneFields: readonly MilestoneField[] = [
  'title',
  'description',
  'objective',
  'owner',
  'status',
  'progress',
  'startsOn',
  'targetOn',
]

/** The four figures of the snapshot (spec 2 §2). */
export type MetricKey = 'mrr' | 'runway' | 'pipeline' | 'team'

/** The four figures in the order of their tiles. */
export const metricKeys: readonly MetricKey[] = ['mrr', 'runway', 'pipeline', 'team']

/** Where a stored figure comes from; an estimate is never stored (T-099). */
export const metricSources = ['entered', 'imported'] as const

/** What became of a card since an instant: finished outweighs new, new outweighs changed; or nothing (4.13.2). */
export const progressKinds = ['finished', 'added', 'changed', 'unchanged'] as const
export type ProgressKind = (typeof progressKinds)[number]
