import type { z } from 'zod'
import type { CalendlyFailure } from '#domain/booking/rules/calendly.ts'
import type { App } from '#server/platform/app.ts'
import { askOutside } from '../askOutside.ts'

const TIMEOUT_MS = 10_000
const MAX_BYTES = 2_000_000

/** Calendly said no, or nothing that can be read. */
export class CalendlyError extends Error {
  readonly reason: CalendlyFailure
  constructor(reason: CalendlyFailure) {
    super(reason)
    this.reason = reason
  }
}

const refusals: Readonly<Record<number, CalendlyFailure>> = {
  401: 'unauthorized',
  403: 'forbidden',
  429: 'rate_limited',
}

type Written = { readonly method: 'POST' | 'DELETE'; readonly path: string; readonly body?: object }

/** Writes to Calendly's API; `done` are the answers that say it is as it was asked for, a second time too (F40). */
export async function writeCalendly(
  { config }: Pick<App, 'config'>,
  { method, path, body }: Written,
  done: readonly number[],
): Promise<void> {
  const { calendlyApi: api } = config
  if (!api) throw new CalendlyError('unauthorized')
  const headers = { ...headersOf(api.token), ...(body ? { 'content-type': 'application/json' } : {}) }
  const answer = await askOutside(config, {
    service: 'calendly',
    url: new URL(path, api.url),
    init: { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) },
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  }).catch(() => null)
  if (!answer || answer.status >= 500 || answer.status === 408) throw new CalendlyError('unreachable')
  if (!done.includes(answer.status)) throw new CalendlyError(refusals[answer.status] ?? 'unreadable')
}

const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, accept: 'application/json' })

/** Asks Calendly's API for something of ours. It is only read, so that asking again does no harm (F40). */
export async function askCalendly<Shape extends z.ZodType>(
  { config }: Pick<App, 'config'>,
  path: string,
  query: Readonly<Record<string, string>>,
  shape: Shape,
): Promise<z.infer<Shape>> {
  const { calendlyApi: api } = config
  if (!api) throw new CalendlyError('unauthorized')
  const url = new URL(path, api.url)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const answer = await askOutside(config, {
    service: 'calendly',
    url,
    init: { headers: headersOf(api.token) },
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  }).catch(() => null)
  if (!answer || answer.status >= 500 || answer.status === 408) throw new CalendlyError('unreachable')
  if (answer.status !== 200) throw new CalendlyError(refusals[answer.status] ?? 'unreadable')
  const read = shape.safeParse(answer.body)
  if (!read.success) throw new CalendlyError('unreadable')
  return read.data
}
