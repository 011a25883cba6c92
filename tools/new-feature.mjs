// npm run new:feature <word>: the first slice of a feature on every layer, and the list of what is left.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { files, rest } from './feature/templates.mjs'
import { dictionary } from './structure/lists.mjs'

const root = process.cwd()
const [word] = process.argv.slice(2)
const fail = (line) => {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

if (!word || !dictionary.includes(word)) fail(`Name a word of the dictionary: ${dictionary.join(', ')}`)
const made = files(word)
const taken = Object.keys(made).filter((path) => existsSync(join(root, path)))
if (taken.length > 0) fail(`${word} is there already: ${taken[0]}`)
for (const [path, text] of Object.entries(made)) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
// How long a line gets depends on the word.
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
spawnSync(process.execPath, [biome, 'format', '--write', ...Object.keys(made)], { cwd: root })
process.stdout.write(
  `${Object.keys(made).join('\n')}\n\nLeft to do, and what refuses to pass until it is done:\n`,
)
for (const [step, noticed] of rest(word)) process.stdout.write(`  ${step}\n      ${noticed}\n`)
