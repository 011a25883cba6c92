import { describe, expect, it } from 'vitest'
import { searchWords } from './searchWords.ts'

describe('the words of a search (K10)', () => {
  it.each([
    ['', []],
    ['  Recording  consent ', ['recording', 'consent']],
    ["a & b | !c:* <-> 'd'", ['a', 'b', 'c', 'd']],
    ['Žofie 王', ['žofie', '王']],
    ['term term TERM', ['term']],
    ['%_\\ ; drop table', ['drop', 'table']],
  ])('of %j are %j', (typed, words) => {
    expect(searchWords(typed)).toEqual(words)
  })

  it('are twelve at most', () => {
    expect(searchWords('a b c d e f g h i j k l m n')).toHaveLength(12)
  })
})
