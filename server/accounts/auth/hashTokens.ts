import type { DBAdapter, Where } from 'better-auth'
import { hashToken } from '#server/platform/signInCookie.ts'

type Row = Record<string, unknown>
type Create<T> = {
  model: string
  data: Omit<T, 'id'>
  select?: string[] | undefined
  forceAllowId?: boolean | undefined
}
type Query = { model: string; where?: Where[] }

/**
 * Stores the token of a sign-in hashed and finds it by its hash, while Better Auth goes on seeing the token
 * that it made. Without this a copy of `auth_sessions` would sign anybody in (security §2.8).
 */
export function hashTokens(adapter: DBAdapter): DBAdapter {
  const wrapped: DBAdapter = {
    ...adapter,
    create: async <T extends Row, R = T>(query: Create<T>): Promise<R> => {
      if (query.model !== 'session') return await adapter.create<T, R>(query)
      const { token } = query.data as Row // safe because a row of any model is a record of columns
      const made = await adapter.create<T, R>({ ...query, data: { ...query.data, token: hashed(token) } })
      return { ...made, token }
    },
    findOne: async (query) => restore(await adapter.findOne(stored(query)), query),
    findMany: (query) => adapter.findMany(stored(query)),
    count: (query) => adapter.count(stored(query)),
    update: async (query) => restore(await adapter.update(withHash(stored(query))), query),
    updateMany: (query) => adapter.updateMany(withHash(stored(query))),
    delete: (query) => adapter.delete(stored(query)),
    deleteMany: (query) => adapter.deleteMany(stored(query)),
    consumeOne: (query) => adapter.consumeOne(stored(query)),
    // The request's own transaction is already open; a second one would commit it half-way.
    transaction: (work) => work(wrapped),
  }
  return wrapped
}

const hashed = (value: unknown): unknown =>
  typeof value === 'string' ? hashToken(value) : Array.isArray(value) ? value.map(hashed) : value

function stored<Q extends Query>(query: Q): Q {
  if (query.model !== 'session' || !query.where) return query
  const where = query.where.map(
    (each) => (each.field === 'token' ? ({ ...each, value: hashed(each.value) } as Where) : each), // safe because a hash is text, as the token was
  )
  return { ...query, where }
}

function withHash<Q extends Query & { update: Row }>(query: Q): Q {
  if (query.model !== 'session' || !('token' in query.update)) return query
  return { ...query, update: { ...query.update, token: hashed(query.update.token) } }
}

/** The row found by a token carries that token again, because the cookie is made from it. */
function restore<T>(found: T, query: Query): T {
  const by = query.model === 'session' ? query.where?.find((each) => each.field === 'token') : undefined
  return found && by ? ({ ...found, token: by.value } as T) : found // safe because only the token's value is put back
}
