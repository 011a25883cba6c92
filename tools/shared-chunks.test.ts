import { describe, expect, it } from 'vitest'
import type { SharedModule } from './shared-chunks.ts'
import { chunkNames, gatherShared } from './shared-chunks.ts'

const module = (id: string, size: number, entries: number[], imports: string[] = []): SharedModule => ({
  id,
  size,
  entries: new Set(entries),
  imports,
})
const gathered = (modules: readonly SharedModule[], weightOf: (entry: number) => number = () => 1) =>
  gatherShared(modules, weightOf).map((chunk) => chunk.map(({ id }) => id))

describe('what several screens share (0017)', () => {
  it('is one file where the same screens load it, the largest first', () => {
    expect(gathered([module('a', 10, [1, 2]), module('b', 90_000, [2, 1]), module('c', 9, [3, 4])])).toEqual([
      ['b', 'a'],
      ['c'],
    ])
  })

  it('becomes one file where a request costs more than the code that is loaded without use', () => {
    expect(gathered([module('a', 900, [1, 2, 3]), module('b', 800, [1, 2])])).toEqual([['a', 'b']])
    expect(gathered([module('a', 900, [1, 2, 3]), module('b', 80_000, [1, 2])])).toEqual([['a'], ['b']])
    expect(gathered([module('a', 10, [1, 2]), module('b', 10, [3, 4])])).toEqual([['a'], ['b']])
  })

  it('stays apart where an entry that counts more would load it without use', () => {
    const modules = [module('a', 900, [1, 2, 3]), module('b', 800, [1, 2])]
    expect(gathered(modules, (entry) => (entry === 3 ? 10_000 : 1))).toEqual([['a'], ['b']])
    expect(gathered(modules, (entry) => (entry === 1 ? 10_000 : 1))).toEqual([['a', 'b']])
  })

  it('never comes to import itself through another file', () => {
    // As it stands after other merges: the chunk between the two belongs to other entries, and is too large to be merged with them.
    const [a, between, c] = [
      module('a', 100, [1, 2], ['b']),
      module('b', 90_000, [3, 4], ['c']),
      module('c', 100, [1, 2, 3]),
    ] as const
    expect(gathered([a, c])).toEqual([['a', 'c']])
    expect(gathered([a, between, c])).toEqual([['a'], ['b'], ['c']])
  })

  it('is named as its largest module', () => {
    const names = chunkNames([
      [module('/web/ui/Field.tsx', 2, []), module('/web/ui/Label.tsx', 1, [])],
      [module('/web/features/board/Field.tsx', 2, [])],
    ])
    expect([...names]).toEqual([
      ['/web/ui/Field.tsx', 'Field'],
      ['/web/ui/Label.tsx', 'Field'],
      ['/web/features/board/Field.tsx', 'Field-2'],
    ])
  })
})
