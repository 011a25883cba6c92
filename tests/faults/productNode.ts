import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { hashToken } from '#server/platform/signInCookie.ts'
import { serverEnv, serverFlags } from '../../tools/serverFlags.mjs'

const root = join(import.meta.dirname, '../..')
// A run that has just built the product starts that, as `npm start` does: from its sources a start costs twice the time, and a full
// run starts it some 150 times.
const built = process.env.JUL_PROGRAM
const program = join(root, built ?? 'server/app/main.ts')
const cache = built ? { NODE_COMPILE_CACHE: join(root, 'build/.compile-cache') } : {}
export const SECRET = 'a secret of the fault tests, thirty-two characters'

export type ProductNode = {
  url: string
  child: ChildProcess
  ended: Promise<number | null>
  /** Everything it wrote to stderr. */
  complaints: () => string
  /** Everything it logged. */
  logged: () => string
  kill(signal?: NodeJS.Signals): Promise<number | null>
}

/** The product as a process of its own. */
export async function startNode(
  env: Record<string, string>,
  options: { waits?: boolean } = {},
): Promise<ProductNode> {
  const port = Number(env.PORT ?? (await freePort()))
  const child = spawn(process.execPath, [...serverFlags, program], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      ROLES: 'live,jobs',
      LOG_LEVEL: 'silent',
      AUTH_SECRET: SECRET,
      DEFAULT_MOBILE_TIER: 'pro',
      JUL_ROOT: root,
      ...serverEnv,
      ...cache,
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  let log = ''
  child.stdout?.setEncoding('utf8').on('data', (part: string) => {
    log += part
  })
  child.stderr?.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const node: ProductNode = {
    url: `http://localhost:${port}`,
    child,
    ended,
    complaints: () => text,
    logged: () => log,
    kill: (signal = 'SIGKILL') => {
      child.kill(signal)
      return ended
    },
  }
  if (options.waits ?? true) await untilAnswers(node)
  return node
}

async function untilAnswers({ url, child, complaints }: ProductNode): Promise<void> {
  for (const until = Date.now() + 60_000; Date.now() < until; await pause(20)) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}: ${complaints()}`)
    const isUp = await fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isUp) return
  }
  throw new Error(`${url} does not answer`)
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** Another sign-in of a person, as the cookie its browser would send. */
export async function newCookie(owner: pg.Pool, userId: string): Promise<string> {
  const token = randomUUID()
  await owner.query(
    `insert into auth_sessions (id, token, user_id, expires_at, factor_at) values ($1, $2, $3, now() + interval '30 minutes', now())`,
    [randomUUID(), hashToken(token), userId],
  )
  const signature = createHmac('sha256', SECRET).update(token).digest('base64')
  return `sid=${encodeURIComponent(`${token}.${signature}`)}`
}

/** One request of the API as a browser of that sign-in sends it. */
export function ask(
  node: ProductNode,
  cookie: string,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${node.url}/api/v1${path}`, {
    method,
    headers: {
      ...headers,
      cookie,
      origin: node.url,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
}
