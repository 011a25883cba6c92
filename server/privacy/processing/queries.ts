import { and, desc, eq, sql } from 'drizzle-orm'
import { processingLimits } from '#domain/privacy/limits.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { processingAcceptances } from '../tables.ts'
import { presentAcceptance } from './present.ts'

const { id, company, address, name, position, version, inForceSince, textHash, createdAt } =
  processingAcceptances
export const acceptanceColumns = {
  ...{ id, company, address, name, position },
  ...{ version, inForceSince, textHash, createdAt },
}

const acceptancesOf = statement((q, { memberId }: Args<{ memberId: string | null }>) =>
  q
    .select(acceptanceColumns)
    .from(processingAcceptances)
    .where(eq(processingAcceptances.userId, sql`coalesce(${memberId}::uuid, app_user())`))
    .orderBy(desc(createdAt), desc(id))
    .limit(processingLimits.listed),
)

/** What whoever is signed in accepted before, in this version and for this company. */
export async function findAcceptance(db: Db, given: { version: number; company: string }) {
  const [row] = await db
    .select(acceptanceColumns)
    .from(processingAcceptances)
    .where(
      and(
        sql`${processingAcceptances.userId} = app_user()`,
        eq(version, given.version),
        sql`lower(${company}) = lower(${given.company})`,
      ),
    )
  return row ?? null
}

/** For which companies a member accepted the agreement; staff see it like the member (0100). */
export const listAcceptances = query(calls.privacy.listAcceptances, {
  read: ({ db, input: { memberId = null } }) => acceptancesOf(db, { memberId }),
  present: (rows) => ({ acceptances: rows.map(presentAcceptance) }),
})
