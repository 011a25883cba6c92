import { canEnterConsole } from '#domain/accounts/permissions.ts'
import type { Actor } from '#domain/actor.ts'
import { canUse } from '#domain/billing/permissions.ts'
import type { Right } from '#domain/billing/rules/rights.ts'
import { all, type Decision, no, yes } from '#domain/decision.ts'
import { boardLimits } from './limits.ts'
import type { CardKind } from './types.ts'

const dayMs = 86_400_000

/** Whose board it is, and whether the one who asks advises that member today (4.12.3). */
export type BoardOf = { readonly userId: string; readonly isAssignedAdvisor: boolean }

/** What a decision about a card rests on. */
export type CardOf = BoardOf & { readonly archivedAt: Date | null }

/** A board is seen by its member, and by the advisor assigned to them; no other staff (T-203, 4.12.3). */
export function canViewBoard(actor: Actor, board: BoardOf): Decision {
  if (board.userId === actor.userId) return canUse(actor, 'board.view')
  const inside = canEnterConsole(actor)
  if (!inside.ok) return inside
  if (!actor.isStaff) return no('not_yours')
  return board.isAssignedAdvisor ? yes : no('not_assigned')
}

/** Only a board's member changes what is on it, with a plan that gives it; an assigned advisor looks, and adds at most (T-203, 4.13.2). */
function canWrite(actor: Actor, board: BoardOf, right: Right): Decision {
  if (board.userId === actor.userId) return canUse(actor, right)
  const seen = canViewBoard(actor, board)
  return seen.ok ? no('advisor_views_only') : seen
}

const notArchived = (card: CardOf): Decision => (card.archivedAt === null ? yes : no('card_archived'))

/** What an assigned advisor may add to a board that is not theirs: check-ins, decisions and cards (4.13.2). */
function canAdd(actor: Actor, board: BoardOf): Decision {
  return board.userId === actor.userId ? canUse(actor, 'board.edit') : canViewBoard(actor, board)
}

/** Cards and decisions are made by the board's member and by their assigned advisor, up to 10,000 (T-105, 4.12.15, 4.13.2). */
export function canCreateCard(actor: Actor, board: BoardOf & { readonly cardCount: number }): Decision {
  return all(canAdd(actor, board), board.cardCount < boardLimits.cards ? yes : no('too_many_cards'))
}

/** A member edits the text and fields of their own cards; an archived card is restored first (T-105, T-107). */
export function canEditCard(actor: Actor, card: CardOf): Decision {
  return all(canWrite(actor, card, 'board.edit'), notArchived(card))
}

/** Moving a card to a column and a place asks the same as editing it; it never conflicts (T-105, 4.12.15). */
export const canMoveCard = canEditCard

/** A member archives their own cards; archiving one twice changes nothing and is no refusal (4.12.14). */
export function canArchiveCard(actor: Actor, card: CardOf): Decision {
  return canWrite(actor, card, 'board.edit')
}

/** A member brings back an archived card; one that is back already stays (4.12.14). */
export const canRestoreCard = canArchiveCard

/** A member with the right to comment writes notes on their own cards (spec 3 §6, 'Premium+'). */
export function canAddCardNote(actor: Actor, card: CardOf): Decision {
  return all(canWrite(actor, card, 'board.comment'), notArchived(card))
}

/**
 * A member with the right adds files to their own cards, 50 to each; whoever sees the card reads them (K93). `attachedBytes` is
 * what the files of all their cards would take with this one.
 */
export function canAttachFile(
  actor: Actor,
  card: CardOf & { readonly fileCount: number },
  attachedBytes = 0,
): Decision {
  return all(
    canWrite(actor, card, 'board.attach'),
    notArchived(card),
    card.fileCount < boardLimits.attachments ? yes : no('too_many_files'),
    attachedBytes <= boardLimits.attachedBytes ? yes : no('files_too_large'),
  )
}

/** Files are removed by the card's member (K93). */
export const canDeleteAttachment = (actor: Actor, card: CardOf): Decision =>
  canWrite(actor, card, 'board.attach')

/** A file comes back within 30 days, where there is room for it still. */
export function canRestoreAttachment(
  actor: Actor,
  card: CardOf & { readonly fileCount: number },
  file: { readonly deletedAt: Date | null },
  now: Date,
): Decision {
  const room = file.deletedAt === null || card.fileCount < boardLimits.attachments
  return all(
    canDeleteAttachment(actor, card),
    room ? yes : no('too_many_files'),
    canComeBack(file.deletedAt, now),
  )
}

