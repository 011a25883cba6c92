import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import type { RowKind } from './rowKinds.ts'
import { seedAppRows } from './seedAppRows.ts'
import type { Comer } from './tableCases.ts'
import { comeAs, primaryKeys, tryTable } from './tableCases.ts'
import { tableRules } from './tableRules.ts'
import type { World } from './world.ts'
import { seedWorld } from './world.ts'

let at: TestApp
let world: World
let keys: ReadonlyMap<string, readonly string[]>
let client: pg.PoolClient

beforeAll(async () => {
  at = await testApp()
  world = await seedWorld(at)
  await seedAppRows(at, world)
  keys = await primaryKeys(at.owner)
  client = await at.owner.connect()
})
afterAll(async () => {
  client.release()
  await at.close()
})

describe('the rows of every table (T-RLS)', () => {
  it('are ruled by a line of tableRules.ts, one for each table there is', () => {
    expect(
      [...keys.keys()].filter((table) => !(table in tableRules)),
      'tables without a line',
    ).toEqual([])
    expect(
      Object.keys(tableRules).filter((table) => !keys.has(table)),
      'lines without a table',
    ).toEqual([])
  })

  // Some 27,000 statements: a busy machine needs longer than for other tests.
  it('are seen, made, changed and removed by those the rules name, and by nobody else', {
    timeout: 180_000,
  }, async () => {
    const wrong: string[] = []
    let count = 0
    for (const [table, key] of keys) {
      const rule = tableRules[table]
      if (!rule) continue
      await client.query('begin')
      const tried = await tryTable(client, table, key, rule, world).finally(() => client.query('rollback'))
      expect(
        tried.count,
        `no row of ${table} to reach for: tests/matrix/world.ts puts one before everybody`,
      ).toBeGreaterThan(0)
      wrong.push(...tried.wrong)
      count += tried.count
    }
    process.stdout.write(`table matrix: ${count} cases over ${keys.size} tables\n`)
    expect(wrong).toEqual([])
  })
})

/** What a statement answers when somebody comes with it: the number of rows, or PostgreSQL's code. Nothing of it stays. */
async function asked(comer: Comer, text: string, values: unknown[] = []): Promise<number | string> {
  await client.query('begin')
  try {
    await comeAs(client, comer, world)
    return (await client.query(text, values)).rowCount ?? 0
  } catch (error) {
    return (error as { code: string }).code // safe because the driver throws nothing else
  } finally {
    await client.query('rollback')
  }
}

const MEMBER: Comer = 'desktopPro'
const OTHER = 'desktopProOther' as const
const FOREIGN_KEY = '23503'
const REFUSED = '42501'

