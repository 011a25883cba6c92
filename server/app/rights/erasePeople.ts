import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { App } from '#server/platform/app.ts'
import { recordEvent } from '#server/platform/audit/recordEvent.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'

const ID = /^[0-9a-f-]{36}$/
const origin = { requestId: 'erasure', ipAddress: '', userAgent: '' }

const findDue = sqlStatement<[now: Date], { userId: string }>(
  `select user_id as "userId" from data_requests where kind = 'deletion' and status = 'waiting' and due_at <= $1 limit 100`,
)
const findAgain = sqlStatement<[ids: string], { userId: string }>(
  `select id::uuid as "userId" from json_array_elements_text($1::json) as id
   where exists (select from profiles p where p.id = id::uuid)`,
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
  const list = join(app.config.dataDir, 'erased-people.txt')
  const erasedBefore = (await readFile(list, 'utf8').catch(() => '')).split('\n').filter((id) => ID.test(id))
  const asJobs = <T>(work: (db: Db) => Promise<T>) =>
    inTransaction(app.pool, { kind: 'user', role: 'app_jobs', userId: '' }, work)
  const due = await asJobs((db) => findDue(db, now))
  const again = await asJobs((db) => findAgain(db, JSON.stringify(erasedBefore)))
  let erased = 0
  for (const { userId } of again) erased += await asJobs((db) => erasePerson(db, userId, now, true))
  for (const { userId } of due) {
    const gone = await asJobs((db) => erasePerson(db, userId, now, false))
    // Outside the database, because a restored one does not know it.
    if (gone > 0) await appendFile(list, `${userId}\n`, { mode: 0o600 })
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
