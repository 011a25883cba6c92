// The first slice of a feature: a member's own list of entries, on every layer, in the shape the checks ask for.
const capital = (word) => word[0].toUpperCase() + word.slice(1)

/** Path → text of every file a new feature begins with. `word` is its word of the dictionary. */
export const files = (word) => {
  const Word = capital(word)
  return {
    [`domain/${word}/limits.ts`]: `/** Bounds of ${word}: lengths in characters, the rest counts. */
export const ${word}Limits = { titleLength: 200, pageSize: 50 } as const
`,
    [`domain/${word}/events.ts`]: `/** What can happen to ${word}, in the past tense; audit rows and live events use the same words (4.12.13). */
export const ${word}Events = ['${word}.added'] as const
export type ${Word}Event = (typeof ${word}Events)[number]
`,
    [`domain/${word}/texts.ts`]: `/** Texts around ${word}; what the specification fixes stands here exactly, with a test. */
export const ${word}Texts = {
  title: '${Word}',
  empty: 'Nothing here yet',
  added: 'Added',
} as const
`,
    [`domain/${word}/permissions.ts`]: `import { canEnterConsole } from '#domain/accounts/permissions.ts'
import type { Actor } from '#domain/actor.ts'
import type { Decision } from '#domain/decision.ts'

/** A member adds to their own list; the row rules keep it their own (T-025). */
export function canAddEntry(actor: Actor): Decision {
  return canEnterConsole(actor)
}
`,
    [`domain/${word}/permissions.test.ts`]: `import { describe, expect, it } from 'vitest'
import type { Actor } from '#domain/actor.ts'
import { canAddEntry } from './permissions.ts'

const member: Actor = {
  userId: 'a',
  isVerified: true,
  isStaff: false,
  isAdmin: false,
  isDemo: false,
  isDisabled: false,
  permissions: [],
  plans: ['mobile_free', 'desktop_standard'],
  userType: null,
}

describe('adding an entry', () => {
  it.each([
    ['a member', member, true],
    ['a member who is not confirmed', { ...member, isVerified: false }, false],
    ['a member who is shut out', { ...member, isDisabled: true }, false],
  ])('by %s', (_who, actor, expected) => {
    expect(canAddEntry(actor).ok).toBe(expected)
  })
})
`,
    [`contract/${word}.ts`]: `import { z } from 'zod'
import { ${word}Limits } from '#domain/${word}/limits.ts'
import { call } from './call.ts'
import { Id, Instant, Text } from './fields.ts'

/** One entry as its member sees it. */
export const Entry = z.object({ id: Id, title: z.string(), createdAt: Instant })
export type Entry = z.infer<typeof Entry>

/** A new entry; its id is made by the sender, so that a retry is the same entry. */
export const AddEntryInput = z.strictObject({ id: Id, title: Text(${word}Limits.titleLength, 1) })

/** A member's own list of entries. */
export const ${word} = {
  list: call({ access: 'member', scope: 'own', bucket: 'read' }, 'GET', '/${word}', 'The own entries, newest first').output(
    z.object({ entries: z.array(Entry) }),
  ),
  addEntry: call({ access: 'member', scope: 'own', bucket: 'write' }, 'POST', '/${word}', 'Adds an entry')
    .input(AddEntryInput)
    .output(z.object({ entry: Entry })),
}
`,
    [`server/${word}/tables.ts`]: `import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ownership } from '#server/accounts/tables.ts'
import { createdAt } from '#server/platform/db/columns.ts'
import { allow, own } from '#server/platform/db/policies.ts'

export const ${word}Entries = pgTable(
  '${word}_entries',
  {
    id: uuid('id').primaryKey(),
    ...ownership(),
    title: text('title').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('${word}_entries_own').on(table.userId, table.createdAt.desc(), table.id),
    ...allow('member', ['select', 'insert'], own),
    ...allow('staff', ['select', 'insert'], own),
  ],
)
`,
    [`server/${word}/reads.ts`]: `import { asc, desc, eq } from 'drizzle-orm'
import { ${word}Limits } from '#domain/${word}/limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ${word}Entries } from './tables.ts'

export type EntryRow = typeof ${word}Entries.$inferSelect

export async function listEntries(db: Db, userId: string): Promise<EntryRow[]> {
  return await db
    .select()
    .from(${word}Entries)
    .where(eq(${word}Entries.userId, userId))
    .orderBy(desc(${word}Entries.createdAt), asc(${word}Entries.id))
    .limit(${word}Limits.pageSize)
}

export async function findEntry(db: Db, id: string): Promise<EntryRow | null> {
  const [entry] = await db.select().from(${word}Entries).where(eq(${word}Entries.id, id)).limit(1)
  return entry ?? null
}
`,
    [`server/${word}/present.ts`]: `import type { Entry } from '#contract/${word}.ts'
import type { EntryRow } from './reads.ts'

/** What leaves the server of an entry. */
export const presentEntry = ({ id, title, createdAt }: EntryRow): Entry => ({
  id,
  title,
  createdAt: createdAt.toISOString(),
})
`,
    [`server/${word}/live.ts`]: `import type { Audience } from '#server/platform/live/streams.ts'

/** Entries are heard by their member alone. */
export const ${word}Audience: Audience = (event, { actor }) => event.memberId === actor.userId
`,
    [`server/${word}/addEntry.ts`]: `import { AddEntryInput } from '#contract/${word}.ts'
import { canAddEntry } from '#domain/${word}/permissions.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { Conflict } from '#server/platform/http/refusal.ts'
import type { EntryRow } from './reads.ts'
import { findEntry } from './reads.ts'
import { ${word}Entries } from './tables.ts'

export const addEntry = command({
  input: AddEntryInput,
  load: async () => null,
  can: canAddEntry,
  check: nothingToCheck,
  run: async ({ db, actor, input, publish }): Promise<{ entry: EntryRow; isNew: boolean }> => {
    const [entry] = await db
      .insert(${word}Entries)
      .values({ id: input.id, userId: actor.userId, createdBy: actor.userId, title: input.title.trim() })
      // The sender made the id: the same entry sent again is the same entry.
      .onConflictDoNothing({ target: ${word}Entries.id })
      .returning()
    if (!entry) {
      const there = await findEntry(db, input.id)
      if (!there) throw new Conflict('id_taken')
      return { entry: there, isNew: false }
    }
    await publish('${word}', { entity: 'entry', id: entry.id, kind: '${word}.added', memberId: entry.userId })
    return { entry, isNew: true }
  },
  audit: {
    action: '${word}.added',
    subject: ({ entry }) => ({ type: 'entry', id: entry.id, memberId: entry.userId }),
    happened: ({ isNew }) => isNew,
  },
})
`,
    [`server/${word}/addEntry.test.ts`]: `import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { addEntry } from './addEntry.ts'
import { listEntries } from './reads.ts'

let at: TestApp
let member: Person

beforeAll(async () => {
  at = await testApp()
  member = await at.person()
})
afterAll(() => at.close())

const add = (person: Person, title: string, id = randomUUID()) =>
  at.as(person, (ctx) => addEntry(ctx, { id, title }))

describe('adding an entry', () => {
  it('keeps it, once, with one audit row however often it is sent', async () => {
    const id = randomUUID()
    await add(member, 'First', id)
    expect((await add(member, 'First', id)).isNew).toBe(false)
    expect(await at.query('select action from audit_events where subject_id = $1', [id])).toEqual([{ action: '${word}.added' }])
  })

  it('shows it to nobody else (T-025)', async () => {
    const other = await at.person()
    expect(await at.as(other, ({ db }) => listEntries(db, member.id))).toEqual([])
  })

  it('refuses an id that is somebody else’s', async () => {
    const id = randomUUID()
    await add(member, 'Mine', id)
    await expect(add(await at.person(), 'Theirs', id)).rejects.toMatchObject({ reason: 'id_taken' })
  })
})
`,
    [`server/${word}/routes.ts`]: `import { calls, contextOf } from '#server/platform/http/calls.ts'
import { addEntry } from './addEntry.ts'
import { presentEntry } from './present.ts'
import { listEntries } from './reads.ts'

export const ${word}Routes = {
  list: calls.${word}.list.handler(async ({ context }) => {
    const { db, actor } = contextOf(context)
    return { entries: (await listEntries(db, actor.userId)).map(presentEntry) }
  }),

  addEntry: calls.${word}.addEntry.handler(async ({ context, input }) => ({
    entry: presentEntry((await addEntry(contextOf(context), input)).entry),
  })),
}
`,
    [`web/features/${word}/queries.ts`]: `import { orpc } from '#web/lib/calls/api.ts'

/** The own entries, newest first. */
export const entriesQuery = () => orpc.${word}.list.queryOptions()
`,
    [`web/features/${word}/screens/${Word}Desktop.tsx`]: `import { useQuery } from '@tanstack/react-query'
import { ${word}Texts } from '#domain/${word}/texts.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { entriesQuery } from '../queries.ts'

/** The list as it stands; another tab's entries appear by themselves. */
export function ${Word}Desktop() {
  useLiveRefresh('${word}')
  const { data } = useQuery(entriesQuery())
  return (
    <>
      <PageTitle title={${word}Texts.title} />
      <Panel>
        {data?.entries.length ? (
          <ul>
            {data.entries.map((entry) => (
              <li key={entry.id}>{entry.title}</li>
            ))}
          </ul>
        ) : (
          <Empty title={${word}Texts.empty} />
        )}
      </Panel>
    </>
  )
}
`,
  }
}

