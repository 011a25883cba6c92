import { describe, expect, it } from 'vitest'
import { fundingFigures, fundingSources } from './fundingSources.ts'

describe('the sources of the funding-gaps report (K17)', () => {
  it('stand behind every figure, and each is used', () => {
    const ids = fundingSources.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect([...new Set(fundingFigures.map(({ source }) => source))].sort()).toEqual([...ids].sort())
  })

  it('say each figure in the sentence it was read in, or as half of a hundred', () => {
    for (const { value, source } of fundingFigures) {
      const { sentence = '' } = fundingSources.find(({ id }) => id === source) ?? {}
      const words = value === 100 || value === 50 ? 'only half as much' : String(value)
      expect(sentence, `${value} of ${source}`).toContain(words)
    }
  })

  it('name their publisher, title, year and an address over https', () => {
    for (const { publisher, title, year, address } of fundingSources) {
      expect(publisher && title).toBeTruthy()
      expect(year).toBeGreaterThan(2018)
      expect(address).toMatch(/^https:\/\/(?:www\.)?[a-z-]+\.(?:co\.uk|com|org)\//)
    }
  })
})
