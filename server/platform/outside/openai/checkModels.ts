import { z } from 'zod'
import type { App } from '#server/platform/app.ts'
import { askOutside } from '../askOutside.ts'
import { addressOf, headersOf } from './address.ts'

const TIMEOUT_MS = 15_000
const MAX_BYTES = 2_000_000
// Long enough to choose another one, and to look at what it drafts.
const SOON_MS = 90 * 86_400_000

const Models = z.object({
  data: z.array(z.object({ id: z.string(), shutdown_date: z.iso.date().nullish().catch(null) })),
})

/**
 * Asks the vendor for its models, and warns in the log of a configured one that it does not have or ends soon: whoever operates the server
 * reads it before a draft fails.
 */
export async function checkModels({
  config,
  log,
  clock,
}: Pick<App, 'config' | 'log' | 'clock'>): Promise<void> {
  const wanted = [config.ai?.reportModel, config.ai?.transcriptionModel].filter((each) => each != null)
  if (wanted.length === 0) return
  const answer = await askOutside(config, {
    service: 'openai',
    url: addressOf(config, 'models'),
    init: { headers: headersOf(config) },
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  }).catch(() => null)
  const models = answer?.status === 200 ? (Models.safeParse(answer.body).data?.data ?? []) : []
  // A server of one's own may keep no list.
  if (models.length === 0)
    return log.info({ status: answer?.status ?? null }, 'no list of models could be read')
  for (const name of new Set(wanted)) {
    const model = models.find(({ id }) => id === name)
    const endsOn = model?.shutdown_date ?? null
    if (!model) log.warn({ model: name }, 'the vendor has no model of this name')
    else if (endsOn !== null && Date.parse(endsOn) - clock.now().getTime() < SOON_MS)
      log.warn({ model: name, endsOn }, 'this model ends soon')
  }
}