/** What only a person can decide, in the order of docs/walks/adding-a-feature.md, and what refuses to pass until it is done. */
export const rest = (word) => [
  [
    `contract/router.ts: add ${word} to the contract`,
    `types: server/${word}/routes.ts does not compile without it`,
  ],
  ['server/app/router.ts: add the routes', 'types: a call without an answer'],
  [
    `contract/live.ts: ${capital(word)}Event among what can happen, '${word}' among the topics`,
    'types: the command publishes and records what nobody named',
  ],
  [`npm run db:generate -- --name ${word}`, 'tests: the table is not there'],
  [
    'tests/matrix/tableRules.ts: one line for the table; tests/matrix/world.ts: a row of it for everybody',
    'tests: the table matrix names the table',
  ],
  ['docs/security/rules.md: the class of data of the table', 'tests: tools/asvs.test.ts names the table'],
  [
    "tests/matrix/expected.ts: one row for each call, `notRefs: ['id']` where the sender makes the id",
    'tests: the permission matrix names the call',
  ],
  ['domain/billing/rules/rights.ts: a right, if a plan gives it', 'tests: the matrices of the specification'],
  ['server/app/audiences.ts: add the audience', 'types: a topic that nobody hears'],
  [
    'contract/paths.ts and web/desktop/shell/tabs.tsx: a tab that shows the screen (or web/routes.ts: a route)',
    'verify: tools/check-use.mjs names the screen; types: a tab without one; tests: tests/matrix/contract.test.ts keeps ' +
      'every address. How it looks nothing notices: 390, 768 and 1440 px, light and dark',
  ],
  [
    'docs: README.md (not built yet), a walk if the data takes a new way',
    'verify: a document that cites a dead path',
  ],
]
