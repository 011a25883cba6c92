import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { pick } from '#server/platform/pick.ts'
import { automationRuns, driveConnections } from '../driveTables.ts'

const COMPANY = 'company'
export const CHECK_EVERY_MINUTES = 5
/** What sealed secrets of the drive are sealed for. */
export const DRIVE = 'the company drive'

const connection = statement((q) =>
  q
    .select({
      ...pick(driveConnections, 'status', 'failure', 'isAutomatic', 'connectedAt'),
      connectedByName: sql<string | null>`app_name(drive_connections.connected_by)`,
    })
    .from(driveConnections)
    .where(eq(driveConnections.id, COMPANY))
    .limit(1),
)
export const findConnection = async (db: Db) => (await connection(db, {}))[0] ?? null

const recentRuns = statement((q) =>
  q
    .select({
      ...pick(automationRuns, 'id', 'status', 'failure', 'matched', 'skipped'),
      ...pick(automationRuns, 'failed', 'isPartial', 'createdAt', 'finishedAt'),
      askedBy: sql<string | null>`app_name(automation_runs.requested_by)`,
    })
    .from(automationRuns)
    .orderBy(desc(automationRuns.createdAt), automationRuns.id)
    .limit(20),
)
export const listRuns = (db: Db) => recentRuns(db, {})

/** What came back from the page, sealed: a job trades it for the lasting token. */
export const keepCode = sqlStatement<[codeSealed: string, by: string, at: Date], never>(
  `insert into drive_connections (id, status, code_sealed, connected_by, updated_at) values ('${COMPANY}', 'checking', $1, $2, $3)
   on conflict (id) do update set status = 'checking', failure = null, code_sealed = $1, connected_by = $2, updated_at = $3`,
)
export const forgetConnection = sqlStatement<[at: Date], { id: string }>(
  `update drive_connections set status = 'error', failure = 'not_connected', code_sealed = null, token_sealed = null,
     connected_by = null, connected_at = null, next_check_at = null, updated_at = $1
   where id = '${COMPANY}' returning id`,
)
export const switchAutomatic = sqlStatement<[isAutomatic: boolean, at: Date], { id: string }>(
  `update drive_connections set is_automatic = $1, updated_at = $2,
     next_check_at = case when $1 and status = 'ready' then $2::timestamptz end
   where id = '${COMPANY}' returning id`,
)

type Sealed = { codeSealed: string | null; tokenSealed: string | null; connectedBy: string | null }
export const heldConnection = sqlStatement<[], Sealed>(
  `select code_sealed as "codeSealed", token_sealed as "tokenSealed", connected_by as "connectedBy"
   from drive_connections where id = '${COMPANY}' for update`,
)
export const setReady = sqlStatement<[tokenSealed: string, at: Date], never>(
  `update drive_connections set status = 'ready', failure = null, code_sealed = null, token_sealed = $1, connected_at = $2,
     next_check_at = case when is_automatic then $2::timestamptz end, updated_at = $2 where id = '${COMPANY}'`,
)
/** A token that was taken back is of no use any more; other trouble passes. */
export const setFailed = sqlStatement<[failure: string, isOver: boolean, at: Date], never>(
  `update drive_connections set failure = $1, updated_at = $3, code_sealed = null,
     status = case when $2 then 'error' else status end, token_sealed = case when $2 then null else token_sealed end,
     next_check_at = case when $2 then null else next_check_at end where id = '${COMPANY}'`,
)
/** The drive answers again: what was wrong with it is over. */
export const noteAnswered = sqlStatement<[at: Date], never>(
  `update drive_connections set failure = null, updated_at = $1 where id = '${COMPANY}' and status = 'ready' and failure is not null`,
)
/** Takes the next look for this node alone; nothing where it is not due. */
export const takeTurn = sqlStatement<[at: Date], { id: string }>(
  `update drive_connections set next_check_at = $1::timestamptz + interval '${CHECK_EVERY_MINUTES} minutes'
   where id = '${COMPANY}' and status = 'ready' and is_automatic and next_check_at <= $1 returning id`,
)

export const insertRun = sqlStatement<
  [id: string, memberId: string | null, requestedBy: string | null],
  { id: string }
>(
  `insert into automation_runs (id, user_id, requested_by) values ($1, $2, $3) on conflict (id) do nothing returning id`,
)
export const ownRun = sqlStatement<
  [id: string],
  { status: 'queued' | 'running' | 'done' | 'failed'; found: number }
>(`select status, own_matched as found from automation_runs where id = $1 and user_id = app_user()`)
export const lastOwnRun = sqlStatement<[], { id: string; createdAt: Date }>(
  `select id, created_at as "createdAt" from automation_runs where user_id = app_user() order by created_at desc limit 1`,
)
