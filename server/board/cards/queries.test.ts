import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '#server/platform/db/database.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { listChangeRows } from '../changes/queries.ts'
import { listDecisionRows, listDecisions } from '../decisions/queries.ts'
import type { CardListQuery } from './cardPage.ts'
import { cardPage } from './cardPage.ts'
import {
  countCards,
  getHead,
  getPlace,
  holdCards,
  listCards,
  listRecentCards,
  loadCard,
  pickCards,
  readCounts,
} from './queries.ts'

const CARDS = 10_000

let at: TestApp
let member: Person

beforeAll(async () => {
  at = await testApp()
  const [first, other] = await Promise.all([
    at.person({ plans: ['mobile_premium'] }),
    at.person({ plans: ['mobile_premium'] }),
  ])
  member = first
  for (const { id } of [member, other]) {
    await at.query(
      `insert into julboard_tasks (id, user_id, created_by, title, description, status, kind, rank, archived_at, completed_at, created_at, updated_at)
       select gen_random_uuid(), $1, $1, 'Card ' || n, repeat('words of a description ', 12), (array['backlog', 'in_progress', 'completed'])[1 + n % 3],
         case when n % 50 = 0 then 'decision' else 'task' end, lpad(n::text, 6, '0') || 'x', case when n % 20 = 7 then now() end, null,
         now() - n * interval '1 minute', now() - n * interval '1 minute'
       from generate_series(1, $2) n`,
      [id, CARDS],
    )
  }
  await at.query('vacuum analyze julboard_tasks')
})
afterAll(() => at.close())

const as = <T>(work: (db: Db) => Promise<T>) => at.as(member, ({ db }) => work(db))

