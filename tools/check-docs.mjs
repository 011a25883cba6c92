// Holds the documents to the tree: a page that cites a path or a command which is not there is refused.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { pathToFileURL } from 'node:url'
import { listFiles, report, rootFrom } from './structure/source.mjs'

// Made by commands, so a page may name them on a fresh clone.
const made = /^(node_modules|build|data|coverage|\.tsbuild)(\/|$)/
const placeholder = /[<>…]|\.\.\./

/** `docs/x.md`, `domain/board/`, `.ci/run`, `package.json`; not `/dashboard`, `sendMessage.ts` or `a/b` of some prose. */
function asRepoPath(words, top) {
  const path = words
    .replace(/^#(domain|contract|server|web|tests)\//, '$1/')
    .replace(/^\.\//, '')
    .replace(/(:\d+)+$/, '')
    .replace(/#[\w-]*$/, '')
  if (/\s/.test(path) || placeholder.test(path)) return
  const [first] = path.split('/')
  if (path.includes('/')) return top.has(first) ? path : undefined
  return /^[A-Z.][\w.]*\.(md|json|mjs|cjs|ts)$|^(package|biome|tsconfig)[\w.-]*\.json$/.test(path)
    ? path
    : undefined
}

function exists(root, path) {
  if (made.test(path) || existsSync(join(root, path))) return true
  return /[*{]/.test(path) && globSync(path, { cwd: root }).length > 0
}

function* citations(line) {
  for (const [, words] of line.matchAll(/`([^`]+)`/g)) yield { words, link: false }
  for (const [, target] of line.matchAll(/\]\(([^)\s]+)[^)]*\)/g)) yield { words: target, link: true }
}

/** Each dead path, link or npm command in the pages below `root`, and how many citations were followed. */
export function checkDocs(root) {
  const pages = readdirSync(root).filter((name) => /^(README|ARCHITECTURE|CONTRIBUTING)\.md$/.test(name))
  pages.push(...listFiles(root, ['docs']).filter((path) => path.endsWith('.md')))
  // Floors a page may cite although nothing stands there yet: then the citation is dead, not unknown.
  const floors = ['domain', 'contract', 'server', 'web', 'native', 'tests', 'docs', 'tools', '.ci']
  const top = new Set([...readdirSync(root), ...floors])
  const manifest = join(root, 'package.json')
  const scripts = existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')).scripts ?? {}) : {}
  const problems = []
  let checked = 0

  for (const page of pages) {
    let fenced = false
    readFileSync(join(root, page), 'utf8')
      .split('\n')
      .forEach((line, at) => {
        const where = `${page}:${at + 1}`
        for (const [, script] of line.matchAll(/\bnpm run ([a-z][\w:-]*)/g)) {
          checked += 1
          if (!scripts[script])
            problems.push(
              `${where} \`npm run ${script}\` is no command of package.json. Name one that is, or add it there.`,
            )
        }
        if (/^\s*(```|~~~)/.test(line)) fenced = !fenced
        if (fenced) return
        for (const { words, link } of citations(line)) {
          if (link && /^([a-z]+:|#|\/)/i.test(words)) continue
          const path = link
            ? normalize(join(dirname(page), decodeURI(words.replace(/#.*$/, ''))))
            : asRepoPath(words, top)
          if (!path) continue
          checked += 1
          if (!exists(root, path))
            problems.push(
              `${where} cites ${words}, which is not there. Cite what is, or take the sentence out.`,
            )
        }
      })
  }
  return { problems, checked, unit: `citations in ${pages.length} pages` }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = report('check-docs', checkDocs(rootFrom(process.argv)))
}
