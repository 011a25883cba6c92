/** Work that many may ask for: never done twice at once, done once for many who asked meanwhile, with a rest in between. */
export class Paced {
  readonly #work: () => Promise<void>
  readonly #restMs: number
  #running: Promise<void> | null = null
  #isAsked = false
  #isOver = false
  #restingUntil = 0

  constructor(work: () => Promise<void>, restMs: number) {
    this.#work = work
    this.#restMs = restMs
  }

  /** At once where it has rested, else as soon as it has. A failure is the work's own to tell. */
  ask(): void {
    this.#isAsked = true
    if (this.#isOver || this.#running) return
    this.#running = this.#run().finally(() => {
      this.#running = null
      if (this.#isAsked) this.ask()
    })
  }

  /** Nothing begins any more; what runs is waited for. */
  async end(): Promise<void> {
    this.#isOver = true
    this.#isAsked = false
    await this.#running
  }

  async #run(): Promise<void> {
    const wait = this.#restingUntil - performance.now()
    if (wait > 0) await new Promise<void>((rested) => setTimeout(rested, wait))
    this.#isAsked = false
    if (this.#isOver) return
    await this.#work().catch(() => undefined)
    this.#restingUntil = performance.now() + this.#restMs
  }
}
