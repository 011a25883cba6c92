import { periods, tooOldBefore } from '#domain/privacy/rules/periods.ts'
import type { App } from '#server/platform/app.ts'
import { recordEvent } from '#server/platform/audit/recordEvent.ts'
import { asJobs } from '#server/platform/db/asJobs.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { PartlyErased } from '#server/privacy/retention/partlyErased.ts'
import type { ErasureList } from './erasureList.ts'
import { listedAddress, openErasureList } from './erasureList.ts'
import { forgetAddress } from './forgetAddress.ts'

const origin = { requestId: 'erasure', ipAddress: '', userAgent: '' }

const findDue = sqlStatement<[now: Date], { userId: string }>(
  'select user_id as "userId" from app_due_people($1)',
)
const findThere = sqlStatement<[ids: string], { userId: string }>(
  `select listed.id::uuid as "userId" from json_array_elements_text($1::json) as listed(id)
   where exists (select from profiles p where p.id = listed.id::uuid)`,
)
const note = sqlStatement<[id: string, at: Date], never>(
  'insert into erased_people (id, erased_at) values ($1, $2) on conflict (id) do nothing',
)
const eraseAccount = sqlStatement<[id: string, at: Date], { address: string | null }>(
  'select app_erase_account($1, $2) as address',
)
// Those of rows went with their rows; here go any that were announced and belong to none.
const forgetFiles = sqlStatement<[id: string], never>('delete from files where user_id = $1')
const forgetEvents = sqlStatement<[id: string], never>('delete from live_events where member_id = $1')
const forgetTrail = sqlStatement<[id: string], never>('select app_forget_in_trail($1)')
const findDueAddresses = sqlStatement<[now: Date], { id: string; email: string }>(
  'select id, email from app_due_addresses($1)',
)
const holdDueAddress = sqlStatement<[id: string, now: Date], { isDue: boolean }>(
  'select app_hold_due_address($1, $2) as "isDue"',
)
const findListed = sqlStatement<[listed: string], { email: string }>(
  'select email from app_listed_addresses($1::jsonb)',
)
const findStillAsked = sqlStatement<[listed: string], { digest: string }>(
  `select l.digest from jsonb_to_recordset($1::jsonb) as l(digest text, at timestamptz)
   where exists (select from deletion_requests d
     where app_mail_digest(d.email) = l.digest and d.created_at < l.at)`,
)
const dropOld = sqlStatement<[asked: Date, cancelled: Date], never>(
  `delete from deletion_requests where (status = 'asked' and created_at < $1) or (status = 'cancelled' and created_at < $2)`,
)

/** Erases each of some by itself; `id` says in the log which one failed. */
type TryEach = <Row>(
  rows: readonly Row[],
  id: (row: Row) => string,
  erase: (row: Row) => Promise<number>,
) => Promise<void>
type Run = { readonly app: App; readonly list: ErasureList; readonly now: Date; readonly tryEach: TryEach }

/**
 * Erases the accounts whose deletion is due, and once more those on the list of the data folder that are there again: after a
 * backup was restored, it is brought to the same state before long (K37). Says how many went.
 */
export async function erasePeople(app: App, now: Date): Promise<number> {
  const list = await openErasureList(app.config.dataDir)
  const failures: unknown[] = []
  let erased = 0
  // One that fails delays no other; the next run tries it again.
  const tryEach: TryEach = async (rows, id, erase) => {
    for (const row of rows)
      try {
        erased += await erase(row)
      } catch (error) {
        app.log.warn({ err: error, id: id(row) }, 'an erasure failed')
        failures.push(error)
      }
  }
  await eraseAccounts({ app, list, now, tryEach })
  await eraseAddresses({ app, list, now, tryEach })
  await asJobs(app, (db) =>
    dropOld(db, tooOldBefore(periods.links, now), tooOldBefore(periods.deletions, now)),
  )
  // The run is noted as failed, which staff see.
  if (failures.length > 0) throw new PartlyErased(erased, failures[0])
  return erased
}

async function eraseAccounts({ app, list, now, tryEach }: Run): Promise<void> {
  const there = async (ids: readonly string[]) =>
    (await asJobs(app, (db) => findThere(db, JSON.stringify(ids)))).map(({ userId }) => userId)
  // Whoever is still there was not erased then, and may have cancelled since: they go when they are due, and not before.
  const unsettled = new Set(await there(list.intended))
  for (const userId of list.intended) if (!unsettled.has(userId)) await list.confirm(userId)
  await tryEach(await there(list.erased), String, (userId) =>
    asJobs(app, (db) => erasePerson(db, userId, now, true)),
  )
  const due = (await asJobs(app, (db) => findDue(db, now))).map(({ userId }) => userId)
  await tryEach(due, String, async (userId) => {
    // Outside the database, because a restored one does not know it; before, because afterwards may never come. Once, however
    // often it fails.
    if (!unsettled.has(userId)) await list.intend(userId)
    const gone = await asJobs(app, (db) => erasePerson(db, userId, now, false))
    if (gone > 0) await list.confirm(userId)
    else await list.withdraw(userId)
    return gone
  })
}

async function eraseAddresses({ app, list, now, tryEach }: Run): Promise<void> {
  const begun = JSON.stringify(list.intendedAddresses)
  const asked = list.intendedAddresses.length > 0 ? await asJobs(app, (db) => findStillAsked(db, begun)) : []
  const due = (await asJobs(app, (db) => findDueAddresses(db, now))).map(({ id, email }) => ({
    id,
    email,
    address: listedAddress(email, now),
  }))
  const unsettled = new Set(asked.map(({ digest }) => digest))
  const isDue = new Set(due.map(({ address }) => address.digest))
  // Its request goes with what is erased: where that is still there, nothing was. It is tried again, unless its reader took it back.
  for (const each of list.intendedAddresses) {
    if (!unsettled.has(each.digest)) await list.confirmAddress(each)
    else if (!isDue.has(each.digest)) await list.withdrawAddress(each)
  }
  await tryEach(
    due,
    ({ id }) => id,
    async ({ id, email, address }) => {
      if (!unsettled.has(address.digest)) await list.intendAddress(address)
      const gone = await asJobs(app, async (db) => {
        const [held] = await holdDueAddress(db, id, now)
        return held?.isDue ? await eraseAddress(db, email, id) : 0
      })
      if (gone > 0) await list.confirmAddress(address)
      else await list.withdrawAddress(address)
      return gone
    },
  )
  const listed = JSON.stringify(list.addresses)
  const back = list.addresses.length > 0 ? await asJobs(app, (db) => findListed(db, listed)) : []
  await tryEach(
    back,
    () => 'restored',
    ({ email }) => asJobs(app, (db) => eraseAddress(db, email, 'restored')),
  )
}

async function erasePerson(db: Db, userId: string, now: Date, isAgain: boolean): Promise<number> {
  if (isAgain) await note(db, userId, now)
  const [account] = await eraseAccount(db, userId, now)
  const address = account?.address
  if (!address) return 0
  await note(db, userId, now)
  await forgetFiles(db, userId)
  await forgetEvents(db, userId)
  await forgetAddress(db, address)
  await forgetTrail(db, userId)
  // The stub: that it was done, without a word of whose it was.
  await recordEvent(
    db,
    null,
    'account.erased',
    { type: 'account', id: userId, memberId: null, details: { isAgain } },
    origin,
  )
  return 1
}

async function eraseAddress(db: Db, address: string, id: string): Promise<number> {
  await forgetAddress(db, address)
  const subject = { type: 'deletion', id, memberId: null }
  await recordEvent(db, null, 'address.erased', subject, origin)
  return 1
}