describe("a child of another member's row", () => {
  // One child per composite key; the row is the comer's own, its parent is not.
  const children: readonly [table: string, comer: Comer, text: string, parent: RowKind][] = [
    [
      'card_notes',
      MEMBER,
      `insert into card_notes (id, card_id, user_id, created_by, body) values (gen_random_uuid(), $2, $1, $1, 'x')`,
      'card',
    ],
    [
      'board_assignments',
      MEMBER,
      `insert into board_assignments (id, user_id, source_type, source_id, target_type, target_id, assignment_context)
       values (gen_random_uuid(), $1, 'outcome_line', gen_random_uuid(), 'julboard_task', $2, '{}')`,
      'card',
    ],
    [
      'session_notes',
      MEMBER,
      `insert into session_notes (id, session_id, user_id, created_by, content, capture_context)
       values (gen_random_uuid(), $2, $1, $1, 'x', '{}')`,
      'done',
    ],
    [
      'milestone_history',
      MEMBER,
      `insert into milestone_history (id, milestone_id, user_id, created_by, from_status, to_status, from_progress, to_progress)
       values (gen_random_uuid(), $2, $1, $1, 'a', 'b', 0, 1)`,
      'milestone',
    ],
    [
      'consents',
      MEMBER,
      `insert into consents (id, session_id, user_id, party) values (gen_random_uuid(), $2, $1, 'member')`,
      'done',
    ],
    [
      'transcripts',
      'manager',
      `insert into transcripts (id, session_id, user_id, created_by, file_name, format, byte_size, sha256, segment_count, segments)
       values (gen_random_uuid(), $2, $1, $1, 'x', 'txt', 1, 'x', 0, '[]')`,
      'done',
    ],
    [
      'transcript_edits',
      'manager',
      `insert into transcript_edits (id, transcript_id, session_id, user_id, segment, text_before, text_after, edited_by)
       values (gen_random_uuid(), $2, (select t.session_id from transcripts t where t.id = $2), $1, 0, 'x', 'y', $1)`,
      'transcript',
    ],
    [
      'recordings',
      'manager',
      `insert into recordings (id, session_id, user_id, source, status, name)
       values (gen_random_uuid(), $2, $1, 'upload', 'ready', 'x')`,
      'done',
    ],
    [
      'card_attachments',
      MEMBER,
      `with file as (insert into files (id, user_id, created_by, kind, name, byte_size, key)
         values (gen_random_uuid(), $1, $1, 'document', 'x', 1, gen_random_uuid()) returning id)
       insert into card_attachments (id, card_id, user_id, created_by) select id, $2, $1, $1 from file`,
      'card',
    ],
    [
      'transcriptions',
      'manager',
      `insert into transcriptions (id, recording_id, session_id, user_id, created_by)
       select gen_random_uuid(), $2, r.session_id, $1, $1 from recordings r where r.user_id = $1 limit 1`,
      'recording',
    ],
    [
      'session_outcomes',
      MEMBER,
      `insert into session_outcomes (id, session_id, user_id, created_by, drafting) values (gen_random_uuid(), $2, $1, $1, 'queued')`,
      'begun',
    ],
    [
      'outcome_versions',
      'manager',
      `insert into outcome_versions (id, outcome_id, user_id, number, status, method) values (gen_random_uuid(), $2, $1, 9, 'draft', 'edited')`,
      'outcome',
    ],
    [
      'outcome_lines',
      'manager',
      `insert into outcome_lines (version_id, line_id, user_id, kind, position, text) values ($2, gen_random_uuid(), $1, 'action', 9, 'x')`,
      'version',
    ],
    [
      'outcome_offers',
      'manager',
      `insert into outcome_offers (id, outcome_id, user_id, transcript_id, tier, position, offered_kind, kind, text)
       select gen_random_uuid(), $2, $1, t.id, 'maybe', 9, 'action', 'action', 'x' from transcripts t where t.user_id = $1 limit 1`,
      'outcome',
    ],
  ]

  it.each(children)('%s: cannot be made', async (_table, comer, text, parent) => {
    const owner = world.people[MEMBER as 'desktopPro'].id // safe because MEMBER is a member
    expect(
      await asked(comer, text, [owner, world.rows[MEMBER as 'desktopPro'][parent]]),
      'with an own parent',
    ).toBe(1)
    expect(await asked(comer, text, [owner, world.rows[OTHER][parent]]), 'with a foreign parent').toBe(
      FOREIGN_KEY,
    )
  })

  it('is covered here for every composite key of the schema', async () => {
    const { rows } = await at.owner.query<{ name: string }>(
      `select distinct conrelid::regclass::text as name from pg_constraint
       where contype = 'f' and connamespace = 'public'::regnamespace and array_length(conkey, 1) > 1 order by 1`,
    )
    expect(rows.map((row) => row.name)).toEqual(children.map(([table]) => table).sort())
  })

  it('hangs on a composite key wherever its parent is a member’s row', async () => {
    const { rows } = await at.owner.query<{ name: string }>(
      `select conrelid::regclass::text || ' -> ' || confrelid::regclass::text as name from pg_constraint
       where contype = 'f' and connamespace = 'public'::regnamespace and array_length(conkey, 1) = 1
         and confrelid::regclass::text not in ('site_pictures', 'site_texts', 'service_cards', 'auth_users', 'audit_events', 'subscribers', 'newsletter_issues')
         -- A draft is its author's; the request that it answers may be a visitor's, who is nobody here.
         and conrelid::regclass::text <> 'inquiry_drafts'`,
    )
    expect(rows).toEqual([])
  })
})

describe('an own row', () => {
  it.each(
    Object.entries(tableRules).filter(
      ([, rule]) =>
        rule.owner === 'user_id' &&
        rule.update.some((reach) => reach === 'member' || reach.startsWith('member/')),
    ),
  )('%s: cannot be moved to another member', async (table) => {
    const from = world.people.desktopPro.id
    const text = `update ${table} set user_id = $2 where user_id = $1`
    expect(await asked('desktopPro', text, [from, world.people[OTHER].id])).toBe(REFUSED)
  })

  it.each(['julboard_tasks', 'sessions', 'transcripts', 'recordings', 'session_outcomes', 'consents'])(
    '%s: cannot be moved by staff to a member they do not see',
    async (table) => {
      const text = `update ${table} set user_id = $2 where user_id = $1`
      const answer = await asked('staffAssigned', text, [world.people[OTHER].id, world.people.desktopPro.id])
      expect([0, REFUSED]).toContain(answer)
    },
  )
})

