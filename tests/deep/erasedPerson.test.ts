import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runRetention } from '#server/app/retention/runRetention.ts'
import { sealAll } from '#server/audit/sealEvents.ts'
import { requestDeletion } from '#server/privacy/rights/commands.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { verifyTrail } from '#tests/app/verifyTrail.ts'
import { allColumns, whereIs } from '#tests/app/whereIs.ts'
import { seedAppRows } from '#tests/matrix/seedAppRows.ts'
import type { World } from '#tests/matrix/world.ts'
import { seedWorld } from '#tests/matrix/world.ts'

const canary = `canary-${randomUUID()}`
// Where only the random id of an erased person may stand: the trail, and the list that a restored backup is erased by.
const stubs = ['audit_events', 'erased_people']

const folder = mkdtempSync(join(tmpdir(), 'jul-canary-'))
let at: TestApp
let world: World
beforeAll(async () => {
  at = await testApp({ DATA_DIR: folder })
  world = await seedWorld(at)
  await seedAppRows(at, world)
  await at.query('delete from audit_cuts')
})
afterAll(async () => {
  await at.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('a person who asked to be deleted (K37)', () => {
  it('is in no row of any table after the grace: words, address and id, but for the stubs', async () => {
    const member = world.people.desktopPro
    // No role of theirs: whoever works here is not deleted this way.
    await at.query('delete from roles where user_id = $1', [member.id])
    await at.query('delete from permissions where user_id = $1', [member.id])
    for (const table of ['booking_links', 'site_pictures'])
      await at.query(`delete from ${table} where created_by = $1`, [member.id])
    const owned = (await allColumns(at)).filter(
      ({ table, type }) => table.startsWith('public.') && type === 'text',
    )
    const mine = new Set(
      (await allColumns(at))
        .filter(({ table, column }) => table.startsWith('public.') && column === 'user_id')
        .map(({ table }) => table),
    )
    let planted = 0
    for (const { table, column } of owned) {
      // The sign-in that asks has to hold, and an open request would be the one that is asked for.
      if (!mine.has(table) || ['public.data_requests', 'public.auth_sessions'].includes(table)) continue
      // Where a column takes only words of a list, it can hold no canary.
      const done = await at
        .query(`update ${table} set "${column}" = $1 || left(md5(random()::text), 6) where user_id = $2`, [
          canary,
          member.id,
        ])
        .then(
          () => 1,
          () => 0,
        )
      planted += done
    }
    await at.query('update profiles set company = $1::text, first_name = $1::text where id = $2', [
      canary,
      member.id,
    ])
    await at.query(
      `insert into mail_messages (id, template, to_address, values, once_key) values ($1, 'one', $2, $3, $4)`,
      [randomUUID(), member.email, JSON.stringify({ name: canary }), 'a canary'],
    )
    await at.query(
      `insert into inquiries (id, kind, subject, body, context) values ($1, 'contact', 'press', $2, $3)`,
      [randomUUID(), canary, JSON.stringify({ email: member.email, name: canary })],
    )
    const words = [canary, member.email, member.id]
    expect(planted).toBeGreaterThan(20)
    expect((await whereIs(at, words)).length).toBeGreaterThan(15)

    await at.call(member, requestDeletion, { id: randomUUID(), confirm: 'DELETE' })
    at.moveTime(31 * 86_400_000)
    await runRetention(at.jobsApp)
    // What the relay and the routine of the store take within seconds.
    await at.query('delete from job_requests')
    await at.query('delete from file_erasures')
    expect(await at.query('select name, failure from retention_runs where failure is not null')).toEqual([])
    expect(await whereIs(at, [canary, member.email])).toEqual([])
    expect((await whereIs(at, [member.id])).filter((table) => !stubs.includes(table))).toEqual([])
    await sealAll(at.jobsPool)
    expect((await verifyTrail(at.owner)).ok).toBe(true)
    process.stdout.write(`erasure: ${planted} columns of ${mine.size} tables planted, 0 hits after\n`)
  })
})