/** How PostgreSQL goes about each statement of a read, with the member's eyes. */
async function plansOf(read: (db: Db) => Promise<unknown>): Promise<string[]> {
  return await as(async (db) => {
    const asked: { text: string; values: unknown[] }[] = []
    const { lease } = db
    const query = lease.query.bind(lease)
    const spy = (first: unknown, values?: unknown) => {
      const text = typeof first === 'string' ? first : (first as { text: string }).text // safe because drizzle sends one of the two
      asked.push({ text, values: (values ?? []) as unknown[] }) // safe because the driver takes a list
      return (query as (...all: unknown[]) => unknown)(first, values)
    }
    lease.query = spy as typeof lease.query // safe because it hands everything on
    await read(db).finally(() => {
      lease.query = query
    })
    const plans: string[] = []
    for (const { text, values } of asked) {
      const { rows } = await lease.query<{ 'QUERY PLAN': string }>(
        { text: `explain (analyze, costs off) ${text}` },
        values,
      )
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    return plans
  })
}

const page = (query: Partial<CardListQuery>) => (db: Db) =>
  cardPage(db, { archived: false, limit: 50, ...query })

describe(`a board of ${CARDS} cards`, () => {
  it('counts its columns and its archive right, from indexes alone', async () => {
    expect(await at.call(member, countCards, undefined)).toEqual({
      backlog: 3166,
      inProgress: 3167,
      completed: 3167,
      archived: 500,
    })
    expect((await as((db) => getPlace(db, 'backlog'))).count).toBe(CARDS)
    const plans = await plansOf((db) => readCounts(db))
    expect(plans).toHaveLength(2)
    for (const plan of plans) expect(plan).toMatch(/Index Only Scan using julboard_tasks_/)
  })

  it.each([
    ['the whole board', {}, 'julboard_tasks_order'],
    ['one column', { status: 'backlog' }, 'julboard_tasks_column'],
    ['the archive', { archived: true }, 'julboard_tasks_archived'],
    [
      'a later page',
      { after: { rank: '008000x', id: '00000000-0000-4000-8000-000000000000' } },
      'julboard_tasks_order',
    ],
  ] as const)('%s is read from its index and stops at the page', async (_name, query, index) => {
    const [plan = ''] = await plansOf(page(query))
    expect(plan).toContain(index)
    expect(plan).not.toContain('Seq Scan on julboard_tasks')
    expect(plan).not.toMatch(/Sort Key: julboard_tasks\.rank/)
  })

  it('the picker, the decisions, the changes and the head of a column are read from theirs', async () => {
    const reads: readonly [(db: Db) => Promise<unknown>, string][] = [
      [(db) => listRecentCards(db), 'julboard_tasks_recent'],
      [(db) => listDecisionRows(db, { after: null, limit: 50 }), 'julboard_tasks_decisions'],
      [(db) => listChangeRows(db, null), 'julboard_tasks_recent'],
      [(db) => getHead(db, 'backlog'), 'julboard_tasks_column'],
    ]
    for (const [read, index] of reads) {
      const [plan = ''] = await plansOf(read)
      expect(plan).toContain(index)
      expect(plan).not.toContain('Seq Scan on julboard_tasks')
    }
  })

  it('a search looks at the own cards alone and answers one page', async () => {
    const found = await as(page({ search: 'card 99' }))
    expect(JSON.parse(found?.cards ?? '[]')).toHaveLength(50)
    const [plan = ''] = await plansOf(page({ search: 'no card says this' }))
    expect(plan).not.toContain('Seq Scan on julboard_tasks')
    expect((await at.call(member, pickCards, { search: ' Card 9999 ' })).cards).toHaveLength(1)
  })

  it('a search takes % and _ as themselves', async () => {
    for (const search of ['%', '_', 'Card_9999', 'Card%'])
      expect((await at.call(member, pickCards, { search })).cards, search).toEqual([])
    expect((await at.call(member, listCards, { search: '%' })).cards).toEqual([])
  })
})

describe('an advisor of that board', () => {
  /** The titles on one page after another, as a screen asks for them, up to the page that holds the one at `count`. */
  async function readUpTo(
    count: number,
    readPage: (cursor: { cursor?: string }) => Promise<{ titles: string[]; next: string | null }>,
  ) {
    const titles: string[] = []
    let next: string | null = null
    do {
      const read = await readPage(next ? { cursor: next } : {})
      titles.push(...read.titles)
      next = read.next
    } while (next && titles.length < count)
    return titles
  }
  const standing = (where: string) =>
    at.query<{ title: string }>(
      `select title from julboard_tasks where user_id = $1 and archived_at is null and ${where}`,
      [member.id],
    )

  it('reads on past the first page of a column and of the decisions, as the member does', async () => {
    const advisor = await at.person({ roles: ['staff'] })
    await at.assign(advisor, member)
    const of = { memberId: member.id }
    const column = await readUpTo(101, async (cursor) => {
      const input = { ...of, status: 'backlog', limit: 100, ...cursor } as const
      const { cards, next } = await at.call(advisor, listCards, input)
      expect(cards.length).toBeLessThanOrEqual(100)
      return { titles: cards.map(({ title }) => title), next }
    })
    const decisions = await readUpTo(51, async (cursor) => {
      const answer = await at.call(advisor, listDecisions, { ...of, limit: 50, ...cursor })
      expect(answer.decisions.length).toBeLessThanOrEqual(50)
      return { titles: answer.decisions.map(({ card }) => card.title), next: answer.next }
    })
    const inColumn = await standing(`status = 'backlog' order by rank, id limit 200`)
    const raised = await standing(`kind = 'decision' order by created_at desc, id desc limit 100`)
    expect(column).toEqual(inColumn.map(({ title }) => title))
    expect(decisions).toEqual(raised.map(({ title }) => title))
  })
})

describe('a card as one value', () => {
  it('is the card column by column, with its instants', async () => {
    const rows = await at.query<{ id: string }>(
      `(select id from julboard_tasks where user_id = $1 and archived_at is null limit 1) union all
       (select id from julboard_tasks where user_id = $1 and archived_at is not null limit 1)`,
      [member.id],
    )
    const ids = rows.map(({ id }) => id)
    expect(ids).toHaveLength(2)
    const byColumn = await as((db) => holdCards(db, ids))
    for (const card of byColumn) expect(await as((db) => loadCard(db, card.id))).toEqual(card)
    expect(byColumn.filter(({ archivedAt }) => archivedAt instanceof Date)).toHaveLength(1)
  })
})
