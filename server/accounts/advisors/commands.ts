import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { canAssignAdvisor, canAssignAdvisors } from '#domain/accounts/permissions.ts'
import { checkAssignment } from '#domain/accounts/rules/assignment.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { Effects } from '#server/platform/calls/effects.ts'
import type { AppEvent, Context } from '#server/platform/context/context.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { Conflict, NotFound } from '#server/platform/http/refusal.ts'
import { advisorAssignedEmail, advisorEndedEmail } from '../emails.ts'
import { personColumns } from '../people/personColumns.ts'
import { memberAdvisors, profiles } from '../tables.ts'
import type { AssignmentRow } from './assignmentRow.ts'
import { assignmentColumns } from './assignmentRow.ts'
import { presentAdvisor } from './present.ts'

const { userId, firstName, email, roles, disabledAt } = personColumns
const personById = statement((q, { id }: Args<{ id: string }>) =>
  q
    .select({ userId, firstName, email, roles, disabledAt })
    .from(profiles)
    .where(eq(profiles.id, id))
    .limit(1),
)
async function loadPerson(db: Db, id: string) {
  const [person] = await personById(db, { id })
  if (!person) throw new NotFound('person')
  return person
}

const byId = statement((q, { id }: Args<{ id: string }>) =>
  q.select(assignmentColumns).from(memberAdvisors).where(eq(memberAdvisors.id, id)).limit(1),
)
const current = statement((q, { memberId, advisorId }: Args<{ memberId: string; advisorId: string }>) =>
  q
    .select(assignmentColumns)
    .from(memberAdvisors)
    .where(
      and(
        eq(memberAdvisors.userId, memberId),
        eq(memberAdvisors.advisorId, advisorId),
        or(isNull(memberAdvisors.untilAt), gt(memberAdvisors.untilAt, sql`now()`)),
      ),
    )
    .limit(1),
)
type Assignment = { id: string; memberId: string; advisorId: string; untilAt: Date | null }
const insert = statement((q, a: Args<Assignment>) =>
  q
    .insert(memberAdvisors)
    .values({ id: a.id, userId: a.memberId, advisorId: a.advisorId, untilAt: a.untilAt })
    .onConflictDoNothing()
    .returning(assignmentColumns),
)
// Two who assign the same person at once come one after the other.
const holdMember = sqlStatement<[member: string], Record<string, never>>(
  `select from pg_advisory_xact_lock(hashtextextended('advisors ' || $1, 0))`,
)

type Running = Context & Effects
type Told = { firstName: string | null; email: string | null }
const eventOf = (name: 'advisor.assigned' | 'advisor.ended', row: AssignmentRow): AppEvent => ({
  name,
  entity: 'advisor',
  id: row.id,
  memberId: row.userId,
  details: { advisorId: row.advisorId, untilAt: row.untilAt?.toISOString() ?? null },
})
const answer = ({ advisor }: { advisor: AssignmentRow }, { actor }: Context) => ({
  advisor: presentAdvisor(advisor, actor),
})

/** Opens a member's board and sessions to a colleague, from now until the end that is named; the member is told (4.13.1). */
export const assignAdvisor = command(calls.accounts.assignAdvisor, {
  load: async ({ db, input }) => {
    const [, member, advisor, [standing], [sent]] = await Promise.all([
      holdMember(db, input.memberId),
      loadPerson(db, input.memberId),
      loadPerson(db, input.advisorId),
      current(db, input),
      byId(db, { id: input.id }),
    ])
    return { member, advisor, standing, sent }
  },
  can: (actor, { member, advisor, standing, sent }, _now, input) =>
    canAssignAdvisor(actor, {
      memberId: member.userId,
      advisorId: advisor.userId,
      isStaff: advisor.roles.length > 0,
      isDisabled: advisor.disabledAt !== null,
      // The same one sent again is no second one.
      isAssigned: standing !== undefined && sent?.id !== input.id,
    }),
  check: ({ untilAt }, _loaded, { now }) =>
    checkAssignment({ untilAt: untilAt ? new Date(untilAt) : null }, now),
  run: async (ctx) => {
    const { db, input, loaded } = ctx
    const untilAt = input.untilAt ? new Date(input.untilAt) : null
    if (loaded.sent) {
      const { sent } = loaded
      const isSame = sent.userId === input.memberId && sent.advisorId === input.advisorId
      // With another end it is another order.
      if (!isSame || sent.untilAt?.getTime() !== untilAt?.getTime()) throw new Conflict('id_taken')
      return { advisor: sent, event: null }
    }
    const [advisor] = await insert(db, { ...input, untilAt })
    if (!advisor) throw new Conflict('id_taken')
    await tell(ctx, loaded.member, advisor, advisorAssignedEmail)
    return { advisor, event: eventOf('advisor.assigned', advisor) }
  },
  answer,
})

const end = statement((q, { id, now }: Args<{ id: string; now: Date }>) =>
  q
    .update(memberAdvisors)
    .set({ untilAt: now })
    .where(
      and(eq(memberAdvisors.id, id), or(isNull(memberAdvisors.untilAt), gt(memberAdvisors.untilAt, now))),
    )
    .returning(assignmentColumns),
)

/** Ends an assignment at once; the member is told. One that has ended stays as it is. */
export const endAdvisor = command(calls.accounts.endAdvisor, {
  load: async ({ db, input }) => {
    const [assignment] = await byId(db, input)
    if (!assignment) throw new NotFound('advisor')
    return { assignment, member: await loadPerson(db, assignment.userId) }
  },
  can: (actor) => canAssignAdvisors(actor),
  run: async (ctx) => {
    const { db, now, loaded } = ctx
    const [advisor] = await end(db, { id: loaded.assignment.id, now })
    if (!advisor) return { advisor: loaded.assignment, event: null }
    await tell(ctx, loaded.member, advisor, advisorEndedEmail)
    return { advisor, event: eventOf('advisor.ended', advisor) }
  },
  answer,
})

async function tell(
  { email }: Running,
  member: Told,
  advisor: AssignmentRow,
  write: typeof advisorAssignedEmail,
): Promise<void> {
  const mail = write({ name: member.firstName ?? '', advisor: advisor.advisorName ?? '' })
  await email(advisor.userId, mail, `${mail.template} ${advisor.id}`)
}
