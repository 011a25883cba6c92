// Holds the documents to the tree and the tree to the documents: a page cites only paths and commands that are there,
// and each decision or section that anything cites is explained in docs/readings.md.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { isCode, isTest, layers, listFiles, readText, runMain } from './structure/source.mjs'

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

const readings = 'docs/readings.md'
const reading = /^- \*\*(.+?)\*\* /gm
const holdsText = /\.(tsx?|mjs|sql|css|md|json)$/
/** T-068, K34, D8, F01, T-MTX, 4.12.13, 4.11, 4.0 rule 7: not a colour, a version, or a part of either. */
const ids =
  /(?<![\w.#-])(?:T-(?:\d{3}|[A-Z]{3,6})|[FK]\d{2,3}|D\d{1,2}|4\.(?:0 rule \d+|1[0-3](?:\.\d+)?))(?![\w-]|\.\d)/g
/** `spec 1 §4, §5` is two of them, also where the line breaks between. */
const sections =
  /\b(spec \d|architecture|security|pages|design language)((?:(?:,| and)?[\s*/-]*§\d+(?:\.\d+)*)+)/g

function* idsIn(text) {
  for (const { 0: id, index } of text.matchAll(ids)) yield { id, index }
  for (const { 1: document, 2: numbers, index } of text.matchAll(sections))
    for (const [number] of numbers.matchAll(/§[\d.]*\d/g)) yield { id: `${document} ${number}`, index }
}

/** Ids that something cites and the readings do not explain, and ids they explain that nothing else cites. */
function checkReadings(texts) {
  const explained = new Set((texts.get(readings) ?? '').matchAll(reading).map(([, id]) => id))
  const cited = new Map()
  for (const [path, whole] of texts) {
    const text = path === readings ? whole.replace(reading, '- ') : whole
    for (const { id, index } of idsIn(text))
      cited.set(id, `${path}:${text.slice(0, index).split('\n').length} cites ${id}`)
  }
  const unexplained = [...cited].filter(([id]) => !explained.has(id))
  const uncited = [...explained].filter((id) => !cited.has(id))
  return [
    ...unexplained.map(
      ([, cites]) => `${cites}, which ${readings} does not explain. Say there what it means.`,
    ),
    ...uncited.map((id) => `${readings} explains ${id}, which nothing else cites. Take its line out.`),
  ]
}

/** Each dead path, link or npm command in the pages below `root`, and how many citations were followed. */
export function checkDocs(root) {
  const atTop = readdirSync(root).filter((name) => /^(README|ARCHITECTURE|CONTRIBUTING)\.md$/.test(name))
  const files = listFiles(root, [...layers, 'tools', 'docs']).filter((path) => holdsText.test(path))
  const texts = new Map([...atTop, ...files].map((path) => [path, readText(root, path)]))
  const pages = [...texts.keys()].filter((path) => path.endsWith('.md'))
  // Floors a page may cite although nothing stands there yet: then the citation is dead, not unknown.
  const top = new Set([...readdirSync(root), ...layers, 'native', 'docs', 'tools', '.ci'])
  const manifest = join(root, 'package.json')
  const scripts = existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')).scripts ?? {}) : {}
  const problems = []
  let checked = 0

  for (const page of pages) {
    let fenced = false
    texts
      .get(page)
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
  problems.push(...checkReadings(texts))
  for (const path of files.filter((each) => isCode(each) && !isTest(each)))
    for (const [page] of texts.get(path).matchAll(/[\w./-]+\.md\b(?<=(?:^|\s)(?:\/\/|\/?\*+) .*)/gm))
      if (!exists(root, page))
        problems.push(`${path} says to read ${page}, which is not there. Name what is.`)
  return { problems, checked, unit: `citations in ${pages.length} pages` }
}

await runMain(import.meta.url, 'check-docs', checkDocs)
