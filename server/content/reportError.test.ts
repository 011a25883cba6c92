import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { TooMany } from '#server/platform/http/refusal.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { eraseErrors } from './eraseErrors.ts'
import { listErrorGroups, listErrors } from './reads.ts'
import { reportError } from './reportError.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const report = (message: string, id: string = randomUUID()) => ({
  id,
  level: 'critical' as const,
  path: '/dashboard?secret=1',
  message,
  stack: 'at y (z.js:1:2)',
  release: 'a1b2',
})
const asVisitor = (given: ReturnType<typeof report>) =>
  inTransaction(at.app.pool, { kind: 'visitor' }, (db) => reportError(db, given))
const stored = () => at.query<{ id: string; path: string; message: string }>('select * from client_errors')

describe('an error report (T-172)', () => {
  it('is one row however often it is sent, without anything of a person', async () => {
    const given = report('no user ada@lovelace.example')
    await asVisitor(given)
    await asVisitor(given)
    const rows = (await stored()).filter((row) => row.id === given.id)
    expect(rows).toMatchObject([{ path: '/dashboard', message: 'no user [address]' }])
  })

  it('comes from members as well, and only staff read it, newest first and page by page', async () => {
    const [member, staff] = [await at.person(), await at.person({ roles: ['staff'] })]
    for (const message of ['first', 'second', 'third']) {
      await at.as(member, ({ db }) => reportError(db, report(message)))
    }
    await at.as(staff, async ({ db }) => {
      const [newest] = await listErrors(db, { after: null, limit: 1 })
      expect(newest?.message).toBe('third')
      const rest = await listErrors(db, {
        after: { at: newest?.createdAt.toISOString() ?? '', id: newest?.id ?? '' },
        limit: 2,
      })
      expect(rest.map((row) => row.message)).toEqual(['second', 'first'])
    })
    await expect(at.as(member, ({ db }) => listErrors(db, { after: null, limit: 1 }))).rejects.toThrow()
  })

  it('is read with its equals as one, counted, the last to happen first and page by page', async () => {
    const staff = await at.person({ roles: ['staff'] })
    await at.query('delete from client_errors')
    for (const message of ['often', 'once', 'often', 'often', 'twice', 'twice'])
      await asVisitor(report(message))
    await at.as(staff, async ({ db }) => {
      const rows = await listErrorGroups(db, { after: null, limit: 2 })
      expect(rows).toMatchObject([
        { message: 'twice', count: 2, path: '/dashboard' },
        { message: 'often', count: 3 },
      ])
      const last = rows[1]
      if (!last) throw new Error('no group')
      expect(last.lastAt.getTime()).toBeGreaterThanOrEqual(last.firstAt.getTime())
      const after = { at: last.lastAt.toISOString(), key: last.key }
      expect(await listErrorGroups(db, { after, limit: 2 })).toMatchObject([{ message: 'once', count: 1 }])
    })
    const member = await at.person()
    const asked = at.as(member, ({ db }) => listErrorGroups(db, { after: null, limit: 1 }))
    await expect(asked).rejects.toThrow()
  })

  it('is refused once the hour is full, so that the page does not say it was stored', async () => {
    await at.query(
      `insert into client_errors (id, level, path, message, stack, release)
       select gen_random_uuid(), 'global', '/', 'flood', '', '' from generate_series(1, 1000)`,
    )
    await expect(asVisitor(report('one more'))).rejects.toBeInstanceOf(TooMany)
    await at.query(`update client_errors set created_at = now() - interval '31 days' where message = 'flood'`)
    expect(await eraseErrors(at.jobsPool)).toBe(1000)
    await expect(asVisitor(report('one more'))).resolves.toMatchObject({ id: expect.any(String) })
  })
})
