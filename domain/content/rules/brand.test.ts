import { describe, expect, it } from 'vitest'
import { adFormats, adPaints, brandColours, contrast, levelPaints, wallpaperSizes } from './brand.ts'

describe('the brand (T-173, K114)', () => {
  it('counts contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#ffffff', '#ff6b35')).toBeCloseTo(2.84, 2)
    expect(contrast('#777777', '#777777')).toBe(1)
  })

  it.each([...adPaints, ...Object.values(levelPaints)])(
    'has words that are read on $ground',
    ({ ground, text }) => {
      expect(contrast(ground, text)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(Object.values(levelPaints))('has a sign that is seen on $ground', ({ ground, sign }) => {
    expect(contrast(ground, sign)).toBeGreaterThanOrEqual(3)
  })

  it('names no size twice, and leaves room between the margins of each', () => {
    for (const sizes of [wallpaperSizes, adFormats])
      expect(new Set(sizes.map(({ id }) => id)).size).toBe(sizes.length)
    for (const { width, height, margins } of adFormats) {
      expect(width - margins.left - margins.right).toBeGreaterThan(width / 2)
      expect(height - margins.top - margins.bottom).toBeGreaterThan(height / 2)
    }
    for (const { hex } of brandColours) expect(hex).toMatch(/^#[0-9a-f]{6}$/)
  })
})
