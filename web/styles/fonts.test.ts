import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'

type Subset = (font: Buffer, text: string, options: { targetFormat: 'truetype' }) => Promise<Buffer>
const subsetFont = createRequire(import.meta.url)('subset-font') as Subset // safe because its manual says so; it has no types

const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8')

/** What a face is loaded for: its file, and the characters that its range names. */
const faces = [...css.matchAll(/url\("([^"]+)"\).*?unicode-range: ([^;]+);/g)].map(
  ([, file = '', range = '']) => ({
    file: join(import.meta.dirname, file),
    has: (character: string) =>
      range.split(', ').some((part) => {
        const [from = '', to = from] = part.replace('U+', '').split('-')
        const code = character.codePointAt(0) ?? 0
        return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16)
      }),
  }),
)

/** A cut for a character that a font lacks is the cut for none. */
async function draws(font: Buffer, character: string): Promise<boolean> {
  const cut = (text: string) => subsetFont(font, text, { targetFormat: 'truetype' })
  return (await cut(character)).length > (await cut('')).length
}

it('finds every character of a name in the file that its range leads to, and not in a font of the system', async () => {
  for (const character of 'éßŒœıĄčĐđĞőŁłŘŠšŸŽžȘț') {
    const leading = faces.filter(({ has }) => has(character))
    expect(leading, character).toHaveLength(2)
    for (const { file } of leading)
      expect(await draws(readFileSync(file), character), `${character} in ${file}`).toBe(true)
  }
})
