import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { hear } from '#tests/faults/liveStream.ts'
import type { ProductNode } from '#tests/faults/productNode.ts'
import { ask, newCookie, startNode } from '#tests/faults/productNode.ts'

const CLOSED_MS = 2_000
const ROUNDS = 5

let at: TestApp
let one: ProductNode
let two: ProductNode
beforeAll(async () => {
  at = await testApp()
  ;[one, two] = await Promise.all([startNode(at.env), startNode(at.env)])
})
afterAll(async () => {
  await Promise.all([one?.kill('SIGTERM'), two?.kill('SIGTERM')])
  await at?.close()
})

const statusOf = async (node: ProductNode, cookie: string, path = '/board/cards') =>
  (await ask(node, cookie, 'GET', path)).status

/** A stream on a node: when it was open, and how it ended. */
function listen(node: ProductNode, cookie: string) {
  const { promise: open, resolve } = Promise.withResolvers<void>()
  const ended = hear(node, cookie, { forMs: 15_000, onOpen: resolve }).then((heard) => ({
    at: performance.now(),
    last: heard.at(-1)?.name,
  }))
  return { open, ended }
}

/** The sign-in behind a cookie, as the list of devices names it. */
const idOf = async (cookie: string): Promise<string> => {
  const { signIns } = (await (await ask(one, cookie, 'GET', '/accounts/sign-ins')).json()) as {
    signIns: { id: string; isThis: boolean }[]
  }
  return signIns.find(({ isThis }) => isThis)?.id ?? ''
}

describe('two nodes on one database', () => {
  it('a sign-in that is revoked on one is refused at once on both, and its stream on the other ends within two seconds (K25)', {
    timeout: 120_000,
  }, async () => {
    const member = await at.person({ plans: ['mobile_pro'] })
    const taken: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const [mine, lost] = [await newCookie(at.owner, member.id), await newCookie(at.owner, member.id)]
      const { open, ended } = listen(two, lost)
      await open
      expect(await statusOf(two, lost)).toBe(200)
      const id = await idOf(lost)
      const revoked = await fetch(`${one.url}/api/auth/sign-ins/end`, {
        method: 'POST',
        headers: { cookie: mine, origin: one.url, 'content-type': 'application/json' },
        body: JSON.stringify({ id }),
      })
      expect(revoked.status).toBe(200)
      const from = performance.now()
      expect(await Promise.all([statusOf(two, lost), statusOf(one, lost)])).toEqual([401, 401])
      const end = await ended
      taken.push(Math.round(end.at - from))
      expect(end.last).toBe('signed-out')
      expect(await statusOf(two, mine)).toBe(200)
    }
    process.stdout.write(`streams of the other node ended after ${taken.join(', ')} ms\n`)
    expect(Math.max(...taken)).toBeLessThan(CLOSED_MS)
  })

  it('an account that an admin disables is refused at once on the other, and its streams end (T-005)', {
    timeout: 60_000,
  }, async () => {
    const [admin, member] = [await at.person({ roles: ['admin'] }), await at.person()]
    const [by, of] = [await newCookie(at.owner, admin.id), await newCookie(at.owner, member.id)]
    const { open, ended } = listen(two, of)
    await open
    const done = await ask(one, by, 'POST', `/accounts/people/${member.id}/disabled`, { disabled: true })
    expect([done.status, await statusOf(two, of)]).toEqual([200, 401])
    const from = performance.now()
    expect((await ended).at - from).toBeLessThan(CLOSED_MS)
  })

  it('one limit holds over both, and a node that is killed takes nothing of it along (4.12.8)', {
    timeout: 120_000,
  }, async () => {
    const member = await at.person()
    const cookie = await newCookie(at.owner, member.id)
    const take = async (node: ProductNode) =>
      (await ask(node, cookie, 'POST', '/privacy/exports', { id: randomUUID() })).status
    expect([await take(one), await take(two)]).toEqual([200, 200])
    await one.kill('SIGKILL')
    one = await startNode(at.env)
    expect([await take(one), await take(two), await take(one)]).toEqual([200, 429, 429])
    // All at once on both: as many as the limit says, and no more.
    const other = await newCookie(at.owner, member.id)
    const crowd = await Promise.all(
      Array.from(
        { length: 12 },
        async (_, n) =>
          (await ask(n % 2 ? one : two, other, 'POST', '/privacy/exports', { id: randomUUID() })).status,
      ),
    )
    expect(crowd.filter((status) => status === 200)).toHaveLength(3)
  })
})
