import { expect, it } from 'vitest'
import { companySentence } from './companySentence.ts'

it.each([
  ['Northwind', 'Northwind. '],
  ['Kovar d.o.o.', 'Kovar d.o.o. '],
  ['Yahoo!', 'Yahoo! '],
  ['', ''],
])('says %j as %j', (company, said) => {
  expect(companySentence(company)).toBe(said)
})
