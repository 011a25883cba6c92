// What a noun's commands and reads promise: each once, one refusal, one audit row.

export const testOf = ({ noun, Noun, nouns, Nouns }) => `import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { archive${Noun}, create${Noun}, edit${Noun}, restore${Noun} } from './commands.ts'
import { get${Noun}, list${Nouns} } from './queries.ts'

let at: TestApp
let member: Person
let other: Person

beforeAll(async () => {
  at = await testApp()
  member = await at.person()
  other = await at.person()
})
afterAll(() => at.close())

const create = async (who: Person, title: string, id: string = randomUUID()) =>
  (await at.call(who, create${Noun}, { id, title, body: '' })).${noun}
const edit = async (id: string, changes: { title?: string; body?: string }, baseVersion = 1) =>
  (await at.call(member, edit${Noun}, { id, baseVersion, base: { title: 'First', body: '' }, changes })).${noun}
const list = async (who: Person, archived = false) => (await at.call(who, list${Nouns}, { archived })).${nouns}
const trail = async (id: string) =>
  (await at.query<{ action: string }>('select action from audit_events where subject_id = $1 order by id', [id])).map(
    (row) => row.action,
  )

describe('a ${noun}', () => {
  it('is created once however often it is sent, with one audit row and one live event', async () => {
    const id = randomUUID()
    await create(member, ' First ', id)
    expect(await create(member, 'First', id)).toMatchObject({ id, title: 'First', version: 1 })
    expect(await trail(id)).toEqual(['${noun}.created'])
    expect(await at.query('select kind, member_id from live_events where entity_id = $1', [id])).toEqual([
      { kind: '${noun}.created', member_id: member.id },
    ])
  })

  it('is listed newest first, page by page', async () => {
    const reader = await at.person()
    await create(reader, 'Older')
    await create(reader, 'Newer')
    expect((await list(reader)).map(({ title }) => title)).toEqual(['Newer', 'Older'])
  })

  it('is its member’s alone (T-025)', async () => {
    const { id } = await create(member, 'First')
    expect((await list(other)).map((each) => each.id)).not.toContain(id)
    for (const call of [get${Noun}, archive${Noun}, restore${Noun}]) {
      await expect(at.call(other, call, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    await expect(create(other, 'Theirs', id)).rejects.toMatchObject({ reason: 'id_taken' })
    await expect(create(member, '   ')).rejects.toMatchObject({ problems: [{ field: 'title' }] })
  })

  it('two edits of different fields both stand; of one field the second is told (K93)', async () => {
    const { id } = await create(member, 'First')
    await edit(id, { title: 'Hers' })
    expect(await edit(id, { body: 'More' })).toMatchObject({ title: 'Hers', body: 'More', version: 3 })
    await expect(edit(id, { title: 'His' })).rejects.toMatchObject({
      reason: '${noun}_changed',
      current: { version: 3, fields: ['title'], theirs: { title: 'Hers' } },
    })
    expect(await trail(id)).toEqual(['${noun}.created', '${noun}.edited', '${noun}.edited'])
  })

  it('is archived and restored; either one done twice is one audit row, and an archived one is not edited', async () => {
    const { id } = await create(member, 'First')
    await at.call(member, archive${Noun}, { id })
    await at.call(member, archive${Noun}, { id })
    expect((await list(member)).map((each) => each.id)).not.toContain(id)
    expect((await list(member, true)).map((each) => each.id)).toEqual([id])
    await expect(edit(id, { title: 'Late' })).rejects.toMatchObject({ reason: '${noun}_archived' })
    await at.call(member, restore${Noun}, { id })
    expect((await at.call(member, get${Noun}, { id })).${noun}.archivedAt).toBeNull()
    expect(await trail(id)).toEqual(['${noun}.created', '${noun}.archived', '${noun}.restored'])
  })
})
`
