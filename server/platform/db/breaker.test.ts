import { createServer } from 'node:net'
import pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import { breakingClient } from './breaker.ts'

let pool: pg.Pool | undefined
afterEach(() => pool?.end())

const outcomes = async (of: pg.Pool, count: number) => {
  const tried = await Promise.allSettled(Array.from({ length: count }, () => of.query('select 1')))
  return tried.map((each) =>
    each.status === 'rejected' ? (each.reason as { code?: string }).code : 'answered',
  )
}

it('lets one connection at a time ask a database that takes none, and tells the others what it was told (F01)', async () => {
  const sockets: string[] = []
  const away = createServer((socket) => {
    sockets.push('asked')
    socket.destroy()
  })
  const port = await new Promise<number>((resolve) =>
    away.listen(0, '127.0.0.1', () => resolve((away.address() as { port: number }).port)),
  )
  pool = new pg.Pool({ host: '127.0.0.1', port, user: 'nobody', max: 20, Client: breakingClient() })
  pool.on('error', () => undefined)
  const first = await outcomes(pool, 1)
  expect(first).not.toEqual(['answered'])
  // A moment later nobody is let through, and everybody hears the same.
  expect(await outcomes(pool, 16)).toEqual(Array(16).fill(first[0]))
  expect(sockets).toHaveLength(1)
  await new Promise((resolve) => setTimeout(resolve, 120))
  expect(await outcomes(pool, 16)).toEqual(Array(16).fill(first[0]))
  expect(sockets).toHaveLength(2)
  await new Promise((resolve) => away.close(resolve))
})
