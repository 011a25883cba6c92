import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { archiveCard, createCard } from '#server/board/cards/commands.ts'
import { getCard } from '#server/board/cards/queries.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import {
  addSessionNote,
  deleteSessionNote,
  editSessionNote,
  linkSessionNote,
  restoreSessionNote,
  unlinkSessionNote,
} from './commands.ts'
import { listLinkedNotes, listSessionNotes } from './queries.ts'

let at: TestApp
let advisor: Person
let member: Person
let sessionId: string
beforeAll(async () => {
  at = await testApp()
  advisor = await at.person({ roles: ['staff'] })
  member = await at.person({ plans: ['desktop_pro'] })
  sessionId = await sessionStage(at).schedule(advisor, member)
})
afterAll(() => at?.close())

const add = async (content: string, tags?: string[]) => {
  const id = randomUUID()
  await at.call(member, addSessionNote, { id, sessionId, content, ...(tags ? { tags } : {}) })
  return id
}
const trail = async (noteId: string) =>
  (
    await at.query<{ action: string }>(
      `select e.action from audit_events e join audit_details d on d.event_id = e.id
       where e.subject_id = $1 and d.details->>'noteId' = $2 order by e.id`,
      [sessionId, noteId],
    )
  ).map(({ action }) => action)
const list = (who: Person, search?: string) =>
  at.call(who, listSessionNotes, { sessionId, ...(search ? { search } : {}) })

describe('a session note', () => {
  it('is written once, with its tags and where it was written, and read by the advisor (K99, 4.13.1)', async () => {
    const id = randomUUID()
    const order = { id, sessionId, content: ' Ask for the churn by cohort ' }
    const { note } = await at.call(member, addSessionNote, order)
    expect(note).toMatchObject({
      content: 'Ask for the churn by cohort',
      tags: ['session'],
      contentType: 'text',
    })
    expect((await at.call(member, addSessionNote, order)).note).toEqual(note)
    expect(await at.query('select capture_context from session_notes where id = $1', [id])).toEqual([
      { capture_context: { type: 'session_recap', sessionId, sessionTitle: 'Pricing and runway' } },
    ])
    expect(await trail(id)).toEqual(['session.note_added'])
    expect((await list(advisor)).notes).toContainEqual(note)
    expect(await at.query(`select kind from live_events where kind = 'session.note_added'`)).toHaveLength(1)
  })

  it('is found by its words and tags, which take % and _ as themselves', async () => {
    const id = await add('Pricing: 20% off for the pilot', ['depot', ' depot '])
    const found = async (search: string) => (await list(member, search)).notes.map((note) => note.id)
    expect(await found('pricing: 20%')).toEqual([id])
    expect(await found('DEPOT')).toEqual([id])
    expect(await found('pricing_')).toEqual([])
    const paged = await at.call(member, listSessionNotes, { sessionId, limit: 1 })
    expect(paged.notes.map((note) => note.id)).toEqual([id])
    const rest = await at.call(member, listSessionNotes, { sessionId, limit: 1, cursor: paged.next ?? '' })
    expect(rest.notes).toHaveLength(1)
    expect(rest.notes[0]?.id).not.toBe(id)
  })

  it('is changed from the version that was read, and tells whoever wrote from an older one (K93)', async () => {
    const id = await add('First words')
    const edit = (content: string, baseVersion: number) =>
      at.call(member, editSessionNote, { id, content, baseVersion })
    expect((await edit('Second words', 1)).note).toMatchObject({ content: 'Second words', version: 2 })
    expect((await edit('Second words', 1)).note.version).toBe(2)
    await expect(edit('Others', 1)).rejects.toMatchObject({ reason: 'note_changed', current: { version: 2 } })
    await expect(edit('  ', 2)).rejects.toMatchObject({ problems: [{ field: 'content' }] })
    expect(await trail(id)).toEqual(['session.note_added', 'session.note_edited'])
  })

  it('is deleted once and comes back within 30 days', async () => {
    const id = await add('To go')
    await Promise.all([1, 2].map(() => at.call(member, deleteSessionNote, { id })))
    const after = await list(member)
    expect(after.notes.map((note) => note.id)).not.toContain(id)
    expect(after.deleted.map((note) => note.id)).toEqual([id])
    expect((await list(advisor)).deleted).toEqual([])
    await at.call(member, restoreSessionNote, { id })
    expect((await list(member)).notes.map((note) => note.id)).toContain(id)
    expect(await trail(id)).toEqual(['session.note_added', 'session.note_deleted', 'session.note_restored'])
    await at.call(member, deleteSessionNote, { id })
    await at.query(`update session_notes set deleted_at = now() - interval '31 days' where id = $1`, [id])
    await expect(at.call(member, restoreSessionNote, { id })).rejects.toMatchObject({
      reason: 'undo_window_closed',
    })
  })

  it('leads to one card of the own board, which does not come from it', async () => {
    const id = await add('Belongs to the depot')
    const [cardId, otherId] = [randomUUID(), randomUUID()]
    for (const each of [cardId, otherId])
      await at.call(member, createCard, { id: each, title: `Card ${each}` })
    const link = (card: string) => at.call(member, linkSessionNote, { id, cardId: card })
    await link(cardId)
    expect((await link(otherId)).note.card).toEqual({ id: otherId, title: `Card ${otherId}` })
    await link(otherId)
    expect(await trail(id)).toEqual(['session.note_added', 'session.note_linked', 'session.note_linked'])
    expect(await at.call(member, getCard, { id: otherId })).toMatchObject({
      origin: null,
      card: { fromSession: false },
    })
    // The card shows what was noted, to its member and to their advisor, and to nobody else.
    const shown = [{ id, content: 'Belongs to the depot', sessionTitle: 'Pricing and runway' }]
    expect((await at.call(member, listLinkedNotes, { cardId: otherId })).notes).toMatchObject(shown)
    expect((await at.call(advisor, listLinkedNotes, { cardId: otherId })).notes).toMatchObject(shown)
    expect((await at.call(member, listLinkedNotes, { cardId })).notes).toEqual([])
    await expect(at.call(await at.person(), listLinkedNotes, { cardId: otherId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect((await at.call(member, unlinkSessionNote, { id })).note.card).toBeNull()
    expect((await at.call(member, listLinkedNotes, { cardId: otherId })).notes).toEqual([])
    await at.call(member, archiveCard, { id: cardId })
    await expect(link(cardId)).rejects.toMatchObject({ reason: 'card_archived' })
  })

  it('is nobody else’s to write or change', async () => {
    const id = await add('Mine')
    const order = { id: randomUUID(), sessionId, content: 'Theirs' }
    await expect(at.call(advisor, addSessionNote, order)).rejects.toMatchObject({ reason: 'not_yours' })
    await expect(at.call(advisor, deleteSessionNote, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const stranger = await at.person({ plans: ['desktop_pro'] })
    await expect(list(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const card = randomUUID()
    await at.call(stranger, createCard, { id: card, title: 'Theirs' })
    await expect(at.call(member, linkSessionNote, { id, cardId: card })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})
