/** The places are taken and so is the waiting line; the caller is told to come back. */
export class Full extends Error {
  readonly retryAfterSeconds = 1
}

export type Gate = { run<T>(work: () => Promise<T>): Promise<T> }

/** Lets `places` pieces of work through at once and `waiting` more stand in line; the next one is `Full`. */
export function makeGate(places: number, waiting: number): Gate {
  const line: (() => void)[] = []
  let busy = 0
  return {
    async run(work) {
      if (busy >= places) {
        if (line.length >= waiting) throw new Full()
        // Whoever leaves hands the place over, so `busy` does not move in between.
        await new Promise<void>((enter) => line.push(enter))
      } else busy += 1
      try {
        return await work()
      } finally {
        const next = line.shift()
        if (next) next()
        else busy -= 1
      }
    },
  }
}
