import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { periods, tooOldBefore } from '#domain/privacy/rules/periods.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { eraseErrors } from './eraseErrors.ts'
import { listErrorGroups, listErrors } from './queries.ts'
import { reportError } from './reportError.ts'
import { clientErrors } from './tables.ts'

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
const asVisitor = (given: ReturnType<typeof report>) => at.call(null, reportError, given)
const seesNoRow = async (person: Person) =>
  await expect(at.as(person, ({ db }) => db.select().from(clientErrors))).rejects.toThrow()
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
    for (const message of ['first', 'second', 'third']) await at.call(member, reportError, report(message))
    const newest = await at.call(staff, listErrors, { limit: 1 })
    expect(newest.errors.map((row) => row.message)).toEqual(['third'])
    const rest = await at.call(staff, listErrors, { limit: 2, cursor: newest.next ?? '' })
    expect(rest.errors.map((row) => row.message)).toEqual(['second', 'first'])
    await expect(at.call(member, listErrors, {})).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await seesNoRow(member)
  })

  it('is read with its equals as one, counted, the last to happen first and page by page', async () => {
    const staff = await at.person({ roles: ['staff'] })
    await at.query('delete from client_errors')
    for (const message of ['often', 'once', 'often', 'often', 'twice', 'twice'])
      await asVisitor(report(message))
    const first = await at.call(staff, listErrorGroups, { limit: 2 })
    expect(first.groups).toMatchObject([
      { message: 'twice', count: 2, path: '/dashboard' },
      { message: 'often', count: 3 },
    ])
    for (const { firstAt, lastAt } of first.groups)
      expect(Date.parse(lastAt)).toBeGreaterThanOrEqual(Date.parse(firstAt))
    const second = await at.call(staff, listErrorGroups, { limit: 2, cursor: first.next ?? '' })
    expect(second).toMatchObject({ groups: [{ message: 'once', count: 1 }], next: null })
    const member = await at.person()
    await expect(at.call(member, listErrorGroups, {})).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await seesNoRow(member)
  })

  it('is refused once the hour is full, so that the page does not say it was stored', async () => {
    await at.query(
      `insert into client_errors (id, level, path, message, stack, release)
       select gen_random_uuid(), 'global', '/', 'flood', '', '' from generate_series(1, 1000)`,
    )
    await expect(asVisitor(report('one more'))).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
    await at.query(`update client_errors set created_at = now() - interval '31 days' where message = 'flood'`)
    expect(await eraseErrors(at.jobsPool, tooOldBefore(periods.errors, new Date()))).toBe(1000)
    await expect(asVisitor(report('one more'))).resolves.toMatchObject({ id: expect.any(String) })
  })
})
