import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** The machine has no ffmpeg. */
export class NoFfmpeg extends Error {}

const program = 'ffmpeg'
const MOST_TOLD = 4_000_000

/** Runs the machine's ffmpeg on one file, apart and bounded; answers what it wrote, and what it told on the way. */
export async function runFfmpeg(
  args: readonly string[],
  mostMs: number,
  mostBytes = 0,
): Promise<{ bytes: Buffer; told: string }> {
  const child = spawn(program, ['-nostdin', '-hide_banner', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: mostMs,
    killSignal: 'SIGKILL',
    // Nothing of what the server knows: no secret, no address of a database.
    env: { PATH: process.env.PATH },
  })
  const chunks: Buffer[] = []
  let size = 0
  let told = ''
  child.stdout.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size <= mostBytes) chunks.push(chunk)
  })
  child.stderr.on('data', (chunk: Buffer) => {
    if (told.length < MOST_TOLD) told += chunk.toString()
  })
  const missing = once(child, 'error').then(([error]: unknown[]) => {
    throw error instanceof Error && 'code' in error && error.code === 'ENOENT' ? new NoFfmpeg() : error
  })
  const [code] = await Promise.race([once(child, 'close'), missing])
  missing.catch(() => undefined)
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}`)
  if (size > mostBytes && mostBytes > 0) throw new Error('ffmpeg wrote more than was expected')
  return { bytes: Buffer.concat(chunks), told }
}
