import { describe, expect, it } from 'vitest'
import { checkHere, checkPlanted } from './structure/plantedProject.ts'

const page = (text: string) => checkPlanted('check-docs', { 'docs/walks/a-walk.md': `# A walk\n\n${text}\n` })

describe('the documents', () => {
  it.each([
    ['a dead path', 'See `domain/board/gone.ts`.'],
    ['a dead path with a line', 'See `server/gone.ts:12`.'],
    ['a dead folder', 'See `web/features/gone/`.'],
    ['a dead alias', 'See `#domain/board/gone.ts`.'],
    ['a dead file at the root', 'See `GONE.md`.'],
    ['a dead link', 'See [it](../gone.md).'],
    ['a pattern that matches nothing', 'See `server/board/*.sql`.'],
    ['a command that is none', 'Run `npm run gone`.'],
  ])('may not cite %s, and the refusal names page and line', async (_, text) => {
    const outcome = await page(text)
    expect(outcome.refused).toHaveLength(1)
    expect(outcome.refused[0]).toMatch(/docs\/walks\/a-walk\.md:3 /)
    expect(outcome.code).toBe(1)
  })

  it('may cite what is there, what a command makes, addresses and placeholders', async () => {
    const outcome = await page(
      'See `domain/board/types.ts`, `#web/ui/Button.tsx`, `server/board/tables.ts:3`, `server/board/*.ts`, `package.json`, `build/client/`, [the walk](a-walk.md#top), [out](https://example.org/x.md), `/dashboard`, `GET /api/v1/x`, `server/<feature>/<verbNoun>.ts`, `npm run verify`.',
    )
    expect(outcome.refused).toEqual([])
    expect(outcome.output).toMatch(/check-docs: 7 citations in 1 pages, 0 refused/)
  })

  it('may not be named by a comment where they are not there', async () => {
    const outcome = await checkPlanted('check-docs', {
      'docs/there.md': 'Nothing to cite but `package.json`.\n',
      'server/platform/config.ts':
        '// Why: docs/there.md, and gone.md.\nexport const port = 3000 // docs/gone.md\n',
    })
    expect(outcome.refused).toEqual([
      'refused  server/platform/config.ts says to read gone.md, which is not there. Name what is.',
      'refused  server/platform/config.ts says to read docs/gone.md, which is not there. Name what is.',
    ])
  })

  it('of this repository cite nothing dead', async () => {
    const here = await checkHere('check-docs')
    expect(here.refused).toEqual([])
    expect(here.code).toBe(0)
  })
})

// Put together here, so that this file cites none of them.
const [decision, reading, capability, fault, family, section] = [
  `T-${901}`,
  `4.${13}.99`,
  `K${97}`,
  `F${98}`,
  `T-${'WXYZ'}`,
  `spec 1 §${99}`,
]
const cites = (planted: Record<string, string>, readings = '') =>
  checkPlanted('check-docs', {
    'docs/readings.md': `# Readings\n\n\`package.json\`\n\n${readings}\n`,
    ...planted,
  })

describe('an id that is cited', () => {
  it.each([
    [
      'a comment',
      decision,
      'server/platform/config.ts',
      `/** Listens (${decision}). */\nexport const port = 3000\n`,
    ],
    ['the name of a test', capability, 'tests/a.test.ts', `\n\nit('works (${capability})', () => {})\n`],
    ['SQL', reading, 'server/platform/db/after.sql', `select 1;\n-- Looks (${reading}).\n`],
    ['a page', fault, 'docs/walks/a-walk.md', `# A walk survives ${fault}\n`],
    ['the table of requirements', family, 'docs/security/asvs.json', `{ "note": "${family}" }\n`],
    [
      'a list of sections',
      section,
      'server/platform/config.ts',
      `// spec 1 §${98},\n// §${99}: it listens.\nexport const port = 1\n`,
    ],
    [
      'another reading',
      decision,
      'docs/readings.md',
      `- **${capability}** See ${decision}.\n\n${capability}\n`,
    ],
  ])('by %s is explained in the readings, or refused with its place', async (_, id, path, text) => {
    const unexplained = await cites({ [path]: text })
    const refusals = unexplained.refused.filter((line) => line.includes(`cites ${id},`))
    expect(refusals).toHaveLength(1)
    expect(refusals[0]).toMatch(new RegExp(`${path.replaceAll('.', '\\.')}:\\d+ cites`))
    if (path === 'docs/readings.md') return
    const explained = await cites({ [path]: text }, `- **${id}** What it means.`)
    expect(explained.refused.filter((line) => line.includes(id))).toEqual([])
  })

  it('has no line in the readings once nothing cites it', async () => {
    const outcome = await cites({}, `- **${decision}** What it meant.`)
    expect(outcome.refused).toEqual([
      `refused  docs/readings.md explains ${decision}, which nothing else cites. Take its line out.`,
    ])
    expect(outcome.code).toBe(1)
  })

  it('is no colour, version, address or part of another word', async () => {
    const text = `// #F${98} #K${97} 10.4.${13}.9 4.${13}.99.1 UTF-${16} GPT-${901} §${99} x${capability} ${fault}b\n`
    expect(
      (await cites({ 'server/platform/config.ts': `${text}export const port = 3000\n` })).refused,
    ).toEqual([])
  })
})
