import type pg from 'pg'
import { stoppedWhileSending } from '#domain/newsletter/rules/undelivered.ts'
import { isLost } from '#server/platform/jobs/lostWork.ts'

/**
 * An email whose worker was killed in its last try has nobody left to say so: it fails here, and its words and its link go with it
 * (4.13.14). Whether the other server has it nobody knows, so it is not sent again. Says how many there were.
 */
export async function failLostMail(jobsPool: pg.Pool): Promise<number> {
  const { rowCount } = await jobsPool.query(
    `update mail_messages m set status = 'failed', attempts = attempts + 1, values = '{}',
       failure = coalesce(failure, '${stoppedWhileSending}')
     where m.status = 'queued' and ${isLost('mail.send', 'messageId', 'm.id')}`,
  )
  return rowCount ?? 0
}
