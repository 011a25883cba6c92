import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { newestCursor, parseCursor, reaches, readAfter } from './outbox.ts'

const WRITERS = 8
const EACH = process.env.DEEP === '1' ? 500 : 60

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

async function write(marker: string): Promise<void> {
  const client = await at.owner.connect()
  try {
    await client.query('begin')
    await client.query(`select app_publish('board', 'card', $1, 0, 'card.edited', null)`, [marker])
    // Between the insert and the commit others pass: this is what an "id greater than the last" cursor loses.
    await client.query('select pg_sleep(random() * 0.01)')
    await client.query('commit')
  } finally {
    client.release()
  }
}

describe('the outbox', () => {
  it('gives every event once although transactions commit out of order (F21)', async () => {
    at.owner.options.max = WRITERS
    let cursor = await newestCursor(at.jobsPool)
    const seen: string[] = []
    let writing = true
    let giveUp = Number.POSITIVE_INFINITY
    const reader = (async () => {
      // A transaction of another test holds the horizon back for a while: what is late is not lost, and lost is what never comes.
      const isLate = () => seen.length < WRITERS * EACH && Date.now() < giveUp
      for (let quiet = 0; writing || isLate() || quiet < 3; ) {
        const events = await readAfter(at.jobsPool, 'e', cursor)
        for (const event of events) seen.push(event.entityId)
        cursor = parseCursor(events.at(-1)?.cursor, 'e') ?? cursor
        quiet = events.length === 0 ? quiet + 1 : 0
        await new Promise((settle) => setTimeout(settle, 2))
      }
    })()
    await Promise.all(
      Array.from({ length: WRITERS }, async (_, writer) => {
        for (let n = 0; n < EACH; n++) await write(`${writer}-${n}`)
      }),
    )
    giveUp = Date.now() + 10_000
    writing = false
    await reader
    expect(seen.length).toBe(WRITERS * EACH)
    expect(new Set(seen).size).toBe(WRITERS * EACH)
  })

  it('says when it no longer reaches back to a cursor, so that a browser starts over (F23)', async () => {
    await write('old')
    const events = await readAfter(at.jobsPool, 'e', { xid: '0', id: '0' })
    const first = parseCursor(events[0]?.cursor, 'e')
    if (!first) throw new Error('no event')
    expect(await reaches(at.jobsPool, first)).toBe(true)
    // Put back as it was yesterday, a database knows nothing of where browsers have come to.
    const tomorrow = { xid: String(BigInt(first.xid) + 1_000_000n), id: '0' }
    expect(await reaches(at.jobsPool, tomorrow)).toBe(false)
    expect(await reaches(at.jobsPool, await newestCursor(at.jobsPool))).toBe(true)
    await at.query('delete from live_events where id = $1', [first.id])
    expect(await reaches(at.jobsPool, first)).toBe(false)
  })

  it('takes no cursor of another database or of anybody’s making', () => {
    expect(parseCursor('other:1:2', 'e')).toBeNull()
    expect(parseCursor('e:1:2; drop table', 'e')).toBeNull()
    expect(parseCursor(undefined, 'e')).toBeNull()
    expect(parseCursor('e:18446744073709551616:1', 'e')).toBeNull()
    expect(parseCursor('e:1:9223372036854775808', 'e')).toBeNull()
    expect(parseCursor('e:18446744073709551615:9223372036854775807', 'e')).not.toBeNull()
  })

  it('is read by the jobs alone: no member sees the table (T-077)', async () => {
    const member = await at.person()
    await expect(
      at.as(member, ({ db }) => db.lease.query('select * from live_events')),
    ).rejects.toMatchObject({ code: '42501' })
  })
})
