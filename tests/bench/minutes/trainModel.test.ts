import { expect, it } from 'vitest'
import type { Row, Table } from './trainingRows.ts'
import { trainModel } from './trainModel.ts'

const names = ['will', 'was', 'gateway', 'the']
const row = (corpus: Row['corpus'], tags: string, ...features: number[]): Row => ({
  series: corpus,
  corpus,
  tags,
  features: Int32Array.from(features),
})
const rows = Array.from({ length: 20 }, () => [
  row('ami', 'A', 0, 2, 3),
  row('icsi', 'O', 0, 3),
  row('ami', '', 1, 3),
  row('icsi', '', 1, 3),
]).flat()
const table: Table = { rows, names }
const lesson = ({ tags }: Row) => ({ isOne: tags !== '', counts: 1 })

it('learns what tells one from the other, and nothing of what only one corpus talks about', () => {
  const { byName } = trainModel(table, rows, lesson)
  expect(byName.get('will')).toBeGreaterThan(0)
  expect(byName.get('was')).toBeLessThan(0)
  expect(byName.has('gateway')).toBe(false)
})

it('makes the same weights of the same rows, to the last bit', () => {
  const weights = () => [...trainModel(table, rows, lesson).byName]
  expect(weights()).toEqual(weights())
})
