import type { z } from 'zod'
import type { LineDecisionInput } from '#contract/minutes.ts'

export type LineDecision = z.infer<typeof LineDecisionInput>
/** A decision before its revision is known: that is the one the server answered last. */
export type Wish = Omit<LineDecision, 'revision'>

type Answer<Told> = { readonly told: Told; readonly revisions: ReadonlyMap<string, number> }
type Options<Told> = {
  /** Sends what was decided; throws where it did not arrive or was refused. */
  send: (lines: readonly LineDecision[]) => Promise<Answer<Told>>
  /** The server has them; `done` are those that were not decided again meanwhile. */
  stored: (told: Told, done: readonly string[]) => void
  /** True where it is worth another try; otherwise the wishes are let go of. */
  failed: (error: unknown, ids: readonly string[]) => boolean
  revisionOf: (id: string) => number
  /** Between two calls, so that a quick hand stays within the rate of writes. */
  gapMs: number
}

/**
 * Sends decisions one call after another, in their order: one by one for a reader, together for a hand that is faster than
 * the server. A decision that is changed before it left is sent once; what did not arrive is tried again.
 */
export function reviewQueue<Told>({ send, stored, failed, revisionOf, gapMs }: Options<Told>) {
  const waiting = new Map<string, Wish>()
  const known = new Map<string, number>()
  let isSending = false
  let timer: ReturnType<typeof setTimeout> | null = null
  let tries = 0
  let sentAt = 0
  let isClosed = false

  function plan(ms: number) {
    if (timer || isClosed) return
    timer = setTimeout(() => {
      timer = null
      void flush()
    }, ms)
  }

  async function flush() {
    if (isSending || waiting.size === 0 || isClosed) return
    isSending = true
    sentAt = Date.now()
    const wishes = [...waiting.values()]
    waiting.clear()
    const lines = wishes.map((wish) => ({ ...wish, revision: known.get(wish.id) ?? revisionOf(wish.id) }))
    try {
      const { told, revisions } = await send(lines)
      tries = 0
      for (const [id, revision] of revisions) known.set(id, revision)
      stored(
        told,
        wishes.flatMap(({ id }) => (waiting.has(id) ? [] : [id])),
      )
    } catch (error) {
      const ids = wishes.map(({ id }) => id)
      if (failed(error, ids)) {
        // What was decided since stands above what did not arrive.
        for (const wish of wishes) if (!waiting.has(wish.id)) waiting.set(wish.id, wish)
        tries += 1
      } else tries = 0
    } finally {
      isSending = false
      if (waiting.size > 0) plan(Math.min(30_000, gapMs * 2 ** tries))
    }
  }

  return {
    push(wishes: readonly Wish[]) {
      for (const wish of wishes) {
        // Sent in the order of the last word on each.
        waiting.delete(wish.id)
        waiting.set(wish.id, wish)
      }
      plan(Math.max(0, sentAt + gapMs - Date.now()))
    },
    /** All of it is read anew: the next decision builds on what was read. */
    forget: () => known.clear(),
    flush,
    close() {
      void flush()
      isClosed = true
      if (timer) clearTimeout(timer)
    },
  }
}
