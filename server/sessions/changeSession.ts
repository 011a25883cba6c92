import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { UpdateSessionInput } from '#contract/sessions.ts'
import type { Actor } from '#domain/actor.ts'
import type { Decision, Problem } from '#domain/decision.ts'
import { canEditSession, canMoveSession, canWriteSessionNotes } from '#domain/sessions/permissions.ts'
import { checkSessionFields } from '#domain/sessions/rules/fields.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { Conflict } from '#server/platform/http/refusal.ts'
import { pick } from '#server/platform/pick.ts'
import type { Done, Running } from './commands.ts'
import { eventOf, inFreeTime, only, takenAt } from './commands.ts'
import { movedEmail } from './emails.ts'
import type { KnownSession, SessionRow } from './queries.ts'
import { reachableColumns } from './queries.ts'
import { sessions } from './tables.ts'

type Changes = z.infer<typeof UpdateSessionInput>['changes']
const isNotesOnly = (changes: Changes) => Object.keys(changes).every((field) => field === 'notes')

const isMove = (changes: Changes) => 'startAt' in changes || 'endAt' in changes || 'timeZone' in changes

export function canEdit(actor: Actor, session: KnownSession, changes: Changes): Decision {
  if (isNotesOnly(changes)) return canWriteSessionNotes(actor, session)
  const asked = isMove(changes) ? canMoveSession : canEditSession
  return asked(actor, session, session)
}

export const checkEdit = (changes: Changes, session: KnownSession): readonly Problem[] =>
  isNotesOnly(changes) ? [] : checkSessionFields({ ...session, ...valuesOf(changes) })

type Words = Pick<
  SessionRow,
  'title' | 'description' | 'startAt' | 'endAt' | 'timeZone' | 'meetingUrl' | 'notes'
>
const updateWords = statement((q, s: Args<Words & { id: string; now: Date }>) =>
  q
    .update(sessions)
    .set({
      ...pick(s, 'title', 'description', 'startAt', 'endAt', 'timeZone', 'meetingUrl', 'notes'),
      // To what is still ahead nobody has failed to come.
      noShowAt: sql`case when ${s.startAt} > ${s.now} then null else ${sessions.noShowAt} end`,
      version: sql`${sessions.version} + 1`,
      updatedAt: s.now,
    })
    .where(eq(sessions.id, s.id))
    .returning(reachableColumns),
)

/** Words and times while a session is scheduled, staff's notes at any time; two editors are told (K93). */
export async function changeSession(
  { db, now, email }: Running,
  stored: KnownSession,
  input: z.infer<typeof UpdateSessionInput>,
): Promise<Done> {
  const values = valuesOf(input.changes)
  const fields = changedFields(stored, values)
  // The same edit sent again changes nothing and is no conflict.
  if (fields.length === 0) return { session: stored, event: null }
  if (stored.version !== input.baseVersion)
    throw new Conflict('session_changed', { version: stored.version, theirs: theirs(stored) })
  const update = updateWords(db, { ...wordsOf(stored), ...values, id: stored.id, now })
  const session = only(await inFreeTime(update, takenAt))
  if (fields.some((field) => field === 'startAt' || field === 'endAt'))
    await email(session.userId, movedEmail(session), `session.moved ${session.id} ${session.version}`)
  return { session, event: eventOf('session.updated', session, { fields }) }
}

function valuesOf({ startAt, endAt, title, ...rest }: Changes): Partial<Words> {
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
    ...(title === undefined ? {} : { title: title.trim() }),
    ...(startAt === undefined ? {} : { startAt: new Date(startAt) }),
    ...(endAt === undefined ? {} : { endAt: new Date(endAt) }),
  }
}

const wordsOf = ({ title, description, startAt, endAt, timeZone, meetingUrl, notes }: Words): Words => ({
  title,
  description,
  startAt,
  endAt,
  timeZone,
  meetingUrl,
  notes,
})

const theirs = (stored: SessionRow) => ({
  ...wordsOf(stored),
  startAt: stored.startAt.toISOString(),
  endAt: stored.endAt.toISOString(),
})

function changedFields(stored: SessionRow, values: Partial<Words>): string[] {
  const plain = (value: unknown) => (value instanceof Date ? value.getTime() : value)
  const before = new Map<string, unknown>(Object.entries(stored))
  return Object.entries(values)
    .filter(([field, value]) => plain(value) !== plain(before.get(field)))
    .map(([field]) => field)
}
