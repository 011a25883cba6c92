import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8')

/** What a face is loaded for: its file, and the characters that its range names. */
const faces = [...css.matchAll(/url\("([^"]+)"\).*?unicode-range: ([^;]+);/g)].map(
  ([, file = '', range = '']) => ({
    file: join(import.meta.dirname, file),
    has: (letter: string) =>
      range.split(', ').some((part) => {
        const [from = '', to = from] = part.replace('U+', '').split('-')
        const code = letter.codePointAt(0) ?? 0
        return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16)
      }),
  }),
)

/** A cut for a character that a font lacks is the cut for none. */
async function draws(font: Buffer, letter: string): Promise<boolean> {
  const cut = (text: string) => subsetFont(font, text, { targetFormat: 'truetype' })
  return (await cut(letter)).length > (await cut('')).length
}

it('finds every letter of a name in the file that its range leads to, and not in a font of the system', async () => {
  for (const letter of 'éßŒœıĄčĐđĞőŁłŘŠšŸŽžȘț') {
    const leading = faces.filter(({ has }) => has(letter))
    expect(leading, letter).toHaveLength(2)
    for (const { file } of leading)
      expect(await draws(readFileSync(file), letter), `${letter} in ${file}`).toBe(true)
  }
})
