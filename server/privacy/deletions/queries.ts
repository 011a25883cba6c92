import { desc, sql } from 'drizzle-orm'
import { deletionLimits } from '#domain/privacy/limits.ts'
import { canListDeletions } from '#domain/privacy/permissions.ts'
import type { DeletionStatus } from '#domain/privacy/types.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { openCall } from '#server/platform/calls/openCall.ts'
import { query } from '#server/platform/calls/query.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { deletionRequests } from '../tables.ts'
import { readDeletionToken } from './deletionToken.ts'
import { presentDeletion } from './present.ts'

const read = sqlStatement<
  [id: string, hours: number, at: Date],
  { status: DeletionStatus; due_at: Date | null }
>('select status, due_at from app_deletion($1, $2, $3)')

/** How far the deletion behind a link is (K37). */
export const getDeletion = openCall(calls.privacy.getDeletion, async ({ db, now, input }) => {
  const id = readDeletionToken(input.token)
  const [row] = id ? await read(db, id, deletionLimits.linkHours, now) : []
  return { status: row?.status ?? null, dueAt: row?.due_at?.toISOString() ?? null }
})

const { id, email, status, createdAt, confirmedAt, dueAt } = deletionRequests

/**
 * What was asked for by address, and whether there is an account: what is confirmed first, so that what strangers ask for hides
 * none of it, and then the newest (K37).
 */
export const listDeletions = query(calls.privacy.listDeletions, {
  read: ({ db }) =>
    db
      .select({
        id,
        email,
        status,
        createdAt,
        confirmedAt,
        dueAt,
        hasAccount: sql<boolean>`app_has_account(${email})`,
      })
      .from(deletionRequests)
      .orderBy(sql`array_position(array['waiting', 'asked'], ${status})`, desc(createdAt), desc(id))
      .limit(deletionLimits.listed),
  can: canListDeletions,
  present: (rows) => ({ deletions: rows.map(presentDeletion) }),
})
