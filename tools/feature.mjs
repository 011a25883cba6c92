// npm run feature <word>: every file of one feature, layer by layer, with its number of lines.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dictionary } from './structure/lists.mjs'

const root = process.cwd()
const [word] = process.argv.slice(2)
if (!word || !dictionary.includes(word)) {
  process.stderr.write(`Name a word of the dictionary: ${dictionary.join(', ')}\n`)
  process.exit(1)
}
const places = [
  `domain/${word}`,
  `contract/${word}.ts`,
  `contract/${word}`,
  `server/${word}`,
  `web/features/${word}`,
]
let count = 0
for (const place of places) {
  const full = join(root, place)
  if (!existsSync(full)) continue
  const paths = place.endsWith('.ts')
    ? [place]
    : readdirSync(full, { recursive: true }).map((name) => join(place, String(name)))
  for (const path of paths.filter((each) => /\.(tsx?|sql)$/.test(each)).sort()) {
    count += 1
    const lines = readFileSync(join(root, path), 'utf8').split('\n').length - 1
    process.stdout.write(`${String(lines).padStart(5)}  ${path}\n`)
  }
}
process.stdout.write(`${count} files\n`)
