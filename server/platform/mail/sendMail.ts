import { createTransport } from 'nodemailer'
import type pg from 'pg'
import type { Config } from '#server/platform/config.ts'
import type { Handler } from '#server/platform/jobs/worker.ts'
import type { RenderedMail } from '../template.ts'
import type { EmailFacts, EmailTemplates } from './emailTemplate.ts'
import { readReply } from './replies.ts'

type Row = {
  id: string
  to_address: string
  template: string
  values: unknown
  attempts: number
  status: string
}

/**
 * Sends one stored message. Without an SMTP server it stays in the embedded outbox (`/dev/mail`). A crash
 * between the server's 250 and the stored state may send twice, with the same Message-ID; that is the bound (F12).
 */
export function mailHandler(pool: pg.Pool, config: Config, templates: EmailTemplates): Handler {
  const transport = config.smtpUrl
    ? createTransport({
        url: config.smtpUrl,
        connectionTimeout: 5_000,
        greetingTimeout: 5_000,
        socketTimeout: 15_000,
      })
    : null
  /** The end of a message; its words and its link go with it (4.13.14). */
  const end = async (
    id: string | undefined,
    status: 'sent' | 'kept' | 'failed',
    isEmptied = true,
    failure?: string,
  ) => {
    await pool.query(
      `update mail_messages set status = $2, attempts = attempts + $3, failure = coalesce($4, failure),
         sent_at = case when $2 = 'sent' then now() end, values = case when $5 then '{}' else values end
       where id = $1`,
      [id, status, status === 'kept' ? 0 : 1, failure, isEmptied],
    )
  }
  return async ({ messageId }, { isLastTry }) => {
    const { rows } = await pool.query<Row>(
      'select id, to_address, template, values, attempts, status from mail_messages where id = $1',
      [messageId],
    )
    const message = rows[0]
    if (message?.status !== 'queued') return
    if (!transport) {
      // Where nobody can read the outbox nothing is kept to be read.
      await end(messageId, 'kept', config.production)
      return
    }
    try {
      const { attachments = [], ...words } = writeEmail(templates, config, message)
      await transport.sendMail({
        from: config.mailFrom,
        to: message.to_address,
        ...words,
        attachments: [...attachments],
        messageId: `<${message.id}@${config.publicUrl.hostname}>`,
      })
      await end(messageId, 'sent')
    } catch (error) {
      const refused = readReply(error) === 'refused'
      // By the queue's own count: a try whose worker was killed is none of the message's.
      const isOver = refused || isLastTry
      const failure = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
      if (isOver) await end(messageId, 'failed', true, failure)
      else
        await pool.query('update mail_messages set attempts = attempts + 1, failure = $2 where id = $1', [
          messageId,
          failure,
        ])
      // The receiving server said no for good: another try would only annoy it.
      if (!refused) throw error
    }
  }
}

/** The words of a stored message, or a throw where its template or values are none of ours. */
export function writeEmail(
  templates: EmailTemplates,
  facts: EmailFacts,
  { template, values }: { template: string; values: unknown },
): RenderedMail {
  const found = templates.get(template)
  if (!found) throw new Error(`there is no email ${template}`)
  return found.write(facts, values)
}
