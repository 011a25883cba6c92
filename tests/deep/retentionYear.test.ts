import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PeriodName } from '#domain/privacy/types.ts'
import { runRetention } from '#server/app/retention/runRetention.ts'
import { tablePeriods } from '#server/app/retention/tablePeriods.ts'
import { sealAll } from '#server/audit/sealEvents.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { verifyTrail } from '#tests/app/verifyTrail.ts'
import { seedAppRows } from '#tests/matrix/seedAppRows.ts'
import { seedWorld } from '#tests/matrix/world.ts'

const DAY_MS = 86_400_000
const tables = Object.keys(tablePeriods)

let at: TestApp
beforeAll(async () => {
  at = await testApp()
  await seedAppRows(at, await seedWorld(at))
  // What the world has once, at the time it stands for: all of it today, and of the sessions one that staff deleted.
  await at.query(`update member_views set viewed_on = current_date`)
  await at.query(`update page_counts set day = current_date`)
  for (const table of [
    'auth_sessions',
    'auth_verifications',
    'sign_in_mails',
    'address_changes',
    'booking_links',
  ])
    await at.query(`update ${table} set expires_at = now()`)
  await at.query(
    `update newsletter_issues set status = 'stopped', updated_at = now() where status = 'sending'`,
  )
  await at.query(`update ai_calls set created_at = now(), month = to_char(now(), 'YYYY-MM')`)
  await at.query(`update retention_choices set kind = 'transcripts', months = 6
    where user_id = (select user_id from transcripts order by user_id limit 1)`)
  await at.query(`delete from audit_cuts`)
  await sealAll(at.jobsPool)
})
afterAll(() => at.close())

async function count(): Promise<Record<string, number>> {
  const rows = await Promise.all(
    tables.map(async (table) => {
      const [row] = await at.query<{ n: number }>(`select count(*)::int as n from ${table}`)
      return [table, row?.n ?? 0] as const
    }),
  )
  return Object.fromEntries(rows)
}

/**
 * Whose rows a year and a month leave where all of them are over when it begins: periods of less. Of those that a state decides about, such as
 * a request that was answered, each is asked for by itself below.
 */
const overPeriods = [
  'recordings',
  'views',
  'deliveries',
  'emails',
  'signIns',
  'links',
  'bookingLinks',
  'calendly',
  'automation',
  'errors',
  'pageCounts',
  'modelCalls',
  'liveEvents',
  'limits',
  'deletions',
] satisfies PeriodName[]
const overTables = tables.filter((table) => overPeriods.some((name) => name === tablePeriods[table]))

/** Of these the world has some that their people deleted. */
const deletable = ['board_checkins', 'company_metrics', 'sessions']

const kept = (before: Record<string, number>, after: Record<string, number>, period: string) =>
  tables.filter((table) => tablePeriods[table] === period).filter((table) => before[table] !== after[table])

describe('a database with rows of every kind, years later (T-219)', () => {
  it('holds after each year exactly what its periods allow, and the trail still verifies', async () => {
    const before = await count()
    const [shortened] = await at.query<{ n: number }>(
      `select count(*)::int as n from transcripts t join retention_choices c on c.user_id = t.user_id and c.kind = 'transcripts'`,
    )
    expect(shortened?.n).toBeGreaterThan(0)

    at.moveTime(400 * DAY_MS)
    await runRetention(at.jobsApp)
    const [failed] = await at.query('select name, failure from retention_runs where failure is not null')
    expect(failed).toBeUndefined()
    const yearLater = await count()
    const unproven = overTables.filter((table) => before[table] === 0)
    expect(unproven, 'tables of which the world has no row').toEqual([])
    expect(overTables.filter((table) => yearLater[table] !== 0)).toEqual([])
    expect(yearLater.transcripts).toBe((before.transcripts ?? 0) - (shortened?.n ?? 0))
    expect(yearLater.cookie_receipts).toBe(before.cookie_receipts)
    expect(
      await at.query('select from inquiries where user_id is null or closed_at is not null'),
    ).toHaveLength(0)
    for (const [table, column] of [
      ['card_notes', 'deleted_at'],
      ['board_checkins', 'deleted_at'],
      ['company_metrics', 'removed_at'],
      ['sessions', 'deleted_at'],
    ])
      expect(await at.query(`select from ${table} where ${column} is not null`), table).toHaveLength(0)
    // What lives as long as its account is there to the last row, but for what was deleted, or a demo's.
    const accounts = kept(before, yearLater, 'account').filter((table) => !deletable.includes(table))
    expect(accounts).toEqual([])
    expect(yearLater.suppressions).toBe(before.suppressions)
    // Of pictures only those go whose bytes never came.
    expect(kept(before, yearLater, 'product')).toEqual(['retention_runs', 'site_pictures'])
    expect(await at.query('select from site_pictures where width is null')).toHaveLength(0)
    expect(yearLater.site_pictures).toBeGreaterThan(0)

    at.moveTime(400 * DAY_MS)
    // Events are sealed below the oldest running transaction, which may be one of another test's database.
    await vi.waitFor(
      async () => {
        await sealAll(at.jobsPool)
        expect(await at.query('select from audit_events where seal is null')).toHaveLength(0)
      },
      { timeout: 60_000, interval: 250 },
    )
    await runRetention(at.jobsApp)
    const later = await count()
    expect(later.transcripts).toBe(0)
    // The newest sealed event stays, and what the job itself has written since.
    expect(await at.query('select from audit_events where seal is not null')).toHaveLength(1)
    expect(await at.query('select from audit_cuts')).toHaveLength(1)
    expect(await verifyTrail(at.owner)).toMatchObject({ ok: true })
    expect(
      await at.query(
        'select from audit_details d where not exists (select from audit_events e where e.id = d.event_id)',
      ),
    ).toHaveLength(0)

    at.moveTime(600 * DAY_MS)
    await runRetention(at.jobsApp)
    expect((await count()).cookie_receipts).toBe(0)
    process.stdout.write(
      `retention: ${tables.length} tables, ${Object.values(before).reduce((a, b) => a + b, 0)} rows before, ${Object.values(later).reduce((a, b) => a + b, 0)} two years later\n`,
    )
  })
})
