// Whether a build still matches what it was made from: by content, since a checkout sets every time anew.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

const common = [
  'domain',
  'contract',
  'package.json',
  'package-lock.json',
  'tools/build.mjs',
  'tools/build-drawing.mjs',
  'tools/console-worker.mjs',
  'tools/site-assets.mjs',
  'tools/share-pictures.mjs',
  'tools/site-files.mjs',
  'tsconfig.base.json',
]

const parts = {
  web: {
    inputs: [...common, 'web', 'vite.config.ts', 'react-router.config.ts'],
    product: 'build/client',
    environment: ['GALLERY'],
  },
  server: {
    inputs: [...common, 'server', 'tools/build-server.mjs'],
    product: 'build/server/main.mjs',
    environment: [],
  },
}

export const stampOf = (part) => join(root, 'build', `.stamp-${part}`)

export function isStale(part) {
  if (!existsSync(join(root, parts[part].product)) || !existsSync(stampOf(part))) return true
  return readFileSync(stampOf(part), 'utf8') !== fingerprint(part)
}

export function fingerprint(part) {
  const hash = createHash('sha256')
  for (const name of parts[part].environment) hash.update(`${name}=${process.env[name] ?? ''}\n`)
  for (const input of parts[part].inputs) {
    for (const path of filesOf(input)) hash.update(`${path}\n`).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

function filesOf(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.name.startsWith('.') || /\.test\.tsx?$/.test(entry.name)) return []
      const inner = `${path}/${entry.name}`
      return entry.isDirectory() ? filesOf(inner) : [inner]
    })
}
