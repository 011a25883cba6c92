import { createTransport } from 'nodemailer'
import { yelmailPaths } from '#domain/newsletter/rules/issues.ts'
import type { Config } from '#server/platform/config.ts'
import type { RenderedMail } from '#server/platform/template.ts'
import { listToken } from '../lists/listToken.ts'
import { issueToken, TOKEN_HEADER } from './issueToken.ts'

/** Hands one issue to the mail server; a throw is its answer. */
export type HandOver = {
  send(issueId: string, reader: { id: string; email: string }, issue: RenderedMail): Promise<void>
  close(): void
}

/** One line to the mail server, kept open: issues leave one after another, so that at most one of them is in doubt. */
export function openHandOver(config: Config, smtpUrl: string): HandOver {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 1,
    maxMessages: Number.POSITIVE_INFINITY,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 15_000,
  })
  const { hostname } = config.publicUrl
  return {
    send: async (issueId, { id, email }, { subject, text, html }) => {
      const token = issueToken(issueId, id)
      await transport.sendMail({
        ...{ from: config.mailFrom, to: email, subject, text, html },
        ...(config.mailBounces ? { envelope: { from: config.mailBounces, to: email } } : {}),
        // The same however often it is handed over, so that a mailbox shows a double once.
        messageId: `<${token}@${hostname}>`,
        // Where the mail server can: what comes back names the token and the address, and holds the head alone (RFC 3461).
        dsn: { id: token, return: 'headers', notify: ['failure', 'delay'], recipient: email },
        headers: {
          [TOKEN_HEADER]: token,
          'List-Id': `YELMail <yelmail.${hostname}>`,
          'List-Unsubscribe': `<${new URL(yelmailPaths.oneClick(listToken(id)), config.publicUrl).href}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      })
    },
    close: () => transport.close(),
  }
}
