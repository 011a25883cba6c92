// What a file may be called and how it may offer what it holds.
import { forbiddenWords, lineLimit, lineWarning, routeModuleLimit } from './lists.mjs'
import { eachNode, isTest, lineOf, parse } from './source.mjs'

const wordsOf = (path) =>
  path
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

/** A name that says nothing invites everything. */
export function nameTrouble(path) {
  const empty = wordsOf(path).find((word) => forbiddenWords.has(word))
  if (empty)
    return `"${empty}" says nothing. Name it for what it does, and stand it with the feature that needs it.`
  if (/(^|\/)index\.tsx?$/.test(path)) {
    return 'no barrels: import the file itself. What it really holds belongs in a file named for that.'
  }
  if (path.endsWith('.tsx') && !path.startsWith('web/')) {
    return 'Node strips types from .ts only. Components belong in web/; a mail is a plain function over the escaping template in server/platform/mail/.'
  }
}

const routeModule = /^web\/[^/]+\/routes\//

/** A file named for its one export offers it; a row's type and columns stand in a file named for the row. */
function ownNameTrouble(path, text) {
  const name = path.split('/').at(-1).split('.')[0]
  if (new RegExp(`^export (async )?(const|function|class|type) ${name}\\b`, 'im').test(text)) return []
  return [
    `${path} does not export \`${name}\`. A file is named for what it offers; the rest belongs in the file named for it.`,
  ]
}

/** T-175: the brand and the support address are configuration, so no text carries their placeholder. */
function braceTrouble(path, text, tree) {
  const found = []
  eachNode(tree.body, (node) => {
    const words = node.type === 'StringLiteral' ? node.value : node.type === 'TemplateElement' ? node.raw : ''
    const brace = words.match(/\{(product|email)\}/)
    if (brace) {
      found.push(
        `${path}:${lineOf(text, node)} literal ${brace[0]} would reach a person (T-175). Make the text a function of the configured value: ({ ${brace[1]} }) => \`…\`.`,
      )
    }
  })
  return found
}

/** Every silenced check says why it is safe to. */
function silenceTrouble(path, text) {
  return text
    .split('\n')
    .flatMap((line, at) =>
      /(biome-ignore|@ts-expect-error|@ts-ignore|@ts-nocheck)\b/.test(line) && !/safe because/.test(line)
        ? [
            `${path}:${at + 1} a silenced check says \`safe because …\`. Better: change the code so that nothing needs silencing.`,
          ]
        : [],
    )
}

/** A cast is a claim the compiler cannot check; the one who makes it says why it holds. */
function castTrouble(path, text, tree) {
  const lines = text.split('\n')
  const found = new Set()
  eachNode(tree.body, (node) => {
    if (node.type !== 'TsAsExpression' && node.type !== 'TsTypeAssertion') return
    const at = lineOf(text, node)
    if (!lines.slice(Math.max(0, at - 4), at + 1).some((line) => line.includes('safe because'))) found.add(at)
  })
  return [...found].map(
    (at) =>
      `${path}:${at} a cast says \`safe because …\` on its line or above. Better: a type guard, a schema or \`satisfies\`.`,
  )
}

function isReadOff(declaration) {
  let readOff = false
  eachNode(declaration.typeAnnotation, (node) => {
    if (node.type === 'TsTypeQuery') readOff = true
  })
  return readOff
}

/** Every export of domain and contract opens with a sentence of business law. */
function lawTrouble(path, text, tree) {
  const lines = text.split('\n')
  return tree.body.flatMap((item) => {
    if (item.type !== 'ExportDeclaration') return []
    // A type read off the value above it, `(typeof statuses)[number]`, has that value's law.
    if (item.declaration.type === 'TsTypeAliasDeclaration' && isReadOff(item.declaration)) return []
    const at = lineOf(text, item)
    return /^\s*(\*\/|\/\/|\/\*\*.*\*\/|.*\*\/)\s*$|^\s*\/\//.test(lines[at - 2] ?? '')
      ? []
      : [
          `${path}:${at} this export says no law. Open it with one sentence: shapes, units, and the source (spec section or decision id).`,
        ]
  })
}

/** Everything one file of code offers, casts, silences or leaves unsaid against the rules. */
export function codeTrouble(path, text, isNamedForItself) {
  const tree = parse(path, text)
  const product = !isTest(path)
  return [
    ...(isNamedForItself ? ownNameTrouble(path, text) : []),
    ...silenceTrouble(path, text),
    ...(product ? [...braceTrouble(path, text, tree), ...castTrouble(path, text, tree)] : []),
    ...(product && /^(domain|contract)\//.test(path) ? lawTrouble(path, text, tree) : []),
  ]
}

/** Long files hide things. */
export function lengthTrouble(path, text) {
  const lines = text.trimEnd().split('\n').length
  if (routeModule.test(path) && !isTest(path) && lines > routeModuleLimit) {
    return {
      problem: `${path} has ${lines} lines; a route module has about ten (at most ${routeModuleLimit}). The screen belongs in web/features/<feature>/screens/ or the surface's home/.`,
    }
  }
  if (lines > lineLimit) {
    return {
      problem: `${path} has ${lines} lines (at most ${lineLimit}). Split it by noun: rules/<noun>.ts, a component or a long command in a file of its own.`,
    }
  }
  if (lines > lineWarning) return { warning: `${path} has ${lines} lines (${lineWarning} is long).` }
  return {}
}
