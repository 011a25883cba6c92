import type { Socket } from 'node:net'
import { connect, createServer } from 'node:net'
import type { Request } from './load.ts'
import { load } from './load.ts'
import type { BenchDatabase } from './product.ts'
import { startProduct } from './product.ts'

const PORT = 4303

/** Round trips to the database of one call, on a node whose connection has made it before. */
export async function countTrips(
  database: BenchDatabase,
  isRead: boolean,
  next: () => Request,
): Promise<number> {
  const line = await openLine(database.loginUrl, isRead)
  const product = await startProduct(PORT, { ...database, loginUrl: line.url }, { ROLES: 'web' })
  const ask = () => load(PORT, 1, { answers: 1 }, next)
  try {
    for (let n = 0; n < 20; n++) await ask()
    const before = line.turns()
    await ask()
    return line.turns() - before
  } finally {
    await product.stop()
    await line.stop()
  }
}

/**
 * Stands between product and database and counts round trips: each time the product speaks after the database has
 * answered. A flight that leaves in two packets before any answer is one.
 */
async function openLine(loginUrl: string, isRead: boolean) {
  const target = new URL(loginUrl)
  const folder = target.searchParams.get('host')
  const open = (): Socket =>
    folder
      ? connect(`${folder}/.s.PGSQL.${target.port || '5432'}`)
      : connect(Number(target.port || '5432'), target.hostname)
  let turns = 0
  const sockets = new Set<Socket>()
  const server = createServer((product) => {
    const database = open()
    let isProductsTurn = true
    for (const socket of [product, database]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
    }
    let isCall = false
    product.on('data', (chunk: Buffer) => {
      const said = chunk.toString('latin1')
      // Other connections look at the outbox meanwhile; a call's own begins with its transaction.
      if (said.includes('begin\0')) isCall = true
      // Nobody waits for the commit of what only read.
      const isUnheard = isRead && said.length < 16 && said.includes('commit\0')
      if (isProductsTurn && isCall && !isUnheard) turns += 1
      if (said.includes('commit\0')) isCall = false
      isProductsTurn = false
      database.write(chunk)
    })
    database.on('data', (chunk) => {
      isProductsTurn = true
      product.write(chunk)
    })
    product.on('close', () => database.destroy())
    database.on('close', () => product.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = new URL(loginUrl)
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String(typeof address === 'object' && address ? address.port : 0)
  return {
    url: url.toString(),
    turns: () => turns,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
