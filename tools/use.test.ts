import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Outcome, plant, runNode } from './structure/plantedProject.ts'
import { knipFlags } from './verify.mjs'

const repository = resolve(import.meta.dirname, '..')
const config = readFileSync(join(repository, 'knip.jsonc'), 'utf8')
const knip = (root: string, flags: readonly string[]): Promise<Outcome> =>
  runNode([join(repository, 'node_modules/knip/bin/knip.js'), ...flags], root)

/** What knip says of the sound project with `planted` files, whose routes no React Router lists. */
const checkUse = (planted: Record<string, string>) =>
  plant(
    {
      'knip.jsonc': config.replace('"entry": [', '"entry": ["web/root.tsx!", "web/*/routes/**!",'),
      ...planted,
    },
    (root) => knip(root, [...knipFlags.filter((flag) => !/config-hints/.test(flag)), '--no-config-hints']),
  )

const law = '/** Law. */\n'
const card = `${law}export type Card = { title: string }\n`

describe('what a file offers', () => {
  it.each([
    [
      'a screen that nothing shows',
      'web/features/board/screens/LostDesktop.tsx',
      'export const LostDesktop = () => null\n',
      /LostDesktop/,
    ],
    ['a rule that nothing asks', 'domain/board/rules/lost.ts', `${law}export const lost = 1\n`, /lost\.ts/],
    ['a type that nothing has', 'domain/board/types.ts', `${card}${law}export type Lost = 1\n`, /Lost +type/],
    [
      'a read that only a test makes',
      'server/board/tables.ts',
      "import './findLost.ts'\nexport const cards = 1\n",
      /findLost +function +server\/board\/findLost\.ts/,
    ],
  ])('is refused where it is %s, and the refusal names it', async (_, path, text, tells) => {
    const outcome = await checkUse({
      'server/board/findLost.ts': 'export function findLost() {}\n',
      [path]: text,
      'server/board/findLost.test.ts': "import { findLost } from './findLost.ts'\n\nfindLost()\n",
      'domain/board/rules/lost.test.ts': `import * as there from '#${path}'\n\nexport const used = there\n`,
    })
    expect(outcome.output).toMatch(tells)
    expect(outcome.code).toBe(1)
  })

  it('is taken where another file, or its own, goes on from it', async () => {
    const outcome = await checkUse({
      'domain/board/types.ts': `${card}${law}export const found = 1\n${law}export const more = found + 1\n`,
      'server/platform/config.ts':
        "import * as rules from '#domain/board/types.ts'\n\nexport const port = rules.more\n",
    })
    expect(outcome.code, outcome.output).toBe(0)
  })

  it('is left alone where a framework reads it: routes and tables', async () => {
    const outcome = await checkUse({
      'web/mobile/routes/lost.tsx': 'export const meta = 1\n',
      'server/rooms/tables.ts': 'export const rooms = 1\n',
    })
    expect(outcome.code, outcome.output).toBe(0)
  })

  it('may stand ahead of its use while nothing uses it, and no longer', async () => {
    const ahead = '/** Law. @aheadOfUse */\nexport const early = 1\n'
    const early = await checkUse({ 'domain/board/types.ts': `${card}${ahead}` })
    expect(early.code, early.output).toBe(0)
    const used = await checkUse({
      'domain/board/types.ts': `${card}${ahead}`,
      'server/platform/config.ts':
        "import { early } from '#domain/board/types.ts'\n\nexport const port = early\n",
    })
    expect(used.output).toMatch(/types\.ts: early → @aheadOfUse/)
    expect(used.code).toBe(1)
  })

  it('stands ahead of its use only by name, with what will call it, and less and less', () => {
    const tagged = globSync('{domain,contract,server,web}/**/*.{ts,tsx}', { cwd: repository }).flatMap(
      (path) => {
        const text = readFileSync(join(repository, path), 'utf8')
        const names = text.matchAll(/@aheadOfUse[^/]*\*\/\s*export (?:async )?(?:const|function|type) (\w+)/g)
        return [...names].map(([, name]) => name)
      },
    )
    const aheadOfUse: Record<string, string> = JSON.parse(
      readFileSync(join(repository, 'tools/structure/aheadOfUse.json'), 'utf8'),
    )
    expect(tagged.toSorted()).toEqual(Object.keys(aheadOfUse).sort())
    const explained = readFileSync(join(repository, 'docs/readings.md'), 'utf8')
    for (const [name, cited] of Object.entries(aheadOfUse)) {
      const isNamed = cited.startsWith('spec ') || explained.includes(`**${cited}**`)
      expect(isNamed, `${name} waits for ${cited}`).toBe(true)
    }
    // Lower this number with every tag that goes.
    expect(tagged.length).toBeLessThanOrEqual(11)
  })

  it('is used throughout this repository', async () => {
    const here = await knip(repository, knipFlags)
    expect(here.code, here.output).toBe(0)
  })
})
