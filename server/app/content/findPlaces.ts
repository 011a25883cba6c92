import { quickFoundMax } from '#domain/content/limits.ts'
import { recordViews } from '#server/accounts/advisors/recordView.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'

type Found = { kind: 'card' | 'session' | 'member'; id: string; label: string; note: string; owner: string }

// A search is a substring, taken as it is: a % or _ means itself. Whose sessions and people, the row rules decide.
const found = sqlStatement<[words: string], Found>(`
  (select 'card' as kind, id, title as label, status::text as note, user_id as owner from julboard_tasks
    where user_id = app_user() and archived_at is null and strpos(lower(title), lower($1)) > 0
    order by updated_at desc, id limit ${quickFoundMax})
  union all
  (select 'session', id, title, to_char(start_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), user_id from sessions
    where deleted_at is null and (hidden_at is null or user_id <> app_user()) and strpos(lower(title), lower($1)) > 0
    order by start_time desc, id limit ${quickFoundMax})
  union all
  (select 'member', id, concat_ws(' ', first_name, last_name), coalesce(company, ''), id from profiles
    where current_user = 'app_staff' and id <> app_user()
      and (strpos(lower(concat_ws(' ', first_name, last_name)), lower($1)) > 0 or strpos(lower(company), lower($1)) > 0)
    order by lower(concat_ws(' ', first_name, last_name)), id limit ${quickFoundMax})`)

/** Cards, sessions and, for staff, members by part of their title or name (T-162). */
export const findPlaces = query(calls.content.findPlaces, {
  read: ({ db, input }) => found(db, input.words.trim()),
  present: async (rows, { db, actor }) => {
    // A title is part of a session, so whoever reads it as staff is named to its member (4.12.3).
    const read = rows.filter(({ kind, owner }) => kind === 'session' && owner !== actor.userId)
    await recordViews(
      db,
      actor,
      read.map(({ owner }) => owner),
      'sessions',
    )
    return { places: rows.map(({ kind, id, label, note }) => ({ kind, id, label, note })) }
  },
})
