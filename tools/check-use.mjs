// Holds that nothing lies about: what a file offers somebody uses, and a screen that is there is shown somewhere.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { aheadOfUse } from './structure/lists.mjs'
import { eachNode, isCode, isTest, layers, listFiles, parse, readText, runMain } from './structure/source.mjs'

// Read by their framework and not by us: route modules and entries by React Router, tables by drizzle-kit.
const readByFramework =
  /^web\/(root\.tsx|routes\.ts|entry\.[a-z]+\.tsx?|[^/]+\/routes\/.+)$|^server\/(platform\/)?[^/]+\/tables\.ts$|^server\/platform\/db\/migrations\/|\.config\.ts$/

/** The names a file declares for others, and every name it mentions with how often. */
function namesOf(root, path) {
  const offered = new Set()
  const mentioned = new Map()
  const { body } = parse(path, readText(root, path))
  for (const item of body) {
    if (item.type !== 'ExportDeclaration') continue
    const { declaration } = item
    const declared = [
      declaration.identifier,
      declaration.id,
      ...(declaration.declarations ?? []).map(({ id }) => id),
    ]
    for (const each of declared) if (each?.type === 'Identifier') offered.add(each.value)
  }
  eachNode(body, (node) => {
    if (node.type === 'Identifier') mentioned.set(node.value, (mentioned.get(node.value) ?? 0) + 1)
  })
  return { offered, mentioned }
}

/** Everything below `root` that is offered and that nothing but tests takes. */
export function checkUse(root) {
  const product = listFiles(root, layers).filter((path) => isCode(path) && !isTest(path))
  const tools = listFiles(root, ['tools']).filter(
    (path) => /\.(mjs|ts)$/.test(path) && !/\.d\.ts$/.test(path) && !isTest(path),
  )
  const known = new Map([...product, ...tools].map((path) => [path, namesOf(root, path)]))
  const users = new Map()
  for (const [path, { mentioned }] of known) {
    for (const name of mentioned.keys()) users.set(name, [...(users.get(name) ?? []), path])
  }
  const isUsed = (path, name) =>
    known.get(path).mentioned.get(name) > 1 || users.get(name).some((user) => user !== path)
  const problems = []
  let checked = 0
  for (const path of product) {
    if (readByFramework.test(path)) continue
    for (const name of known.get(path).offered) {
      checked += 1
      const isAhead = aheadOfUse[path]?.includes(name) ?? false
      if (!isUsed(path, name) && !isAhead) {
        problems.push(
          `${path} offers \`${name}\`, and nothing but tests uses it. Take it out, or use it: a screen is shown by a route, a tab or another screen.`,
        )
      }
      if (isUsed(path, name) && isAhead) {
        problems.push(
          `${path}: \`${name}\` is used now: take it off aheadOfUse in tools/structure/lists.mjs. The list only shrinks.`,
        )
      }
    }
  }
  problems.push(...goneFrom(root, known))
  return { problems, checked, unit: 'names offered' }
}

/** Entries of the list whose name is there no more. */
function goneFrom(root, known) {
  return Object.entries(aheadOfUse).flatMap(([path, names]) =>
    names
      .filter((name) => !known.get(path)?.offered.has(name))
      // A project built for a test has other files; there the list says nothing.
      .filter(() => known.has(path) || existsSync(join(root, 'tools/check-use.mjs')))
      .map((name) => `${path} offers no \`${name}\`: take it off aheadOfUse in tools/structure/lists.mjs.`),
  )
}

await runMain(import.meta.url, 'check-use', checkUse)
