import pg from 'pg'

/**
 * For how long after a refused connection none is tried: each try has PostgreSQL start a process only to refuse it, and while it
 * recovers, hundreds of them a second kept it from coming back.
 */
const OPEN_MS = 100

/**
 * The client class of one pool, with a circuit breaker: while the database takes no connection, one at a time asks whether it is back,
 * and every other fails at once with what that one was told (F01). pg has none.
 */
export function breakingClient(): typeof pg.Client {
  let refusal: Error | null = null
  let refusedAt = 0
  let isAsking = false
  return class extends pg.Client {
    override connect(): Promise<this>
    override connect(callback: (error: Error) => void): void
    override connect(callback?: (error: Error) => void): Promise<this> | undefined {
      // safe because pg answers with the client itself
      if (!callback) return super.connect() as Promise<this>
      if (refusal && (isAsking || performance.now() - refusedAt < OPEN_MS)) {
        process.nextTick(callback, refusal)
        return
      }
      isAsking = true
      super.connect((error: Error | null) => {
        isAsking = false
        refusal = error ?? null
        refusedAt = performance.now()
        callback(error as Error) // safe because pg itself calls back without one where it worked
      })
    }
  }
}
