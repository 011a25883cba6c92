import { expect, it } from 'vitest'
import { changedNames, readNames } from './readNames.ts'

it.each([
  ['Ada Nord,  Tomasz   Wilk, ,Ada Nord', [], ['Ada Nord', 'Tomasz Wilk']],
  ['Jane Doe, PhD, Tomasz Wilk', ['Jane Doe, PhD'], ['Jane Doe, PhD', 'Tomasz Wilk']],
  ['Tomasz Wilk, Jane Doe, PhD', ['Jane Doe, PhD'], ['Jane Doe, PhD', 'Tomasz Wilk']],
  ['Jane Doe', ['Jane Doe, PhD'], ['Jane Doe']],
  [' , ', [], []],
])('"%s", where %j are known, are the names %j', (text, known, names) => {
  expect(readNames(text, known)).toEqual(names)
})

it('names that somebody else added while one typed stay, and those they took away stay away', () => {
  expect(changedNames('Ada, Tomasz, Jane', ['Ada', 'Tomasz'], ['Tomasz', 'Marta'])).toEqual({
    added: ['Jane'],
    gone: [],
    next: ['Tomasz', 'Marta', 'Jane'],
  })
  expect(changedNames('Ada', ['Ada', 'Tomasz'], ['Ada', 'Tomasz', 'Marta'])).toEqual({
    added: [],
    gone: ['Tomasz'],
    next: ['Ada', 'Marta'],
  })
})
