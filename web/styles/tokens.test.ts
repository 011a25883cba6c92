import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

type Tokens = ReadonlyMap<string, string>

/** Colours that the block after `selector` sets, by their name without `--jul-`. */
function colours(selector: string): Tokens {
  const at = css.indexOf(selector)
  if (at < 0) throw new Error(`tokens.css has no ${selector}`)
  const block = css.slice(css.indexOf('{', at) + 1, css.indexOf('}', at))
  return new Map(
    [...block.matchAll(/--jul-([\w-]+):\s*(#[0-9a-f]{6})\b/g)].map(([, name = '', hex = '']) => [name, hex]),
  )
}

const light = colours(':root, [data-theme="light"] {')
const darkBySystem = colours(':root:not([data-theme="light"]) {')
const darkByChoice = colours('[data-theme="dark"] {\n  color-scheme')
const themes: readonly (readonly [string, Tokens])[] = [
  ['light', light],
  ['dark', new Map([...light, ...darkByChoice])],
]

/** Relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((from) => Number.parseInt(hex.slice(from, from + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const surfaces = ['bg', 'surface', 'sunken', 'raised']
const tinted = ['heat', 'vip', 'advisory', 'founders', 'investors', 'success', 'warning', 'danger', 'info']
const pairs: readonly (readonly [text: string, surface: string])[] = [
  ...['ink', 'ink-2', 'ink-3'].flatMap((text) => surfaces.map((surface) => [text, surface] as const)),
  ...[...light.keys()]
    .filter((name) => name.endsWith('-text'))
    .flatMap((text) => surfaces.map((surface) => [text, surface] as const)),
  ...tinted.map((tone) => [`${tone}-text`, `${tone}-tint`] as const),
  ...tinted.map((tone) => ['ink', `${tone}-tint`] as const),
  ['ink', 'well'],
  ['ink-2', 'well'],
  ['on-heat', 'heat'],
  ['ink-inverse', 'ink'],
  ...['forge', 'workshop', 'studio'].map((tier) => [`tier-${tier}-ink`, `tier-${tier}`] as const),
]
const marks: readonly (readonly [mark: string, surface: string])[] = [
  ...['bg', 'surface'].flatMap((surface) => [['focus', surface] as const, ['control', surface] as const]),
]

describe.each(themes)('the %s theme (T-173)', (_name, tokens) => {
  const of = (name: string) => {
    const value = tokens.get(name)
    if (!value) throw new Error(`tokens.css has no colour --jul-${name}`)
    return value
  }

  it('can be read: every text on every surface it stands on has at least 4.5 to 1', () => {
    const low = pairs
      .map(([text, surface]) => ({ text, surface, ratio: contrast(of(text), of(surface)) }))
      .filter(({ ratio }) => ratio < 4.5)
      .map(({ text, surface, ratio }) => `${text} on ${surface} ${ratio.toFixed(2)}`)
    expect(low).toEqual([])
  })

  it('can be used: the edge of a control and the focus ring have at least 3 to 1', () => {
    const low = marks
      .map(([mark, surface]) => ({ mark, surface, ratio: contrast(of(mark), of(surface)) }))
      .filter(({ ratio }) => ratio < 3)
      .map(({ mark, surface, ratio }) => `${mark} on ${surface} ${ratio.toFixed(2)}`)
    expect(low).toEqual([])
  })
})

describe('the two ways into the dark', () => {
  it('lead to the same colours, and to one for each that changes', () => {
    expect([...darkByChoice]).toEqual([...darkBySystem])
    expect([...darkByChoice.keys()].filter((name) => !light.has(name))).toEqual([])
  })
})
