import { createServer, type Socket } from 'node:net'

/** The test file of the antivirus vendors (eicar.org), in two pieces so that this source is not one itself. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

export type ClamdStandIn = {
  readonly url: string
  /** How many bytes of each stream were read whole. */
  readonly scanned: readonly number[]
  /** Requests that are not in the protocol (clamd(8)). */
  readonly broken: readonly string[]
  /** What the next question gets instead of an answer. */
  next(action: 'hang-up' | 'no-answer' | 'error'): void
  close(): Promise<void>
}

/**
 * clamd as its manual describes it: commands behind `z` end with NUL and so do answers; INSTREAM takes pieces behind their length
 * in four bytes, the most significant first, up to one of no length, and no more of them than `mostBytes`.
 */
export async function startClamd({ mostBytes = 26_214_400, port = 0 } = {}): Promise<ClamdStandIn> {
  const scanned: number[] = []
  const broken: string[] = []
  const orders: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    serve(socket).catch((error: unknown) => {
      if (!socket.destroyed) broken.push(String(error))
      socket.destroy()
    })
  })

  async function serve(socket: Socket) {
    const read = reader(socket)
    const command = await read.untilNul()
    const order = orders.shift()
    if (order === 'no-answer') return
    if (order === 'hang-up') return void socket.destroy()
    const answer = (text: string) => socket.end(`${text}\0`)
    if (order === 'error') return void answer("stream: Can't allocate memory ERROR")
    if (command === 'zVERSION') return void answer('ClamAV 1.4.3/27800/Tue Nov 24 08:00:00 2026')
    if (command !== 'zINSTREAM') throw new Error(`unknown command ${command}`)
    const pieces: Buffer[] = []
    for (let size = 0; ; ) {
      const length = (await read.bytes(4)).readUInt32BE()
      if (length === 0) break
      size += length
      if (size > mostBytes) return void answer('INSTREAM size limit exceeded. ERROR')
      pieces.push(await read.bytes(length))
    }
    const whole = Buffer.concat(pieces)
    scanned.push(whole.length)
    answer(whole.includes(eicar) ? 'stream: Win.Test.EICAR_HDB-1 FOUND' : 'stream: OK')
  }

  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const { port: own } = server.address() as { port: number } // safe because it listens on a port
  return {
    url: `tcp://127.0.0.1:${own}`,
    scanned,
    broken,
    next: (action) => void orders.push(action),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}

function reader(socket: Socket) {
  let held = Buffer.alloc(0)
  const pieces = socket[Symbol.asyncIterator]()
  const more = async () => {
    const { done, value } = await pieces.next()
    if (done) throw new Error('the connection ended in the middle')
    held = Buffer.concat([held, value])
  }
  const take = (length: number) => {
    const taken = held.subarray(0, length)
    held = held.subarray(length)
    return taken
  }
  return {
    untilNul: async () => {
      while (!held.includes(0)) await more()
      return take(held.indexOf(0) + 1)
        .subarray(0, -1)
        .toString('utf8')
    },
    bytes: async (length: number) => {
      while (held.length < length) await more()
      return take(length)
    },
  }
}
