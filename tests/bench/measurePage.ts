import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Load } from './load.ts'
import { load } from './load.ts'
import { cpuMicroseconds, median } from './processes.ts'
import type { BenchDatabase } from './product.ts'
import { startBare, startProduct } from './product.ts'
import type { Report } from './report.ts'
import { atLeast, atMost, ratio } from './report.ts'

const ROUNDS = 5
const SECONDS = 3
const CONNECTIONS = 32

/** The front page against a bare handler that gives the same bytes from memory. */
export async function measurePage(database: BenchDatabase): Promise<Report> {
  const page = readFileSync(join(process.env.JUL_ROOT ?? process.cwd(), 'build/client/index.html.br'))
  const product = await startProduct(4303, database)
  const bare = await startBare(4304, database.ownerUrl, { BENCH_PAGE: page.toString('base64') })
  try {
    const rounds = { product: [] as (Load & { cpuUs: number })[], bare: [] as (Load & { cpuUs: number })[] }
    const measure = async (port: number, pid: number, seconds: number) => {
      const before = cpuMicroseconds(pid)
      const result = await load(port, CONNECTIONS, { seconds }, () => ({
        path: '/',
        headers: { 'accept-encoding': 'br', host: 'localhost' },
      }))
      return { ...result, cpuUs: (cpuMicroseconds(pid) - before) / result.answers }
    }
    await measure(4303, product.pid, 1)
    await measure(4304, bare.pid, 1)
    for (let n = 0; n < ROUNDS; n++) {
      for (const side of n % 2 === 0 ? (['product', 'bare'] as const) : (['bare', 'product'] as const)) {
        rounds[side].push(
          await measure(
            side === 'product' ? 4303 : 4304,
            side === 'product' ? product.pid : bare.pid,
            SECONDS,
          ),
        )
      }
    }
    const share = median(rounds.product.map((each, n) => each.perSecond / (rounds.bare[n]?.perSecond ?? 1)))
    const cpu = median(rounds.product.map((each) => each.cpuUs))
    return {
      title: `The front page, ${page.length} bytes compressed, ${CONNECTIONS} connections, ${ROUNDS} rounds in turn`,
      figures: [
        { name: 'product', value: `${median(rounds.product.map((each) => each.perSecond)).toFixed(0)}/s` },
        {
          name: 'bare',
          value: `${median(rounds.bare.map((each) => each.perSecond)).toFixed(0)}/s, ${median(rounds.bare.map((each) => each.cpuUs)).toFixed(0)} µs of CPU`,
        },
        { name: 'share of bare throughput', value: ratio(share), ...atLeast(share, 0.5) },
        { name: 'CPU a request', value: `${cpu.toFixed(0)} µs`, ...atMost(cpu, 30, ' µs') },
      ],
    }
  } finally {
    await Promise.all([product.stop(), bare.stop()])
  }
}
