import type { z } from 'zod'
import { UpdateSessionInput } from '#contract/sessions.ts'
import { canEditSession, canWriteSessionNotes } from '#domain/sessions/permissions.ts'
import { checkSessionFields } from '#domain/sessions/rules/fields.ts'
import { findAddress } from '#server/accounts/people/findAddress.ts'
import { command } from '#server/platform/earlier/command.ts'
import { Conflict } from '#server/platform/http/refusal.ts'
import { movedEmail } from './emails.ts'
import type { SessionRow } from './reads.ts'
import { getMember, getSession } from './reads.ts'
import { storeSession } from './storeSession.ts'

/** Words and times while a session is scheduled, staff's notes at any time; two editors are told (K93). */
export const updateSession = command({
  input: UpdateSessionInput,
  load: (ctx) => getSession(ctx, ctx.input.id, { lock: true }),
  can: (actor, session, _now, { changes }) =>
    Object.keys(changes).every((field) => field === 'notes')
      ? canWriteSessionNotes(actor, session)
      : canEditSession(actor, session, session),
  check: ({ changes }, session) =>
    Object.keys(changes).every((field) => field === 'notes')
      ? []
      : checkSessionFields({ ...session, ...valuesOf(changes) }),
  run: async (ctx) => {
    const { db, app, input, loaded: stored, mail } = ctx
    const values = valuesOf(input.changes)
    const fields = changedFields(stored, values)
    if (fields.length === 0) return { session: stored, fields }
    if (stored.version !== input.baseVersion) {
      throw new Conflict('session_changed', { version: stored.version, theirs: theirs(stored) })
    }
    const changes = { ...values, version: stored.version + 1 }
    const session = await storeSession(ctx, stored.id, changes, 'session.updated')
    const address = fields.some((field) => field === 'startAt' || field === 'endAt')
      ? await findAddress(db, session.userId)
      : null
    if (address) {
      const message = movedEmail(app.config, await getMember(db, session.userId), session)
      await mail(address, message, `session.moved ${session.id} ${session.version}`)
    }
    return { session, fields }
  },
  audit: {
    action: 'session.updated',
    subject: ({ session, fields }) => ({
      type: 'session',
      id: session.id,
      memberId: session.userId,
      details: { fields },
    }),
    happened: ({ fields }) => fields.length > 0,
  },
})

type Values = Partial<
  Pick<SessionRow, 'title' | 'description' | 'startAt' | 'endAt' | 'timeZone' | 'meetingUrl' | 'notes'>
>

function valuesOf({ startAt, endAt, title, ...rest }: z.infer<typeof UpdateSessionInput>['changes']): Values {
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
    ...(title === undefined ? {} : { title: title.trim() }),
    ...(startAt === undefined ? {} : { startAt: new Date(startAt) }),
    ...(endAt === undefined ? {} : { endAt: new Date(endAt) }),
  }
}

const theirs = ({ title, description, startAt, endAt, timeZone, meetingUrl, notes }: SessionRow) => ({
  title,
  description,
  startAt: startAt.toISOString(),
  endAt: endAt.toISOString(),
  timeZone,
  meetingUrl,
  notes,
})

/** What really changes: the same edit sent again changes nothing and is no conflict. */
function changedFields(stored: SessionRow, values: Values): string[] {
  const plain = (value: unknown) => (value instanceof Date ? value.getTime() : value)
  const before = new Map<string, unknown>(Object.entries(stored))
  return Object.entries(values)
    .filter(([field, value]) => plain(value) !== plain(before.get(field)))
    .map(([field]) => field)
}
