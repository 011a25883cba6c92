import { describe, expect, it } from 'vitest'
import { about, checkHere, checkPlanted } from './structure/plantedProject.ts'

const law = '/** Law. */\n'

describe('what a file offers', () => {
  it.each([
    [
      'a screen that nothing shows',
      'web/features/board/screens/LostDesktop.tsx',
      'export const LostDesktop = () => null\n',
      'LostDesktop',
    ],
    ['a rule that nothing asks', 'domain/board/rules/lost.ts', `${law}export const lost = 1\n`, 'lost'],
    ['a type that nothing has', 'contract/rooms.ts', `${law}export type Lost = string\n`, 'Lost'],
    ['a read that only a test makes', 'server/rooms/reads.ts', 'export function findLost() {}\n', 'findLost'],
  ])('is refused where it is %s, and the refusal names it', async (_, path, text, name) => {
    const outcome = await checkPlanted('check-use', {
      [path]: text,
      'tests/fakes/lost.test.ts': `import { ${name} } from '#${path}'\n\n${name}\n`,
    })
    expect(about(outcome, path)).toHaveLength(1)
    expect(about(outcome, path)[0]).toContain(`\`${name}\``)
    expect(outcome.code).toBe(1)
  })

  it('is taken where another file, or its own, goes on from it', async () => {
    const outcome = await checkPlanted('check-use', {
      'domain/board/rules/found.ts': `${law}export const found = 1\n${law}export const more = found + 1\n`,
      'web/lib/taker.ts':
        "import * as rules from '#domain/board/rules/found.ts'\n\nexport const taker = () => rules.more + taker.length\n",
    })
    expect([...about(outcome, 'found.ts'), ...about(outcome, 'taker.ts')]).toEqual([])
  })

  it('is left alone where a framework reads it: routes and tables', async () => {
    const outcome = await checkPlanted('check-use', {
      'web/mobile/routes/lost.tsx': 'export const meta = 1\n',
      'server/rooms/tables.ts': 'export const rooms = 1\n',
    })
    expect([...about(outcome, 'lost.tsx'), ...about(outcome, 'rooms/tables.ts')]).toEqual([])
  })

  it('is used throughout this repository, but for the list that only shrinks', async () => {
    const here = await checkHere('check-use')
    expect(here.refused).toEqual([])
    expect(here.code).toBe(0)
  })
})
