import { beforeAll, describe, expect, it } from 'vitest'
import type { Outcome } from './structure/plantedProject.ts'
import { about, checkHere, checkPlanted } from './structure/plantedProject.ts'

const plain = 'export const a = 1\n'
const law = '/** Law. */\nexport const a = 1\n'
// Written apart, because this file is looked at too.
const silence = ['biome', 'ignore'].join('-')
const long = (lines: number) => `${law}${'// so that nothing is hidden\n'.repeat(lines - 2)}`

type Breach = { rule: string; path: string; text?: string; tells: RegExp }

const breaches: readonly Breach[] = [
  {
    rule: 'a folder of domain is no word',
    path: 'domain/payments/types.ts',
    text: law,
    tells: /not a word of the dictionary.*billing/,
  },
  {
    rule: 'a file of domain has no room',
    path: 'domain/board/cards.ts',
    text: law,
    tells: /rules\/<noun>\.ts/,
  },
  {
    rule: 'a file stands at the foot of domain',
    path: 'domain/money.ts',
    text: law,
    tells: /domain\/<feature>\/rules\.ts/,
  },
  {
    rule: 'domain holds a component',
    path: 'domain/sparks/types.tsx',
    text: law,
    tells: /components in web/,
  },
  {
    rule: 'a file of contract is no noun of its feature',
    path: 'contract/board/payments.ts',
    text: law,
    tells: /"payments" is no noun of board in contract\/.*cards.*lists\.mjs/,
  },
  {
    rule: 'a folder of contract nests',
    path: 'contract/board/cards/calls.ts',
    text: law,
    tells: /contract\/<feature>\/<noun>\.ts/,
  },
  {
    rule: 'contract has a word of its own',
    path: 'contract/payments.ts',
    text: law,
    tells: /not a word of the dictionary/,
  },
  {
    rule: 'a folder of server is neither word nor machinery',
    path: 'server/payments/queries.ts',
    tells: /not a word.*next to: app, platform/,
  },
  { rule: 'a demo stands by itself', path: 'server/demo/queries.ts', tells: /not a word/ },
  {
    rule: 'a file stands at the foot of server',
    path: 'server/cards.ts',
    tells: /server\/<feature>\/.*server\/app\/.*server\/platform\//,
  },
  {
    rule: 'a command is named by a noun',
    path: 'server/rooms/message.ts',
    text: 'export const message = 1\n',
    tells: /verbNoun.*queries\.ts, a write in commands\.ts/,
  },
  {
    rule: 'a command does not export its name',
    path: 'server/rooms/sendMessage.ts',
    tells: /does not export `sendMessage`/,
  },
  {
    rule: 'SQL of a feature has another name',
    path: 'server/rooms/views.sql',
    text: 'select 1;\n',
    tells: /root tables\.ts.*functions\.sql and rules/,
  },
  {
    rule: 'a name is a metaphor of our own',
    path: 'server/platform/live/wake.ts',
    text: 'export const houseIsUp = 1\n',
    tells: /"house" is a metaphor.*field's words/,
  },
  {
    rule: 'a folder of a server feature is no noun of it',
    path: 'server/board/payments/queries.ts',
    tells: /"payments" is no noun of board in server\/.*has cards, notes.*declare the noun/,
  },
  {
    rule: 'a feature with one noun has a folder',
    path: 'server/rooms/queries/list.ts',
    tells: /rooms has one noun and no folder below it/,
  },
  {
    rule: 'a noun of server has a folder',
    path: 'server/board/cards/steps/place.ts',
    tells: /server\/board\/cards\/ has no room for it.*rules\/<noun>\.ts/,
  },
  {
    rule: 'a feature with nouns keeps a command at its root',
    path: 'server/board/archiveCard.ts',
    text: 'export const archiveCard = 1\n',
    tells: /board has nouns\. It belongs in server\/board\/<noun>\//,
  },
  {
    rule: 'the tables of a feature stand in a noun',
    path: 'server/board/cards/tables.ts',
    text: 'export const tables = 1\n',
    tells: /server\/board\/cards\/ has no room for it: a noun holds queries\.ts, commands\.ts/,
  },
  {
    rule: 'routes are written again',
    path: 'server/rooms/routes.ts',
    tells: /A read belongs in queries\.ts, a write in commands\.ts/,
  },
  {
    rule: 'the platform has an area of its own',
    path: 'server/platform/tools/clock.ts',
    tells: /db\/, http\/.*files at its foot.*server\/<feature>\//,
  },
  {
    rule: 'web has a folder of its own',
    path: 'web/widgets/Clock.tsx',
    text: 'export const Clock = 1\n',
    tells: /web\/features\/<feature>/,
  },
  {
    rule: 'a file stands at the foot of web',
    path: 'web/App.tsx',
    tells: /web\/features\/<feature>\/screens/,
  },
  { rule: 'a feature of web is no word', path: 'web/features/cards/queries.ts', tells: /not a word/ },
  {
    rule: 'a feature of web has another file',
    path: 'web/features/rooms/State.ts',
    tells: /rooms\/ has no room for it: it holds queries\.ts, mutations\.ts, live\.ts, components/,
  },
  {
    rule: 'a screen does not name its surface',
    path: 'web/features/rooms/screens/Room.tsx',
    text: 'export const Room = 1\n',
    tells: /screens\/ named for their surface \(CardDesktop\.tsx/,
  },
  {
    rule: 'a feature of web has parts',
    path: 'web/features/board/parts/CardRow.tsx',
    text: 'export const CardRow = 1\n',
    tells: /"parts" is no noun of board in web\/.*has cards.*overview/,
  },
  {
    rule: 'a feature with nouns keeps a component at its root',
    path: 'web/features/board/CardList.tsx',
    text: 'export const CardList = 1\n',
    tells: /board has nouns\. It belongs in web\/features\/board\/<noun>\//,
  },
  {
    rule: 'a noun of web has a folder',
    path: 'web/features/board/cards/rows/CardRow.tsx',
    text: 'export const CardRow = 1\n',
    tells: /web\/features\/board\/cards\/ has no room for it/,
  },
  {
    rule: 'a screen of a noun does not name its surface',
    path: 'web/features/board/cards/screens/CardPage.tsx',
    text: 'export const CardPage = 1\n',
    tells: /screens\/ named for their surface/,
  },
  {
    rule: 'a module of a noun is named like a component',
    path: 'web/features/board/cards/Sorting.ts',
    tells: /A rule belongs in domain\//,
  },
  { rule: 'a component does not export its name', path: 'web/ui/Card.tsx', tells: /does not export `Card`/ },
  {
    rule: 'a surface holds a screen itself',
    path: 'web/mobile/Home.tsx',
    tells: /routes\/, shell\/ and home\//,
  },
  { rule: 'tests has a folder of its own', path: 'tests/unit/board.ts', tells: /stands next to it/ },
  {
    rule: 'a journey is called a test',
    path: 'tests/journeys/board.test.ts',
    tells: /member-books-session\.journey\.ts/,
  },
  {
    rule: 'a folder is called helpers',
    path: 'server/platform/db/helpers/rows.ts',
    tells: /"helpers" says nothing/,
  },
  { rule: 'a file is called utils', path: 'web/lib/dateUtils.ts', tells: /"utils" says nothing/ },
  {
    rule: 'a file is called manager',
    path: 'server/platform/http/SessionManager.ts',
    tells: /"manager" says nothing/,
  },
  { rule: 'a file is called index', path: 'web/lib/index.ts', tells: /no barrels/ },
  {
    rule: 'a component stands outside web',
    path: 'server/platform/mail/Welcome.tsx',
    text: 'export const Welcome = 1\n',
    tells: /belong in web/,
  },
  {
    rule: 'a text keeps its placeholder',
    path: 'domain/accounts/texts.ts',
    text: "/** Law. */\nexport const a = 'Welcome to {product}'\n",
    tells: /:2 literal \{product\}.*T-175.*function/,
  },
  {
    rule: 'a template keeps its placeholder',
    path: 'server/platform/mail/render.ts',
    text: 'export const a = `Write to {email}`\n',
    tells: /literal \{email\}/,
  },
  {
    rule: 'a silenced check gives no reason',
    path: 'web/lib/quiet.ts',
    text: `// ${silence} lint: it is fine\n${plain}`,
    tells: /:1 a silenced check/,
  },
  {
    rule: 'a cast gives no reason',
    path: 'web/lib/cast.ts',
    text: 'export const a = JSON.parse("1") as number\n',
    tells: /:1 a cast says.*type guard/,
  },
  {
    rule: 'an export of domain says no law',
    path: 'domain/board/limits.ts',
    tells: /:1 this export says no law/,
  },
  {
    rule: 'an export of contract says no law',
    path: 'contract/rooms.ts',
    tells: /:1 this export says no law/,
  },
  {
    rule: 'a file has more than 500 lines',
    path: 'server/platform/http/everything.ts',
    text: long(501),
    tells: /501 lines \(at most 500\).*Split it by noun/,
  },
  {
    rule: 'a file of SQL has more than 500 lines',
    path: 'server/platform/db/everything.sql',
    text: 'select 1;\n'.repeat(501),
    tells: /501 lines \(at most 500\)/,
  },
  {
    rule: 'a route module holds a screen',
    path: 'web/mobile/routes/home.tsx',
    text: long(61),
    tells: /61 lines.*screens/,
  },
]

const right: readonly [path: string, text: string][] = [
  ['domain/board/texts.ts', `/** Law. */\nexport const write = (email: string) => \`Write to \${email}\`\n`],
  [
    'domain/rooms/types.ts',
    "/** Law. */\nexport const rooms = ['a'] as const\nexport type Room = (typeof rooms)[number]\n",
  ],
  ['contract/board/milestones.ts', law],
  ['server/rooms/closeRoom.race.test.ts', plain],
  ['server/rooms/commands.ts', plain],
  ['server/readiness/rules/weights.ts', plain],
  ['server/board/emails.ts', plain],
  ['server/board/cards/present.ts', plain],
  ['server/board/cards/trips.test.ts', plain],
  ['server/board/cards/moveCard.ts', 'export const moveCard = 1\n'],
  ['server/board/cards/cardRow.ts', 'export type CardRow = string\n'],
  ['server/board/cards/rules/order.ts', plain],
  ['server/app/cards/makeCard.ts', plain],
  ['server/platform/calls/query.ts', plain],
  ['server/rooms/functions.sql', 'select 1;\n'],
  ['server/platform/db/drizzle.config.ts', 'export default {}\n'],
  ['web/lib/cast.test.ts', 'export const a = JSON.parse("1") as number\n'],
  ['web/lib/told.ts', '// safe because the server wrote it\nexport const a = JSON.parse("1") as number\n'],
  ['web/features/rooms/useRoomDraft.ts', plain],
  ['web/features/board/mutations.ts', plain],
  ['web/features/board/cards/queries.ts', plain],
  ['web/features/board/cards/columnPlaces.ts', plain],
  ['web/features/board/cards/CardTile.test.tsx', plain],
  ['web/features/board/cards/screens/CardMobile.tsx', 'export const CardMobile = 1\n'],
  ['web/features/board/overview/Lead.tsx', 'export const Lead = 1\n'],
  ['web/ui/Mail.tsx', 'export const Mail = ({ email }: { email: string }) => <p>{email}</p>\n'],
  ['tests/journeys/member-moves-card.journey.ts', plain],
]

describe('the shape of the code', () => {
  let planted: Outcome
  beforeAll(async () => {
    planted = await checkPlanted('check-structure', {
      ...Object.fromEntries(breaches.map(({ path, text }) => [path, text ?? plain])),
      ...Object.fromEntries(right),
      'server/platform/live/long.ts': long(301),
    })
  }, 30_000)

  it.each(breaches)('is refused when $rule, with the place where it belongs', ({ path, tells }) => {
    expect(about(planted, path).join('\n'), planted.output).toMatch(tells)
  })

  it.each(right)('has a room for %s', (path) => {
    expect(about(planted, path)).toEqual([])
  })

  it('is refused once per planted file, but where a name breaks two rules', () => {
    expect(new Set(planted.refused.map((line) => line.split(' ')[2]?.replace(/:.*/, ''))).size).toBe(
      breaches.length,
    )
    expect(planted.code).toBe(1)
  })

  it('warns from 300 lines on and does not refuse', () => {
    expect(planted.output).toMatch(/warning {2}server\/platform\/live\/long\.ts has 301 lines/)
    expect(about(planted, 'server/platform/live/long.ts')).toEqual([])
  })

  it('passes a sound project and says how many files that were', async () => {
    const sound = await checkPlanted('check-structure')
    expect(sound.output).toMatch(/check-structure: 19 files, 0 refused/)
    expect(sound.output).toMatch(
      /lines without tests and migrations: contract 4, domain 8, server 21, web 16$/m,
    )
    expect(sound.code).toBe(0)
  })

  it('stands in this repository', async () => {
    const here = await checkHere('check-structure')
    expect(here.refused).toEqual([])
    expect(here.code).toBe(0)
  })
})
