import { z } from 'zod'
import type { Config } from '#server/platform/config.ts'
import { askOutside } from '../askOutside.ts'
import { DriveError } from './signIn.ts'

const TIMEOUT_MS = 15_000
const MAX_BYTES = 2_000_000

const Refusal = z.object({
  error: z.object({ errors: z.array(z.object({ reason: z.string() })).optional() }),
})

/** The word of Google's for why it refused; null where its answer has none. */
export const refusedFor = (body: unknown): string | null =>
  Refusal.safeParse(body).data?.error.errors?.[0]?.reason ?? null

/** What one of Google's interfaces answers to a reader with this token; whatever it says no with is a `DriveError`. */
export async function askGoogle(
  config: Config,
  service: 'google' | 'meet',
  url: URL,
  accessToken: string,
): Promise<unknown> {
  const answer = await askOutside(config, {
    service,
    url,
    init: { headers: { authorization: `Bearer ${accessToken}` } },
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  }).catch(() => null)
  if (answer?.status === 200) return answer.body
  if (answer?.status === 401) throw new DriveError('revoked')
  if (answer?.status === 403)
    throw new DriveError(
      refusedFor(answer.body) === 'insufficientPermissions' ? 'scope_missing' : 'unreachable',
    )
  throw new DriveError('unreachable')
}
