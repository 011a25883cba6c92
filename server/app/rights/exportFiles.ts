import { canUseRecording } from '#domain/consent/permissions.ts'
import { listConsentStates } from '#server/consent/queries.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { Missing } from '#server/platform/storage/missing.ts'
import type { Store } from '#server/platform/storage/store.ts'
import type { Archive } from './exportArchive.ts'

type OwnFile = {
  id: string
  name: string
  byteSize: number
  key: string
  /** Of a recording. */
  sessionId: string | null
}

const listOwn = sqlStatement<[userId: string], OwnFile>(
  `select f.id, f.name, f.byte_size::float8 as "byteSize", f.key, own.session_id as "sessionId"
   from (
     select a.id, null::uuid as session_id from card_attachments a where a.user_id = $1 and a.deleted_at is null
     union all
     select r.file_id, r.session_id from recordings r join sessions s on s.id = r.session_id
       where s.user_id = $1 and s.deleted_at is null and r.status = 'ready' and r.is_download_allowed
   ) own join files f on f.id = own.id where f.status = 'stored' order by f.stored_at desc, f.id`,
)

/** A person's own files: what is attached to their cards, and recordings they may save a copy of (K93, T-088). */
export async function listOwnFiles(db: Db, userId: string): Promise<OwnFile[]> {
  const files = await listOwn(db, userId)
  const sessions = files.flatMap(({ sessionId }) => sessionId ?? [])
  const states = await listConsentStates(db, [...new Set(sessions)])
  return files.filter(({ sessionId }) => {
    const state = sessionId === null ? 'complete' : states.get(sessionId)
    return state !== undefined && canUseRecording({ state }).ok
  })
}

/** The newest files that all together are not too large, and the others. */
export function choose(files: readonly OwnFile[], mostBytes: number): { taken: OwnFile[]; left: OwnFile[] } {
  let size = 0
  const fits = ({ byteSize }: OwnFile) => {
    if (size + byteSize > mostBytes) return false
    size += byteSize
    return true
  }
  const { true: taken = [], false: left = [] } = Object.groupBy(files, (file) => String(fits(file)))
  return { taken, left }
}

/** Bytes of files as they come out of the store. One that was erased meanwhile is not in the archive. */
export async function exportFiles(
  store: Store,
  archive: Archive,
  files: readonly OwnFile[],
  tell: (part: number) => Promise<unknown>,
): Promise<void> {
  for (const [at, file] of files.entries()) {
    const bytes = await store.read(file.key).catch((error: unknown) => {
      if (error instanceof Missing) return null
      throw error
    })
    // Sound and pictures are packed by their own formats.
    if (bytes) await archive.add(pathOf(file), bytes, true)
    await tell((at + 1) / files.length)
  }
}

/** A name that every system takes, and that is of one file alone; files.json has the same beginning as its id. */
export const pathOf = ({ id, name }: Pick<OwnFile, 'id' | 'name'>): string =>
  `files/${id.slice(0, 8)}-${name.replace(/[^\p{L}\p{N}. _()-]/gu, '_').slice(-120)}`
