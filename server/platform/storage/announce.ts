import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { files } from './tables.ts'

type Announced = Pick<
  typeof files.$inferSelect,
  'id' | 'userId' | 'createdBy' | 'kind' | 'name' | 'byteSize' | 'key'
>

/** A file whose bytes are yet to come; `key` is its random name in the store. Sent twice it is announced once. */
export const announceFile = statement((q, f: Args<Announced>) =>
  q
    .insert(files)
    .values({
      id: f.id,
      userId: f.userId,
      createdBy: f.createdBy,
      kind: f.kind,
      name: f.name,
      byteSize: f.byteSize,
      key: f.key,
    })
    .onConflictDoNothing({ target: files.id })
    .returning({ id: files.id }),
)