/** Cards are moved together where each of them may be moved; one that may not be holds back all. */
export function canMoveCards(actor: Actor, cards: readonly CardOf[]): Decision {
  return all(...cards.map((card) => canMoveCard(actor, card)))
}

/** Cards are archived, and brought back, together where each of them may be. */
export function canArchiveCards(actor: Actor, cards: readonly CardOf[]): Decision {
  return all(...cards.map((card) => canArchiveCard(actor, card)))
}

/** A member takes a decision of their own board, and makes it pending again; a task is no decision (T-102). */
export function canDecideCard(actor: Actor, card: CardOf & { readonly kind: CardKind }): Decision {
  return all(canEditCard(actor, card), card.kind === 'decision' ? yes : no('not_a_decision'))
}

/** A check-in is written by the member whose board it is, and by the advisor assigned to them (K75, T-203). */
export const canAddCheckin = canAdd

/** A check-in is deleted by whoever wrote it, while they may still write there. */
export function canDeleteCheckin(
  actor: Actor,
  board: BoardOf,
  checkin: { readonly createdBy: string },
): Decision {
  return all(canAddCheckin(actor, board), checkin.createdBy === actor.userId ? yes : no('not_author'))
}

/** A member sets milestones on their own board, up to 200 (K76). */
export function canCreateMilestone(
  actor: Actor,
  board: BoardOf & { readonly milestoneCount: number },
): Decision {
  return all(
    canWrite(actor, board, 'board.edit'),
    board.milestoneCount < boardLimits.milestones ? yes : no('too_many_milestones'),
  )
}

/** A member changes their own milestones; an archived one is restored first (K76). */
export function canEditMilestone(actor: Actor, milestone: CardOf): Decision {
  return all(
    canWrite(actor, milestone, 'board.edit'),
    milestone.archivedAt === null ? yes : no('milestone_archived'),
  )
}

/** A member archives a milestone of their own and brings it back; either one done twice changes nothing (4.0 rule 10). */
export const canArchiveMilestone = canArchiveCard

/** A member enters the figures of their own company; nobody enters them for somebody else (T-099). */
export function canEnterMetric(actor: Actor, board: BoardOf & { readonly entryCount: number }): Decision {
  return all(
    canWrite(actor, board, 'board.edit'),
    board.entryCount < boardLimits.metricEntries ? yes : no('too_many_entries'),
  )
}

/** A figure is deleted by whoever entered it (T-099). */
export function canDeleteMetricEntry(
  actor: Actor,
  board: BoardOf,
  entry: { readonly createdBy: string },
): Decision {
  return all(canWrite(actor, board, 'board.edit'), entry.createdBy === actor.userId ? yes : no('not_author'))
}

/** What was deleted comes back within 30 days, by whoever deleted it; what stands already stays (4.0 rule 10). */
function canComeBack(deletedAt: Date | null, now: Date): Decision {
  if (deletedAt === null) return yes
  const open = now.getTime() - deletedAt.getTime() <= boardLimits.undoDays * dayMs
  return open ? yes : no('undo_window_closed')
}

/** A check-in comes back by whoever wrote and deleted it, within 30 days. */
export function canRestoreCheckin(
  actor: Actor,
  checkin: BoardOf & { readonly createdBy: string; readonly deletedAt: Date | null },
  now: Date,
): Decision {
  return all(canDeleteCheckin(actor, checkin, checkin), canComeBack(checkin.deletedAt, now))
}

/** A note comes back by whoever wrote and deleted it, within 30 days. */
export function canRestoreCardNote(
  actor: Actor,
  card: CardOf,
  note: { readonly createdBy: string; readonly deletedAt: Date | null },
  now: Date,
): Decision {
  return all(canDeleteCardNote(actor, card, note), canComeBack(note.deletedAt, now))
}

/** A note is deleted by whoever wrote it, on a board they may still comment on. */
export function canDeleteCardNote(
  actor: Actor,
  card: CardOf,
  note: { readonly createdBy: string },
): Decision {
  return all(canWrite(actor, card, 'board.comment'), note.createdBy === actor.userId ? yes : no('not_author'))
}

/** A line of minutes as the board sees it: whose session it is, and whether the version is approved (4.12.12). */
export type LineOf = {
  readonly userId: string
  readonly isApproved: boolean
  readonly cardCount: number
}

/**
 * A member turns a line of their own approved minutes into a card. A line makes one card at most: the command answers a second
 * try with the card that is there, so that is no refusal here (4.12.12).
 */
export function canMakeCardFromLine(actor: Actor, line: LineOf): Decision {
  const board = { userId: line.userId, isAssignedAdvisor: false, cardCount: line.cardCount }
  return all(canCreateCard(actor, board), line.isApproved ? yes : no('not_approved'))
}
