import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '#server/platform/config.ts'
import { Breaker } from './breaker.ts'
import { parseAnswer } from './parseAnswer.ts'

/** The services that the server asks; each has a breaker of its own. */
export type Outside = 'openai' | 'google' | 'meet' | 'calendly'

/** A request to a service of somebody else: bounded in time and size, tried again only where that helps. */
export type Asked = {
  readonly service: Outside
  readonly url: URL
  readonly init: RequestInit
  /** For one try as a whole, its answer included. */
  readonly timeoutMs: number
  readonly maxBytes: number
  /** Stands around each try: what one costs is counted however many there are. Whatever it throws ends the asking. */
  aroundTry?(ask: () => Promise<Answered>): Promise<Answered>
  /** Whether an answer says that asking again is of no use, whatever its status. */
  isFinal?(body: unknown): boolean
}
export type Answered = { readonly status: number; readonly headers: Headers; readonly body: unknown }

/** Nobody answered in time, or what came is no JSON of the size that was expected. */
export class Unreachable extends Error {}

const MOST_TRIES = 3
const LONGEST_WAIT_MS = 20_000
const FIRST_WAIT_MS = 500

const breakers = new WeakMap<Config, Map<Outside, Breaker>>()
export function breakerOf(config: Config, service: Outside): Breaker {
  const all = breakers.get(config) ?? new Map<Outside, Breaker>()
  breakers.set(config, all)
  const breaker = all.get(service) ?? new Breaker(() => performance.now())
  all.set(service, breaker)
  return breaker
}

/** Asks, waits and asks again on 408, 429, 5xx and silence; any other answer is the caller's to read (F40, F41). */
export async function askOutside(config: Config, asked: Asked): Promise<Answered> {
  const breaker = breakerOf(config, asked.service)
  for (let tried = 1; ; tried += 1) {
    if (breaker.isOpen) throw new Unreachable(`${asked.service} did not answer lately`)
    const answer = await triedOf(asked).catch((error: unknown) => {
      if (error instanceof Unreachable) return error
      throw error
    })
    const isGone = answer instanceof Unreachable || answer.status >= 500
    if (isGone) breaker.failed()
    else breaker.succeeded()
    const isWorthTrying = isGone || answer.status === 429 || answer.status === 408
    const isOver = tried >= MOST_TRIES || (!(answer instanceof Unreachable) && asked.isFinal?.(answer.body))
    if (!isWorthTrying || isOver) {
      if (answer instanceof Unreachable) throw answer
      return answer
    }
    await wait(restOf(answer, tried))
  }
}

const triedOf = (asked: Asked) => (asked.aroundTry ? asked.aroundTry(() => askOnce(asked)) : askOnce(asked))

const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'no answer')

/** What the service asks for, but never so long that a job would seem dead. */
function restOf(answer: Answered | Unreachable, tried: number): number {
  const asked = answer instanceof Unreachable ? Number.NaN : secondsAsked(answer.headers)
  const own = FIRST_WAIT_MS * 2 ** (tried - 1)
  return Math.min(LONGEST_WAIT_MS, asked > 0 ? asked * 1_000 : own)
}

// Calendly has no Retry-After: the seconds until its count begins anew stand under another name.
const secondsAsked = (headers: Headers) =>
  Number(headers.get('retry-after') ?? headers.get('x-ratelimit-reset') ?? Number.NaN)

/** One try; every way in which nobody answered is `Unreachable`. */
export async function askOnce(asked: Asked): Promise<Answered> {
  try {
    return await send(asked)
  } catch (error) {
    throw error instanceof Unreachable ? error : new Unreachable(messageOf(error))
  }
}

async function send({ url, init, timeoutMs, maxBytes }: Asked): Promise<Answered> {
  const response = await fetch(url, {
    ...init,
    // An address that leads elsewhere would take the key along.
    redirect: 'error',
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(init.signal ? [init.signal] : [])]),
  })
  const text = await readAtMost(response, maxBytes)
  return { status: response.status, headers: response.headers, body: jsonOf(text, response.status) }
}

/** The text of an answer, which is no longer than that. */
export async function readAtMost(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new Unreachable('the answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Errors may come as a page of a proxy; an answer that went well may not. */
function jsonOf(text: string, status: number): unknown {
  if (status === 204) return null
  try {
    return parseAnswer(text)
  } catch {
    if (status < 400) throw new Unreachable('the answer is no JSON')
    return null
  }
}
