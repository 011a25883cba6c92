// A noun on the server: its table, its reads and writes, what leaves, and the tests of both.
import { testOf } from './serverTests.mjs'

/** The feature's own files; the nouns write into them. */
export const serverOfFeature = ({ feature, Feature }) => ({
  [`server/${feature}/tables.ts`]: '',
  [`server/${feature}/feature.ts`]: `import type { Feature } from '#server/platform/calls/feature.ts'

/** ${Feature} are heard by their member alone. */
export const ${feature}: Feature<'${feature}'> = {
  calls: {
  },
  audience: (event, { actor }) => event.memberId === actor.userId,
}
`,
})

export const tableOf = ({ nouns, table }) => ({
  imports: [
    "import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'",
    "import { ownership } from '#server/accounts/tables.ts'",
    "import { createdAt, instant, updatedAt } from '#server/platform/db/columns.ts'",
    "import { allow, own } from '#server/platform/db/policies.ts'",
  ],
  text: `
export const ${nouns} = pgTable(
  '${table}',
  {
    id: uuid('id').primaryKey(),
    ...ownership(),
    title: text('title').notNull(),
    body: text('body').notNull().default(''),
    // Counts edits; archiving never conflicts.
    version: integer('version').notNull().default(1),
    archivedAt: instant('archived_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // Nulls first as \`order by … desc\` asks; otherwise the index does not give the order.
    index('${table}_recent').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    ...allow('member', ['select', 'insert', 'update'], own),
    ...allow('staff', ['select', 'insert', 'update'], own),
  ],
)
`,
})

export const commandNames = ({ Noun }) => [`archive${Noun}`, `create${Noun}`, `edit${Noun}`, `restore${Noun}`]
export const queryNames = ({ Noun, Nouns }) => [`get${Noun}`, `list${Nouns}`]

