import { expect, it } from 'vitest'
import { readNames } from './readNames.ts'

it.each([
  ['Ada Nord,  Tomasz   Wilk, ,Ada Nord', [], ['Ada Nord', 'Tomasz Wilk']],
  ['Jane Doe, PhD, Tomasz Wilk', ['Jane Doe, PhD'], ['Jane Doe, PhD', 'Tomasz Wilk']],
  ['Tomasz Wilk, Jane Doe, PhD', ['Jane Doe, PhD'], ['Jane Doe, PhD', 'Tomasz Wilk']],
  ['Jane Doe', ['Jane Doe, PhD'], ['Jane Doe']],
  [' , ', [], []],
])('"%s", where %j are known, are the names %j', (text, known, names) => {
  expect(readNames(text, known)).toEqual(names)
})
