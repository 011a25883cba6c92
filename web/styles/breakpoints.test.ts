import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const web = join(import.meta.dirname, '..')

// `max-[1100px]` ends below 1100 px, so with `min-[1101px]` a window of exactly 1100 px would have neither layout.
it('leaves no width between two layouts', () => {
  const text = globSync('**/*.tsx', { cwd: web })
    .map((path) => readFileSync(join(web, path), 'utf8'))
    .join('\n')
  const widthsOf = (side: 'max' | 'min') =>
    new Set([...text.matchAll(new RegExp(`\\b${side}-\\[(\\d+)px\\]`, 'g'))].map((found) => Number(found[1])))
  const begins = widthsOf('min')
  expect([...widthsOf('max')].filter((end) => begins.has(end + 1))).toEqual([])
})
