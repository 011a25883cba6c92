import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { pick } from '#server/platform/pick.ts'
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
      ...pick(f, 'id', 'userId', 'createdBy', 'kind', 'name', 'byteSize', 'key'),
    })
    .onConflictDoNothing({ target: files.id })
    .returning({ id: files.id }),
)
