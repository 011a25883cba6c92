import { fieldTexts } from '#domain/accounts/texts/profile.ts'
import type { Problem } from '#domain/decision.ts'
import { isDay } from '#domain/zones.ts'
import { boardLimits } from '../limits.ts'
import { cardFieldLabels } from '../texts.ts'
import type { Card, CardField, CardFields, CardStatus } from '../types.ts'
import { cardFields, cardPriorities, cardStatuses } from '../types.ts'

/** A new card: a title, and whatever else is known; the rest has its defaults. */
export type CardDraft = Pick<CardFields, 'title'> & Partial<CardFields> & { readonly status?: CardStatus }

/** A card is a task and starts in the backlog with medium priority unless told otherwise (spec 3 §4). */
export const cardDefaults = {
  status: 'backlog',
  kind: 'task',
  description: '',
  priority: 'medium',
  assignedTo: null,
  dueOn: null,
  labels: [],
} as const

/** What a member writes on a card, read off it (T-105). */
export const fieldsOf = (card: CardFields): CardFields =>
  // safe because cardFields names every field
  Object.fromEntries(cardFields.map((field) => [field, card[field]])) as unknown as CardFields

/** What is wrong with a new card, field by field; empty when it may be made. `people` are those it may go to (T-215). */
export function checkCardDraft(draft: CardDraft, people: readonly string[]): readonly Problem[] {
  const status = draft.status
  if (status === undefined || cardStatuses.includes(status)) return checkCardPatch(draft, people)
  return [...checkCardPatch(draft, people), { field: 'status', message: fieldTexts.invalid('Status') }]
}

/** What is wrong with a change to a card; fields left out stay as they are (T-107). */
export function checkCardPatch(patch: Partial<CardFields>, people: readonly string[]): readonly Problem[] {
  const problems: Problem[] = []
  const add = (field: CardField, text: (label: string) => string) =>
    problems.push({ field, message: text(cardFieldLabels[field]) })

  if (patch.title !== undefined) {
    const title = patch.title.trim()
    if (title === '') add('title', fieldTexts.required)
    else if (title.length > boardLimits.titleLength) add('title', fieldTexts.length)
    else if (/\p{Cc}/u.test(title)) add('title', fieldTexts.content)
  }
  if (patch.description !== undefined) {
    if (patch.description.length > boardLimits.descriptionLength) add('description', fieldTexts.length)
    else if (patch.description.includes('\u0000')) add('description', fieldTexts.content)
  }
  if (patch.priority !== undefined && !cardPriorities.includes(patch.priority))
    add('priority', fieldTexts.invalid)
  if (patch.assignedTo && !people.includes(patch.assignedTo)) add('assignedTo', fieldTexts.invalid)
  if (patch.dueOn && !isDay(patch.dueOn)) add('dueOn', fieldTexts.invalid)
  if (patch.labels !== undefined) {
    const labels = normaliseLabels(patch.labels)
    if (labels.length > boardLimits.labels) add('labels', fieldTexts.length)
    else if (labels.some((label) => label.length > boardLimits.labelLength)) add('labels', fieldTexts.length)
    else if (labels.some((label) => /\p{Cc}/u.test(label))) add('labels', fieldTexts.content)
  }
  return problems
}

/** The people a card may be given to: its member, their advisors and company colleagues, each once (T-215). @aheadOfUse */
export function assignable(card: {
  readonly userId: string
  readonly advisorIds: readonly string[]
  readonly colleagueIds: readonly string[]
}): readonly string[] {
  return [...new Set([card.userId, ...card.advisorIds, ...card.colleagueIds])]
}

/** Labels lose outer and doubled spaces, empties go, and of two that differ only in case the first stays. */
export function normaliseLabels(labels: readonly string[]): readonly string[] {
  const kept = new Map<string, string>()
  for (const label of labels) {
    const text = label.normalize('NFC').trim().replace(/\s+/g, ' ')
    if (text !== '' && !kept.has(text.toLowerCase())) kept.set(text.toLowerCase(), text)
  }
  return [...kept.values()]
}

/** The first 100 characters of a description on one line, with an ellipsis where there is more (spec 3 §2, K95). */
export function preview(description: string, length: number = boardLimits.preview): string {
  // Cut generously first: 20,000 characters need not become an array for a list row.
  const line = description
    .slice(0, length * 8)
    .trim()
    .replace(/\s+/g, ' ')
  const characters = [...line]
  if (characters.length <= length && description.trim().length <= length * 8) return line
  return `${characters.slice(0, length).join('').trimEnd()}…`
}

/** Search is a case-insensitive substring of title or description; an empty query finds all (spec 3 §2, 4.12.15). */
export function matchesSearch(card: Pick<CardFields, 'title' | 'description'>, query: string): boolean {
  const wanted = query.trim().toLowerCase()
  return card.title.toLowerCase().includes(wanted) || card.description.toLowerCase().includes(wanted)
}

/** The order of a column: by rank byte by byte, then by id where two ranks are equal (4.12.15). */
export function inColumnOrder(one: Pick<Card, 'rank' | 'id'>, other: Pick<Card, 'rank' | 'id'>): number {
  if (one.rank !== other.rank) return one.rank < other.rank ? -1 : 1
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0
}

/** The picker's 50 cards that match: latest change first, archived ones left out (K95, 4.12.15). @aheadOfUse */
export function pickCards<T extends Pick<Card, 'title' | 'description' | 'updatedAt' | 'archivedAt'>>(
  cards: readonly T[],
  query: string,
): readonly T[] {
  return cards
    .filter((card) => card.archivedAt === null && matchesSearch(card, query))
    .sort((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
    .slice(0, boardLimits.picker)
}

/** The form of a card's id in an address: hex digits and dashes (spec 3 §2). */
export const cardIdPattern = /^[0-9a-fA-F-]+$/
