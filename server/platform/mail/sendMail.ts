import { createTransport } from 'nodemailer'
import type pg from 'pg'
import type { Config } from '#server/platform/config.ts'
import type { Handler } from '#server/platform/jobs/worker.ts'

type Row = {
  id: string
  to_address: string
  subject: string
  text_body: string
  html_body: string
  status: string
}

/**
 * Sends one stored message. Without an SMTP server it stays in the embedded outbox (`/dev/mail`). A crash
 * between the server's 250 and the stored state may send twice, with the same Message-ID; that is the bound (F12).
 */
export function mailHandler(pool: pg.Pool, config: Config): Handler {
  const transport = config.smtpUrl
    ? createTransport({
        url: config.smtpUrl,
        connectionTimeout: 5_000,
        greetingTimeout: 5_000,
        socketTimeout: 15_000,
      })
    : null
  return async ({ messageId }) => {
    const { rows } = await pool.query<Row>(
      'select id, to_address, subject, text_body, html_body, status from mail_messages where id = $1',
      [messageId],
    )
    const message = rows[0]
    if (message?.status !== 'queued') return
    if (!transport) {
      await pool.query(`update mail_messages set status = 'kept' where id = $1`, [messageId])
      return
    }
    try {
      await transport.sendMail({
        from: config.mailFrom,
        to: message.to_address,
        subject: message.subject,
        text: message.text_body,
        html: message.html_body,
        messageId: `<${message.id}@${config.publicUrl.hostname}>`,
      })
      await pool.query(
        `update mail_messages set status = 'sent', sent_at = now(), attempts = attempts + 1 where id = $1`,
        [messageId],
      )
    } catch (error) {
      const refused = isRefusal(error)
      await pool.query(
        `update mail_messages set status = $2, attempts = attempts + 1, failure = $3 where id = $1`,
        [
          messageId,
          refused ? 'failed' : 'queued',
          error instanceof Error ? error.message.slice(0, 500) : 'unknown',
        ],
      )
      // The receiving server said no for good: another try would only annoy it.
      if (!refused) throw error
    }
  }
}

const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'responseCode' in error && Number(error.responseCode) >= 500
