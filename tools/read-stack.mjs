// Names the sources of a stack of the built server: node tools/read-stack.mjs < stack.txt
// Run it on the build that the stack came from; build/server/*.mjs.map is written by every build.
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { basename, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './setup.mjs'

const built = join(root, 'build', 'server')

/** The text with every place in a file of `folder` replaced by the place it was made from. */
export function readStack(text, folder = built) {
  const maps = new Map()
  const mapOf = (name) => {
    const path = join(folder, `${name}.map`)
    if (!maps.has(name))
      maps.set(name, existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : null)
    return maps.get(name)
  }
  return text.replace(/(?:file:\/\/)?[^\s()]*\/([\w.-]+\.mjs):(\d+):(\d+)/g, (place, name, line, column) => {
    const found = mapOf(basename(name))?.findOrigin(Number(line), Number(column))
    if (!found?.fileName) return place
    return `${relative(root, resolve(folder, found.fileName))}:${found.lineNumber}:${found.columnNumber}`
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] || '').href) {
  process.stdout.write(readStack(readFileSync(0, 'utf8')))
}
