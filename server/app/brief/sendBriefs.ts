import type pg from 'pg'
import { briefLimits, briefSentences } from '#domain/sessions/rules/brief.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { queueMail } from '#server/platform/mail/queueMail.ts'
import { briefKey } from '#server/sessions/briefKey.ts'
import { briefEmail } from '#server/sessions/emails.ts'
import { countBrief } from './briefRows.ts'

const BATCH = 100

type Row = {
  key: string
  id: string
  title: string
  startAt: Date
  endAt: Date
  timeZone: string
  userId: string
  advisorId: string
  memberName: string
  memberFirstName: string | null
  memberTimeZone: string | null
  advisorTimeZone: string | null
  isLed: boolean
}

// Sessions that begin within a day, were there before it, and were not looked at for this start: one that was moved has a brief
// for its new day.
const DUE = `
  select s.id, s.title, s.start_time as "startAt", s.end_time as "endAt", s.time_zone as "timeZone", s.user_id as "userId",
    s.advisor_id as "advisorId", concat_ws(' ', m.first_name, m.last_name) as "memberName", m.first_name as "memberFirstName",
    m.time_zone as "memberTimeZone", a.time_zone as "advisorTimeZone", app_is_open_staff(s.advisor_id) as "isLed", ${briefKey} as key
  from sessions s join profiles m on m.id = s.user_id left join profiles a on a.id = s.advisor_id
  where s.status = 'scheduled' and s.deleted_at is null and not m.is_demo
    and s.start_time > $1::timestamptz and s.start_time <= $1::timestamptz + make_interval(hours => ${briefLimits.hours})
    and s.created_at <= s.start_time - make_interval(hours => ${briefLimits.hours})
    and s.briefed_for is distinct from s.start_time
  order by s.start_time, s.id limit ${BATCH}`
const LOOKED_AT = 'update sessions set briefed_for = $2 where id = $1'

/**
 * A day before a session its member and its advisor are told that their brief is there, where it holds anything for them (D7).
 * The key of each email names the start, so that it goes once, however often and on however many nodes this runs.
 */
export async function sendBriefs(pool: pg.Pool, now: Date, newId: () => string): Promise<void> {
  const { rows } = await pool.query<Row>(DUE, [now])
  for (const row of rows) {
    for (const reader of row.isLed ? (['advisor', 'member'] as const) : (['member'] as const)) {
      const userId = reader === 'advisor' ? row.advisorId : row.userId
      // As the reader, so that it counts what they will see.
      await inTransaction(pool, { kind: 'user', role: 'app_jobs', userId }, async (db) => {
        const sentences = briefSentences(await countBrief(db, row), reader)
        if (sentences.length === 0) return
        await queueMail(
          db,
          newId(),
          userId,
          briefEmail({ ...row, reader, sentences: [...sentences] }),
          // Of the advisor it says who that is: Calendly may give the session to another.
          `${row.key} ${reader === 'advisor' ? `advisor ${userId}` : 'member'}`,
        )
      })
    }
    // With nothing to tell, too: a hundred of those would keep the others waiting.
    await pool.query(LOOKED_AT, [row.id, row.startAt])
  }
}
