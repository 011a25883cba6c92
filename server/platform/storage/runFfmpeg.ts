import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'

/** The programs that read sound are not on this machine. */
export class NoFfmpeg extends Error {}
/** They are, and could make nothing of the bytes. */
export class Unreadable extends Error {}

/** What a recording may be packed in. A playlist would make the program read other files; it is none of these. */
export const readingFile = [
  '-protocol_whitelist',
  'file,pipe',
  '-format_whitelist',
  'mov,matroska,mp3,wav,ogg,flac,aac',
]

/** Runs ffmpeg or ffprobe on one file, apart and bounded, until it ends or has had its time; both streams are read as they come. */
export async function runFfmpeg<T>(
  program: 'ffmpeg' | 'ffprobe',
  args: readonly string[],
  atMostMs: number,
  read: (out: Readable, told: Readable) => Promise<T>,
): Promise<T> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: atMostMs,
    killSignal: 'SIGKILL',
    // Nothing of what the server knows: no secret, no address of a database.
    env: { PATH: process.env.PATH },
  })
  const ended = endOf(child)
  try {
    const answer = read(child.stdout, child.stderr)
    // What nobody listens to would fill its pipe, and the program would wait for that for ever.
    child.stderr.resume()
    const [made] = await Promise.all([answer, ended])
    return made
  } catch (error) {
    child.kill('SIGKILL')
    await ended.catch(() => undefined)
    throw error
  }
}

const endOf = (child: ChildProcess) =>
  new Promise<void>((done, failed) => {
    child.once('error', (error) =>
      failed('code' in error && error.code === 'ENOENT' ? new NoFfmpeg() : error),
    )
    child.once('close', (code) => (code === 0 ? done() : failed(new Unreadable(`ended with ${code}`))))
  })

/** All that comes, up to so many bytes; more than that is an error. */
export async function readAll(out: Readable, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  // safe because a stream without an encoding gives bytes
  for await (const chunk of out as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > mostBytes) throw new Unreadable('too much to say')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
