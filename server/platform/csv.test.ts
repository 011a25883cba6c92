import { describe, expect, it } from 'vitest'
import { csvOf } from './csv.ts'

describe('a table as CSV', () => {
  it('keeps commas, quotes and lines inside their cell', () => {
    expect(csvOf([['a', 'b,c', 'say "yes"', 'two\nlines', '']])).toBe(
      'a,"b,c","say ""yes""","two\nlines",\r\n',
    )
  })

  it.each(['=1+1', '+1', '-1', '@x', '\tx'])('lets no spreadsheet run %j', (cell) => {
    expect(csvOf([[cell]])).toBe(`'${cell}\r\n`)
  })
})
