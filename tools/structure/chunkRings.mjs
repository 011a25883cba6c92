import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const IMPORT = /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g

/**
 * Chunks of `files` that import themselves through others, as lists of their names. Which of a ring runs first follows from who asked first,
 * and what another one has not made yet is then read too early.
 */
export function chunkRings(root, files) {
  const imports = new Map(
    files
      .filter((path) => path.endsWith('.js'))
      .map((path) => [
        basename(path),
        [...readFileSync(join(root, path), 'utf8').matchAll(IMPORT)].map(([, name]) => name),
      ]),
  )
  const rings = []
  const done = new Set()
  const follow = (name, way) => {
    const at = way.indexOf(name)
    if (at >= 0) rings.push(way.slice(at))
    if (at >= 0 || done.has(name)) return
    for (const each of imports.get(name) ?? []) follow(each, [...way, name])
    done.add(name)
  }
  for (const name of imports.keys()) follow(name, [])
  return rings
}
