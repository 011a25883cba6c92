import type { App } from '#server/platform/app.ts'
import { recordEvent } from '#server/platform/audit/recordEvent.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { openErasureList } from './erasureList.ts'

const origin = { requestId: 'erasure', ipAddress: '', userAgent: '' }

const findDue = sqlStatement<[now: Date], { userId: string }>(
  `select user_id as "userId" from data_requests where kind = 'deletion' and status = 'waiting' and due_at <= $1 limit 100`,
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
const forgetEvents = sqlStatement<[id: string], never>('delete from live_events where member_id = $1')
const forgetTrail = sqlStatement<[id: string], never>('select app_forget_in_trail($1)')
const forgetMail = sqlStatement<[address: string], never>(
  'delete from mail_messages where lower(to_address) = lower($1)',
)
const forgetSender = sqlStatement<[address: string], never>('select app_forget_sender($1)')
const forgetGuest = sqlStatement<[address: string], never>('select app_forget_guest($1)')
const forgetSubscriber = sqlStatement<[address: string], never>('select app_forget_subscriber($1)')
const forgetBookings = sqlStatement<[address: string], never>('select app_forget_calendly($1)')
const forgetLinks = sqlStatement<[address: string], never>('select app_forget_booking_links($1)')

/**
 * Erases the accounts whose deletion is due, and once more those on the list of the data folder that are there again: after a
 * backup was restored, it is brought to the same state before long (K37). Says how many went.
 */
export async function erasePeople(app: App, now: Date): Promise<number> {
  const list = await openErasureList(app.config.dataDir)
  const asJobs = <T>(work: (db: Db) => Promise<T>) =>
    inTransaction(app.pool, { kind: 'user', role: 'app_jobs', userId: '' }, work)
  const there = async (ids: readonly string[]) =>
    (await asJobs((db) => findThere(db, JSON.stringify(ids)))).map(({ userId }) => userId)
  // Whoever is still there was not erased then, and may have cancelled since: they go when they are due, and not before.
  const unsettled = new Set(await there(list.intended))
  for (const userId of list.intended) if (!unsettled.has(userId)) await list.confirm(userId)
  let erased = 0
  for (const userId of await there(list.erased))
    erased += await asJobs((db) => erasePerson(db, userId, now, true))
  for (const { userId } of await asJobs((db) => findDue(db, now))) {
    // Outside the database, because a restored one does not know it; before, because afterwards may never come.
    await list.intend(userId)
    const gone = await asJobs((db) => erasePerson(db, userId, now, false))
    if (gone > 0) await list.confirm(userId)
    else await list.withdraw(userId)
    erased += gone
  }
  return erased
}

async function erasePerson(db: Db, userId: string, now: Date, isAgain: boolean): Promise<number> {
  if (isAgain) await note(db, userId, now)
  const [account] = await eraseAccount(db, userId, now)
  const address = account?.address
  if (!address) return 0
  await note(db, userId, now)
  await forgetEvents(db, userId)
  await forgetMail(db, address)
  await forgetSender(db, address)
  await forgetGuest(db, address)
  await forgetBookings(db, address)
  await forgetLinks(db, address)
  await forgetSubscriber(db, address)
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
