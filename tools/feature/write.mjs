// Writes what a new feature or noun begins with and tells what is left.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Writes `files` (path → text; nothing that is there is overwritten) and changes what `additions` names. Answers the paths
 * written and the paths whose text was not as expected. Refuses with a line where a file is there already.
 */
export function write(root, files, additions) {
  const taken = Object.keys(files).find((path) => existsSync(join(root, path)))
  if (taken) throw new Error(`it is there already: ${taken}`)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const strange = []
  const changed = []
  for (const [path, change] of additions) {
    const full = join(root, path)
    const text = existsSync(full) ? change(readFileSync(full, 'utf8')) : null
    if (text === null) strange.push(path)
    else {
      writeFileSync(full, text.replace(/^\n+/, ''))
      changed.push(path)
    }
  }
  const written = [...new Set([...Object.keys(files), ...changed])]
  // How long a line gets, and where an import stands, depends on the words.
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  spawnSync(process.execPath, [biome, 'check', '--write', ...written], { cwd: root })
  return { written, strange }
}

export function tell({ written, strange }, left) {
  process.stdout.write(`${written.join('\n')}\n\nLeft to do, and what refuses to pass until it is done:\n`)
  for (const path of strange)
    process.stdout.write(`  ${path}: this file is not as expected; add the noun by hand\n      types\n`)
  for (const [step, noticed] of left) process.stdout.write(`  ${step}\n      ${noticed}\n`)
}

/** Runs a tool; what it refuses is one line. */
export function runOrSay(work) {
  try {
    work()
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
