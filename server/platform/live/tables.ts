import { sql } from 'drizzle-orm'
import { bigserial, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, xid8 } from '#server/platform/db/columns.ts'
import { allow, everyRow } from '#server/platform/db/policies.ts'

// Asked under the row rules of profiles, which are the writer's own.
const reachable = sql`member_id = app_user() or exists (select from profiles p where p.id = member_id)`

// The outbox. Read by the cursor (xid, id) below the oldest running transaction: "id greater than the last"
// loses events of transactions that commit late (F21).
export const liveEvents = pgTable(
  'live_events',
  {
    id: bigserial('id', { mode: 'bigint' }).notNull(),
    xid: xid8('xid').notNull().default(sql`pg_current_xact_id()`),
    topic: text('topic').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    version: integer('version').notNull().default(0),
    kind: text('kind').notNull(),
    // The member whose row changed; null for rows that belong to nobody.
    memberId: uuid('member_id'),
    createdAt: createdAt(),
  },
  (table) => [
    // The cursor's order is the only one it is read in: one index, because every command writes here.
    primaryKey({ name: 'live_events_cursor', columns: [table.xid, table.id] }),
    // Whoever writes tells of a member they may see; of nobody else could a screen be made to fetch.
    ...allow('member', ['insert'], reachable),
    ...allow('staff', ['insert'], sql`member_id is null or ${reachable}`),
    ...allow('auth', ['insert'], everyRow),
    ...allow('jobs', ['select', 'insert', 'delete'], everyRow),
  ],
)
