const MOST_FAILURES = 5
const OPEN_MS = 30_000

/** Keeps from asking a service that does not answer: open after five failures in a row, one try after half a minute (F40). */
export class Breaker {
  readonly #now: () => number
  #failures = 0
  #openUntil = 0

  constructor(now: () => number) {
    this.#now = now
  }

  get isOpen(): boolean {
    return this.#openUntil > this.#now()
  }

  succeeded(): void {
    this.#failures = 0
    this.#openUntil = 0
  }

  failed(): void {
    this.#failures += 1
    if (this.#failures >= MOST_FAILURES) this.#openUntil = this.#now() + OPEN_MS
  }
}
