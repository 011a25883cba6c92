import { describe, expect, it } from 'vitest'
import { boardLimits } from '../limits.ts'
import { cardOfLine } from './lineCards.ts'

const line = { text: 'Send the quote', owner: null, dueOn: '2026-06-15' }
const people = [
  { id: 'm', name: 'Marta Oyelaran' },
  { id: 'a', name: 'Ana Reis' },
  { id: 'b', name: 'Ana Reis' },
]

describe('the card of a line (4.12.12, 4.13.5)', () => {
  it.each([
    [null, null, null],
    ['  ', null, null],
    ['marta oyelaran ', 'm', null],
    ['Marta', null, 'Marta'],
    ['Ana Reis', null, 'Ana Reis'],
    ['Tomasz Wilk', null, 'Tomasz Wilk'],
  ])('of an owner %j is for the person %j, or for the name %j', (owner, assignedTo, forName) => {
    expect(cardOfLine({ ...line, owner }, people)).toMatchObject({ assignedTo, forName })
  })

  it('keeps the due date, and a text too long for a title in its description', () => {
    expect(cardOfLine(line, [])).toMatchObject({ title: line.text, description: '', dueOn: line.dueOn })
    const text = `${'word '.repeat(100)}end`
    const card = cardOfLine({ ...line, text }, [])
    expect(card.title.length).toBeLessThanOrEqual(boardLimits.titleLength)
    expect(card.title).toMatch(/word…$/)
    expect(card.description).toBe(text)
    const unbroken = `${'w'.repeat(boardLimits.titleLength - 2)}\u{1f600}w`
    expect(cardOfLine({ ...line, text: unbroken }, []).title.isWellFormed()).toBe(true)
  })
})
