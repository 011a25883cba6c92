import { randomUUID } from 'node:crypto'
import { evenRanks } from '#domain/board/rules/rank.ts'
import type { Owner, Put } from './rowKinds.ts'
import { ago, day, label } from './rowKinds.ts'

type CardKind = 'card' | 'secondCard' | 'archivedCard' | 'lineCard' | 'decision' | 'takenDecision'

/** Everybody's board: cards, notes, decisions, check-ins, milestones and figures, some signed by the advisor. */
export async function seedBoard(put: Put): Promise<void> {
  await put('julboard_tasks', (owner) => {
    const ranks = evenRanks(7)
    const card = (which: CardKind, place: number, more: Record<string, unknown> = {}) => ({
      ...signed(owner, owner.ids[which]),
      title: label(owner.name, which),
      rank: ranks[place],
      kind: 'task',
      status: 'backlog',
      archived_at: null,
      decided_by: null,
      decided_on: null,
      ...more,
    })
    return [
      card('card', 0),
      card('secondCard', 1),
      card('archivedCard', 2, { archived_at: ago(day) }),
      card('lineCard', 3),
      card('decision', 4, { kind: 'decision' }),
      card('takenDecision', 5, {
        kind: 'decision',
        status: 'completed',
        decided_by: owner.id,
        decided_on: '2026-01-05',
      }),
      // One that the advisor added (4.13.2).
      { ...card('card', 6), ...signed(owner, randomUUID(), owner.advisor) },
    ]
  })
  await put('card_notes', (owner) => [
    {
      ...signed(owner, owner.ids.note),
      card_id: owner.ids.card,
      body: label(owner.name, 'note'),
      deleted_at: null,
    },
    {
      ...signed(owner, owner.ids.deletedNote),
      card_id: owner.ids.card,
      body: label(owner.name, 'note'),
      deleted_at: ago(day),
    },
  ])
  await put('files', (owner) =>
    (['attachment', 'deletedAttachment'] as const).map((which) => ({
      id: owner.ids[which],
      user_id: owner.id,
      created_by: owner.id,
      kind: 'document',
      name: `${label(owner.name, which)}.pdf`,
      byte_size: 100,
      type: 'application/pdf',
      key: owner.ids[which],
      status: 'stored',
    })),
  )
  await put('card_attachments', (owner) => [
    { ...signed(owner, owner.ids.attachment), card_id: owner.ids.card, deleted_at: null },
    { ...signed(owner, owner.ids.deletedAttachment), card_id: owner.ids.card, deleted_at: ago(day) },
  ])
  await put('board_checkins', (owner) => [
    { ...signed(owner, owner.ids.checkin), body: label(owner.name, 'checkin'), deleted_at: null },
    { ...signed(owner, owner.ids.deletedCheckin), body: label(owner.name, 'checkin'), deleted_at: ago(day) },
    {
      ...signed(owner, owner.ids.advisorCheckin, owner.advisor),
      body: label(owner.name, 'advised'),
      deleted_at: null,
    },
  ])
  await put('milestones', (owner) =>
    (['milestone', 'archivedMilestone'] as const).map((which) => ({
      ...signed(owner, owner.ids[which]),
      title: label(owner.name, which),
      archived_at: which === 'archivedMilestone' ? ago(day) : null,
    })),
  )
  await put('milestone_history', (owner) =>
    [owner.id, owner.advisor].map((by) => ({
      ...signed(owner, randomUUID(), by),
      milestone_id: owner.ids.milestone,
      from_status: 'not_started',
      to_status: 'in_progress',
      from_progress: 0,
      to_progress: 10,
    })),
  )
  await put('company_metrics', (owner) =>
    (['metric', 'advisorMetric'] as const).map((which) => ({
      ...signed(owner, owner.ids[which], which === 'metric' ? owner.id : owner.advisor),
      metric: which === 'metric' ? 'team' : 'runway',
      value: 3,
      as_of: '2026-01-05',
      note: label(owner.name, which),
    })),
  )
}

const signed = (owner: Owner, id: string, by = owner.id) => ({ id, user_id: owner.id, created_by: by })
