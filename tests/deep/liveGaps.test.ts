import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import type { Heard } from '#tests/faults/liveStream.ts'
import { hear } from '#tests/faults/liveStream.ts'
import type { ProductNode } from '#tests/faults/productNode.ts'
import { ask, newCookie, startNode } from '#tests/faults/productNode.ts'

const WRITERS = 8
const EACH = 100

let at: TestApp
let node: ProductNode
beforeAll(async () => {
  at = await testApp()
  node = await startNode({ ...at.env })
})
afterAll(async () => {
  await node?.kill('SIGTERM')
  await at?.close()
})

const created = (heard: readonly Heard[]) =>
  heard.flatMap(({ data }) => (data.kind === 'card.created' && data.id ? [data.id] : []))

/** Follows from a cursor, cut off again and again after a few messages, until all are there or time is up. */
async function follow(cookie: string, total: number, heard: Heard[] = []): Promise<Heard[]> {
  for (const until = Date.now() + 60_000; created(heard).length < total && Date.now() < until; ) {
    const after = heard.findLast(({ id }) => id)?.id
    const more = await hear(node, cookie, {
      ...(after ? { after } : {}),
      most: Math.min(1 + (heard.length % 17), total - created(heard).length),
      forMs: 5_000,
    })
    expect(more.filter(({ name }) => name !== 'message')).toEqual([])
    heard.push(...more)
  }
  return heard
}

describe('a member’s live stream', () => {
  it('misses nothing and says nothing twice, cut off again and again under eight writers (F21)', async () => {
    const member = await at.person({ plans: ['mobile_pro'] })
    const cookies = await Promise.all(
      Array.from({ length: WRITERS + 1 }, () => newCookie(at.owner, member.id)),
    )
    const listener = cookies.pop() ?? ''
    let isOpen: () => void = () => undefined
    const open = new Promise<void>((resolve) => {
      isOpen = resolve
    })
    // The first message gives the cursor that everything else is heard from.
    const first = hear(node, listener, { most: 1, onOpen: isOpen })
    await open
    const ids: string[] = []
    const write = async (cookie: string) => {
      const id = randomUUID()
      const answer = await ask(node, cookie, 'POST', '/board/cards', { id, title: `Card ${ids.length}` })
      expect(answer.status).toBe(200)
      ids.push(id)
    }
    await write(cookies[0] ?? '')
    const heard = follow(listener, WRITERS * EACH + 1, await first)
    await Promise.all(
      cookies.map(async (cookie) => {
        for (let n = 0; n < EACH; n++) await write(cookie)
      }),
    )
    const told = created(await heard)
    process.stdout.write(
      `live: ${ids.length} events, ${told.length} heard, ${new Set(told).size} different\n`,
    )
    expect([...told].sort()).toEqual([...ids].sort())
  })

  it('starts over from a cursor it no longer reaches, or of another database (F23)', async () => {
    const member = await at.person({ plans: ['mobile_pro'] })
    const cookie = await newCookie(at.owner, member.id)
    const [before] = await at.query<{ cursor: string }>(
      `select xid::text || ':' || id as cursor from live_events order by xid, id limit 1`,
    )
    const elsewhere = await hear(node, cookie, { after: `0000-1:${before?.cursor}`, most: 1, forMs: 5_000 })
    expect(elsewhere).toMatchObject([{ name: 'reset' }])
  })

  it('replays nothing of another member, whatever cursor is given (F23, T-025)', async () => {
    const [one, two] = [
      await at.person({ plans: ['mobile_pro'] }),
      await at.person({ plans: ['mobile_pro'] }),
    ]
    const [mine, theirs] = [await newCookie(at.owner, one.id), await newCookie(at.owner, two.id)]
    const firstHeard = hear(node, mine, { most: 1 })
    await new Promise((resolve) => setTimeout(resolve, 300))
    for (let n = 0; n < 3; n++)
      await ask(node, mine, 'POST', '/board/cards', { id: randomUUID(), title: 'Mine' })
    const [cursor] = await firstHeard
    expect(cursor?.id).toBeTruthy()
    expect(await hear(node, theirs, { after: cursor?.id ?? '', forMs: 700 })).toEqual([])
    expect(created(await hear(node, mine, { after: cursor?.id ?? '', most: 2, forMs: 5_000 }))).toHaveLength(
      2,
    )
  })
})
