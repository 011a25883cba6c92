// Holds the boundaries between layers: who imports whom (dependency-cruiser) and what the pure layer may touch (swc).
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { boundaries, cruiseOptions } from '../.dependency-cruiser.mjs'
import { checkFolders } from './structure/folders.mjs'
import { impurities } from './structure/purity.mjs'
import {
  eachNode,
  flag,
  isCode,
  isTest,
  layers,
  lineOf,
  listFiles,
  parse,
  readText,
  runMain,
} from './structure/source.mjs'

// dependency-cruiser 17 hands every file to swc as plain TypeScript and stops at the first JSX tag. It shares
// this module object, so telling swc the truth about .tsx here is enough (docs/decisions/0002-boundaries-by-swc.md).
const swc = createRequire(import.meta.url)('@swc/core')
const parseFileSync = swc.parseFileSync
swc.parseFileSync = (path, options) => parseFileSync(path, { ...options, tsx: path.endsWith('x') })

const { cruise } = await import('dependency-cruiser')

/** What the source says it imports, read independently of the cruiser, with the file's other boundary trouble. */
function readSource(root, path) {
  const text = readText(root, path)
  const tree = parse(path, text)
  const specifiers = new Set()
  const problems = []
  eachNode(tree.body, (node) => {
    if (node.type === 'TsImportType') {
      problems.push(
        `${path}:${lineOf(text, node)} import('…') as a type hides from the boundaries. Write \`import type { … } from '…'\` at the top.`,
      )
    } else if (node.source?.type === 'StringLiteral') specifiers.add(node.source.value)
    else if (node.type === 'CallExpression' && node.callee.type === 'Import') {
      const [first] = node.arguments
      if (first?.expression.type === 'StringLiteral') specifiers.add(first.expression.value)
    }
  })
  if (path.startsWith('domain/') && !isTest(path)) problems.push(...impurities(path, text, tree))
  return { specifiers, problems }
}

/**
 * Every breach of a boundary below `root`, and how many modules were looked at. `blindTo` (a pattern of paths) makes
 * the cruiser miss files, as a parser that cannot read them would; its test proves that this does not pass.
 */
export async function checkBoundaries(root, blindTo = flag(process.argv, 'blind-to')) {
  const files = listFiles(root, layers).filter(isCode)
  if (files.length === 0) return { problems: [], checked: 0, unit: 'modules cruised' }
  const { output } = await cruise(files, {
    ...cruiseOptions,
    ...(blindTo ? { exclude: { path: blindTo } } : {}),
    baseDir: resolve(root),
    ruleSet: { forbidden: boundaries },
    validate: true,
  })

  const problems = output.summary.violations.map(({ from, to, rule, cycle }) => {
    const comment = boundaries.find((each) => each.name === rule.name)?.comment
    const way = cycle ? cycle.map((each) => each.name).join(' → ') : to
    return `${from} → ${way} [${rule.name}] ${comment}`
  })

  // A parser that reads nothing finds nothing wrong: count modules and imports against a reading of our own.
  const cruised = new Map(output.modules.map((each) => [each.source, each]))
  const unseen = files.filter((path) => !cruised.has(path))
  if (unseen.length > 0) {
    problems.push(
      `only ${files.length - unseen.length} of ${files.length} modules were cruised (${unseen[0]} was not): the boundaries are not being held. Mend tools/check-boundaries.mjs first.`,
    )
  }
  let dependencies = 0
  for (const path of files) {
    const source = readSource(root, path)
    problems.push(...source.problems)
    const seen = new Set(
      cruised.get(path)?.dependencies.flatMap(({ module, protocol }) => [module, `${protocol}${module}`]),
    )
    dependencies += source.specifiers.size
    for (const specifier of source.specifiers) {
      if (cruised.has(path) && !seen.has(specifier)) {
        problems.push(
          `${path} imports ${specifier}, which the cruiser did not see: the boundaries are not being held. Mend tools/check-boundaries.mjs first.`,
        )
      }
    }
  }
  const folders = ['domain', 'contract', 'server', 'web'].map((layer) => checkFolders(output.modules, layer))
  problems.push(...folders.flatMap((each) => each.problems))
  const notes = [
    `${boundaries.length} boundaries over ${dependencies} imports`,
    ...folders.map(({ note }) => note),
  ]
  return { problems, notes, checked: files.length - unseen.length, unit: 'modules cruised' }
}

await runMain(import.meta.url, 'check-boundaries', checkBoundaries)