export const serverOfNoun = (n) => {
  const { feature, noun, Noun, nouns, Nouns } = n
  return {
    [`${n.server}/present.ts`]: `import type { ${Noun} } from '#${n.contract}'
import type { ${nouns} } from '${n.tables}'

export type ${Noun}Row = typeof ${nouns}.$inferSelect

/** What leaves the server of a ${noun}. */
export function present${Noun}(row: ${Noun}Row): ${Noun} {
  return {
    id: row.id,
    title: row.title,
    body: row.body,
    version: row.version,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
`,
    [`${n.server}/queries.ts`]: `import { and, desc, eq, sql } from 'drizzle-orm'
import { ${noun}Limits } from '#domain/${feature}/rules/${nouns}.ts'
import { calls } from '#server/platform/calls/calls.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { momentOf, nextOf } from '#server/platform/http/cursor.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { query } from '#server/platform/calls/query.ts'
import type { ${Noun}Row } from './present.ts'
import { present${Noun} } from './present.ts'
import { ${nouns} } from '${n.tables}'

const byId = statement((q, { id }: Args<{ id: string }>) =>
  q.select().from(${nouns}).where(eq(${nouns}.id, id)).limit(1),
)
const byIdHeld = statement((q, { id }: Args<{ id: string }>) =>
  q.select().from(${nouns}).where(eq(${nouns}.id, id)).limit(1).for('update'),
)

/** One ${noun}, held still until the commit, or a refusal that says no more than that there is none. */
export const hold${Noun} = async (db: Db, id: string): Promise<${Noun}Row> => only(await byIdHeld(db, { id }))
export const find${Noun} = async (db: Db, id: string): Promise<${Noun}Row | null> => (await byId(db, { id }))[0] ?? null

function only([${noun}]: readonly ${Noun}Row[]): ${Noun}Row {
  if (!${noun}) throw new NotFound('${noun}')
  return ${noun}
}

const page = statement((q, p: Args<{ archived: boolean; at: string; id: string }>) =>
  q
    .select()
    .from(${nouns})
    .where(
      and(
        eq(${nouns}.userId, sql\`app_user()\`),
        sql\`(\${${nouns}.archivedAt} is not null) = \${p.archived}::boolean\`,
        sql\`(\${${nouns}.createdAt}, \${${nouns}.id}) < (\${p.at}::timestamptz, \${p.id}::uuid)\`,
      ),
    )
    .orderBy(desc(${nouns}.createdAt), desc(${nouns}.id))
    // One more than the page shows, where there is one.
    .limit(${noun}Limits.page + 1),
)
const top = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

export const list${Nouns} = query(calls.${feature}.list${Nouns}, {
  read: ({ db, input: { archived = false, cursor } }) => page(db, { archived, ...(momentOf(cursor) ?? top) }),
  present: (rows) => ({
    ${nouns}: rows.slice(0, ${noun}Limits.page).map(present${Noun}),
    next: nextOf(rows, ${noun}Limits.page),
  }),
})

export const get${Noun} = query(calls.${feature}.get${Noun}, {
  read: async ({ db, input: { id } }) => only(await byId(db, { id })),
  present: (${noun}) => ({ ${noun}: present${Noun}(${noun}) }),
})
`,
    [`${n.server}/commands.ts`]: `import { eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { ${Noun} } from '#${n.contract}'
import { isStale, mergeEdit } from '#domain/edits.ts'
import { canArchive${Noun}, canCreate${Noun}, canEdit${Noun} } from '#domain/${feature}/permissions.ts'
import type { ${Noun}Fields } from '#domain/${feature}/rules/${nouns}.ts'
import { check${Noun}Fields, ${noun}Fields } from '#domain/${feature}/rules/${nouns}.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { AppEvent } from '#server/platform/context/context.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { Conflict } from '#server/platform/http/refusal.ts'
import type { Moment } from '#server/platform/calls/moment.ts'
import { setMoment } from '#server/platform/calls/moment.ts'
import type { ${Noun}Row } from './present.ts'
import { present${Noun} } from './present.ts'
import { find${Noun}, hold${Noun} } from './queries.ts'
import { ${nouns} } from '${n.tables}'

const eventOf = (name: AppEvent['name'], { id, version, userId: memberId }: ${Noun}Row, details = {}): AppEvent => ({
  name,
  entity: '${noun}',
  id,
  version,
  memberId,
  details,
})
const answer = ({ ${noun} }: { ${noun}: ${Noun}Row }) => ({ ${noun}: present${Noun}(${noun}) })

const insert = statement((q, n: Args<${Noun}Fields & { id: string }>) =>
  q
    .insert(${nouns})
    .values({ id: n.id, userId: sql\`app_user()\`, createdBy: sql\`app_user()\`, title: n.title, body: n.body })
    // The sender made the id: the same ${noun} sent again is the same ${noun}.
    .onConflictDoNothing({ target: ${nouns}.id })
    .returning(),
)
const countOwn = sqlStatement<[], { count: number }>(
  'select count(*)::int as count from ${n.table} where user_id = app_user()',
)

export const create${Noun} = command(calls.${feature}.create${Noun}, {
  load: async ({ db }) => (await countOwn(db))[0]?.count ?? 0,
  can: canCreate${Noun},
  check: check${Noun}Fields,
  run: async ({ db, actor, input: { id, title, body } }) => {
    const [${noun}] = await insert(db, { id, title: title.trim(), body })
    if (${noun}) return { ${noun}, event: eventOf('${noun}.created', ${noun}) }
    const there = await find${Noun}(db, id)
    // Another member's ${noun} must not be told from any other id that cannot be used.
    if (there?.userId !== actor.userId) throw new Conflict('id_taken')
    return { ${noun}: there, event: null }
  },
  answer,
})

/** A statement that changes one ${noun} and answers it as it then stands. */
const update = <Values extends { id: string }>(set: (n: Args<Values>) => PgUpdateSetSource<typeof ${nouns}>) =>
  statement((q, n: Args<Values>) => q.update(${nouns}).set(set(n)).where(eq(${nouns}.id, n.id)).returning())
const updateFields = update<${Noun}Fields & { id: string; now: Date }>((n) => ({
  title: n.title,
  body: n.body,
  version: sql\`\${${nouns}.version} + 1\`,
  updatedAt: n.now,
}))

/** Two edits of different fields both stand; of one field the second is told what stands now (K93). */
export const edit${Noun} = command(calls.${feature}.edit${Noun}, {
  load: ({ db, input }) => hold${Noun}(db, input.id),
  can: canEdit${Noun},
  check: (input) => check${Noun}Fields(input.changes),
  run: async ({ db, input, loaded, now }) => {
    const stored: ${Noun}Fields = { title: loaded.title, body: loaded.body }
    const base = isStale(loaded, input.baseVersion) ? input.base : stored
    const { merged, clashes } = mergeEdit<${Noun}Fields>(${noun}Fields, base, input.changes, stored)
    if (clashes.length > 0) {
      const fields = clashes.map((clash) => clash.field)
      throw new Conflict('${noun}_changed', { version: loaded.version, fields, theirs: stored })
    }
    const [${noun}] = await updateFields(db, { id: loaded.id, title: merged.title.trim(), body: merged.body, now })
    if (!${noun}) throw new Conflict('${noun}_gone')
    return { ${noun}, event: eventOf('${noun}.edited', ${noun}, { fields: Object.keys(input.changes) }) }
  },
  answer,
})

type At = { id: string; at: Date | null; now: Date }
const archiving: Moment<${Noun}Row, { ${noun}: ${Noun} }> = {
  entity: '${noun}',
  get: hold${Noun},
  at: ({ archivedAt }) => archivedAt,
  set: update<At>((n) => ({ archivedAt: n.at, updatedAt: n.now })),
  present: (${noun}) => answer({ ${noun} }),
}
export const archive${Noun} = setMoment(calls.${feature}.archive${Noun}, archiving, {
  to: 'now',
  can: canArchive${Noun},
  event: '${noun}.archived',
})
export const restore${Noun} = setMoment(calls.${feature}.restore${Noun}, archiving, {
  to: 'never',
  can: canArchive${Noun},
  event: '${noun}.restored',
})
`,
    [`${n.server}/commands.test.ts`]: testOf(n),
  }
}
