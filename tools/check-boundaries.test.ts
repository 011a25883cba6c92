import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { crowded, folderLimit } from './structure/lists.mjs'
import type { Outcome } from './structure/plantedProject.ts'
import { about, checkHere, checkPlanted } from './structure/plantedProject.ts'

const use = (specifier: string) => `import * as there from '${specifier}'\n\nexport const here = there\n`

/** One breach a boundary: where it is, what it says, and what the refusal must tell. */
const breaches: readonly { boundary: string; path: string; text: string; tells: RegExp }[] = [
  {
    boundary: 'domain imports the server',
    path: 'domain/board/limits.ts',
    text: use('#server/platform/config.ts'),
    tells: /domain-imports-domain.*belongs in server\/<feature>/,
  },
  {
    boundary: 'domain imports Node',
    path: 'domain/board/events.ts',
    text: use('node:fs'),
    tells: /domain-imports-domain/,
  },
  {
    boundary: 'domain imports a package',
    path: 'domain/board/texts.ts',
    text: use('zod'),
    tells: /domain-imports-domain/,
  },
  {
    boundary: 'contract imports the server',
    path: 'contract/rooms.ts',
    text: use('#server/platform/config.ts'),
    tells: /contract-imports-domain.*belongs in server/,
  },
  {
    boundary: 'contract imports another package',
    path: 'contract/sparks.ts',
    text: use('fastify'),
    tells: /contract-imports-domain/,
  },
  {
    boundary: 'server imports a screen',
    path: 'server/board/present.ts',
    text: use('#web/ui/Button.tsx'),
    tells: /server-imports-no-browser.*belongs in contract/,
  },
  {
    boundary: 'jobs import the database',
    path: 'server/rooms/jobs.ts',
    text: use('#server/platform/db/rows.ts'),
    tells: /jobs-call-commands.*commands\.ts.*queries\.ts/,
  },
  {
    boundary: 'jobs of a noun import the database driver',
    path: 'server/board/cards/jobs.ts',
    text: use('pg'),
    tells: /jobs-call-commands.*verbNoun/,
  },
  {
    boundary: 'the platform imports a feature',
    path: 'server/platform/audit/seal.ts',
    text: use('#server/board/tables.ts'),
    tells: /platform-knows-no-feature.*server\/<feature>\/.*server\/app\//,
  },
  {
    boundary: 'the platform imports what composes',
    path: 'server/platform/http/listen.ts',
    text: use('#server/app/start.ts'),
    tells: /platform-knows-no-feature/,
  },
  {
    boundary: 'a feature imports what composes it',
    path: 'server/sparks/queries.ts',
    text: use('#server/app/start.ts'),
    tells: /features-know-no-app.*server\/app\/<area>\//,
  },
  {
    boundary: "a feature imports another's commands",
    path: 'server/media/commands.ts',
    text: use('#server/board/cards/commands.ts'),
    tells: /features-share-rows-and-steps.*queries\.ts, tables\.ts.*server\/app\//,
  },
  {
    boundary: "a feature imports another's secret rules",
    path: 'server/capture/queries.ts',
    text: use('#server/readiness/rules/weights.ts'),
    tells: /features-share-rows-and-steps/,
  },
  {
    boundary: 'web imports the server',
    path: 'web/features/board/queries.ts',
    text: use('#server/platform/config.ts'),
    tells: /web-imports-no-server.*contract\/<feature>\.ts/,
  },
  {
    boundary: 'web imports Node',
    path: 'web/lib/files.ts',
    text: use('node:fs'),
    tells: /web-has-no-node.*server\//,
  },
  {
    boundary: 'lib imports ui',
    path: 'web/lib/toasts.ts',
    text: use('#web/ui/Button.tsx'),
    tells: /lib-knows-nothing-above.*web\/features/,
  },
  {
    boundary: 'ui imports a feature',
    path: 'web/ui/Row.tsx',
    text: use('#web/features/board/screens/BoardMobile.tsx'),
    tells: /ui-knows-no-feature.*web\/features\/<feature>\//,
  },
  {
    boundary: 'a feature imports a surface',
    path: 'web/features/board/live.ts',
    text: use('#web/mobile/routes/board.tsx'),
    tells: /features-know-no-surface.*home\//,
  },
  {
    boundary: 'the site imports a console',
    path: 'web/site/home/Home.tsx',
    text: use('#web/mobile/routes/board.tsx'),
    tells: /site-knows-no-console.*web\/ui/,
  },
  {
    boundary: 'a console imports the staff area',
    path: 'web/desktop/home/Today.tsx',
    text: use('#web/staff/home/Queue.tsx'),
    tells: /only-staff-imports-staff.*web\/features/,
  },
  {
    boundary: "a feature imports another's component",
    path: 'web/features/rooms/queries.ts',
    text: use('#web/features/board/cards/CardRow.tsx'),
    tells: /features-share-queries-and-screens.*web\/ui/,
  },
  {
    boundary: 'a surface imports the foot of web',
    path: 'web/desktop/shell/Frame.tsx',
    text: use('#web/root.tsx'),
    tells: /nothing-imports-the-foot.*web\/lib/,
  },
  {
    boundary: 'the server imports a stand-in',
    path: 'server/platform/mail/send.ts',
    text: use('#tests/fakes/mailServer.ts'),
    tells: /nothing-imports-tests.*HTTP/,
  },
  {
    boundary: 'the product imports a test',
    path: 'server/platform/jobs/run.ts',
    text: use('#domain/board/rules/order.test.ts'),
    tells: /nothing-imports-tests/,
  },
  {
    boundary: 'two files import each other',
    path: 'server/platform/live/near.ts',
    text: use('./far.ts'),
    tells: /no-cycles.*types\.ts/,
  },
  {
    boundary: 'an import leads nowhere',
    path: 'server/platform/live/lost.ts',
    text: use('#server/nowhere.ts'),
    tells: /imports-resolve/,
  },
  {
    boundary: 'an import lacks its extension',
    path: 'server/platform/live/bare.ts',
    text: use('#server/config'),
    tells: /imports-resolve.*extension/,
  },
  {
    boundary: 'a breach hides in a dynamic import',
    path: 'web/lib/later.ts',
    text: "export const later = () => import('#server/platform/config.ts')\n",
    tells: /web-imports-no-server/,
  },
  {
    boundary: 'a breach hides in a type import',
    path: 'web/lib/shape.ts',
    text: "import type { port } from '#server/platform/config.ts'\n\nexport type Port = typeof port\n",
    tells: /web-imports-no-server/,
  },
  {
    boundary: 'a breach hides in a re-export',
    path: 'web/lib/again.ts',
    text: "export { port } from '#server/platform/config.ts'\n",
    tells: /web-imports-no-server/,
  },
  {
    boundary: 'a breach goes round by the folders',
    path: 'web/lib/round.ts',
    text: use('../../server/platform/config.ts'),
    tells: /web-imports-no-server/,
  },
  {
    boundary: 'a type is imported where the boundaries cannot see',
    path: 'web/lib/hidden.ts',
    text: "export type Port = import('#server/platform/config.ts').Port\n",
    tells: /:1 .*import type/,
  },
]

