import { createHash, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCard } from '#server/board/cards/commands.ts'
import { keepCookieSecret, signToken } from '#server/platform/signInCookie.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { unzip } from '#tests/app/unzip.ts'
import { exportTrail } from './exportTrail.ts'
import { mountTrail } from './mountTrail.ts'
import { sealEvents } from './sealEvents.ts'

let at: TestApp
let server: FastifyInstance
let admin: Person
let other: Person

beforeAll(async () => {
  at = await testApp()
  keepCookieSecret('a secret of the tests that is long enough')
  server = Fastify()
  mountTrail(server, at.app)
  admin = await at.person({ roles: ['admin'] })
  other = await at.person({ roles: ['admin'] })
  const member = await at.person({ plans: ['mobile_pro'] })
  for (let n = 0; n < 6; n++)
    await at.call(member, createCard, { id: randomUUID(), title: `=1+1 "quoted", Grüße \\ ${n}` })
  // Details are no part of what is sealed of an event, but for their digest; ids of subjects may be any text.
  await at.query(
    `update audit_events set subject_id = E'a "b"\\\\c\\u00e9\\x01' where id = (select min(id) from audit_events)`,
  )
  // A transaction of another test, begun before these events, keeps them waiting until it ends.
  for (let sealed = 0; sealed < 6; ) sealed += await sealEvents(at.jobsPool)
})
afterAll(async () => {
  await server.close()
  await at.close()
})

const fetchAs = (person: Person | null, url: string) =>
  server.inject({ url, headers: person ? { cookie: `sid=${signToken(person.token)}` } : {} })

// The procedure of VERIFY.txt, followed by somebody who has nothing of ours: texts are put together by hand.
const text = (value: string) =>
  `"${[...value]
    .map((each) => {
      const short = {
        '"': '\\"',
        '\\': '\\\\',
        '\b': '\\b',
        '\t': '\\t',
        '\n': '\\n',
        '\f': '\\f',
        '\r': '\\r',
      }[each]
      if (short) return short
      return each < ' ' ? `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}` : each
    })
    .join('')}"`
const part = (value: unknown) =>
  value === null ? 'null' : typeof value === 'number' ? `${value}` : text(`${value}`)
const list = (...values: unknown[]) => `[${values.map(part).join(',')}]`
type Line = Record<string, unknown> & { seal: string; sealNumber: string }
type Verification = {
  count: number
  first: { sealNumber: string; previousSeal: string }
  last: { sealNumber: string; seal: string }
}
function verifies(files: Map<string, string>): boolean {
  const verification: Verification = JSON.parse(files.get('verification.json') ?? '')
  const lines: Line[] = (files.get('trail.jsonl') ?? '')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  let previous = verification.first.previousSeal
  for (const [index, line] of lines.entries()) {
    if (BigInt(line.sealNumber) !== BigInt(verification.first.sealNumber) + BigInt(index)) return false
    const actor = list(line.actorKind, line.actorId)
    const action = list(line.action, line.outcome, line.count)
    const subject = list(line.subjectType, line.subjectId, line.memberId)
    const whole = list('audit-1', previous, line.id, line.at, actor, action, subject, line.detailsDigest)
    if (createHash('sha256').update(whole, 'utf8').digest('hex') !== line.seal) return false
    previous = line.seal
  }
  return lines.length === verification.count && previous === verification.last.seal
}

async function exported(input: { fromAt?: string; untilAt?: string } = {}) {
  await at.query('delete from rate_takes')
  const { path, count } = await at.call(admin, exportTrail, input)
  return { path: path ?? '', count }
}

describe('an export of the trail (K34)', () => {
  it('holds every sealed event as CSV and JSON lines, and verifies by its own file alone', async () => {
    const { path, count } = await exported()
    expect(count).toBe(6)
    const answer = await fetchAs(admin, path)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
    expect(answer.headers['content-disposition']).toContain('audit-trail-1-6.zip')
    const files = unzip(answer.rawPayload)
    expect([...files.keys()]).toEqual(['trail.jsonl', 'trail.csv', 'verification.json', 'VERIFY.txt'])
    expect(verifies(files)).toBe(true)
    expect(files.get('trail.csv')?.split('\r\n')[0]).toContain('id,at,type,severity,actorKind')
    expect(files.get('trail.csv')?.trimEnd().split('\r\n')).toHaveLength(7)
    expect(files.get('trail.jsonl')).toContain('"ipAddress":"127.0.0.1"')
    expect(files.get('trail.jsonl')).toContain('"type":"user_action","severity":"low"')

    for (const [from, to] of [
      ['card.created', 'card.edited'],
      ['"count":1', '"count":2'],
      ['"outcome":"done"', '"outcome":"refused"'],
    ] as const)
      expect(
        verifies(new Map(files).set('trail.jsonl', files.get('trail.jsonl')?.replace(from, to) ?? '')),
      ).toBe(false)
    const lines = files.get('trail.jsonl')?.split('\n') ?? []
    expect(verifies(new Map(files).set('trail.jsonl', lines.toSpliced(2, 1).join('\n')))).toBe(false)
    expect(verifies(new Map(files).set('trail.jsonl', lines.slice(0, 4).join('\n')))).toBe(false)
  })

  it('says in the trail who took how much of it', async () => {
    const [row] = await at.query<{ actor_id: string; details: object }>(
      `select actor_id, details from audit_events join audit_details on event_id = id where action = 'trail.exported'`,
    )
    expect(row).toMatchObject({ actor_id: admin.id, details: { first: '1', last: '6', count: 6 } })
  })

  it('begins within the chain where a time is given, and is empty where nothing of it is sealed', async () => {
    const [third] = await at.query<{ at: Date }>('select at from audit_events where seal_number = 3')
    const { path, count } = await exported({ fromAt: third?.at.toISOString() ?? '' })
    expect(count).toBeLessThanOrEqual(5)
    expect(verifies(unzip((await fetchAs(admin, path)).rawPayload))).toBe(true)
    expect(await exported({ untilAt: '2000-01-01T00:00:00Z' })).toEqual({ path: '', count: 0 })
  })

  it('is fetched by its own admin alone, for ten minutes, and changed in nothing', async () => {
    const { path } = await exported()
    const member = await at.person()
    const codes = async (person: Person | null, url: string) => (await fetchAs(person, url)).statusCode
    expect(await codes(other, path)).toBe(403)
    expect(await codes(member, path)).toBe(404)
    expect(await codes(null, path)).toBe(401)
    expect(await codes(admin, path.replace('last=6', 'last=5'))).toBe(403)
    at.moveTime(11 * 60_000)
    expect(await codes(admin, path)).toBe(403)
    at.moveTime(-11 * 60_000)
    expect(await codes(admin, path)).toBe(200)
  })

  it('is given to no screen that is locked (T-015)', async () => {
    const { path } = await at.call(admin, exportTrail, {})
    const lock = (when: string) =>
      at.query(`update auth_sessions set locked_at = ${when} where user_id = $1`, [admin.id])
    await lock('now()')
    expect((await fetchAs(admin, path ?? '')).statusCode).toBe(403)
    await lock('null')
    expect((await fetchAs(admin, path ?? '')).statusCode).toBe(200)
  })

  it('asks for a proof of ten minutes, and nobody but admins at all', async () => {
    await expect(at.call(await at.person({ roles: ['staff'] }), exportTrail, {})).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    at.moveTime(11 * 60_000)
    await expect(at.call(admin, exportTrail, {})).rejects.toMatchObject({ reason: 'proof_needed' })
    at.moveTime(-11 * 60_000)
  })
})
