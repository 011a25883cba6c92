import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const repository = resolve(import.meta.dirname, '..')
const copied = [
  'domain',
  'contract',
  'server',
  'web',
  'tests',
  'tools',
  'package.json',
  'biome.json',
  'tsconfig.base.json',
]
let root: string

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}
const read = (path: string) => readFileSync(join(root, path), 'utf8')

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'jul-scratch-'))
  for (const name of copied) cpSync(join(repository, name), join(root, name), { recursive: true })
  // No repository, so nothing says what to ignore.
  writeFileSync(join(root, 'biome.json'), read('biome.json').replace('"enabled": true', '"enabled": false'))
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('a new feature', () => {
  it('is written on every layer, entered where features are listed, and says what is left', () => {
    const { status, said } = run('tools/new-feature.mjs', 'sparks')
    expect(status, said).toBe(0)
    expect(said).toContain('npm run db:generate -- --name sparks')
    expect(said).not.toContain('not as expected')
    expect(read('contract/router.ts')).toContain('\n  sparks,\n')
    expect(read('server/app/features.ts')).toContain('\n  sparks,\n')
    expect(read('contract/live.ts')).toContain("\n  | 'sparks'\n")
    expect(read('domain/audit/events.ts')).toContain('\n  ...sparksEvents,\n')
    expect(read('domain/sparks/events.ts')).toContain("\n  'spark.archived': 'user_action.low',\n")
  })

  it('gets a noun of its own folder, next to what is there', () => {
    const { status, said } = run('tools/new-noun.mjs', 'sparks', 'echo')
    expect(status, said).toBe(0)
    expect(said).not.toContain('not as expected')
    expect(read('contract/router.ts')).toContain('sparks: { ...sparks, ...echoCalls }')
    expect(read('server/sparks/feature.ts')).toMatch(/archiveEcho,[^}]*archiveSpark,/)
    expect(read('tools/structure/lists.mjs')).toContain("\n  sparks: 'echos',\n})\n/** Places")
    expect(read('server/sparks/echos/commands.ts')).toContain('changes one echo')
    expect(read('domain/sparks/permissions.ts')).toContain('about an echo')
  })

  it('has the types and the form of the rest', { timeout: 180_000 }, () => {
    const files = [
      ...[
        'server/sparks/feature.ts',
        'server/sparks/commands.test.ts',
        'server/sparks/echos/commands.test.ts',
      ],
      ...['domain/sparks/permissions.sparks.test.ts', 'domain/sparks/rules/echos.test.ts'],
      ...['SparksDesktop.tsx', 'SparksMobile.tsx'].map((name) => `web/features/sparks/screens/${name}`),
      'web/features/sparks/echos/EchosPanel.tsx',
      'tests/database/globalSetup.ts',
    ]
    const compilerOptions = {
      composite: false,
      emitDeclarationOnly: false,
      noEmit: true,
      jsx: 'react-jsx',
      lib: ['ES2024', 'DOM', 'DOM.Iterable'],
      types: ['node', 'vite/client'],
    }
    writeFileSync(
      join(root, 'tsconfig.scratch.json'),
      JSON.stringify({ extends: './tsconfig.base.json', compilerOptions, files }),
    )
    expect(run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.scratch.json').said).toBe('')
    const written = [
      'domain/sparks',
      'contract/sparks.ts',
      'contract/sparks',
      'server/sparks',
      'web/features/sparks',
    ]
    const lint = run('node_modules/@biomejs/biome/bin/biome', 'check', ...written)
    expect(lint.status, lint.said).toBe(0)
  })

  it('is not written over what is there, nor under a word that the dictionary does not have', () => {
    expect(run('tools/new-feature.mjs', 'sparks')).toMatchObject({ status: 1 })
    expect(run('tools/new-noun.mjs', 'sparks', 'echo').said).toContain('it is there already')
    expect(run('tools/new-feature.mjs', 'gossip').said).toContain('Name a word of the dictionary')
    expect(run('tools/new-noun.mjs', 'capture', 'echo').said).toContain('Name a feature that is there')
  })
})
