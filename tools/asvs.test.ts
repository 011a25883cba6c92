import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

type State = 'held' | 'not built' | 'deviation' | 'operations'
type Row = { id: string; level: 1 | 2; feature: string; state: State; note: string; proof: string[] }
/** `stands` is what shows that a feature is there; `until` is what would show that one has come. */
type Feature = { stands: string } | { until: string[] }
type Table = { features: Record<string, Feature>; rows: Row[]; notApplicable: Record<string, string> }

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const table = JSON.parse(read('docs/security/asvs.json')) as Table // safe because the tests below hold its shape
const rules = read('docs/security/rules.md')
const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> } // safe because npm writes it

/** Names of tests: the first text of a call that goes on with a function or its options; `$what` takes its cases' words. */
const title = /\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1\s*,\s*(?:async\b|\(|\{)/g
const titles = new Map<string, string[]>()
function titlesOf(path: string): string[] {
  const known = titles.get(path)
  if (known) return known
  const found = [...read(path).matchAll(title)].map(([, , text = '']) => text.replace(/\\(['"`])/g, '$1'))
  if (found.some((each) => each.includes('$what')))
    found.push(...[...read(path).matchAll(/^\s*\{?\s*what: '([^']+)'/gm)].map(([, text = '']) => text))
  titles.set(path, found)
  return found
}

/** Why a citation proves nothing, or null: `file#part of a test's name`, or `document#heading or words`. */
function trouble(citation: string): string | null {
  const cut = citation.indexOf('#')
  const [path, words] = [citation.slice(0, cut), citation.slice(cut + 1)]
  if (cut < 1 || words.length < 4) return 'names no file and part of it'
  if (!existsSync(join(root, path))) return `${path} is not there`
  if (/\.(?:test|journey)\.tsx?$/.test(path))
    return titlesOf(path).some((each) => each.includes(words)) ? null : `${path} has no test "${words}"`
  const isThere = path.endsWith('.md') ? read(path).includes(`\n## ${words}\n`) : read(path).includes(words)
  return isThere ? null : `${path} has no "${words}"`
}

const isThere = (sign: string) =>
  sign.startsWith('package:') ? sign.slice('package:'.length) in dependencies : existsSync(join(root, sign))

describe('the table of OWASP ASVS 5.0.0 (docs/security/asvs.json)', () => {
  it('has every line of levels 1 and 2 once: 199 that apply, 54 that do not and why', () => {
    const ids = [
      ...table.rows.map((row) => row.id.replace('v5.0.0-', '')),
      ...Object.keys(table.notApplicable),
    ]
    expect(new Set(ids).size).toBe(ids.length)
    expect([table.rows.length, Object.keys(table.notApplicable).length]).toEqual([199, 54])
    expect(table.rows.filter((row) => row.level === 1)).toHaveLength(64)
    for (const row of table.rows) {
      expect(row.id).toMatch(/^v5\.0\.0-\d+\.\d+\.\d+$/)
      expect(row.note.length, row.id).toBeGreaterThan(5)
    }
  })

  it('names a test or a document that is there behind every line that holds, deviates or is for whoever runs it', () => {
    const faults = table.rows
      .filter((row) => row.state !== 'not built')
      .flatMap((row) => {
        if (row.proof.length === 0) return [`${row.id}: no proof`]
        return row.proof.flatMap((citation) => {
          const found = trouble(citation)
          return found ? [`${row.id}: ${found}`] : []
        })
      })
    expect(faults).toEqual([])
  })

  it('calls nothing not built that stands, and nothing held whose feature is not there', () => {
    const faults = table.rows.flatMap(({ id, feature, state }) => {
      const known = table.features[feature]
      if (!known) return [`${id}: "${feature}" is no feature of the table`]
      const stands = 'stands' in known
      if (stands !== (state !== 'not built')) return [`${id}: is ${state}, and "${feature}" says otherwise`]
      return []
    })
    expect(faults).toEqual([])
    const gone = Object.entries(table.features).flatMap(([name, each]) =>
      'stands' in each && !existsSync(join(root, each.stands)) ? [`${name}: ${each.stands} is gone`] : [],
    )
    expect(gone).toEqual([])
  })

  it('notices when what was not built, or was no concern, has come: its lines are due', () => {
    const come = Object.entries(table.features).flatMap(([name, each]) =>
      'until' in each ? each.until.filter(isThere).map((sign) => `${name}: ${sign} is there now`) : [],
    )
    expect(come).toEqual([])
    const foreign = [
      'package:ws',
      'package:graphql',
      'package:jose',
      'package:jsonwebtoken',
      'package:ldapjs',
    ]
    const nobodys = [
      'package:xmldom',
      'package:samlify',
      'package:memcached',
      'package:twilio',
      'package:simple-peer',
    ]
    expect([...foreign, ...nobodys].filter(isThere)).toEqual([])
  })

  it('finds a citation out that proves nothing', () => {
    expect(trouble('tools/gone.test.ts#anything')).toContain('is not there')
    expect(trouble('tools/asvs.test.ts#a test that nobody wrote')).toContain('has no test')
    expect(trouble('docs/security/rules.md#No such heading')).toContain('has no')
    expect(trouble('tools/asvs.test.ts#finds a citation out')).toBeNull()
  })

  it('says how much of it holds', () => {
    const count = (state: State) => table.rows.filter((row) => row.state === state).length
    process.stdout.write(
      `asvs: ${table.rows.length} rows, ${count('held')} held, ${count('deviation')} deviations, ${count('operations')} for operations, ${count('not built')} not built\n`,
    )
    expect(count('held')).toBeGreaterThan(0)
  })
})

describe('the classes of data (docs/security/rules.md)', () => {
  it('are given to every table there is, once', () => {
    const section = rules.slice(
      rules.indexOf('## Classes of data'),
      rules.indexOf('## When something is found'),
    )
    const classed = [...section.matchAll(/`([a-z]+(?:_[a-z]+)*)`/g)].map(([, name]) => name)
    const tables = globSync('server/{*/{tables,*Tables},platform/*/tables}.ts', { cwd: root }).flatMap(
      (path) => [...read(path).matchAll(/pgTable\(\s*'([a-z_]+)'/g)].map(([, name]) => name),
    )
    expect(tables.length).toBeGreaterThan(20)
    expect(
      tables.filter((table) => !classed.includes(table)),
      'tables without a class',
    ).toEqual([])
    expect(classed.sort()).toEqual(tables.sort())
  })
})
