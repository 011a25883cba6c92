import { createServer, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Page } from '@playwright/test'

/** A way to the server that can be cut like a cable: the offline mode of a browser leaves open streams alone. */
export type Network = {
  /** For `proxy` of a browser's context. */
  server: string
  cut: () => void
  mend: () => void
  /** Answers an address with something else from now on. */
  instead: (path: string, text: string, headers: Record<string, string>) => void
  close: () => void
}

/** The next call of this name reaches the server, and its answer reaches nobody. */
export const loseAnswer = (page: Page, call: string) =>
  page.route(
    `**/api/rpc/${call}*`,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )

export async function openNetwork(): Promise<Network> {
  const sockets = new Set<Socket>()
  let isCut = false
  const others = new Map<string, { text: string; headers: Record<string, string> }>()
  const proxy = createServer((asked, answer) => {
    const { pathname, search } = new URL(asked.url ?? '/', 'http://localhost')
    const other = others.get(pathname + search)
    if (other) {
      answer.writeHead(200, other.headers)
      return void answer.end(other.text)
    }
    const { method = 'GET', headers } = asked
    const sent = request(asked.url ?? '', { method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers)
      got.pipe(answer)
    })
    sent.on('error', () => answer.destroy())
    answer.on('close', () => sent.destroy())
    asked.pipe(sent)
  })
  proxy.on('connection', (socket: Socket) => {
    if (isCut) return void socket.destroy()
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  // safe because it listens on a port
  const { port } = proxy.address() as AddressInfo
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    server: `http://127.0.0.1:${port}`,
    cut: () => {
      isCut = true
      drop()
    },
    mend: () => {
      isCut = false
    },
    instead: (path, text, headers) => {
      others.set(path, { text, headers })
    },
    close: () => {
      drop()
      proxy.close()
    },
  }
}
