import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { base64, sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import type { ProductNode } from '#tests/faults/productNode.ts'
import { ask, freePort, newCookie, startNode } from '#tests/faults/productNode.ts'

// Two starts of a node make a round: as many rounds as fit into the time, and two at least.
const FOR_MS = 90_000
const LEAST = 2
const WRITERS = 4

let at: TestApp
let advisor: Person
let members: { person: Person; cookie: string }[]
let advisorCookie: string
beforeAll(async () => {
  at = await testApp()
  advisor = await at.person({ roles: ['staff'] })
  members = await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      const person = await at.person({ plans: ['mobile_pro'] })
      return { person, cookie: await newCookie(at.owner, person.id) }
    }),
  )
  advisorCookie = await newCookie(at.owner, advisor.id)
})
afterAll(() => at?.close())

/** One write as a browser sends it; null where the node died before it answered. */
type Write = (node: ProductNode) => Promise<number | null>
const write =
  (cookie: string, path: string, body: object): Write =>
  async (node) =>
    await ask(node, cookie, 'POST', path, body).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      },
      () => null,
    )

/** Cards made, moved together and put away by one member until the node is gone; answers what was left without an answer. */
async function work(
  node: ProductNode,
  cookie: string,
  made: string[],
  isOver: () => boolean,
): Promise<Write[]> {
  const open: Write[] = []
  for (let turn = 0; !isOver(); turn++) {
    const id = randomUUID()
    const ids = made.slice(-5)
    const each =
      turn % 4 === 3 && ids.length > 0
        ? write(cookie, '/board/cards/move', { ids, status: 'in_progress' })
        : write(cookie, '/board/cards', { id, title: `Card ${turn}` })
    const status = await each(node)
    if (turn % 4 !== 3) made.push(id)
    if (status === 200) continue
    if (status !== null && status !== 503 && status !== 429) throw new Error(`a write was answered ${status}`)
    open.push(each)
    await pause(5)
  }
  return open
}

const count = async (text: string) =>
  (await at.query<{ n: number }>(`select count(*)::int as n from ${text}`))[0]?.n

it('leaves nothing half done however often a node is killed, and a retry makes nothing twice (F02)', {
  timeout: 300_000,
}, async () => {
  const stage = sessionStage(at)
  const port = String(await freePort())
  const env = { ...at.env, PORT: port }
  const made = members.map((): string[] => [])
  let transcripts = 0
  let retried = 0
  const until = Date.now() + FOR_MS
  let round = 0
  for (; round < LEAST || Date.now() < until; round++) {
    // The bound on writes of a minute is not what is tried here.
    for (const member of members) member.cookie = await newCookie(at.owner, member.person.id)
    const sessionId = await stage.schedule(advisor, members[0]?.person ?? advisor)
    await stage.agree(sessionId, advisor, members[0]?.person ?? advisor)
    const talk = Array.from({ length: 400 }, (_, n) => `Mia: We sold ${n} boxes in round ${round}.`).join(
      '\n',
    )
    const upload = write(advisorCookie, '/recordings/transcripts', {
      id: randomUUID(),
      sessionId,
      fileName: 'talk.txt',
      contentBase64: base64(talk),
    })

    const node = await startNode(env)
    let isOver = false
    const working = members.map(({ cookie }, n) => work(node, cookie, made[n] ?? [], () => isOver))
    const uploading = upload(node)
    await pause(30 + ((round * 97) % 300))
    await node.kill('SIGKILL')
    isOver = true
    const open = (await Promise.all(working)).flat()
    if ((await uploading) !== 200) open.push(upload)
    transcripts += 1

    const next = await startNode(env)
    for (const each of open) expect(await each(next)).toBe(200)
    retried += open.length
    await next.kill('SIGKILL')
  }
  const cards = made.flat()
  process.stdout.write(`node killed: ${round} rounds, ${cards.length} cards, ${retried} writes tried again\n`)

  const stored = await at.query<{ id: string }>('select id from julboard_tasks')
  expect(stored.map(({ id }) => id).sort()).toEqual([...cards].sort())
  // Each card with its event and its outbox row, once; no event without what it tells of.
  expect(await count(`audit_events where action = 'card.created'`)).toBe(cards.length)
  expect(await count(`live_events where kind = 'card.created'`)).toBe(cards.length)
  expect(
    await count(`audit_events e where action = 'card.created' and not exists
    (select from julboard_tasks t where t.id::text = e.subject_id)`),
  ).toBe(0)
  expect(
    await count(`audit_events e where not exists (select from audit_details d where d.event_id = e.id)`),
  ).toBe(0)
  // Moved together or not at all: every rank of a column is there once.
  expect(
    await count(`(select from julboard_tasks group by user_id, status, rank having count(*) > 1) twice`),
  ).toBe(0)
  expect(await count('transcripts')).toBe(transcripts)
  expect(await count(`audit_events where action = 'transcript.uploaded'`)).toBe(transcripts)
})
