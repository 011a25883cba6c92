import type pg from 'pg'
import type { App } from '#server/platform/app.ts'
import { issueEmail } from './emails.ts'
import type { HandOver } from './handOver.ts'
import type { wordsOf } from './queries.ts'

/** Without a mail server issues are read at /dev/mail, like every other email. */
export const outboxLine = (app: App, jobsPool: pg.Pool, issue: ReturnType<typeof wordsOf>): HandOver => ({
  send: async (issueId, reader) => {
    await jobsPool.query(
      `insert into mail_messages (id, template, to_address, values, once_key, status)
       values ($1, $2, $3, $4, $5, 'kept') on conflict (once_key) do nothing`,
      [
        app.clock.newId(),
        issueEmail.template,
        reader.email,
        JSON.stringify(issueEmail({ ...issue, reader: reader.id }).values),
        `newsletter ${issueId} ${reader.id}`,
      ],
    )
  },
  close: () => undefined,
})
