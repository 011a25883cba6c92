// What a new noun adds to files that are there: each a function of the text, which answers null where the text is not as expected.

import { eventsOf, permissionsOf } from './domain.mjs'
import { withArticles } from './names.mjs'
import { commandNames, queryNames, tableOf } from './server.mjs'

/** Adds the names of an import to the one that is there, or the whole line; the formatter sorts them. */
export function withImport(text, line) {
  const [, type = '', names, from] = /^import (type )?\{ (.+) \} from '(.+)'$/.exec(line)
  const there = new RegExp(`import ${type}\\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}'`).exec(text)
  const all = [...text.matchAll(new RegExp(`import [^']*\\{([^}]*)\\} from '${from}'`, 'g'))].map(
    ([, known]) => known,
  )
  const missing = names
    .split(', ')
    .filter((name) => !all.some((known) => new RegExp(`\\b${name}\\b`).test(known)))
  if (missing.length === 0) return text
  if (!there) return `import ${type}{ ${missing.join(', ')} } from '${from}'\n${text}`
  const list = [
    ...there[1]
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
    ...missing,
  ]
  return text.replace(there[0], `import ${type}{ ${list.join(', ')} } from '${from}'`)
}

const withImports = (text, lines) => lines.reduce(withImport, text)
const append = (text, { imports, text: more }) => withImports(`${text}${more}`, imports)

function before(text, end, more) {
  const at = text.indexOf(end)
  if (at < 0) return null
  const head = text.slice(0, at).trimEnd()
  return `${head}${/[,[{]$/.test(head) ? '' : ','}\n${more}${text.slice(at)}`
}

/** A line among the lines behind `opening`, in their order. */
function sorted(text, opening, line) {
  const lines = text.split('\n')
  const first = lines.findIndex((each) => each.startsWith(opening)) + 1
  if (first === 0) return null
  if (lines.includes(line)) return text
  let at = first
  while (
    lines[at]?.startsWith('  ') &&
    (lines[at].startsWith('    ') || /^ {2}\}/.test(lines[at]) || lines[at] < line)
  )
    at += 1
  lines.splice(at, 0, line)
  return lines.join('\n')
}

/** The noun among those of its feature, in the list that the structure check reads. */
function declared(text, { feature, nouns }) {
  const [head, list, tail] = text.split(/(?<=export const nouns = lines\(\{\n)([\s\S]*?)(?=\}\))/)
  if (tail === undefined) return null
  const known = new RegExp(`^  ${feature}: '(.*)',$`, 'm')
  const line = (names) => `  ${feature}: '${names}',`
  return `${head}${known.test(list) ? list.replace(known, (_, names) => line(`${names} ${nouns}`)) : `${list}${line(nouns)}\n`}${tail}`
}

const both = (text, ...changes) => changes.reduce((so, change) => (so === null ? null : change(so)), text)

/** Path → what happens to its text, for a noun of a feature that has its files. */
export const additionsOfNoun = (n) => {
  const { feature, calls } = n
  const from = n.isOnly ? '.' : `./${n.nouns}`
  return {
    ...(n.isOnly ? {} : { 'tools/structure/lists.mjs': (text) => declared(text, n) }),
    [`domain/${feature}/events.ts`]: (text) => before(text, '} as const satisfies Events', eventsOf(n)),
    [`domain/${feature}/permissions.ts`]: (text) => {
      const { imports, text: more } = permissionsOf(n)
      return append(text, { imports, text: withArticles(n, more) })
    },
    [`server/${feature}/tables.ts`]: (text) => append(text, tableOf(n)),
    [`server/${feature}/feature.ts`]: (text) =>
      text.includes('calls: {')
        ? withImports(
            text.replace('calls: {', `calls: {\n${[...commandNames(n), ...queryNames(n)].join(',\n')},\n`),
            [
              `import { ${commandNames(n).join(', ')} } from '${from}/commands.ts'`,
              `import { ${queryNames(n).join(', ')} } from '${from}/queries.ts'`,
            ],
          )
        : null,
    'contract/router.ts': (text) => {
      const imported = withImport(
        text,
        `import { ${calls} } from './${n.contract.slice('contract/'.length)}'`,
      )
      if (n.isOnly) return sorted(imported, 'export const contract = {', `  ${feature},`)
      const alone = `\n  ${feature},\n`
      if (imported.includes(alone))
        return imported.replace(alone, `\n  ${feature}: { ...${feature}, ...${calls} },\n`)
      const entry = new RegExp(`\\n {2}${feature}: \\{[^}]*\\}`).exec(imported)
      return entry && imported.replace(entry[0], entry[0].replace(/,?\s*\}$/, `, ...${calls} }`))
    },
  }
}

/** The same for a feature that is new itself: where the lists of all features name it. */
export const additionsOfFeature = ({ feature }) => ({
  'server/app/features.ts': (text) =>
    both(
      text,
      (so) => withImport(so, `import { ${feature} } from '#server/${feature}/feature.ts'`),
      (so) => sorted(so, 'export const features', `  ${feature},`),
    ),
  'domain/audit/events.ts': (text) =>
    both(
      text,
      (so) => withImport(so, `import { ${feature}Events } from '#domain/${feature}/events.ts'`),
      (so) => sorted(so, 'export const events', `  ...${feature}Events,`),
    ),
  'contract/live.ts': (text) => sorted(text, 'export type Topic', `  | '${feature}'`),
})
