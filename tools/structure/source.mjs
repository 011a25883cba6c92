// What the checkers share: which files exist, what is in them, and how a finding is told.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from '@swc/core'

export const layers = ['domain', 'contract', 'server', 'web', 'tests']

/** The value after `--name` on the command line. */
export function flag(argv, name) {
  const at = argv.indexOf(`--${name}`)
  return at >= 0 ? argv[at + 1] : undefined
}

/** Runs a check over `--root <folder>`, else where it was started; a file that a test imports runs nothing. */
export async function runMain(url, name, check) {
  if (url !== pathToFileURL(process.argv[1] ?? '').href) return
  process.exitCode = report(name, await check(resolve(flag(process.argv, 'root') ?? '.')))
}

/** Every file below the named folders, as paths from the root with forward slashes. Dot folders are machine output. */
export function listFiles(root, folders) {
  const found = []
  const walk = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) {
        if (entry.name !== 'node_modules' && !entry.name.startsWith('.')) walk(path)
      } else if (entry.isFile()) found.push(path)
    }
  }
  for (const folder of folders) if (existsSync(join(root, folder))) walk(folder)
  return found.sort()
}

export const isCode = (path) => /\.tsx?$/.test(path)
export const isTest = (path) => /\.(test|journey|fault|bench)\.tsx?$/.test(path) || path.startsWith('tests/')
export const readText = (root, path) => readFileSync(join(root, path), 'utf8')

/** The syntax tree of one file. TypeScript 7 has no compiler API, so swc reads for us. */
export function parse(path, text) {
  return parseSync(text, {
    syntax: 'typescript',
    tsx: path.endsWith('x'),
    target: 'es2022',
    decorators: true,
  })
}

/** Calls `visit` with every node of a tree, the parents first. */
export function eachNode(node, visit) {
  if (Array.isArray(node)) {
    for (const item of node) eachNode(item, visit)
  } else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') visit(node)
    for (const key in node) if (key !== 'span') eachNode(node[key], visit)
  }
}

/** swc counts bytes from 1; people count lines from 1. */
export function lineOf(text, node) {
  const before = Buffer.from(text)
    .subarray(0, Math.max(0, node.span.start - 1))
    .toString()
  return before.split('\n').length
}

/** Prints what was found, then how much was looked at; a check that looked at nothing must not pass. */
function report(name, { problems, warnings = [], notes = [], checked, unit }) {
  // verify shows these also when nothing is refused.
  for (const line of notes) console.log(`note     ${line}`)
  for (const line of warnings) console.warn(`warning  ${line}`)
  for (const line of problems) console.error(`refused  ${line}`)
  const empty = checked === 0
  if (empty) console.error(`refused  ${name} found nothing to check: is this the right folder?`)
  const failed = problems.length > 0 || empty
  console.log(`${name}: ${checked} ${unit}, ${problems.length} refused, ${warnings.length} warned`)
  return failed ? 1 : 0
}
