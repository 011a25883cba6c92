import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { archiveSession } from './archiveSession.ts'
import { deleteSession } from './deleteSession.ts'
import { hideSession } from './hideSession.ts'
import { getSession, listSessions } from './reads.ts'
import { restoreSession } from './restoreSession.ts'
import { setStatus } from './setStatus.ts'
import { unarchiveSession } from './unarchiveSession.ts'
import { unhideSession } from './unhideSession.ts'

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
  at.as(person, (ctx) => setStatus(ctx, { id, status, ...(reason ? { reason } : {}) }))
const titles = (person: Person) =>
  at.as(person, ({ db }) =>
    listSessions(db, { userId: member.id, shown: 'listed', order: 'newest', after: null, limit: 50 }),
  )

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
    const [mail] = await at.query<{ text_body: string }>(
      'select text_body from mail_messages where once_key like $1',
      [`session.cancelled ${late}%`],
    )
    expect(mail?.text_body).toContain('Reason: Ill')
  })

  it('is set back by staff alone, and with a reason', async () => {
    const id = await stage.schedule(advisor, member)
    await set(member, id, 'completed')
    await expect(set(member, id, 'scheduled', 'Please')).rejects.toMatchObject({ reason: 'not_staff' })
    await expect(set(advisor, id, 'scheduled')).rejects.toMatchObject({ reason: 'reason_missing' })
    expect((await set(advisor, id, 'scheduled', 'It was moved')).session.status).toBe('scheduled')
  })

  it('is nothing that another member or staff of other members can find', async () => {
    const id = await stage.schedule(advisor, member)
    for (const person of [await at.person(), await at.person({ roles: ['staff'] })]) {
      await expect(set(person, id, 'completed')).rejects.toThrow('session')
    }
  })
})

describe('deleting a session', () => {
  it('hides it from its member for 30 days and keeps it for staff (T-075, T-076)', async () => {
    const id = await stage.schedule(advisor, member)
    await expect(at.as(member, (ctx) => hideSession(ctx, { id }))).rejects.toMatchObject({
      reason: 'not_finished',
    })
    await set(member, id, 'completed')
    await at.as(member, (ctx) => hideSession(ctx, { id }))
    expect((await at.as(member, (ctx) => hideSession(ctx, { id }))).isNew).toBe(false)
    await expect(at.as(member, (ctx) => getSession(ctx, id))).rejects.toThrow('session')
    expect((await titles(member)).map((row) => row.id)).not.toContain(id)
    expect((await at.as(advisor, (ctx) => getSession(ctx, id))).hiddenAt).not.toBeNull()
    await at.as(member, (ctx) => unhideSession(ctx, { id }))
    expect((await titles(member)).map((row) => row.id)).toContain(id)
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
    await at.as(member, (ctx) => hideSession(ctx, { id }))
    await at.query(`update sessions set hidden_at = now() - interval '31 days' where id = $1`, [id])
    await expect(at.as(member, (ctx) => unhideSession(ctx, { id }))).rejects.toMatchObject({
      reason: 'unhide_window_closed',
    })
  })

  it('by staff is soft: gone for the member, brought back whole', async () => {
    const id = await stage.schedule(advisor, member)
    await expect(at.as(member, (ctx) => deleteSession(ctx, { id }))).rejects.toMatchObject({
      reason: 'not_staff',
    })
    await at.as(advisor, (ctx) => deleteSession(ctx, { id }))
    await expect(at.as(member, (ctx) => getSession(ctx, id))).rejects.toThrow('session')
    await at.as(advisor, (ctx) => restoreSession(ctx, { id }))
    expect((await at.as(member, (ctx) => getSession(ctx, id))).id).toBe(id)
  })
})

describe('the archive', () => {
  it('takes what is over, from staff, and gives it back (4.12.14)', async () => {
    const id = await stage.schedule(advisor, member)
    await expect(at.as(advisor, (ctx) => archiveSession(ctx, { id }))).rejects.toMatchObject({
      reason: 'not_ended',
    })
    await set(advisor, id, 'completed')
    await expect(at.as(member, (ctx) => archiveSession(ctx, { id }))).rejects.toMatchObject({
      reason: 'not_staff',
    })
    expect((await at.as(advisor, (ctx) => archiveSession(ctx, { id }))).session.archivedAt).not.toBeNull()
    expect((await at.as(advisor, (ctx) => unarchiveSession(ctx, { id }))).session.archivedAt).toBeNull()
  })
})
