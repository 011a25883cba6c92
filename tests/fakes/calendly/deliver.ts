import { createHmac } from 'node:crypto'

/** What becomes of webhooks on their way: sent, twice, the last one first, lost, or signed wrongly or too long ago. */
export type Delivery = 'sent' | 'doubled' | 'reordered' | 'lost' | 'bad-signature' | 'stale-signature'

type Way = { url: string; signingKey: string }

const STALE_SECONDS = 600

/** Sends webhooks as Calendly signs them, one after the other. */
export async function deliver(
  bodies: readonly object[],
  delivery: Delivery,
  { url, signingKey }: Way,
): Promise<void> {
  if (delivery === 'lost') return
  const texts = bodies.map((body) => JSON.stringify(body))
  const ordered = delivery === 'reordered' ? texts.toReversed() : texts
  const sent = delivery === 'doubled' ? [...ordered, ...ordered] : ordered
  const seconds = Math.floor(Date.now() / 1_000) - (delivery === 'stale-signature' ? STALE_SECONDS : 0)
  const key = delivery === 'bad-signature' ? 'another key' : signingKey
  const isWrong = delivery === 'bad-signature' || delivery === 'stale-signature'
  for (const text of sent) {
    const mac = createHmac('sha256', key).update(`${seconds}.${text}`).digest('hex')
    const headers = {
      'content-type': 'application/json',
      'calendly-webhook-signature': `t=${seconds},v1=${mac}`,
    }
    const answer = await fetch(url, { method: 'POST', headers, body: text })
    if (answer.ok === isWrong) throw new Error(`a webhook (${delivery}) was answered with ${answer.status}`)
  }
}
