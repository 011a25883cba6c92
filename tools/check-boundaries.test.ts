import { beforeAll, describe, expect, it } from 'vitest'
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
    boundary: 'routes import the database',
    path: 'server/rooms/routes.ts',
    text: use('#server/platform/db/rows.ts'),
    tells: /routes-and-jobs-call-commands.*reads\.ts/,
  },
  {
    boundary: 'jobs import the database driver',
    path: 'server/rooms/jobs.ts',
    text: use('pg'),
    tells: /routes-and-jobs-call-commands.*verbNoun/,
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
    tells: /ui-knows-no-feature.*web\/features/,
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
    boundary: "a feature imports another's components",
    path: 'web/features/rooms/queries.ts',
    text: use('#web/features/board/parts/CardRow.tsx'),
    tells: /features-meet-at-their-screens.*web\/ui/,
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
  ['performance.now()', /performance: domain\/ has no clock/],
  ['setTimeout(() => 1, 1)', /setTimeout: domain\/ has no clock/],
  ['Math.random()', /Math\.random: domain\/ has no randomness/],
  ['crypto.randomUUID()', /crypto: domain\/ has no randomness/],
  ["fetch('/')", /fetch: .*belongs in server/],
  ['process.env', /process: .*belongs in server/],
  ['new Date(0).getHours()', /getHours: .*time zone/],
  ['(1).toLocaleString()', /toLocaleString: .*language/],
]

const pure = [
  'new Date(0)',
  'Date.UTC(2026, 0, 1)',
  'new Date(0).getUTCHours()',
  'Math.max(1, 2)',
  "(1).toLocaleString('en-GB')",
  '((crypto: number) => crypto + 1)(1)',
  '({ performance: 1, now: () => 2 }).performance',
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
    expect(sound.output).toMatch(/check-boundaries: 17 modules cruised, 0 refused/)
  })

  it('fail when the cruiser sees fewer modules than there are files', async () => {
    const blind = await checkPlanted('check-boundaries', {}, ['--blind-to', '\\.tsx$'])
    expect(blind.code).toBe(1)
    expect(blind.output).toMatch(/only 12 of 17 modules were cruised/)
  })

  it('fail when the cruiser misses an import of a file it read', async () => {
    const blind = await checkPlanted('check-boundaries', {}, ['--blind-to', '^server/platform/db/'])
    expect(blind.output).toMatch(
      /server\/board\/reads\.ts imports #server\/db\/rows\.ts, which the cruiser did not see/,
    )
  })

  it('stand in this repository', async () => {
    const here = await checkHere('check-boundaries')
    expect(here.refused).toEqual([])
    expect(here.code).toBe(0)
  }, 30_000)
})
