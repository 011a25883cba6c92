import { connect } from 'node:net'
import type { Readable } from 'node:stream'
import type { ScannerAddress } from '#server/platform/config.ts'
import { Unreachable } from '../askOutside.ts'

/** What the scanner says of a file; `too_large` is one that it does not take whole. */
export type Verdict = { kind: 'clean' } | { kind: 'found'; signature: string } | { kind: 'too_large' }

const CONNECT_MS = 5_000
// Longer than clamd looks at one file (MaxScanTime, two minutes): before it gives up it says nothing.
const SILENCE_MS = 150_000
// A file of 200 MB at a scanner that unpacks what is in it.
const WHOLE_MS = 10 * 60_000
const LONGEST_ANSWER = 4_096

/** Asks whether the scanner is there, and which one it is. */
export const askVersion = (at: ScannerAddress): Promise<string> => ask(at, 'zVERSION\0', null, CONNECT_MS)

/** Opens the bytes that are to be looked at, once somebody is there to look. */
export type OpenBytes = () => Readable | Promise<Readable>

/** Has a file looked at, whole: in pieces, each behind its length, as clamd's INSTREAM asks for. */
export async function scanFile(at: ScannerAddress, open: OpenBytes): Promise<Verdict> {
  const answer = await ask(at, 'zINSTREAM\0', open, WHOLE_MS)
  if (/^stream: OK$/.test(answer)) return { kind: 'clean' }
  const found = answer.match(/^stream: (.{1,200}) FOUND$/)
  if (found?.[1]) return { kind: 'found', signature: found[1] }
  if (/size limit exceeded/i.test(answer)) return { kind: 'too_large' }
  throw new Unreachable(`the scanner answered ${JSON.stringify(answer.slice(0, 200))}`)
}

/** One question on a connection of its own. Every way in which nobody answered is `Unreachable`. */
function ask(
  at: ScannerAddress,
  command: string,
  open: OpenBytes | null,
  timeoutMs: number,
): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(at)
    let answer = ''
    const end = (error?: Error) => {
      clearTimeout(timer)
      socket.destroy()
      // It answers and hangs up where it takes no more, while we are still sending: the answer counts.
      const [said, rest] = answer.split('\0')
      if (rest !== undefined && said) done(said)
      else fail(new Unreachable(error?.message ?? 'the scanner hung up'))
    }
    const timer = setTimeout(() => end(new Error('the scanner took too long')), timeoutMs)
    socket.setTimeout(CONNECT_MS, () => end(new Error('the scanner did not answer in time')))
    socket.setEncoding('utf8')
    socket.on('error', end)
    socket.on('close', () => end())
    socket.on('data', (text: string) => {
      answer += text
      if (answer.includes('\0') || answer.length > LONGEST_ANSWER) end()
    })
    socket.on('connect', () => {
      socket.setTimeout(SILENCE_MS)
      void send(command).catch(end)
    })
    async function send(words: string) {
      await write(Buffer.from(words))
      if (open === null) return
      for await (const piece of await open()) {
        // safe because a stream without an encoding gives buffers
        const bytes = piece as Buffer
        // A piece of no length says that there is no more.
        if (bytes.length === 0) continue
        const length = Buffer.alloc(4)
        length.writeUInt32BE(bytes.length)
        await write(Buffer.concat([length, bytes]))
      }
      await write(Buffer.alloc(4))
    }
    const write = (bytes: Buffer) =>
      new Promise<void>((written, failed) => {
        socket.write(bytes, (error) => (error ? failed(error) : written()))
      })
  })
}