const impure: readonly [expression: string, tells: RegExp][] = [
  ['Date.now()', /Date\.now: domain\/ has no clock/],
  ['new Date()', /new Date\(\): domain\/ has no clock/],
  ['Date()', /Date\(\): domain\/ has no clock/],
  ['Temporal.Now.instant()', /Temporal\.Now: domain\/ has no clock/],
  ['Math.random()', /Math\.random: domain\/ has no randomness/],
  ['new Date(0).getHours()', /getHours: .*time zone/],
  ['(1).toLocaleString()', /toLocaleString: .*language/],
]

const pure = [
  'new Date(0)',
  'Date.UTC(2026, 0, 1)',
  'new Date(0).getUTCHours()',
  'Math.max(1, 2)',
  "(1).toLocaleString('en-GB')",
]

describe('the boundaries', () => {
  let planted: Outcome
  beforeAll(async () => {
    const files = Object.fromEntries(breaches.map(({ path, text }) => [path, text]))
    const lines = (expressions: readonly string[]) =>
      expressions.map((each, at) => `/** Law. */\nexport const x${at} = ${each}\n`).join('')
    planted = await checkPlanted('check-boundaries', {
      ...files,
      'server/platform/live/far.ts': use('./near.ts'),
      'server/app/start.ts': 'export const start = 1\n',
      'server/readiness/rules/weights.ts': 'export const weights = 1\n',
      'server/platform/db/transaction.ts': 'export const inTransaction = 1\n',
      'server/media/jobs.ts': use('#server/platform/db/transaction.ts'),
      // What a feature may take of another.
      'server/media/queries.ts': use('#server/board/cards/queries.ts'),
      'server/media/tables.ts': use('#server/board/tables.ts'),
      'web/features/media/queries.ts': use('#web/features/board/screens/BoardMobile.tsx'),
      'web/staff/home/Queue.tsx': use('#web/ui/Button.tsx'),
      'domain/rooms/rules.ts': lines(impure.map(([expression]) => expression)),
      'domain/sparks/rules.ts': lines(pure),
    })
  }, 60_000)

  it.each(breaches)('refuse when $boundary, and say where the code should go', ({ path, tells }) => {
    const told = about(planted, path)
    expect(told.join('\n')).toMatch(tells)
  })

  it('refuse every breach once, and nothing else', () => {
    const expected = breaches.length + impure.length
    expect(planted.refused.length, planted.output).toBe(expected)
    expect(planted.code).toBe(1)
  })

  it.each(impure)('keep %s out of domain and name its line', (expression, tells) => {
    const line = impure.findIndex(([each]) => each === expression) * 2 + 2
    expect(about(planted, `domain/rooms/rules.ts:${line} `).join('\n')).toMatch(tells)
  })

  it.each(pure)('let domain say %s', (expression) => {
    const line = pure.indexOf(expression) * 2 + 2
    expect(about(planted, `domain/sparks/rules.ts:${line} `)).toEqual([])
  })

  it('resolve the aliases of every layer, .ts and .tsx, and let a sound project pass', async () => {
    const sound = await checkPlanted('check-boundaries')
    expect(sound.refused).toEqual([])
    expect(sound.code).toBe(0)
    expect(sound.output).toMatch(/check-boundaries: 19 modules cruised, 0 refused/)
  })

  it('fail when the cruiser sees fewer modules than there are files', async () => {
    const blind = await checkPlanted('check-boundaries', {}, ['--blind-to', '\\.tsx$'])
    expect(blind.code).toBe(1)
    expect(blind.output).toMatch(/only 14 of 19 modules were cruised/)
  })

  it('fail when the cruiser misses an import of a file it read', async () => {
    const blind = await checkPlanted('check-boundaries', {}, ['--blind-to', '^server/platform/db/'])
    expect(blind.output).toMatch(
      /server\/board\/cards\/queries\.ts imports #server\/platform\/db\/rows\.ts, which the cruiser did not see/,
    )
  })

  it('let domain import the pure libraries that are listed, and no other file of theirs', async () => {
    const manifest = JSON.stringify({ type: 'module', exports: { '.': './index.js', './*': './*/index.js' } })
    const installed = ['zod', 'fractional-indexing', 'libphonenumber-js'].flatMap((name) =>
      ['package.json', 'index.js', 'min/index.js', 'max/index.js'].map((file) => [
        `node_modules/${name}/${file}`,
        file === 'package.json' ? manifest : 'export const z = 1\n',
      ]),
    )
    const { refused } = await checkPlanted('check-boundaries', {
      ...Object.fromEntries(installed),
      'domain/board/rules/rank.ts': use('fractional-indexing'),
      'domain/board/rules/phone.ts': use('libphonenumber-js/min'),
      'domain/board/rules/phones.ts': use('libphonenumber-js/max'),
    })
    expect(refused).toHaveLength(1)
    expect(refused[0]).toMatch(/phones\.ts → node_modules\/libphonenumber-js\/max.*lists\.mjs/)
  })

  it('stand in this repository', async () => {
    const here = await checkHere('check-boundaries')
    expect(here.refused).toEqual([])
    expect(here.code).toBe(0)
  }, 30_000)
})

