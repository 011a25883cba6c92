import type { z } from 'zod'
import type { Problem } from '#contract/errors.ts'
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
  /** Those of them that are worth another try; the others are let go of. */
  failed: (error: unknown, ids: readonly string[]) => readonly string[]
  /** Let go of, and not decided again meanwhile. */
  dropped: (ids: readonly string[]) => void
  revisionOf: (id: string) => number
  /** Between two calls, so that a quick hand stays within the rate of writes. */
  gapMs: number
}

/**
 * Sends decisions one call after another, in their order: one by one for a reader, together for a hand that is faster than
 * the server. A decision that is changed before it left is sent once; what did not arrive is tried again.
 */
export function reviewQueue<Told>({ send, stored, failed, dropped, revisionOf, gapMs }: Options<Told>) {
  const waiting = new Map<string, Wish>()
  const known = new Map<string, number>()
  // What each was decided upon: a colleague's newer one was not seen, however long it takes to be sent.
  const upon = new Map<string, number>()
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
    const lines = wishes.map((wish) => ({
      ...wish,
      revision: Math.max(upon.get(wish.id) ?? 0, known.get(wish.id) ?? 0),
    }))
    const ids = wishes.map(({ id }) => id)
    // What was decided since stands above what was sent.
    const isLast = (id: string) => !waiting.has(id)
    try {
      const { told, revisions } = await send(lines)
      tries = 0
      for (const id of ids.filter(isLast)) upon.delete(id)
      for (const [id, revision] of revisions) known.set(id, revision)
      stored(told, ids.filter(isLast))
    } catch (error) {
      const kept = new Set(failed(error, ids))
      const gone = ids.filter((id) => isLast(id) && !kept.has(id))
      for (const id of gone) upon.delete(id)
      dropped(gone)
      for (const wish of wishes) if (kept.has(wish.id) && isLast(wish.id)) waiting.set(wish.id, wish)
      tries = kept.size === wishes.length ? tries + 1 : 0
    } finally {
      isSending = false
      if (waiting.size > 0) plan(Math.min(30_000, gapMs * 2 ** tries))
    }
  }

  return {
    /** `since` is the revision they were written upon, where a newer one is shown by now. */
    push(wishes: readonly Wish[], since?: number) {
      for (const wish of wishes) {
        if (since !== undefined || !upon.has(wish.id)) upon.set(wish.id, since ?? revisionOf(wish.id))
        // Sent in the order of the last word on each.
        waiting.delete(wish.id)
        waiting.set(wish.id, wish)
      }
      plan(Math.max(0, sentAt + gapMs - Date.now()))
    },
    /** React may take a screen away and put it back. */
    open() {
      isClosed = false
      if (waiting.size > 0) plan(0)
    },
    close() {
      void flush()
      isClosed = true
      if (timer) clearTimeout(timer)
      timer = null
    },
  }
}

/** Which of the lines that were sent a refusal is about, by their place; null where it is about the whole call. */
export function refusedLines(problems: readonly Problem[]): ReadonlySet<number> | null {
  const places = problems.map(({ field }) => /^lines\.(\d+)\./.exec(field)?.[1])
  return places.length > 0 && places.every((place) => place !== undefined)
    ? new Set(places.map(Number))
    : null
}
