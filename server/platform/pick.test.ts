import { expect, it } from 'vitest'
import { pick } from './pick.ts'

it('hands on what is named and nothing else', () => {
  const row = { id: 'a', title: 'One', secret: 'x' }
  expect(pick(row, 'id', 'title')).toEqual({ id: 'a', title: 'One' })
})

it('asks something that answers every name, as the values of a statement, for those alone', () => {
  const asked: string[] = []
  const values = new Proxy({ id: '', now: '' }, { get: (_, name) => asked.push(String(name)) })
  expect(pick(values, 'now')).toEqual({ now: 1 })
  expect(asked).toEqual(['now'])
})
