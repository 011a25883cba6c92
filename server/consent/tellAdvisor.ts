import type { App } from '#server/platform/app.ts'
import { asJobs } from '#server/platform/db/asJobs.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { queueMail } from '#server/platform/mail/queueMail.ts'
import { withdrawnEmail } from './emails.ts'

const lost = sqlStatement<
  [sessionId: string],
  { sessionId: string; advisorId: string; title: string; isApproved: boolean; emptied: number }
>(
  `select s.id as "sessionId", s.advisor_id as "advisorId", s.title,
     exists (select from session_outcomes o where o.session_id = s.id and o.approved_version_id is not null) as "isApproved",
     (select count(*)::int from session_outcomes o join outcome_lines l on l.version_id = o.approved_version_id
      where o.session_id = s.id and l.text = '') as emptied
   from sessions s where s.id = $1 and s.deleted_at is null and app_is_open_staff(s.advisor_id)`,
)

/** Whoever leads a session hears that its words went with somebody's consent, and which of the approved ones are theirs to write anew (4.13.8). */
export async function tellAdvisor(app: App, jobId: string, sessionId: string): Promise<void> {
  await asJobs(app, async (db) => {
    const [told] = await lost(db, sessionId)
    if (!told) return
    const { advisorId, ...values } = told
    await queueMail(db, app.clock.newId(), advisorId, withdrawnEmail(values), `consent.withdrawn ${jobId}`)
  })
  app.wake.jobs()
}
