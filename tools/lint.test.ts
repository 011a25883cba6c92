import { copyFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { plant, runNode } from './structure/plantedProject.ts'

const repository = resolve(import.meta.dirname, '..')
const biome = join(repository, 'node_modules/@biomejs/biome/bin/biome')

/** What this repository's lint says of planted files. */
const lint = (planted: Record<string, string>) =>
  plant({ '.gitignore': 'node_modules\n', ...planted }, async (root) => {
    await copyFile(join(repository, 'biome.json'), join(root, 'biome.json'))
    return await runNode([biome, 'lint', '--vcs-enabled=false', ...Object.keys(planted)], root)
  })

describe('the lint', () => {
  it.each([
    ['a default export that no framework demands', 'export default 1\n', /noDefaultExport/],
    ['a file that only passes on', "export * from './clock.ts'\n", /noBarrelFile/],
    ['a file that passes on by name', "export { now } from './clock.ts'\n", /noBarrelFile/],
  ])('refuses %s', async (_, text, tells) => {
    const outcome = await lint({ 'web/lib/everything.ts': text })
    expect(outcome.output).toMatch(tells)
    expect(outcome.code).toBe(1)
  })

  it.each([
    ['performance.now()', /has no clock/],
    ['setTimeout(() => 1, 1)', /has no clock/],
    ['crypto.randomUUID()', /has no randomness/],
    ["fetch('/')", /belongs in server/],
    ['process.env', /belongs in server/],
    ['localStorage', /belongs in server/],
  ])('keeps %s out of domain', async (expression, tells) => {
    const outcome = await lint({ 'domain/board/limits.ts': `export const a = ${expression}\n` })
    expect(outcome.output).toMatch(/noRestrictedGlobals/)
    expect(outcome.output).toMatch(tells)
    expect(outcome.code).toBe(1)
  })

  it('lets domain give such a name to what is its own, and tests use them', async () => {
    const outcome = await lint({
      'domain/board/limits.ts':
        'export const a = ((crypto: number) => crypto + 1)(1)\nexport const b = { performance: 1 }.performance\n',
      'domain/board/limits.test.ts': 'export const now = performance.now()\n',
    })
    expect(outcome.code, outcome.output).toBe(0)
  })

  it('lets route modules and configuration export by default', async () => {
    const outcome = await lint({
      'server/platform/db/drizzle.config.ts': 'export default {}\n',
      'web/mobile/routes/home.tsx': 'export default function Home() {\n  return null\n}\n',
    })
    expect(outcome.code, outcome.output).toBe(0)
  })
})
