import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isHiddenSample } from '#domain/minutes/rules/deliverables.ts'
import { getSession } from '#server/app/sessions/queries.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { getMinutes } from './getMinutes.ts'
import { listApprovedMinutes } from './listApprovedMinutes.ts'
import { listHiddenMinutes } from './listHiddenMinutes.ts'
import { unhideMinutes } from './unhideMinutes.ts'

let at: TestApp
let advisor: Person
let member: Person
const of = new Map<string, string>()

beforeAll(async () => {
  at = await testApp()
  const stage = sessionStage(at)
  advisor = await at.person({ roles: ['staff'], firstName: 'Ada' })
  member = await at.person({ plans: ['desktop_pro'] })
  for (const title of ['Product demo review', 'Contest strategy', 'Latest numbers', 'A demo of our own']) {
    const { sessionId } = await stage.drafted(advisor, member)
    await stage.approve(advisor, sessionId)
    await at.query('update sessions set title = $2 where id = $1', [sessionId, title])
    of.set(title, sessionId)
  }
  // What somebody brings over from an earlier system says so; what was held here never does.
  await at.query('update session_outcomes set is_imported = true where session_id <> $1', [
    of.get('A demo of our own'),
  ])
})
afterAll(() => at.close())

const id = (title: string) => of.get(title) ?? ''
const titles = async (person: Person) =>
  (await at.call(person, listApprovedMinutes, { memberId: member.id })).items.map((item) => item.title).sort()

describe('test rows among minutes (T-085)', () => {
  it('are kept from their member by whole words and only where the row is marked, and shown to staff', async () => {
    expect(await titles(member)).toEqual(['A demo of our own', 'Contest strategy', 'Latest numbers'])
    expect((await at.call(member, listApprovedMinutes, {})).total).toBe(3)
    const sessionId = id('Product demo review')
    expect((await at.call(member, getMinutes, { sessionId })).minutes).toMatchObject({
      state: 'none',
      minutes: null,
    })
    const { session } = await at.call(member, getSession, { id: sessionId })
    expect(session).toMatchObject({ minutes: 'none', facts: { reportGeneratedAt: null } })
    expect(await titles(advisor)).toHaveLength(4)
    expect((await at.call(advisor, getMinutes, { sessionId })).minutes.minutes).not.toBeNull()
    expect((await at.call(advisor, listHiddenMinutes, undefined)).items).toMatchObject([
      { sessionId, isUnhidden: false },
    ])
  })

  it('are shown and hidden again by a switch of staff, once for each press, and by nobody else', async () => {
    const sessionId = id('Product demo review')
    for (const _again of [1, 2]) await at.call(advisor, unhideMinutes, { sessionId, isUnhidden: true })
    expect(await titles(member)).toHaveLength(4)
    expect((await at.call(advisor, listHiddenMinutes, undefined)).items).toMatchObject([{ isUnhidden: true }])
    await expect(at.call(member, unhideMinutes, { sessionId, isUnhidden: false })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await at.call(advisor, unhideMinutes, { sessionId, isUnhidden: false })
    expect(await titles(member)).toHaveLength(3)
    const said = await at.query<{ action: string }>(
      `select action from audit_events where action in ('minutes.unhidden', 'minutes.hidden') order by xid, id`,
    )
    expect(said.map(({ action }) => action)).toEqual(['minutes.unhidden', 'minutes.hidden'])
  })

  it('are mailed to their member once they are shown, and once only', async () => {
    const stage = sessionStage(at)
    const { sessionId } = await stage.drafted(advisor, member)
    await at.query(`update sessions set title = 'A sample call' where id = $1`, [sessionId])
    await at.query('update session_outcomes set is_imported = true where session_id = $1', [sessionId])
    const mails = async () =>
      (
        await at.query(
          `select 1 from mail_messages where template = 'minutes.approved' and once_key = (
             select 'minutes.approved ' || approved_version_id from session_outcomes where session_id = $1)`,
          [sessionId],
        )
      ).length
    await stage.approve(advisor, sessionId)
    expect(await mails()).toBe(0)
    for (const isUnhidden of [true, false, true]) {
      await at.call(advisor, unhideMinutes, { sessionId, isUnhidden })
      expect(await mails()).toBe(1)
    }
    await at.query('delete from sessions where id = $1', [sessionId])
  })

  it('are the same to the rule and to the database', async () => {
    const words = [
      'test',
      'Sample',
      'DEMO',
      'mockup',
      'latest',
      'demos',
      'a-test',
      'mock up',
      '(test)',
      'test_2',
    ]
    const said = await at.query<{ hides: boolean }>(
      'select app_hides_minutes(title, true, false, false) as hides from unnest($1::text[]) with ordinality t(title, n) order by n',
      [words],
    )
    const row = { isSample: true, isImported: false, isUnhidden: false }
    expect(said.map(({ hides }) => hides)).toEqual(words.map((title) => isHiddenSample({ ...row, title })))
  })
})

describe('the three names of the one outcome record (T-087, spec 2 §3, spec 3 §3)', () => {
  const fields = {
    session_reports:
      'session_id title executive_summary key_insights action_items recommendations next_steps attendees duration session_type created_at',
    session_recaps:
      'id user_id title session_type session_date summary recording_url action_items key_insights',
    meeting_minutes:
      'id user_id session_id title meeting_date duration_minutes attendees key_topics decisions_made action_items deliverables_promised next_steps client_value_summary recording_url status created_at',
  }
  it.each(Object.entries(fields))('%s has every field that is specified', async (view, names) => {
    const rows = await at.as(member, async ({ db }) => await db.execute(`select * from ${view}`))
    expect(rows.rows).toHaveLength(3)
    expect(Object.keys(rows.rows[0] ?? {})).toEqual(expect.arrayContaining(names.split(' ')))
  })

  it('say the key topics that the list of minutes begins with', async () => {
    await at.query(
      `insert into outcome_lines (version_id, line_id, user_id, kind, position, text)
       select v.id, gen_random_uuid(), v.user_id, 'topic', 100, 'Pricing' from outcome_versions v`,
    )
    const views = await at.as(member, async ({ db }) =>
      db.execute<{ session_id: string; key_topics: string[] }>(
        'select session_id, key_topics from meeting_minutes',
      ),
    )
    const { items } = await at.call(member, listApprovedMinutes, {})
    expect(items.length).toBeGreaterThan(0)
    for (const { sessionId, topics } of items) {
      const view = views.rows.find((each) => each.session_id === sessionId)
      expect(view?.key_topics.slice(0, topics.length)).toEqual(topics)
      expect(view?.key_topics).toContain('Pricing')
    }
  })

  it('say how long it was, and what the advisor took upon themselves', async () => {
    const read = (view: string) =>
      at.as(member, async ({ db }) => (await db.execute(`select * from ${view} order by title`)).rows)
    expect((await read('session_reports'))[0]).toMatchObject({ duration: '60 minutes' })
    const [first] = await read('meeting_minutes')
    expect(first).toMatchObject({ duration_minutes: 60, status: 'approved' })
    expect(String(first?.['deliverables_promised'])).toContain('investor list')
    expect(String(first?.['deliverables_promised'])).not.toContain('financial model')
  })
})
