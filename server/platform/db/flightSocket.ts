import { Socket } from 'node:net'

type Written = (error?: Error | null) => void

/**
 * Holds what is written within one turn and sends it in one write: the driver writes every statement by itself, and
 * six statements would be six system calls. By hand because the driver has no setting for it; its `stream` option is documented.
 */
export class FlightSocket extends Socket {
  #isHeld = false

  constructor() {
    super()
    // `connect` puts the plain `write` on the socket itself, in front of the one below.
    this.once('connect', () => Reflect.deleteProperty(this, 'write'))
  }

  override write(
    chunk: string | Uint8Array,
    encoding?: BufferEncoding | Written,
    written?: Written,
  ): boolean {
    if (!this.#isHeld) {
      this.#isHeld = true
      this.cork()
      // After the microtasks of this turn, in which the query builder hands over its statements.
      queueMicrotask(() => process.nextTick(() => this.#send()))
    }
    return typeof encoding === 'function'
      ? super.write(chunk, encoding)
      : super.write(chunk, encoding, written)
  }

  #send(): void {
    this.#isHeld = false
    this.uncork()
  }
}
