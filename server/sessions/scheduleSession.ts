import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { ScheduleSessionInput } from '#contract/sessions.ts'
import { canScheduleSession } from '#domain/sessions/permissions.ts'
import { checkSessionFields } from '#domain/sessions/rules/fields.ts'
import { findAddress } from '#server/accounts/people/findAddress.ts'
import { findNames } from '#server/accounts/people/findNames.ts'
import { memberAdvisors } from '#server/accounts/tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { command } from '#server/platform/earlier/command.ts'
import { Conflict } from '#server/platform/http/refusal.ts'
import { scheduledEmail } from './emails.ts'
import type { SessionRow } from './reads.ts'
import { getMember } from './reads.ts'
import { sessions } from './tables.ts'

/** Whoever schedules a session for a member becomes their advisor in the same transaction (4.12.3). */
export const scheduleSession = command({
  input: ScheduleSessionInput,
  load: async ({ db, input }) => ({ member: await getMember(db, input.memberId) }),
  can: (actor, { member }) => canScheduleSession(actor, member),
  check: (input, _loaded, { actor }) => [
    ...checkSessionFields(fieldsOf(input)),
    ...(input.memberId === actor.userId
      ? [{ field: 'memberId', message: 'Choose a member, not yourself.' }]
      : []),
  ],
  run: async ({ db, app, actor, input, loaded: { member }, publish, mail }) => {
    await db
      .insert(memberAdvisors)
      .values({ id: app.clock.newId(), userId: member.id, advisorId: actor.userId })
      .onConflictDoNothing()
    const [made] = await db
      .insert(sessions)
      .values({
        id: input.id,
        userId: member.id,
        createdBy: actor.userId,
        advisorId: actor.userId,
        sessionType: input.sessionType,
        ...fieldsOf(input),
        description: input.description?.trim() ?? '',
        notes: input.notes ?? '',
      })
      // The sender made the id: the same order sent again is the same session.
      .onConflictDoNothing({ target: sessions.id })
      .returning()
    if (!made) return { session: await sameAgain(db, input.id, member.id), isNew: false }
    await publish('sessions', {
      entity: 'session',
      id: made.id,
      version: made.version,
      kind: 'session.scheduled',
      memberId: made.userId,
    })
    const address = await findAddress(db, member.id)
    if (address) {
      const message = scheduledEmail(
        app.config,
        member,
        (await findNames(db, [actor.userId])).get(actor.userId) ?? '',
        made,
      )
      await mail(address, message, `session.scheduled ${made.id}`)
    }
    return { session: made, isNew: true }
  },
  audit: {
    action: 'session.scheduled',
    subject: ({ session }) => ({ type: 'session', id: session.id, memberId: session.userId }),
    happened: ({ isNew }) => isNew,
  },
})

const fieldsOf = (input: z.infer<typeof ScheduleSessionInput>) => ({
  title: input.title.trim(),
  startAt: new Date(input.startAt),
  endAt: new Date(input.endAt),
  timeZone: input.timeZone,
  meetingUrl: input.meetingUrl ?? null,
})

/** The id is there already: the same order again, or an id that cannot be used. */
async function sameAgain(db: Db, id: string, memberId: string): Promise<SessionRow> {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, id)).limit(1)
  if (!row || row.userId !== memberId) throw new Conflict('id_taken')
  return row
}
