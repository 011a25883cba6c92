import { createRequire } from 'node:module'
import type { AddressInfo, Server } from 'node:net'

type Done = (error?: Error | null) => void
type Session = { envelope: { rcptTo: { address: string }[] } }
type Settings = {
  authOptional: boolean
  disabledCommands: string[]
  onRcptTo(address: { address: string }, session: unknown, done: Done): void
  onData(stream: NodeJS.ReadableStream, session: Session, done: Done): void
}
type Made = {
  server: Server
  listen(port: number, host: string, done: () => void): void
  close(done: () => void): void
  on(event: 'error', hear: () => void): void
}
// The package has no types of its own; this is the little that is used of it.
const { SMTPServer } = createRequire(import.meta.url)('smtp-server') as {
  SMTPServer: new (settings: Settings) => Made
} // safe because its manual says so

const refused = [
  { who: 'nobody@', said: '5.1.1 no such box', code: 550 },
  { who: 'later@', said: '4.2.2 mailbox full', code: 452 },
]

export type MailSink = {
  readonly url: string
  readonly received: { to: string; source: string; at: number }[]
  /** Asked with the number of mails so far, before the 250 is said; and right after it was. */
  onMail: (count: number) => Promise<void>
  afterMail: (count: number) => void
  close(): Promise<void>
}

/** A mail server that takes what comes, refuses whoever begins with `nobody@`, and takes nothing for now for `later@`; it keeps so many bytes of each. */
export async function openMailSink(bytesKept = Number.POSITIVE_INFINITY): Promise<MailSink> {
  const received: { to: string; source: string; at: number }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(
        refused
          .filter(({ who }) => address.startsWith(who))
          .map(({ said, code }) => Object.assign(new Error(said), { responseCode: code }))[0] ?? null,
      ),
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const to = envelope.rcptTo[0]?.address ?? ''
        const source = Buffer.concat(parts).subarray(0, bytesKept).toString('utf8')
        received.push({ to, source, at: performance.now() })
        const count = received.length
        void sink.onMail(count).then(() => {
          done()
          sink.afterMail(count)
        })
      })
    },
  })
  // Whoever is killed leaves its line open.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo // safe because it listens on a port
  const sink: MailSink = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    onMail: async () => undefined,
    afterMail: () => undefined,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
  return sink
}
