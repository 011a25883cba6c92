import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

// A request that was already on its way when the stop began is still heard.
const GRACE_MS = 400
const SWEEP_MS = 100

/**
 * Browsers open connections ahead of need. One that never carried a request is not idle to Node, and would hold up a
 * stop until its headers were overdue; so would one that is kept alive after an answer given during the stop (F08).
 */
export function closeUnusedSockets(server: FastifyInstance): void {
  const unused = new Set<Socket>()
  server.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.server.on('request', ({ socket }) => unused.delete(socket))
  server.addHook('preClose', async () => {
    let sweep: NodeJS.Timeout | undefined
    const grace = setTimeout(() => {
      for (const socket of unused) socket.destroy()
      sweep = setInterval(() => server.server.closeIdleConnections(), SWEEP_MS).unref()
    }, GRACE_MS).unref()
    server.server.once('close', () => {
      clearTimeout(grace)
      clearInterval(sweep)
    })
  })
}
