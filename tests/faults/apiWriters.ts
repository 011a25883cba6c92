import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { expect } from 'vitest'
import { sealEvents } from '#server/audit/sealEvents.ts'
import { verifyTrail } from '#tests/app/verifyTrail.ts'
import type { ProductNode } from './productNode.ts'
import { ask, newCookie } from './productNode.ts'

const WRITERS = 16
const EDITS_EACH = 4
// A sign-in may write 120 times a minute; that bound is not what is tried here.
const WRITES_OF_COOKIE = 110
// A bound on what hangs, not on what a busy machine takes.
const HANGS_MS = 25_000

/** One card: the version last heard of, and the titles it may have: the last one acknowledged, and unanswered ones since. */
type Written = { id: string; version: number; titles: string[] }
type Answered = { status: number; card: { version: number; title: string } | null }

export type ApiWriters = {
  /** Every card whose making was acknowledged. */
  cards: Written[]
  acked(): number
  /** How many tries got the one answer that is no success: 503 with `retry-after`. */
  busy(): number
  /** Anything else that came back, or did not; must stay empty. */
  wrong: string[]
  stop(): Promise<void>
}

/** Enough sign-ins of each writer for a test of that many rounds. */
export async function writerCookies(
  owner: pg.Pool,
  people: { id: string }[],
  each: number,
): Promise<string[][]> {
  return await Promise.all(
    people.map((person) => Promise.all(Array.from({ length: each }, () => newCookie(owner, person.id)))),
  )
}

export const writers = Array.from({ length: WRITERS })

/** Sixteen members who make cards and edit them through the API, one after the other, until told to stop. */
export function startApiWriters(node: ProductNode, cookies: readonly string[][]): ApiWriters {
  const cards: Written[] = []
  const wrong: string[] = []
  let acked = 0
  let busy = 0
  let isStopping = false

  const work = async (own: readonly string[]) => {
    let tries = 0
    const send = async (method: string, path: string, body?: object): Promise<Answered> => {
      const cookie = own[Math.floor(tries++ / WRITES_OF_COOKIE)] ?? ''
      try {
        const answer = await ask(node, cookie, method, path, body)
        const text = await answer.text()
        if (answer.status === 200) {
          if (body) acked += 1
          return { status: 200, card: JSON.parse(text).card }
        }
        if (answer.status === 503 && Number(answer.headers.get('retry-after')) > 0) {
          busy += 1
          // Browsers wait for two seconds; here it shall be hard, and leave the database a core to come back on.
          await pause(50)
        } else wrong.push(`${method} ${path}: ${answer.status} ${text}`)
        return { status: answer.status, card: null }
      } catch (error) {
        // The process itself must never leave a request without an answer.
        wrong.push(`${method} ${path}: ${String(error)}, ${String((error as Error).cause)}`)
        await pause(20)
        return { status: 0, card: null }
      }
    }
    /** Asks until it is answered: `retry` is what a browser does after a 503. */
    const untilDone = async (...request: Parameters<typeof send>) => {
      while (!isStopping && wrong.length === 0) {
        const { card } = await send(...request)
        if (card) return card
      }
      return null
    }

    while (!isStopping && wrong.length === 0) {
      const id = randomUUID()
      const made = await untilDone('POST', '/board/cards', { id, title: 'New' })
      if (!made) return
      const card: Written = { id, version: made.version, titles: [made.title] }
      cards.push(card)
      for (let edit = 0; edit < EDITS_EACH && !isStopping && wrong.length === 0; edit++) {
        const title = `Edit ${edit} ${randomUUID()}`
        const base = { title: card.titles.at(-1) }
        const changes = { baseVersion: card.version, base, changes: { title } }
        const answer = await send('PATCH', `/board/cards/${id}`, changes)
        if (answer.card) {
          card.version = answer.card.version
          card.titles = [title]
          continue
        }
        // Nobody said whether it was kept: look, as a browser does.
        card.titles.push(title)
        const found = await untilDone('GET', `/board/cards/${id}`)
        if (!found) return
        if (!card.titles.includes(found.title)) wrong.push(`${id} is "${found.title}"`)
        card.version = found.version
        card.titles = [found.title]
      }
    }
  }
  const all = cookies.map(work)
  return {
    cards,
    wrong,
    acked: () => acked,
    busy: () => busy,
    stop: async () => {
      isStopping = true
      await Promise.all(all)
    },
  }
}

/** Waits until that many more writes are acknowledged; answers how long it took. */
export async function untilAcked(writing: ApiWriters, more: number, withinMs = HANGS_MS): Promise<number> {
  const startedAt = performance.now()
  const wanted = writing.acked() + more
  while (writing.acked() < wanted && writing.wrong.length === 0 && performance.now() - startedAt < withinMs)
    await pause(2)
  expect(writing.wrong).toEqual([])
  expect(writing.acked()).toBeGreaterThanOrEqual(wanted)
  return performance.now() - startedAt
}

/** Nothing acknowledged is gone, nothing is there in part or twice, and the trail tells of all of it. */
export async function expectKept(owner: pg.Pool, writing: ApiWriters): Promise<void> {
  const { rows } = await owner.query<{ id: string; title: string; version: number }>(
    'select id, title, version::int from julboard_tasks',
  )
  const stored = new Map(rows.map((row) => [row.id, row]))
  const lost = writing.cards.filter(({ id, titles }) => !titles.includes(stored.get(id)?.title ?? ''))
  expect(lost).toEqual([])
  const edits = rows.reduce((sum, { version }) => sum + version - 1, 0)
  const count = async (text: string) =>
    (await owner.query<{ n: number }>(`select count(*)::int as n from ${text}`)).rows[0]?.n
  for (const [kind, wanted] of [
    ['card.created', rows.length],
    ['card.edited', edits],
  ] as const) {
    expect(await count(`audit_events where action = '${kind}'`), kind).toBe(wanted)
    expect(await count(`live_events where kind = '${kind}'`), kind).toBe(wanted)
  }
  // Refusals are written a second after they were answered, so the chain may have to be sealed once more.
  await expect
    .poll(
      async () => {
        while ((await sealEvents(owner)) > 0) {
          // Until the chain holds every event.
        }
        const verdict = await verifyTrail(owner)
        return { ...verdict, isWhole: verdict.ok && verdict.count === (await count('audit_events')) }
      },
      { timeout: 10_000, interval: 500 },
    )
    .toMatchObject({ ok: true, isWhole: true })
}