describe('a column that only the server writes', () => {
  const kept: readonly [table: string, comer: Comer, column: string, value: string][] = [
    ...(['is_demo', 'erase_at', 'disabled_at', 'company_id', 'created_at', 'id'] as const).map(
      (column) => ['profiles', MEMBER, column, column] as [string, Comer, string, string],
    ),
    ...(['is_demo', 'disabled_at', 'company_id'] as const).map(
      (column) => ['profiles', 'staffAssigned', column, column] as [string, Comer, string, string],
    ),
    ...(
      [
        'title',
        'start_time',
        'end_time',
        'notes',
        'advisor_id',
        'user_id',
        'archived_at',
        'deleted_at',
        'moves',
        'meeting_url',
      ] as const
    ).map((column) => ['sessions', MEMBER, column, column] as [string, Comer, string, string]),
    ...(
      [
        'status',
        'approved_version_id',
        'current_version_id',
        'approved_at',
        'approved_by',
        'user_id',
        'session_id',
        'is_unhidden',
      ] as const
    ).map((column) => ['session_outcomes', MEMBER, column, column] as [string, Comer, string, string]),
    ...(['party', 'guest_email', 'token_hash', 'user_id', 'session_id'] as const).map(
      (column) => ['consents', MEMBER, column, column] as [string, Comer, string, string],
    ),
    ...(['body', 'created_by', 'user_id'] as const).map(
      (column) => ['board_checkins', MEMBER, column, column] as [string, Comer, string, string],
    ),
    ...(['value', 'as_of', 'created_by', 'user_id'] as const).map(
      (column) => ['company_metrics', MEMBER, column, column] as [string, Comer, string, string],
    ),
    ...(['text', 'kind', 'owner', 'due_on', 'version_id', 'user_id', 'position'] as const).map(
      (column) => ['outcome_lines', MEMBER, column, column] as [string, Comer, string, string],
    ),
    ...(['actor_id', 'action', 'outcome', 'details_digest', 'at', 'count', 'member_id'] as const).map(
      (column) => ['audit_events', 'jobs', column, column] as [string, Comer, string, string],
    ),
  ]
  it.each(kept)('%s as %s: %s is refused', async (table, comer, column, value) => {
    expect(await asked(comer, `update ${table} set ${column} = ${value}`)).toBe(REFUSED)
  })
})

describe('what a member writes alongside a command of theirs (4.12.11, 4.12.17)', () => {
  const consent = (party: string) =>
    `insert into consents (id, session_id, user_id, party, given_at) values (gen_random_uuid(), $2, $1, '${party}', now())`
  const outcome = (columns: string, values: string) =>
    `insert into session_outcomes (id, session_id, user_id, created_by, drafting${columns}) values (gen_random_uuid(), $2, $1, $1, ${values})`
  const advisor = () => world.people.staffAssigned.id
  const cases: readonly [name: string, text: string, answer: number | string][] = [
    ['their own yes', consent('member'), 1],
    ["their advisor's yes", consent('advisor'), REFUSED],
    ["a guest's yes", consent('guest'), REFUSED],
    ['a request for a draft', outcome('', `'queued'`), 1],
    ['minutes that are there already', outcome('', `'ready'`), REFUSED],
    ['minutes that are approved', outcome(', status', `'queued', 'approved'`), REFUSED],
    ['minutes that say they are real', outcome(', is_unhidden', `'queued', true`), REFUSED],
    ['an approval', outcome(', approved_at', `'queued', now()`), REFUSED],
  ]
  it.each(cases)('%s: is answered as it should be', async (_name, text, answer) => {
    const values = [world.people.desktopPro.id, world.rows.desktopPro.begun]
    expect(await asked(MEMBER, text, values)).toBe(answer)
  })

  it('changes no answer but their own, and no draft that is there', async () => {
    const update = (party: string) => `update consents set given_at = now() where party = '${party}'`
    expect(await asked(MEMBER, update('member'))).toBeGreaterThan(0)
    expect(await asked(MEMBER, update('advisor'))).toBe(0)
    expect(await asked(MEMBER, update('guest'))).toBe(0)
    const drafting = (state: string, from: string) =>
      `update session_outcomes set drafting = '${state}' where drafting = '${from}'`
    expect(await asked(MEMBER, drafting('queued', 'ready'))).toBe(0)
    expect(await asked(MEMBER, drafting('queued', 'queued'))).toBe(1)
    expect(await asked(MEMBER, drafting('ready', 'queued'))).toBe(REFUSED)
  })

  it("is the member's alone: staff who run the session do not agree for them", async () => {
    const update = (party: string) =>
      `update consents set given_at = now() where party = '${party}' and user_id <> '${advisor()}'`
    expect(await asked('staffAssigned', update('member'))).toBe(0)
    expect(await asked('staffAssigned', update('guest'))).toBeGreaterThan(0)
    expect(await asked('staffAssigned', `delete from consents where party <> 'guest'`)).toBe(0)
  })
})

describe('the views of the one outcome record (T-087)', () => {
  it.each(['session_reports', 'session_recaps', 'meeting_minutes'])(
    '%s: show what the reader’s own rules show',
    async (view) => {
      const seen = (comer: Comer) =>
        asked(comer, `select from ${view} where user_id = $1`, [world.people[OTHER].id])
      expect(await seen(OTHER)).toBe(1)
      expect(await seen('desktopPro')).toBe(0)
      expect(await seen('staffUnassigned')).toBe(0)
      expect(await seen('staffAssigned')).toBeGreaterThan(0)
      expect(await seen('public')).toBe(REFUSED)
    },
  )
})
