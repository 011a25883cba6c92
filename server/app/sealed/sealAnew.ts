import type pg from 'pg'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { secretIds } from '#server/platform/keyRing.ts'
import { sealedBy, sealedNow, sealText, unsealText } from '#server/platform/sealText.ts'
import { sealedColumns } from './sealedColumns.ts'

const ROWS = 100

/** The logins that may write sealed columns. */
export type Sealers = { readonly authPool: pg.Pool; readonly jobsPool: pg.Pool }

/** What a round came to. */
export type Sealed = {
  readonly anew: number
  /** How many rows wait for a secret that is not there, by its id; '' where they do not say which. */
  readonly missing: ReadonlyMap<string, number>
  /** People whose recovery codes count by an earlier secret, or by one that is not there: codes are not sealed, so nobody can write them anew. */
  readonly codesOfEarlier: number
  readonly codesOfMissing: number
}

// Names of tables and columns are those of the list, and no words of anybody.
const columns = sealedColumns.map(({ table, key, column, role, purposeOf }) => ({
  role,
  purposeOf,
  left: sqlStatement<[after: string, now: string], { key: string; sealed: string }>(
    `select ${key}::text as key, ${column} as sealed from ${table}
     where ${key}::text > $1 and not starts_with(${column}, $2) order by ${key}::text limit ${ROWS} for update`,
  ),
  write: sqlStatement<[key: string, sealed: string], never>(
    `update ${table} set ${column} = $2 where ${key}::text = $1`,
  ),
}))
const codes = sqlStatement<
  [current: string, earlier: readonly string[]],
  { earlier: number; missing: number }
>(
  `select count(distinct user_id) filter (where strpos(code_hash, '.') = 0 or split_part(code_hash, '.', 1) = any($2::text[]))::int as earlier,
     count(distinct user_id) filter (where strpos(code_hash, '.') > 0 and split_part(code_hash, '.', 1) <> all($2::text[]))::int as missing
   from recovery_codes where not starts_with(code_hash, $1 || '.')`,
)

/**
 * Writes anew under the current secret what was sealed under an earlier one, so that the earlier one may go (0079). A hundred rows a
 * transaction: what a killed round has done stays, and the next begins with what is left. Two nodes at once wait for one another's rows.
 */
export async function sealAnew(pools: Sealers, isStopping = () => false): Promise<Sealed> {
  const missing = new Map<string, number>()
  let anew = 0
  for (const column of columns) {
    let after: string | null = ''
    while (after !== null && !isStopping()) {
      const part = await sealPart(pools, column, after)
      anew += part.anew
      for (const id of part.missing) missing.set(id, (missing.get(id) ?? 0) + 1)
      after = part.last
    }
  }
  return { anew, missing, ...(await countCodes(pools)) }
}

type Part = { anew: number; missing: string[]; last: string | null }

async function sealPart(
  pools: Sealers,
  { role, purposeOf, left, write }: (typeof columns)[number],
  after: string,
): Promise<Part> {
  const pool = role === 'app_auth' ? pools.authPool : pools.jobsPool
  return await inTransaction(pool, { kind: 'user', role, userId: '' }, async (db) => {
    const rows = await left(db, after, sealedNow())
    const missing: string[] = []
    for (const { key, sealed } of rows) {
      const text = unsealText(sealed, purposeOf(key))
      if (text === null) missing.push(sealedBy(sealed) ?? '')
      else await write(db, key, sealText(text, purposeOf(key)))
    }
    const last = rows.length < ROWS ? null : (rows.at(-1)?.key ?? null)
    return { anew: rows.length - missing.length, missing, last }
  })
}

async function countCodes({ authPool }: Sealers) {
  const [current = '', ...earlier] = secretIds()
  const [counted] = await inTransaction(authPool, { kind: 'user', role: 'app_auth', userId: '' }, (db) =>
    codes(db, current, earlier),
  )
  return { codesOfEarlier: counted?.earlier ?? 0, codesOfMissing: counted?.missing ?? 0 }
}
