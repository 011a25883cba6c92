import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emailsTo } from '#tests/app/emails.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import {
  archiveSession,
  deleteSession,
  hideSession,
  restoreSession,
  setSessionStatus,
  unarchiveSession,
  unhideSession,
} from './commands.ts'
import { getSession, listSessions } from './queries.ts'

const HOUR = 3_600_000
let at: TestApp
let stage: ReturnType<typeof sessionStage>
let advisor: Person
let member: Person

beforeAll(async () => {
  at = await testApp()
  stage = sessionStage(at)
  advisor = await at.person({ roles: ['staff'] })
  member = await at.person()
})
afterAll(() => at.close())

type Status = 'scheduled' | 'completed' | 'cancelled'
const set = (person: Person, id: string, status: Status, reason?: string) =>
  at.call(person, setSessionStatus, { id, status, ...(reason ? { reason } : {}) })
const listed = async (person: Person) =>
  (await at.call(person, listSessions, {})).sessions.map((session) => session.id)

describe('the status of a session', () => {
  it('is completed by the member once it has started, with one audit row however often it is sent (T-075, T-214)', async () => {
    const id = await stage.schedule(advisor, member)
    await set(member, id, 'completed')
    await set(member, id, 'completed')
    expect(
      await at.query(
        `select action from audit_events where subject_id = $1 and action = 'session.status_set'`,
        [id],
      ),
    ).toHaveLength(1)
    const [row] = await at.query<{ details: object }>(
      `select d.details from audit_details d join audit_events e on e.id = d.event_id where e.subject_id = $1 and e.action = 'session.status_set'`,
      [id],
    )
    expect(row?.details).toMatchObject({ from: 'scheduled', to: 'completed' })
    // Screens hear which status it is, once.
    expect(
      await at.query(
        `select topic, entity, kind from live_events where entity_id = $1 and kind <> 'session.scheduled'`,
        [id],
      ),
    ).toEqual([{ topic: 'sessions', entity: 'session', kind: 'session.completed' }])
  })

  it('is not completed before the start: never by the member, by staff with a reason', async () => {
    const id = await stage.schedule(advisor, member, 48 * HOUR)
    await expect(set(member, id, 'completed')).rejects.toMatchObject({ reason: 'not_started' })
    await expect(set(advisor, id, 'completed')).rejects.toMatchObject({ reason: 'reason_missing' })
    expect((await set(advisor, id, 'completed', 'Held earlier')).session.statusReason).toBe('Held earlier')
  })

  it('is cancelled by the member until 24 hours before, by staff always, who mail the member', async () => {
    await set(member, await stage.schedule(advisor, member, 25 * HOUR), 'cancelled')
    const late = await stage.schedule(advisor, member, 23 * HOUR)
    await expect(set(member, late, 'cancelled')).rejects.toMatchObject({ reason: 'cancel_window_closed' })
    await set(advisor, late, 'cancelled', 'Ill')
    const sent = await emailsTo(at, member.email)
    expect(sent.find(({ template }) => template === 'sessions.cancelled')?.text).toContain('Reason: Ill')
  })

  it('is set back by staff alone, and with a reason', async () => {
    const id = await stage.schedule(advisor, member)
    await set(member, id, 'completed')
    await expect(set(member, id, 'scheduled', 'Please')).rejects.toMatchObject({ reason: 'not_staff' })
    await expect(set(advisor, id, 'scheduled')).rejects.toMatchObject({ reason: 'reason_missing' })
    expect((await set(advisor, id, 'scheduled', 'It was moved')).session.status).toBe('scheduled')
  })

  it('that is set back is in its member’s list again, though they had hidden it (T-075)', async () => {
    const id = await stage.schedule(advisor, member, 30 * HOUR)
    await set(advisor, id, 'cancelled', 'Ill')
    await at.call(member, hideSession, { id })
    await set(advisor, id, 'scheduled', 'Well again')
    expect(await listed(member)).toContain(id)
    expect((await at.call(member, getSession, { id })).session).toMatchObject({
      status: 'scheduled',
      hiddenAt: null,
    })
    await set(member, id, 'cancelled')
    // Any other status leaves it hidden.
    await at.call(member, hideSession, { id })
    expect(await listed(member)).not.toContain(id)
  })

  it('is nothing that another member or staff of other members can find', async () => {
    const id = await stage.schedule(advisor, member)
    for (const person of [await at.person(), await at.person({ roles: ['staff'] })]) {
      await expect(set(person, id, 'completed')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })
})

describe('deleting a session', () => {
  it('hides it from its member for 30 days and keeps it for staff (T-075, T-076)', async () => {
    const id = await stage.schedule(advisor, member)
    await expect(at.call(member, hideSession, { id })).rejects.toMatchObject({
      reason: 'not_finished',
    })
    await set(member, id, 'completed')
    await at.call(member, hideSession, { id })
    expect(await at.call(member, hideSession, { id })).toEqual({ hidden: true })
    await expect(at.call(member, getSession, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await listed(member)).not.toContain(id)
    expect((await at.call(advisor, getSession, { id })).session.hiddenAt).not.toBeNull()
    await at.call(member, unhideSession, { id })
    expect(await listed(member)).toContain(id)
    expect(
      await at.query(
        `select action from audit_events where subject_id = $1 and action in ('session.hidden', 'session.unhidden')`,
        [id],
      ),
    ).toHaveLength(2)
  })

  it('cannot be undone after 30 days', async () => {
    const id = await stage.schedule(advisor, member)
    await set(member, id, 'completed')
    await at.call(member, hideSession, { id })
    await at.query(`update sessions set hidden_at = now() - interval '31 days' where id = $1`, [id])
    await expect(at.call(member, unhideSession, { id })).rejects.toMatchObject({
      reason: 'unhide_window_closed',
    })
  })

  it('by staff is soft: gone for the member, brought back whole', async () => {
    const id = await stage.schedule(advisor, member)
    await expect(at.call(member, deleteSession, { id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await at.call(advisor, deleteSession, { id })
    await expect(at.call(member, getSession, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await at.call(advisor, restoreSession, { id })
    expect((await at.call(member, getSession, { id })).session.id).toBe(id)
  })
})

describe('the archive', () => {
  it('takes what is over, from staff, and gives it back (4.12.14)', async () => {
    const id = await stage.schedule(advisor, member)
    await expect(at.call(advisor, archiveSession, { id })).rejects.toMatchObject({
      reason: 'not_ended',
    })
    await set(advisor, id, 'completed')
    await expect(at.call(member, archiveSession, { id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect((await at.call(advisor, archiveSession, { id })).session.archivedAt).not.toBeNull()
    expect((await at.call(advisor, unarchiveSession, { id })).session.archivedAt).toBeNull()
  })

  it('is asked once however often it is sent, and a repeat is no refusal (4.0 rule 10)', async () => {
    const id = await stage.schedule(advisor, member)
    await set(advisor, id, 'completed')
    for (const call of [archiveSession, archiveSession, unarchiveSession, unarchiveSession])
      await at.call(advisor, call, { id })
    for (const call of [deleteSession, deleteSession, restoreSession, restoreSession])
      await at.call(advisor, call, { id })
    for (const call of [hideSession, hideSession]) await at.call(member, call, { id })
    for (const call of [unhideSession, unhideSession]) await at.call(member, call, { id })
    const kinds = ['archived', 'unarchived', 'deleted', 'restored', 'hidden', 'unhidden']
    const expected = kinds.map((kind) => `session.${kind}`).sort()
    expect(
      (
        await at.query<{ action: string }>(
          'select action from audit_events where subject_id = $1 and action = any($2) order by action',
          [id, expected],
        )
      ).map((row) => row.action),
    ).toEqual(expected)
    expect(
      (
        await at.query<{ kind: string }>(
          'select kind from live_events where entity_id = $1 and kind = any($2) order by kind',
          [id, expected],
        )
      ).map((row) => row.kind),
    ).toEqual(expected)
  })

  it('refuses a session that was set back meanwhile, archived or not', async () => {
    const id = await stage.schedule(advisor, member)
    await set(advisor, id, 'completed')
    await at.call(advisor, archiveSession, { id })
    const { session } = await set(advisor, id, 'scheduled', 'It was moved')
    // What takes place again stands with what is ahead.
    expect(session.archivedAt).toBeNull()
    await expect(at.call(advisor, archiveSession, { id })).rejects.toMatchObject({ reason: 'not_ended' })
  })
})
