import { describe, expect, it } from 'vitest'
import { checkHere, checkPlanted } from './structure/plantedHouse.ts'

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
      'See `domain/board/types.ts`, `#web/ui/Button.tsx`, `server/board/reads.ts:3`, `server/board/*.ts`, `package.json`, `build/client/`, [the walk](a-walk.md#top), [out](https://example.org/x.md), `/dashboard`, `GET /api/v1/x`, `server/<feature>/<verbNoun>.ts`, `npm run verify`.',
    )
    expect(outcome.refused).toEqual([])
    expect(outcome.output).toMatch(/check-docs: 7 citations in 1 pages, 0 refused/)
  })

  it('of this repository cite nothing dead', async () => {
    const here = await checkHere('check-docs')
    expect(here.refused).toEqual([])
    expect(here.code).toBe(0)
  })
})
