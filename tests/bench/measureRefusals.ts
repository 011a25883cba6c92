import { Agent, get } from 'node:http'
import type { BenchDatabase } from './product.ts'
import { startProduct } from './product.ts'
import type { Report } from './report.ts'
import { atLeast, atMost } from './report.ts'

const PORT = 4315
const PROMPT = 100

/** How long visitors without a sign-in wait for a refusal: the first hundred of an address, the next, and those of another. */
export async function measureRefusals(database: BenchDatabase): Promise<Report> {
  const product = await startProduct(PORT, database)
  const visitor = visitorAt('127.0.0.1')
  const other = visitorAt('127.0.0.2')
  try {
    const prompt: number[] = []
    for (let n = 0; n < PROMPT; n++) prompt.push(await visitor.refused())
    const later = await visitor.refused()
    const elsewhere = await other.refused()
    const slowest = Math.max(...prompt)
    return {
      title: 'Refusals of a visitor, one after the other over one connection',
      figures: [
        { name: `slowest of the first ${PROMPT}`, value: ms(slowest), ...atMost(slowest, 190, ' ms') },
        { name: 'the next', value: ms(later), ...atLeast(later, 950) },
        { name: 'meanwhile from another address', value: ms(elsewhere), ...atMost(elsewhere, 190, ' ms') },
      ],
    }
  } finally {
    visitor.leave()
    other.leave()
    await product.stop()
  }
}

function visitorAt(localAddress: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const refused = () => {
    const began = performance.now()
    return new Promise<number>((resolve, reject) => {
      get({ host: '127.0.0.1', port: PORT, path: '/api/v1/board/cards', localAddress, agent }, (answer) => {
        if (answer.statusCode !== 401) reject(new Error(`answered ${answer.statusCode}`))
        answer.resume().on('end', () => resolve(performance.now() - began))
      }).on('error', reject)
    })
  }
  return { refused, leave: () => agent.destroy() }
}

const ms = (value: number): string => `${value.toFixed(1)} ms`
