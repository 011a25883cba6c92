import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

// Node tells of it once or twice this long after the last byte went, so that nobody stays longer than 25 s.
const STALLED_MS = 10_000

/**
 * Whoever asks and does not read holds the answer in our memory. A connection that takes nothing of what it asked for
 * is closed; one that reads slowly goes on, and so does one whose answer is still being made (F30).
 */
export function closeStalledSockets(server: FastifyInstance, stalledMs = STALLED_MS): void {
  server.addHook('onRequest', (request, reply, done) => {
    closeIfStalled(request.raw.socket, reply.raw, stalledMs)
    done()
  })
}

/** The same for one answer. */
export function closeIfStalled(socket: Socket, response: ServerResponse, stalledMs = STALLED_MS): void {
  response.setTimeout(stalledMs, () => {
    if (socket.writableLength > 0) socket.destroy()
  })
}
