import { expect, it } from 'vitest'
import { refusedPeople } from './refusedPeople.ts'

const rows = [
  { name: 'Mia', email: 'mia@harbour.example' },
  { name: '', email: '' },
  { name: 'Tom', email: 'tom@harbour.example' },
]

it('what is wrong with a person is said in their row, though empty rows were not sent (4.13.18)', () => {
  expect(refusedPeople([{ field: 'people.1.email', message: 'Invited too often.' }], rows)).toEqual([
    { field: 'people.2.email', message: 'Invited too often.' },
  ])
})

it('what is wrong with anything else is no matter of theirs', () => {
  expect(refusedPeople([{ field: 'focus', message: 'Choose one.' }], rows)).toEqual([])
  expect(refusedPeople([{ field: 'people.2.email', message: 'Nobody there.' }], rows)).toEqual([])
})
