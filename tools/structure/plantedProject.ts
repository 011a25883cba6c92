import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const repository = resolve(import.meta.dirname, '../..')

/** A project small enough to see at once, with one right file in every kind of folder. */
const soundProject: Record<string, string> = {
  'package.json': JSON.stringify({
    type: 'module',
    imports: {
      '#domain/*': './domain/*',
      '#contract/*': './contract/*',
      '#server/*': './server/*',
      '#web/*': './web/*',
      '#tests/*': './tests/*',
    },
    scripts: { verify: 'true' },
    dependencies: { zod: '4.6.7' },
  }),
  'domain/decision.ts': '/** Yes or no. */\nexport const yes = { ok: true }\n',
  'domain/board/types.ts': '/** A card has a title. */\nexport type Card = { title: string }\n',
  'domain/board/rules/order.ts':
    "import type { Card } from '#domain/board/types.ts'\n\n/** By title. */\nexport const byTitle = (a: Card, b: Card) => a.title.localeCompare(b.title)\n",
  'domain/board/rules/order.test.ts':
    "import { byTitle } from './order.ts'\n\nbyTitle({ title: Date.now().toString() }, { title: '' })\n",
  'contract/board.ts':
    "import { z } from 'zod'\n\n/** A card as the browser sees it. */\nexport const Card = z.object({ title: z.string() })\n",
  'server/platform/config.ts': 'export const port = 3000\n',
  'server/platform/db/rows.ts': 'export const rows = []\n',
  'server/board/tables.ts': "export const cards = 'julboard_tasks'\n",
  'server/board/cards/queries.ts':
    "import { Card } from '#contract/board.ts'\nimport { byTitle } from '#domain/board/rules/order.ts'\nimport { rows } from '#server/platform/db/rows.ts'\nimport { cards } from '../tables.ts'\n\nexport const listCards = () => [Card, byTitle, cards, ...rows]\n",
  'server/board/cards/commands.ts':
    "import { yes } from '#domain/decision.ts'\nimport { cards } from '#server/board/tables.ts'\n\nexport const createCard = () => [cards, yes]\n",
  'server/board/feature.ts':
    "import { createCard } from './cards/commands.ts'\nimport { listCards } from './cards/queries.ts'\n\nexport const board = { createCard, listCards }\n",
  'server/app/main.ts':
    "import { board } from '#server/board/feature.ts'\nimport { port } from '#server/platform/config.ts'\n\nexport const app = { board, port }\n",
  'web/root.tsx': 'export default function Root() {\n  return <html lang="en" />\n}\n',
  'web/lib/clock.ts': 'export const now = () => Date.now()\n',
  'web/ui/Button.tsx':
    'export const Button = ({ label }: { label: string }) => <button type="button">{label}</button>\n',
  'web/features/board/cards/CardRow.tsx':
    "import type { Card } from '#domain/board/types.ts'\nimport { Button } from '#web/ui/Button.tsx'\n\nexport const CardRow = ({ title }: Card) => <Button label={title} />\n",
  'web/features/board/screens/BoardMobile.tsx':
    "import { now } from '#web/lib/clock.ts'\nimport { CardRow } from '../cards/CardRow.tsx'\n\nexport const BoardMobile = () => <CardRow title={String(now())} />\n",
  'web/mobile/routes/board.tsx':
    "import { BoardMobile } from '#web/features/board/screens/BoardMobile.tsx'\n\nexport default BoardMobile\n",
  'tests/fakes/mailServer.ts': 'export const mailServer = 1\n',
}

export type Outcome = { code: number; output: string; refused: readonly string[] }

/** Builds the sound project with `planted` files in it, lets `run` look at it there and deletes the project again. */
export async function plant<T>(
  planted: Record<string, string>,
  run: (root: string) => Promise<T>,
): Promise<T> {
  const root = mkdtempSync(join(tmpdir(), 'jul-project-'))
  try {
    for (const [path, text] of Object.entries({ ...soundProject, ...planted })) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    if (!existsSync(join(root, 'node_modules')))
      symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
    return await run(root)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/** Runs one checker over the sound project with `planted` files in it. */
export const checkPlanted = (
  checker: string,
  planted: Record<string, string> = {},
  args: readonly string[] = [],
): Promise<Outcome> => plant(planted, (root) => check(checker, ['--root', root, ...args]))

/** Runs one checker over this repository. */
export const checkHere = (checker: string): Promise<Outcome> => check(checker, ['--root', repository])

const check = (checker: string, args: readonly string[]): Promise<Outcome> =>
  runNode([join(repository, 'tools', `${checker}.mjs`), ...args], repository)

/** Runs a program of Node in `folder` and keeps what it says. */
export function runNode(args: readonly string[], folder: string): Promise<Outcome> {
  return new Promise((done) => {
    execFile(process.execPath, args, { cwd: folder }, (error, stdout, stderr) => {
      const refused = stderr.split('\n').filter((line) => line.startsWith('refused'))
      done({ code: error === null ? 0 : Number(error.code ?? 1), output: stdout + stderr, refused })
    })
  })
}

/** The refusals that name this path. */
export const about = (outcome: Outcome, path: string): readonly string[] =>
  outcome.refused.filter((line) => line.includes(path))
