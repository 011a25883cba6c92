/** Where a card stands; archived is `archivedAt`, never a status (4.12.14). */
export type CardStatus = 'backlog' | 'in_progress' | 'completed'

/** Every status, in the order of the columns. */
export const cardStatuses: readonly CardStatus[] = ['backlog', 'in_progress', 'completed']

/** How soon a card wants doing (T-106). */
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
  readonly rank: string
  readonly version: number
  readonly archivedAt: Date | null
  readonly completedAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
}
