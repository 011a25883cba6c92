import { sessionLimits } from '#domain/sessions/limits.ts'
import { canViewSessionDetails } from '#domain/sessions/permissions.ts'
import { recordView } from '#server/accounts/advisors/recordView.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { momentOf, nextOf } from '#server/platform/http/cursor.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { loadSession } from '#server/sessions/queries.ts'
import type { NoteRow } from './noteRow.ts'
import { presentSessionNote } from './present.ts'

// A note and the card that it was linked to, where its reader may see that card (K99).
const columns = `n.id, n.session_id as "sessionId", n.user_id as "userId", n.content, n.content_type as "contentType",
  n.file_url as "fileUrl", n.file_name as "fileName", n.tags, n.version, n.deleted_at as "deletedAt",
  n.created_at as "createdAt", n.updated_at as "updatedAt", c.id as "cardId", c.title as "cardTitle"`
const linked = `left join board_assignments a on a.user_id = n.user_id and a.source_type = 'session_notes' and a.source_id = n.id
  left join julboard_tasks c on c.id = a.target_id`

type Page = [sessionId: string, search: string | null, at: string | null, id: string | null, limit: number]
const page = sqlStatement<Page, NoteRow>(
  // strpos takes the text as it is: a % or _ in a search means itself.
  `select ${columns} from session_notes n ${linked}
   where n.session_id = $1 and n.deleted_at is null
     and ($2::text is null or strpos(lower(n.content), lower($2)) > 0 or strpos(lower(array_to_string(n.tags, ' ')), lower($2)) > 0)
     and ($3::timestamptz is null or (n.created_at, n.id) < ($3::timestamptz, $4::uuid))
   order by n.created_at desc, n.id desc limit $5`,
)
const deletedOf = sqlStatement<[sessionId: string], NoteRow>(
  `select ${columns} from session_notes n ${linked}
   where n.session_id = $1 and n.user_id = app_user()
     and n.deleted_at > now() - make_interval(days => ${sessionLimits.noteUndoDays})
   order by n.deleted_at desc, n.id limit ${sessionLimits.notesPage}`,
)
const ownById = sqlStatement<[id: string], NoteRow>(
  `select ${columns} from session_notes n ${linked} where n.id = $1 and n.user_id = app_user()`,
)

const visibleCard = sqlStatement<[id: string], { memberId: string }>(
  `select user_id as "memberId" from julboard_tasks where id = $1`,
)
const ofCard = sqlStatement<
  [cardId: string],
  Pick<NoteRow, 'id' | 'sessionId' | 'content' | 'createdAt'> & { sessionTitle: string }
>(
  `select n.id, n.session_id as "sessionId", n.content, n.created_at as "createdAt", s.title as "sessionTitle"
   from board_assignments a join session_notes n on n.user_id = a.user_id and n.id = a.source_id
     join sessions s on s.id = n.session_id
   where a.source_type = 'session_notes' and a.target_id = $1 and n.deleted_at is null and s.deleted_at is null
     and (s.hidden_at is null or s.user_id <> app_user())
   order by n.created_at desc, n.id limit ${sessionLimits.notesPage}`,
)

/** What was noted in sessions and linked to a card, for whoever sees both (K99). */
export const listLinkedNotes = query(calls.sessions.listLinkedNotes, {
  read: async ({ db, input: { cardId } }) => {
    const [[card], notes] = await Promise.all([visibleCard(db, cardId), ofCard(db, cardId)])
    if (!card) throw new NotFound('card')
    return { card, notes }
  },
  present: async ({ card, notes }, { db, actor }) => {
    if (notes.length > 0) await recordView(db, actor, card.memberId, 'sessions')
    return {
      notes: notes.map(({ createdAt, ...note }) => ({ ...note, createdAt: createdAt.toISOString() })),
    }
  },
})

/** One of the reader's own notes, deleted or not; nobody else's is ever changed. */
export async function loadNote(db: Db, id: string): Promise<NoteRow> {
  const [note] = await ownById(db, id)
  if (!note) throw new NotFound('note')
  return note
}
export const findNote = async (db: Db, id: string): Promise<NoteRow | null> =>
  (await ownById(db, id))[0] ?? null

export const listSessionNotes = query(calls.sessions.listSessionNotes, {
  read: async ({ db, input }) => {
    const { sessionId, cursor, limit = sessionLimits.notesPage } = input
    const search = input.search?.trim() || null
    const after = momentOf(cursor)
    const [session, rows, deleted] = await Promise.all([
      loadSession(db, sessionId),
      page(db, sessionId, search, after?.at ?? null, after?.id ?? null, limit + 1),
      cursor || search ? [] : deletedOf(db, sessionId),
    ])
    return { session, rows, deleted, limit }
  },
  can: (actor, { session }) => canViewSessionDetails(actor, session, session),
  present: async ({ session, rows, deleted, limit }, { db, actor }) => {
    await recordView(db, actor, session.userId, 'sessions')
    return {
      notes: rows.slice(0, limit).map(presentSessionNote),
      deleted: deleted.map(presentSessionNote),
      next: nextOf(rows, limit),
    }
  },
})
