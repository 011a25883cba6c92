import type { Actor } from '#domain/actor.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { KnownSession } from './queries.ts'
import { holdSession, loadMember, loadSession } from './queries.ts'

export type { KnownSession, SessionRow } from './queries.ts'
export const getMember = loadMember

/** For features that do not load by `queries.ts` yet. */
export const getSession = (
  { db }: { db: Db; actor: Actor },
  id: string,
  { lock = false, including }: { lock?: boolean; including?: 'hidden' | 'deleted' } = {},
): Promise<KnownSession> => (lock ? holdSession : loadSession)(db, id, including)