describe('the folders', () => {
  const ringOf = async (planted: Record<string, string>) =>
    (await checkPlanted('check-boundaries', planted)).refused

  it('are told for each layer: how many, arrows, arrows up, rings, the largest', async () => {
    const { output } = await checkPlanted('check-boundaries')
    expect(output).toMatch(
      /server: 5 folders, largest server\/board with 2 files; 5 arrows, 0 up, 0 rings of folders, 0 more of features/,
    )
    expect(output).toMatch(/domain: 3 folders.*web: 6 folders/s)
  })

  it('form no ring, although no file does', async () => {
    const refused = await ringOf({
      'web/features/board/notes/NoteRow.tsx': use('../cards/CardRow.tsx'),
      'web/features/board/cards/CardNotes.tsx': use('../notes/NoteRow.tsx'),
    })
    expect(refused).toHaveLength(1)
    expect(refused[0]).toMatch(
      /web\/features\/board\/cards ⇄ web\/features\/board\/notes import each other in a ring.*cards\/CardNotes\.tsx → .*notes\/NoteRow\.tsx/,
    )
  })

  it('form no ring with the folder they stand in', async () => {
    const refused = await ringOf({
      'server/platform/clock.ts': use('./db/rows.ts'),
      'server/platform/db/open.ts': use('../config.ts'),
    })
    expect(refused.join()).toMatch(/server\/platform ⇄ server\/platform\/db import each other/)
  })

  it('form no ring of features, although their nouns do not', async () => {
    const refused = await ringOf({
      'server/board/notes/queries.ts': use('#server/accounts/people/queries.ts'),
      'server/accounts/people/queries.ts': 'export const people = 1\n',
      'server/accounts/profile/queries.ts': use('#server/board/cards/queries.ts'),
    })
    expect(refused).toHaveLength(1)
    expect(refused[0]).toMatch(/server\/accounts ⇄ server\/board import each other in a ring.*server\/app\//)
  })

  it('may put their nouns or rules together from above', async () => {
    expect(
      await ringOf({
        'domain/board/permissions.ts': use('./rules/order.ts'),
        'server/board/feature.ts': use('./cards/queries.ts'),
      }),
    ).toEqual([])
  })

  it('have no arrow up, and it is counted', async () => {
    const { output, code } = await checkPlanted('check-boundaries', {
      'server/platform/live/hear.ts': use('#server/board/tables.ts'),
      'web/ui/Tile.tsx': use('#web/features/board/cards/CardRow.tsx'),
    })
    expect(code).toBe(1)
    expect(output).toMatch(/server: .* 1 up, 0 rings/)
    expect(output).toMatch(/web: .* 1 up, 0 rings/)
  })

  it('hold at most 20 source files, tests not counted', async () => {
    const many = (count: number, end: string) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`domain/board/rules/rule${at}${end}`, 'export {}\n']),
      )
    expect(await ringOf({ ...many(19, '.ts'), ...many(5, '.test.ts') })).toEqual([])
    expect((await ringOf(many(20, '.ts'))).join()).toMatch(/domain\/board\/rules holds 21 source files.*noun/)
  })

  it('that are crowded are still there and still crowded', async () => {
    for (const folder of Object.keys(crowded)) {
      const count = globSync(`${folder}/*.{ts,tsx}`, { cwd: resolve(import.meta.dirname, '..') }).length
      expect(count, folder).toBeGreaterThan(folderLimit)
    }
  })
})
